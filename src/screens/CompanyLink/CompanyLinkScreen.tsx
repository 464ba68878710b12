import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useUserSession } from '../../app/context';
import { type Problem, toProblem } from '../../domain/errors';
import { OtherLanguage } from '../../parts/OtherLanguage';
import { useNavigate, useParams, usePosition } from '../../router/useRouter';
import { addressByLink } from '../../session/byLink';
import type { ByLink } from '../../session/state';
import { AccountPage } from '../../ui/AccountPage';
import { Button } from '../../ui/Button';
import { Form } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { TextField } from '../../ui/fields/TextField';
import { messages } from './messages';
import { type Offered, type Opened, useOpenLink } from './useOpenLink';

/**
 * How long the server may be silent before what this device has is offered, in ms: as long as
 * screens wait for it.
 */
const silentMs = 3_000;

/**
 * A link of a company or a client: opens for whoever used it on this device before, and asks everybody else for a
 * name.
 */
export function CompanyLinkScreen() {
  const { token = '' } = useParams();
  const pathname = usePosition((position) => position.pathname);
  const { person } = useUserSession();
  const openLink = useOpenLink(token);
  const navigate = useNavigate();
  const [offered, setOffered] = useState<Offered | null>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const hasAccount = person !== null && person.link === undefined;
  const [busy, setBusy] = useState(!hasAccount);
  const [silent, setSilent] = useState(false);
  const leaving = useRef(new AbortController());
  // Whether this link is the one they came by cannot be told, because its token is kept nowhere:
  // only the list is offered, because a number may be of another project. What the server says of a
  // link is final.
  const kept =
    offered === null && (problem === null ? busy && silent : problem.retryable)
      ? person?.link
      : undefined;

  const settled = (answer: Opened): void => {
    setBusy(false);
    if ('offered' in answer) setOffered(answer.offered);
    // Anybody else is led on by the page that is theirs.
    else if (answer.opened.id === person?.id && answer.opened.link)
      void navigate({ href: addressByLink(answer.opened.link, pathname), replace: true });
  };
  const failed = (error: unknown): void => {
    setBusy(false);
    setProblem(toProblem(error));
  };
  const open = (name: string) => {
    setBusy(true);
    setProblem(null);
    void openLink(name, leaving.current.signal).then(settled, failed);
  };
  // Not for somebody with an account: it would take its place on the page.
  const openAtOnce = useEffectEvent(() => {
    if (!hasAccount) void openLink('', leaving.current.signal).then(settled, failed);
  });
  useEffect(() => openAtOnce(), [token]);
  useEffect(() => {
    if (!busy) return undefined;
    const timer = setTimeout(() => setSilent(true), silentMs);
    return () => clearTimeout(timer);
  }, [busy]);
  const openKept = (link: ByLink) => {
    // An answer that comes later would take the place of what they do there.
    leaving.current.abort();
    void navigate({ href: addressByLink(link, '/t'), replace: true });
  };

  return (
    <AccountPage title={titleFor(offered?.client)}>
      <Notice kind="refused">{problem?.sentence}</Notice>
      {offered !== null && <NameForm offered={offered} busy={busy} onOpen={open} />}
      {offered === null && hasAccount && (
        <>
          <p>{messages.signedInAs(person.name)}</p>
          <Button look="ink" size="big" wide busy={busy} onClick={() => open('')}>
            {messages.useLink}
          </Button>
          <Button size="big" wide onClick={() => void navigate({ to: '/', replace: true })}>
            {messages.stay(person.name)}
          </Button>
        </>
      )}
      {offered === null &&
        !hasAccount &&
        (problem === null ? (
          <p role="status">{messages.opening}</p>
        ) : (
          <Button onClick={() => open('')}>{messages.tryAgain}</Button>
        ))}
      <Notice kind="info">
        {kept !== undefined && messages.keptHere(kept.company, kept.code)}
      </Notice>
      {kept !== undefined && (
        <Button look="ink" size="big" wide onClick={() => openKept(kept)}>
          {messages.openKept}
        </Button>
      )}
      <OtherLanguage />
    </AccountPage>
  );
}

const titleFor = (client: boolean | undefined) =>
  client === true ? messages.clientTitle : messages.title;

/** Asks for a name, which is all that is asked. */
function NameForm({
  offered: { project, company, client, name: known },
  busy,
  onOpen,
}: {
  offered: Offered;
  busy: boolean;
  onOpen: (name: string) => void;
}) {
  const [other, setOther] = useState(known === null);
  const [name, setName] = useState('');
  const [tried, setTried] = useState(false);
  const submit = () => {
    setTried(true);
    if (name.trim() !== '' && !busy) onOpen(name.trim());
  };
  return (
    <>
      <p>{client ? messages.client(company, project) : messages.company(company, project)}</p>
      {!other && known !== null ? (
        <>
          <Button look="ink" size="big" wide busy={busy} onClick={() => onOpen(known)}>
            {messages.continueAs(known)}
          </Button>
          <Button size="big" wide onClick={() => setOther(true)}>
            {messages.somebodyElse}
          </Button>
        </>
      ) : (
        <Form label={titleFor(client)} onSubmit={submit}>
          <TextField
            label={messages.name}
            hint={client ? messages.clientNameHint : messages.nameHint}
            name="name"
            autoComplete="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            error={tried && name.trim() === '' ? messages.nameMissing : null}
          />
          <Button type="submit" look="ink" size="big" wide busy={busy}>
            {busy ? messages.opening : messages.open}
          </Button>
        </Form>
      )}
    </>
  );
}
