import { t } from '@lingui/core/macro';
import { useSession } from '../app/context';
import { useSubmit } from '../app/forms';
import { importWithRetry } from '../device/importWithRetry';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

const messages = { signIn: t`Sign in with a passkey`, signingIn: t`Signing in` };

const load = importWithRetry(() => import('./passkeys'));

/** Signs in with a passkey of this device, which knows whose it is. */
export function PasskeyButton() {
  const { begin } = useSession();
  const { busy, problem, run } = useSubmit(() => undefined);
  return (
    <>
      <Button
        size="big"
        wide
        busy={busy}
        onClick={() => run(async () => begin((await load()).showPasskey))}
      >
        {busy ? messages.signingIn : messages.signIn}
      </Button>
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}
