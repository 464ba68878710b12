import { graphql, useFragment } from 'react-relay/hooks';
import type { ViewNotice_project$key } from '../../../__generated__/relay/ViewNotice_project.graphql';
import { listOf } from '../../domain/lists';
import { Notice } from '../../ui/Notice';
import { useViews } from './useViews';
import { openViewMessages as messages } from './openViewMessages';

/** Tells which filters of the open view do not exist any more. */
export function ViewNotice({ project }: { project: ViewNotice_project$key }) {
  const data = useFragment(
    graphql`
      fragment ViewNotice_project on Project {
        ...useViews_project
      }
    `,
    project,
  );
  const { open } = useViews(data);
  const parts = listOf((open?.missing ?? []).map((part) => messages.parts[part]));
  return <Notice kind="told">{open !== null && parts !== '' && messages.missing(open.name, parts)}</Notice>;
}
