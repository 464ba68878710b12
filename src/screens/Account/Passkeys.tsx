import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { Passkeys_viewer$key } from '../../../__generated__/relay/Passkeys_viewer.graphql';
import type {
  PasskeysSetUpMutation,
  SetUpPasskeyInput,
} from '../../../__generated__/relay/PasskeysSetUpMutation.graphql';
import type {
  AddPasskeyInput,
  PasskeysAddMutation,
} from '../../../__generated__/relay/PasskeysAddMutation.graphql';
import type {
  PasskeysRemoveMutation,
  RemovePasskeyInput,
} from '../../../__generated__/relay/PasskeysRemoveMutation.graphql';
import { useMutate } from '../../app/useMutate';
import { importWithRetry } from '../../device/importWithRetry';
import { exactTime } from '../../domain/time';
import { hasPasskeys } from '../../parts/passkeySupport';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { TextField } from '../../ui/fields/TextField';
import { useReturnFocus } from '../../ui/useReturnFocus';
import styles from './Account.module.css';
import { factorMessages as messages } from './factorMessages';
import { PasswordFirst } from './PasswordFirst';

const load = importWithRetry(() => import('../../parts/passkeys'));

/** Passkeys: listed, added where the browser has any, removed. */
export function Passkeys({
  viewer,
  onChanged,
}: {
  viewer: Passkeys_viewer$key;
  onChanged: () => void;
}) {
  const shown = useFragment(
    graphql`
      fragment Passkeys_viewer on Viewer {
        ...PasswordFirst_viewer
        factors {
          codesSince
          passkeys {
            id
            name
            madeAt
            usedAt
          }
        }
      }
    `,
    viewer,
  );
  const { factors } = shown;
  const setUp = useSetUpPasskey();
  const add = useAddPasskey();
  const remove = useRemovePasskey();
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<string | null>(null);
  const [name, setName] = useState('');
  const opener = useReturnFocus(adding, () => setAdding(false));
  const done = () => {
    setAdding(false);
    setRemoving(null);
    setName('');
    onChanged();
  };
  const make = async (password: string) => {
    const { options, step } = await setUp({ password });
    const response = await (await load()).makePasskey(options);
    await add({ step, response, name: name.trim() === '' ? messages.unnamed : name });
    done();
  };
  return (
    <Section id="passkeys" title={messages.passkeysTitle}>
      <p>{hasPasskeys() ? messages.passkeysWhat : messages.noPasskeysHere}</p>
      {factors.passkeys.length > 0 && factors.codesSince == null && <p>{messages.passwordStays}</p>}
      <ul className={styles.rows}>
        {factors.passkeys.map((passkey) => (
          <li key={passkey.id}>
            <div className={styles.lines}>
              <p className={styles.device}>{passkey.name}</p>
              <p className={styles.facts}>
                {[
                  messages.made(exactTime(passkey.madeAt)),
                  passkey.usedAt == null
                    ? messages.neverUsed
                    : messages.used(exactTime(passkey.usedAt)),
                ].join(' · ')}
              </p>
              {removing === passkey.id && (
                <PasswordFirst
                  label={messages.removeOf(passkey.name)}
                  submit={messages.remove}
                  viewer={shown}
                  onClose={() => setRemoving(null)}
                  act={async (password) => remove({ id: passkey.id, password }).then(done)}
                >
                  {messages.removeSure}
                </PasswordFirst>
              )}
            </div>
            {removing !== passkey.id && (
              <Button
                look="quiet"
                aria-label={messages.removeOf(passkey.name)}
                onClick={() => setRemoving(passkey.id)}
              >
                {messages.remove}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {hasPasskeys() && (
        <Actions>
          <Button ref={opener} aria-expanded={adding} onClick={() => setAdding(!adding)}>
            {messages.addPasskey}
          </Button>
        </Actions>
      )}
      {adding && (
        <PasswordFirst
          label={messages.addPasskey}
          submit={messages.makePasskey}
          viewer={shown}
          onClose={() => setAdding(false)}
          act={make}
          fields={
            <TextField
              label={messages.passkeyName}
              hint={messages.passkeyNameHint}
              autoComplete="off"
              value={name}
              onChange={({ target }) => setName(target.value)}
            />
          }
        />
      )}
    </Section>
  );
}

/** Asks what the browser needs to make a passkey. Rejects with the server's refusal. */
function useSetUpPasskey(): (
  input: SetUpPasskeyInput,
) => Promise<{ options: string; step: string }> {
  const [commit] = useMutation<PasskeysSetUpMutation>(graphql`
    mutation PasskeysSetUpMutation($input: SetUpPasskeyInput!) {
      setUpPasskey(input: $input) {
        options
        step
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ setUpPasskey }) => resolve(setUpPasskey),
        onError: reject,
      }),
    );
}

/**
 * Keeps the public half of a passkey that the browser has made. Rejects with the server's refusal.
 */
function useAddPasskey(): (input: AddPasskeyInput) => Promise<void> {
  return useMutate<PasskeysAddMutation>(graphql`
    mutation PasskeysAddMutation($input: AddPasskeyInput!) {
      addPasskey(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          shown
        }
      }
    }
  `);
}

/** Removes one of the viewer's passkeys. Rejects with the server's refusal. */
function useRemovePasskey(): (input: RemovePasskeyInput) => Promise<void> {
  return useMutate<PasskeysRemoveMutation>(graphql`
    mutation PasskeysRemoveMutation($input: RemovePasskeyInput!) {
      removePasskey(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          shown
        }
      }
    }
  `);
}
