import { t } from '@lingui/core/macro';
import { useSession } from '../app/context';
import { useSubmit } from '../app/forms';
import { refusalOf } from '../session/calls';
import { isRecord } from '../session/state';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

const messages = {
  signIn: (name: string) =>
    t({
      message: `Sign in with ${name}`,
      comment: 'name: of the account of a company, such as Microsoft or Hansen Group',
    }),
  join: (name: string) =>
    t({
      message: `Join with ${name}`,
      comment: 'name: of the account of a company, such as Microsoft or Hansen Group',
    }),
  confirm: (name: string) =>
    t({
      message: `Confirm with ${name}`,
      comment: 'name: of the account of a company, such as Microsoft or Hansen Group',
    }),
  leading: t`One moment`,
};

/**
 * What somebody goes to the company's own sign-in for: to sign in, and where to go then; to accept
 * an invitation; or to confirm that it is them who is signed in here.
 */
export type Going =
  | { for: 'signIn'; next: string }
  | { for: 'join'; token: string }
  | { for: 'confirm' };

/** Leads to the company's own sign-in. */
export function ProviderButton({ name, going }: { name: string; going: Going }) {
  const { post } = useSession();
  const { busy, problem, run } = useSubmit(() => undefined);
  const go = async () => {
    const asked = {
      next: going.for === 'signIn' ? going.next : '',
      invitation: going.for === 'join' ? going.token : '',
      again: going.for === 'confirm' ? '1' : '',
    };
    const answer = await post('/session/oidc/begin', asked);
    const address = isRecord(answer.body) ? answer.body['address'] : undefined;
    if (!answer.ok || typeof address !== 'string') throw refusalOf(answer);
    window.location.assign(address);
  };
  return (
    <>
      <Button size="big" wide busy={busy} onClick={() => run(go)}>
        {busy ? messages.leading : messages[going.for](name)}
      </Button>
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}
