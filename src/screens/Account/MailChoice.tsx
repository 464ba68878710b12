import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { MailChoice_viewer$key } from '../../../__generated__/relay/MailChoice_viewer.graphql';
import type {
  ChangeMailingInput,
  MailChoiceChangeMutation,
  MailChoiceChangeMutation$data,
} from '../../../__generated__/relay/MailChoiceChangeMutation.graphql';
import { useSubmit } from '../../app/forms';
import { Section } from '../../parts/subjects/Section';
import { Notice } from '../../ui/Notice';
import { Section as Rows, SwitchRow } from '../../ui/Rows';
import { messages } from './messages';

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
  // Alone: the other choice may have been changed on another device meanwhile.
  const choose = (chosen: ChangeMailingInput) => {
    setSaved(false);
    run(() =>
      change(chosen, {
        ...mailing,
        waiting: chosen.waiting ?? mailing.waiting,
        digest: chosen.digest ?? mailing.digest,
      }),
    );
  };
  if (!mailing.available)
    return (
      <Section id="mail" title={messages.mailTitle}>
        <p>{messages.noMail}</p>
      </Section>
    );
  return (
    <Section id="mail" title={messages.mailTitle}>
      <Rows>
        <SwitchRow
          label={messages.mailWaiting}
          checked={mailing.waiting}
          onChange={(waiting) => choose({ waiting })}
        />
        <SwitchRow
          label={messages.mailDigest}
          checked={mailing.digest}
          onChange={(digest) => choose({ digest })}
        />
      </Rows>
      <Notice kind="refused">{problem}</Notice>
      <Notice kind="info">{saved && messages.saved}</Notice>
    </Section>
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
