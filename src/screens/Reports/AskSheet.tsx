import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type {
  AskSheetAskMutation,
  AskSheetAskMutation$data,
  AskSignerInput,
} from '../../../__generated__/relay/AskSheetAskMutation.graphql';
import type { AskSheet_project$key } from '../../../__generated__/relay/AskSheet_project.graphql';
import { readsHandovers } from '../../../rules/handovers';
import { useOnce, useSubmit } from '../../app/forms';
import { newId } from '../../domain/ids';
import { LinkField, wholeLink } from '../../parts/links/LinkField';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { SelectField } from '../../ui/fields/SelectField';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { handoverMessages as messages } from './handoverMessages';

interface AskSheetProps {
  project: AskSheet_project$key;
  handoverId: string;
  position: number;
  role: string;
  onClose: () => void;
}

/** Asks a member or somebody without an account to sign; without mail it then shows what to pass on. */
export function AskSheet({ project, handoverId, position, role, onClose }: AskSheetProps) {
  const { members } = useFragment(
    graphql`
      fragment AskSheet_project on Project {
        members {
          role
          company {
            id
          }
          user {
            id
            name
          }
        }
      }
    `,
    project,
  );
  const [userId, setUserId] = useState('');
  const [email, setEmail] = useState('');
  const [tried, setTried] = useState(false);
  const [given, setGiven] = useState<{ link: string; code: string | null } | null>(null);
  const ask = useAskSigner();
  const once = useOnce(() => ({ id: newId('asking') }));
  const { busy, problem, run } = useSubmit(() => undefined);
  const missing = userId === '' && email.trim() === '';
  const submit = () => {
    setTried(true);
    if (missing) return;
    const who = userId === '' ? { userId: null, email } : { userId, email: null };
    run(async () => {
      const { path, code } = await once({ handoverId, position, ...who }, ask);
      if (path != null) return setGiven({ link: wholeLink(path), code: code ?? null });
      announce(messages.wasAsked);
      onClose();
    });
  };
  return (
    <Sheet open onClose={onClose} title={messages.askToSignOf(role)}>
      {given === null ? (
        <Form label={messages.askToSignOf(role)} onSubmit={submit} opened>
          <p>{messages.askWhat}</p>
          <SelectField
            label={messages.whoSigns}
            value={userId}
            onChange={({ target }) => setUserId(target.value)}
          >
            <option value="">{messages.withoutAccount}</option>
            {members
              .filter(({ role: its, company }) =>
                readsHandovers({ role: its, companyId: company?.id ?? null }),
              )
              .map(({ user: { id, name } }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
          </SelectField>
          {userId === '' && (
            <TextField
              label={messages.email}
              type="email"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
              error={tried && missing ? messages.emailMissing : null}
            />
          )}
          <Notice kind="refused">{problem}</Notice>
          <Actions>
            <Button type="submit" look="ink" size="big" busy={busy}>
              {busy ? messages.asking : messages.askToSign}
            </Button>
          </Actions>
        </Form>
      ) : (
        <>
          <p>{given.code === null ? messages.tellMember : messages.passOn}</p>
          <LinkField
            title={messages.link}
            link={given.link}
            message={messages.linkMessage(given.link)}
            {...(given.code === null && { alone: true, onDone: onClose })}
          />
          {given.code !== null && (
            <LinkField
              title={messages.code}
              link={given.code}
              message={given.code}
              onDone={onClose}
            />
          )}
        </>
      )}
    </Sheet>
  );
}

/** Resolves to what is to be passed on, where no mail brings it. Rejects with the server's refusal. */
function useAskSigner(): (input: AskSignerInput) => Promise<AskSheetAskMutation$data['askSigner']> {
  const [commit] = useMutation<AskSheetAskMutation>(graphql`
    mutation AskSheetAskMutation($input: AskSignerInput!) {
      askSigner(input: $input) {
        path
        code
        handover {
          ...HandoverRow_handover
        }
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ askSigner }) => resolve(askSigner),
        onError: reject,
      }),
    );
}
