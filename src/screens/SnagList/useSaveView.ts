import { graphql, useMutation } from 'react-relay/hooks';
import type { SaveViewInput, useSaveViewMutation } from '../../../__generated__/relay/useSaveViewMutation.graphql';
import { readView, type SavedView } from './savedView';

/**
 * Creates or changes a view and resolves to the saved one. Rejects with the server's refusal. Not an event, so not sent through the outbox:
 * without a connection the sheet shows an error.
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
