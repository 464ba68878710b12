import { useState } from 'react';
import { graphql, useMutation } from 'react-relay/hooks';
import type { PasswordFirst_viewer$key } from '../../../__generated__/relay/PasswordFirst_viewer.graphql';
import type {
  SetUpCodesInput,
  SetUpCodesSetUpMutation,
} from '../../../__generated__/relay/SetUpCodesSetUpMutation.graphql';
import type {
  ConfirmCodesInput,
  SetUpCodesConfirmMutation,
} from '../../../__generated__/relay/SetUpCodesConfirmMutation.graphql';
import { useSubmit } from '../../app/forms';
import { Form } from '../../ui/fields/Form';
import { FormActions } from '../../ui/fields/FormActions';
import { TextField } from '../../ui/fields/TextField';
import { QrCode } from '../../ui/pictures/QrCode';
import styles from './Factors.module.css';
import { factorMessages as messages } from './factorMessages';
import { PasswordFirst } from './PasswordFirst';

interface SetUpCodesProps {
  viewer: PasswordFirst_viewer$key;
  onMade: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
}

/** First the password, then the secret and a first code of the app. */
export function SetUpCodes({ viewer, onMade, onClose }: SetUpCodesProps) {
  const begin = useSetUpCodes();
  const confirm = useConfirmCodes();
  const [shown, setShown] = useState<{ secret: string; uri: string } | null>(null);
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (shown === null)
    return (
      <PasswordFirst
        label={messages.setUp}
        submit={messages.next}
        viewer={viewer}
        onClose={onClose}
        act={async (password) => setShown(await begin({ password }))}
      />
    );
  return (
    <Form
      label={messages.codesTitle}
      opened
      onSubmit={() => {
        setTried(true);
        if (code.trim() !== '') run(async () => onMade(await confirm({ code })));
      }}
    >
      <p>{messages.scan}</p>
      <QrCode text={shown.uri} label={messages.qrCode} />
      <p>
        {messages.secret}: <code className={styles.secret}>{shown.secret}</code>
      </p>
      <TextField
        label={messages.code}
        hint={messages.codeHint}
        autoComplete="one-time-code"
        inputMode="numeric"
        value={code}
        onChange={({ target }) => setCode(target.value)}
        error={tried && code.trim() === '' ? messages.codeNeeded : null}
      />
      <FormActions
        label={messages.switchOn}
        busyLabel={messages.checking}
        busy={busy}
        problem={problem}
        onCancel={onClose}
      />
    </Form>
  );
}

/**
 * Makes the secret of one-time codes, which are not asked for yet. Rejects with the server's
 * refusal.
 */
function useSetUpCodes(): (input: SetUpCodesInput) => Promise<{ secret: string; uri: string }> {
  const [commit] = useMutation<SetUpCodesSetUpMutation>(graphql`
    mutation SetUpCodesSetUpMutation($input: SetUpCodesInput!) {
      setUpCodes(input: $input) {
        secret
        uri
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ setUpCodes }) => resolve(setUpCodes),
        onError: reject,
      }),
    );
}

/**
 * Switches one-time codes on; resolves to the recovery codes. Rejects with the server's refusal.
 */
function useConfirmCodes(): (input: ConfirmCodesInput) => Promise<readonly string[]> {
  const [commit] = useMutation<SetUpCodesConfirmMutation>(graphql`
    mutation SetUpCodesConfirmMutation($input: ConfirmCodesInput!) {
      confirmCodes(input: $input) {
        codes
      }
    }
  `);
  return (input) =>
    new Promise((resolve, reject) =>
      commit({
        variables: { input },
        onCompleted: ({ confirmCodes }) => resolve(confirmCodes.codes),
        onError: reject,
      }),
    );
}
