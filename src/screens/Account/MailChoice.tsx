import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { MailChoice_viewer$key } from '../../../__generated__/relay/MailChoice_viewer.graphql';
import type {
  ChangeMailingInput,
  MailChoiceChangeMutation,
  MailChoiceChangeMutation$data,
} from '../../../__generated__/relay/MailChoiceChangeMutation.graphql';
import { useSubmit } from '../../app/forms';
import { differing } from '../../domain/changedFields';
import { Choices } from '../../ui/fields/Choices';
import { Notice } from '../../ui/Notice';
import { Part } from './Part';
import { messages } from './messages';

const options = [
  { value: 'waiting', label: messages.mailWaiting },
  { value: 'digest', label: messages.mailDigest },
] as const;

/** Choice of e-mails. Each change is saved at once. */
export function MailChoice({ viewer }: { viewer: MailChoice_viewer$key }) {
  const { mailing } = useFragment(
    graphql`
      fragment MailChoice_viewer on Viewer {
        mailing {
          available
          waiting
          digest
        }
      }
    `,
    viewer,
  );
  const change = useChangeMailing();
  const [saved, setSaved] = useState(false);
  const { problem, run } = useSubmit(() => setSaved(true));
  if (!mailing.available)
    return (
      <Part title={messages.mailTitle}>
        <p>{messages.noMail}</p>
      </Part>
    );
  const wants = { waiting: mailing.waiting, digest: mailing.digest };
  const values = options.map(({ value }) => value).filter((value) => wants[value]);
  return (
    <Part title={messages.mailTitle}>
      <Choices
        label={messages.mailWhen}
        options={options}
        values={values}
        onChange={(wanted) => {
          setSaved(false);
          // The other choice may have been changed on another device meanwhile.
          const chosen = {
            waiting: wanted.includes('waiting'),
            digest: wanted.includes('digest'),
          };
          run(() => change(differing(chosen, wants), { ...mailing, ...chosen }));
        }}
      />
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="info">{saved && messages.saved}</Notice>
    </Part>
  );
}

type Mailing = MailChoiceChangeMutation$data['changeMailing']['viewer']['mailing'];

/** Sets which e-mails the viewer gets; optimistic. Rejects with the server's refusal. */
function useChangeMailing(): (input: ChangeMailingInput, mailing: Mailing) => Promise<void> {
  const [commit] = useMutation<MailChoiceChangeMutation>(graphql`
    mutation MailChoiceChangeMutation($input: ChangeMailingInput!) {
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
  return (input, mailing) =>
    new Promise((resolve, reject) => {
      commit({
        variables: { input },
        optimisticResponse: { changeMailing: { viewer: { mailing } } },
        onCompleted: () => resolve(),
        onError: reject,
      });
    });
}
