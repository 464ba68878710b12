import { graphql, useMutation } from 'react-relay/hooks';
import type {
  SaveViewInput,
  useSaveViewMutation,
} from '../../../__generated__/relay/useSaveViewMutation.graphql';
import { readView, type SavedView } from '../../parts/savedView';
import { useKeepViews } from './useKeepViews';

/**
 * Creates or changes a view and resolves to the saved one. Rejects with the server's refusal. Not
 * an event, so not sent through the outbox:
 * without a connection the sheet shows an error.
 */
export function useSaveView(): (input: SaveViewInput) => Promise<SavedView | null> {
  const keepViews = useKeepViews();
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
    new Promise((resolve, reject) => {
      const onCompleted = ({ saveView: { view } }: useSaveViewMutation['response']): void => {
        keepViews();
        resolve(view ? readView(view) : null);
      };
      commit({ variables: { input }, onCompleted, onError: reject });
    });
}
