import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Going_projects$key } from '../../../__generated__/relay/Going_projects.graphql';
import { useTakeShared } from '../../app/useTakeShared';
import { toProblem } from '../../domain/errors';
import { Link } from '../../router/components';
import { useNavigate, usePosition } from '../../router/useRouter';
import { countShared, dropShared, readShared } from '../../sync/outbox/sharedPhotos';
import { announce } from '../../ui/announcements';
import { Button, buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { goingMessages as messages } from './goingMessages';
import styles from './Projects.module.css';

/**
 * What an address of the manifest asks for: a shortcut of the app's sign, or photos that were
 * shared.
 */
export interface Going {
  readonly to: 'raise' | 'check' | 'photos';
  /** How many files of those that were shared were no photos. */
  readonly others: number;
  readonly failed: boolean;
}

export function useGoing(): Going | null {
  const href = usePosition((position) => position.href);
  const navigate = useNavigate();
  const search = new URL(href, location.origin).searchParams;
  const to = search.get('go');
  const started = search.has('start');
  const forget = useEffectEvent(() => void navigate({ to: '/', replace: true }));
  // A token of the start address has been used when somebody sees this.
  useEffect(() => {
    if (started) forget();
  }, [started]);
  if (to !== 'raise' && to !== 'check' && to !== 'photos') return null;
  return {
    to,
    others: Number(/^\d{1,3}$/.exec(search.get('others') ?? '')?.[0] ?? '0'),
    failed: search.has('failed'),
  };
}

interface Project {
  readonly code: string;
  readonly name: string;
}

/**
 * Leads to the one project in which the person raises snags, or asks in which. `complete`: these
 * are all of theirs.
 */
export function GoingTo({
  going,
  projects: of,
  complete,
}: {
  going: Going;
  projects: Going_projects$key;
  complete: boolean;
}) {
  const projects = useFragment(
    graphql`
      fragment Going_projects on Project @relay(plural: true) {
        code
        name
        state
        membership {
          may {
            raise
          }
        }
      }
    `,
    of,
  ).filter(({ state, membership }) => state === 'ACTIVE' && membership.may.raise);
  return going.to === 'photos' ? (
    <WithPhotos going={going} projects={projects} complete={complete} />
  ) : (
    <Shortcut to={going.to} projects={projects} complete={complete} />
  );
}

function Shortcut({
  to,
  projects,
  complete,
}: {
  to: 'raise' | 'check';
  projects: readonly Project[];
  complete: boolean;
}) {
  const navigate = useNavigate();
  const path = to === 'raise' ? '/p/$code/new' : '/p/$code/check';
  const only = complete && projects.length === 1 ? (projects[0]?.code ?? null) : null;
  const go = useEffectEvent(
    (code: string) => void navigate({ to: path, params: { code }, replace: true }),
  );
  useEffect(() => {
    if (only !== null) go(only);
  }, [only]);
  if (projects.length === 0) return <Nowhere />;
  return (
    <section aria-label={messages[to]} className={styles.going}>
      <h2>{messages[to]}</h2>
      <ul className={styles.list}>
        {projects.map(({ code, name }) => (
          <li key={code} className={styles.row}>
            <Link to={path} params={{ code }} replace>
              {code} {name}
            </Link>
          </li>
        ))}
      </ul>
      <Cancel />
    </section>
  );
}

function WithPhotos({
  going: { others, failed },
  projects,
  complete,
}: {
  going: Going;
  projects: readonly Project[];
  complete: boolean;
}) {
  const navigate = useNavigate();
  const takeShared = useTakeShared();
  const [count, setCount] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    let left = false;
    void countShared().then((found) => left || setCount(found));
    return () => {
      left = true;
    };
  }, []);
  const taken = (code: string) => (refused: number) => {
    if (refused > 0) announce(messages.refused(refused));
    void navigate({ to: '/p/$code/new', params: { code }, replace: true });
  };
  const stopped = (error: unknown) => {
    setProblem(toProblem(error).sentence);
    setBusy(false);
    void countShared().then(setCount);
  };
  const choose = (code: string) => {
    setBusy(true);
    setProblem(null);
    void takeShared(code).then(taken(code), stopped);
  };
  const throwAway = async () => {
    await dropShared((await readShared()).map(({ key }) => key));
    announce(messages.thrownAway);
    await navigate({ to: '/', replace: true });
  };
  const only =
    complete && projects.length === 1 && others === 0 ? (projects[0]?.code ?? null) : null;
  const takeAtOnce = useEffectEvent(
    (code: string) => void takeShared(code).then(taken(code), stopped),
  );
  useEffect(() => {
    if (only !== null && count !== null && count > 0) takeAtOnce(only);
  }, [only, count]);
  // Nothing else may be pressed while they go into the only project by themselves.
  const taking = busy || (only !== null && problem === null);
  if (count === null) return null;
  const othersNotice = others > 0 && <Notice kind="info">{messages.others(others)}</Notice>;
  if (count === 0) {
    return (
      <>
        {othersNotice}
        <Notice kind="refused">{(failed || others === 0) && !busy && messages.noPhotos}</Notice>
        <Cancel />
      </>
    );
  }
  if (projects.length === 0) return <Nowhere />;
  return (
    <section aria-label={messages.photos(count)} className={styles.going}>
      <h2>{messages.photos(count)}</h2>
      {othersNotice}
      <Notice kind="refused">{problem}</Notice>
      <ul className={styles.list}>
        {projects.map(({ code, name }) => (
          <li key={code} className={styles.row}>
            <Button wide busy={taking} onClick={() => choose(code)}>
              {code} {name}
            </Button>
          </li>
        ))}
      </ul>
      <div className={styles.make}>
        <Button look="quiet" busy={taking} onClick={() => void throwAway()}>
          {taking ? messages.taking : messages.throwAway(count)}
        </Button>
      </div>
    </section>
  );
}

const Nowhere = () => (
  <>
    <Notice kind="refused">{messages.nowhere}</Notice>
    <Cancel />
  </>
);

const Cancel = () => (
  <Link to="/" replace className={buttonClass({ look: 'quiet' })}>
    {messages.cancel}
  </Link>
);

/** On the list of projects: photos that were shared and are in no draft yet. */
export function SharedWaiting() {
  const navigate = useNavigate();
  const [count, setCount] = useState(0);
  useEffect(() => {
    let left = false;
    void countShared().then((found) => left || setCount(found));
    return () => {
      left = true;
    };
  }, []);
  return (
    count > 0 && (
      <Notice
        kind="info"
        action={
          <Button onClick={() => void navigate({ href: '/?go=photos' })}>{messages.choose}</Button>
        }
      >
        {messages.wait(count)}
      </Notice>
    )
  );
}
