import { t } from '@lingui/core/macro';
import { useSession } from '../app/context';
import { useSubmit } from '../app/forms';
import { refusalOf } from '../session/calls';
import { isRecord } from '../session/state';
import { Button } from '../ui/Button';
import { Notice } from '../ui/Notice';

const messages = { signIn: (name: string) => t({ message: `Sign in with ${name}`, comment: 'name: of the account of a company, such as Microsoft or Hansen Group' }), leading: t`One moment` };

/** Leads to the company's own sign-in. `next`: where the person goes afterwards. */
export function ProviderButton({ name, next }: { name: string; next: string }) {
  const { post } = useSession();
  const { busy, problem, run } = useSubmit(() => undefined);
  const go = async () => {
    const answer = await post('/session/oidc/begin', { next });
    const address = isRecord(answer.body) ? answer.body['address'] : undefined;
    if (!answer.ok || typeof address !== 'string') throw refusalOf(answer);
    window.location.assign(address);
  };
  return (
    <>
      <Button size="big" wide busy={busy} onClick={() => run(go)}>
        {busy ? messages.leading : messages.signIn(name)}
      </Button>
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}
