import { fetchQuery, graphql, type Environment } from 'relay-runtime';
import type { appBadgeQuery } from '../../__generated__/relay/appBadgeQuery.graphql';
import { hasBadge, setBadge } from '../device/pushDevice';
import type { World } from '../device/world';
import type { Person } from '../session/state';

/**
 * Keeps the number on the app's sign, where the platform has one, as the bell has it: whenever the
 * app comes to the front or leaves it.
 */
export function keepBadge(
  environment: Environment,
  { visible }: Pick<World, 'visible'>,
  person: Person,
): () => void {
  if (!hasBadge()) return () => undefined;
  const read = (): void => {
    // Of a link the list is all there is, and it is on the screen.
    if (person.link !== undefined) return setBadge(0);
    // Without an answer the number stays.
    fetchQuery<appBadgeQuery>(
      environment,
      badgeQuery,
      {},
      { fetchPolicy: 'network-only' },
    ).subscribe({
      next: ({ viewer }) => viewer && setBadge(viewer.newlyWaiting),
      error: () => undefined,
    });
  };
  read();
  return visible.subscribe(read);
}

const badgeQuery = graphql`
  query appBadgeQuery {
    viewer {
      newlyWaiting
    }
  }
`;
