import { graphql, useMutation } from 'react-relay/hooks';
import type { SetProjectStateInput, useSetProjectStateMutation } from '../../../__generated__/relay/useSetProjectStateMutation.graphql';

/** Archives or restores a project. Rejects with the server's refusal. */
export function useSetProjectState(): (input: SetProjectStateInput) => Promise<void> {
  const [commit] = useMutation<useSetProjectStateMutation>(graphql`
    mutation useSetProjectStateMutation($input: SetProjectStateInput!) {
      setProjectState(input: $input) {
        project {
          ...Archive_project
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- the frame around the screen shows it at once
          ...ProjectRoute_project
        }
      }
    }
  `);
  return (input) => new Promise((resolve, reject) => commit({ variables: { input }, onCompleted: () => resolve(), onError: reject }));
}
