import { graphql, useMutation } from 'react-relay/hooks';
import type { useChangeMailingMutation, useChangeMailingMutation$data } from '../../../__generated__/relay/useChangeMailingMutation.graphql';

type Mailing = useChangeMailingMutation$data['changeMailing']['viewer']['mailing'];

/** Sets which e-mails the viewer gets; optimistic. Rejects with the server's refusal. */
export function useChangeMailing(): (wanted: Mailing) => Promise<void> {
  const [commit] = useMutation<useChangeMailingMutation>(graphql`
    mutation useChangeMailingMutation($input: ChangeMailingInput!) {
      changeMailing(input: $input) {
        viewer {
          mailing {
            available
            waiting
            digest
          }
        }
      }
    }
  `);
  return (mailing) =>
    new Promise((resolve, reject) => {
      const { waiting, digest } = mailing;
      commit({
        variables: { input: { waiting, digest } },
        optimisticResponse: { changeMailing: { viewer: { mailing } } },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
