import { graphql, useMutation } from 'react-relay/hooks';
import type { SaveViewInput, useSaveViewMutation } from '../../../__generated__/relay/useSaveViewMutation.graphql';
import { readView, type SavedView } from './savedView';

/**
 * Makes a view or changes it, and answers it as it is kept. Throws what the server refused with. No event, so nothing for the outbox: who has no
 * connection is told so in the sheet, and the list stays as it is.
 */
export function useSaveView(): (input: SaveViewInput) => Promise<SavedView | null> {
  const [commit] = useMutation<useSaveViewMutation>(graphql`
    mutation useSaveViewMutation($input: SaveViewInput!) {
      saveView(input: $input) {
        view {
          ...savedView_view
        }
        project {
          ...useViews_project
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: ({ saveView: { view } }) => resolve(view ? readView(view) : null), onError: reject }));
}
