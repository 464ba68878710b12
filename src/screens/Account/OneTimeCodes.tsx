import { useState } from 'react';
import { graphql, useFragment, useMutation } from 'react-relay/hooks';
import type { OneTimeCodes_viewer$key } from '../../../__generated__/relay/OneTimeCodes_viewer.graphql';
import type {
  OneTimeCodesRemoveMutation,
  RemoveCodesInput,
} from '../../../__generated__/relay/OneTimeCodesRemoveMutation.graphql';
import type {
  OneTimeCodesRenewRecoveryMutation,
  RenewRecoveryCodesInput,
} from '../../../__generated__/relay/OneTimeCodesRenewRecoveryMutation.graphql';
import { latePart } from '../../app/loading/latePart';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { Section } from '../../parts/subjects/Section';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { factorMessages as messages } from './factorMessages';
import { PasswordFirst } from './PasswordFirst';
import { RecoveryCodes } from './RecoveryCodes';

/** With the QR code, which only this needs. */
const SetUpCodes = latePart(async () => (await import('./SetUpCodes')).SetUpCodes);

/** One-time codes after the password: set up, their recovery codes renewed, switched off. */
export function OneTimeCodes({
  viewer,
  onChanged,
}: {
  viewer: OneTimeCodes_viewer$key;
  onChanged: () => void;
}) {
  const shown = useFragment(
    graphql`
      fragment OneTimeCodes_viewer on Viewer {
        ...PasswordFirst_viewer
        factors {
          codesSince
          recoveryCodes
        }
      }
    `,
    viewer,
  );
  const { factors } = shown;
  const remove = useRemoveCodes();
  const renew = useRenewRecoveryCodes();
  const [doing, setDoing] = useState<'setUp' | 'renew' | 'remove' | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const setUpOpener = useReturnFocus(doing === 'setUp', () => setDoing(null));
  const renewOpener = useReturnFocus(doing === 'renew', () => setDoing(null));
  const removeOpener = useReturnFocus(doing === 'remove', () => setDoing(null));
  const made = (next: readonly string[]) => {
    setDoing(null);
    setCodes(next);
    onChanged();
  };
  const toggle = (what: 'setUp' | 'renew' | 'remove') => setDoing(doing === what ? null : what);
  return (
    <Section id="codes" title={messages.codesTitle}>
      {factors.codesSince == null ? (
        <p>{messages.codesWhat}</p>
      ) : (
        <p>
          {[
            messages.codesOn(exactTime(factors.codesSince)),
            messages.left(factors.recoveryCodes),
          ].join(' ')}
        </p>
      )}
      {codes !== null && <RecoveryCodes codes={codes} onDone={() => setCodes(null)} />}
      {codes === null && (
        <Actions>
          {factors.codesSince == null ? (
            <Button
              ref={setUpOpener}
              aria-expanded={doing === 'setUp'}
              onClick={() => toggle('setUp')}
            >
              {messages.setUp}
            </Button>
          ) : (
            <>
              <Button
                ref={renewOpener}
                aria-expanded={doing === 'renew'}
                onClick={() => toggle('renew')}
              >
                {messages.renew}
              </Button>
              <Button
                ref={removeOpener}
                aria-expanded={doing === 'remove'}
                onClick={() => toggle('remove')}
              >
                {messages.switchOff}
              </Button>
            </>
          )}
        </Actions>
      )}
      {doing === 'setUp' && (
        <SetUpCodes viewer={shown} onMade={made} onClose={() => setDoing(null)} />
      )}
      {doing === 'renew' && (
        <PasswordFirst
          label={messages.renew}
          submit={messages.renewDo}
          viewer={shown}
          onClose={() => setDoing(null)}
          act={async (password) => made(await renew({ password }))}
        >
          {messages.renewSure}
        </PasswordFirst>
      )}
      {doing === 'remove' && (
        <PasswordFirst
          label={messages.switchOff}
          submit={messages.switchOffDo}
          viewer={shown}
          onClose={() => setDoing(null)}
          act={async (password) => {
            await remove({ password });
            setDoing(null);
            onChanged();
          }}
        >
          {messages.switchOffSure}
        </PasswordFirst>
      )}
      <p>{messages.told}</p>
    </Section>
  );
}

/** Switches one-time codes off. Rejects with the server's refusal. */
function useRemoveCodes(): (input: RemoveCodesInput) => Promise<void> {
  return useMutate<OneTimeCodesRemoveMutation>(graphql`
    mutation OneTimeCodesRemoveMutation($input: RemoveCodesInput!) {
      removeCodes(input: $input) {
        factors {
          # eslint-disable-next-line relay/unused-fields -- an answer needs a field; the account is read anew
          codesSince
        }
      }
    }
  `);
}

/** Makes new recovery codes in place of those before. Rejects with the server's refusal. */
function useRenewRecoveryCodes(): (input: RenewRecoveryCodesInput) => Promise<readonly string[]> {
  const [commit] = useMutation<OneTimeCodesRenewRecoveryMutation>(graphql`
    mutation OneTimeCodesRenewRecoveryMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        codes
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ renewRecoveryCodes }) => resolve(renewRecoveryCodes.codes),
        onError: reject,
      }),
    );
}
