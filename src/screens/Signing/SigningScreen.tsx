import { useState } from 'react';
import { graphql, type PreloadedQuery, useMutation, usePreloadedQuery } from 'react-relay/hooks';
import type {
  SigningScreenOpenMutation,
  SigningScreenOpenMutation$data,
} from '../../../__generated__/relay/SigningScreenOpenMutation.graphql';
import type { SigningScreenQuery } from '../../../__generated__/relay/SigningScreenQuery.graphql';
import { useSubmit } from '../../app/forms';
import { AccountPage } from '../../ui/AccountPage';
import { Button } from '../../ui/Button';
import { Actions, Form } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import { SignForm } from './SignForm';

interface SigningScreenProps {
  queryRef: PreloadedQuery<SigningScreenQuery>;
  token: string;
}

/** Where somebody without an account signs a handover: first the code, then the draft and the pen. */
export function SigningScreen({ queryRef, token }: SigningScreenProps) {
  const { signing } = usePreloadedQuery<SigningScreenQuery>(
    graphql`
      query SigningScreenQuery($token: String!) @preloadable {
        signing(token: $token) {
          state
          project
          role
          by
        }
      }
    `,
    queryRef,
  );
  const [code, setCode] = useState('');
  const [opened, setOpened] = useState<Opened | null>(null);
  const [done, setDone] = useState(false);
  const open = useOpenSigning();
  const { busy, problem, run } = useSubmit(() => undefined);
  if (signing == null)
    return (
      <AccountPage title={messages.title}>
        <p>{messages.gone}</p>
      </AccountPage>
    );
  const { state, project, role, by } = signing;
  if (done || state !== 'OPEN')
    return (
      <AccountPage title={messages.title}>
        <p>{messages.about(project, role)}</p>
        <p role="status">{done ? messages.states.SIGNED : ended(state, by)}</p>
      </AccountPage>
    );
  return (
    <AccountPage title={messages.title}>
      <p>{messages.asks(by, project, role)}</p>
      {opened === null ? (
        <Form
          label={messages.title}
          onSubmit={() => run(async () => setOpened(await open({ token, code })))}
        >
          <TextField
            label={messages.code}
            hint={messages.codeHint}
            value={code}
            inputMode="numeric"
            autoComplete="one-time-code"
            onChange={({ target }) => setCode(target.value)}
          />
          <Notice kind="refused">{problem}</Notice>
          <Actions>
            <Button type="submit" look="ink" size="big" busy={busy}>
              {messages.goOn}
            </Button>
          </Actions>
        </Form>
      ) : (
        <SignForm secrets={{ token, code }} opened={opened} onDone={() => setDone(true)} />
      )}
    </AccountPage>
  );
}

type Opened = SigningScreenOpenMutation$data['openSigning'];

/** A newer server may know more states; then it opens nothing here. */
const ended = (state: string, by: string): string =>
  state === 'SIGNED' || state === 'WITHDRAWN' ? messages.states[state] : messages.over(by);

/** Resolves to what is to be signed. Rejects with the server's refusal. */
function useOpenSigning(): (input: { token: string; code: string }) => Promise<Opened> {
  const [commit] = useMutation<SigningScreenOpenMutation>(graphql`
    mutation SigningScreenOpenMutation($input: OpenSigningInput!) {
      openSigning(input: $input) {
        company
        preparedAt
        snagCount
        draftSha256
        draftUrl
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ openSigning }) => resolve(openSigning),
        onError: reject,
      }),
    );
}
