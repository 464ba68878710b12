import { useEffect } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { useFollowed_list$key } from '../../../__generated__/relay/useFollowed_list.graphql';
import { useUserSession } from '../../app/context';

/** Largest number of journals that the page follows. */
const most = 10;

/** Follows the journals of the person's projects while the screen is open, up to the limit. */
export function useFollowed(list: useFollowed_list$key): void {
  const { projects } = useFragment(
    graphql`
      fragment useFollowed_list on WaitingConnection {
        projects {
          id
          # eslint-disable-next-line relay/unused-fields -- where following begins and looking ends, read from the store
          journalCursor
        }
      }
    `,
    list,
  );
  const { journal } = useUserSession();
  const ids = projects
    .slice(0, most)
    .map(({ id }) => id)
    .join(' ');
  useEffect(() => {
    const stops = ids === '' ? [] : ids.split(' ').map((id) => journal.watch(id));
    return () => stops.forEach((stop) => stop());
  }, [journal, ids]);
}
