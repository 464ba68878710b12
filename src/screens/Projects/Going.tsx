import { useEffect, useEffectEvent, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { Going_projects$key } from '../../../__generated__/relay/Going_projects.graphql';
import { useTakeShared } from '../../app/useTakeShared';
import { toProblem } from '../../domain/errors';
import { Link } from '../../router/components';
import { useNavigate, usePosition } from '../../router/useRouter';
import {
  dropShared,
  dropWords,
  readShared,
  waitingShared,
  type Waiting,
} from '../../sync/outbox/sharedPhotos';
import { announce } from '../../ui/announcements';
import { Button, buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { goingMessages as messages } from './goingMessages';
import styles from './Projects.module.css';

/**
 * What an address of the manifest asks for: a shortcut of the app's sign, or photos and words that
 * were shared.
 */
export interface Going {
  readonly to: 'raise' | 'check' | 'photos';
  /** How many files of those that were shared were no photos. */
  readonly others: number;
  readonly failed: boolean;
}

export function useGoing(): Going | null {
  const href = usePosition((position) => position.href);
  const search = new URL(href, location.origin).searchParams;
  const to = search.get('go');
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
  const [waiting, setWaiting] = useWaiting();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const taken = (code: string) => (refused: number) => {
    if (refused > 0) announce(messages.refused(refused));
    void navigate({ to: '/p/$code/new', params: { code }, replace: true });
  };
  const stopped = (error: unknown) => {
    setProblem(toProblem(error).sentence);
    setBusy(false);
    void waitingShared().then(setWaiting);
  };
  const choose = (code: string) => {
    setBusy(true);
    setProblem(null);
    void takeShared(code).then(taken(code), stopped);
  };
  const throwAway = async () => {
    const photos = await readShared();
    await dropShared(photos.map(({ key }) => key));
    await dropWords();
    announce(photos.length > 0 ? messages.thrownAway : messages.wordsThrownAway);
    await navigate({ to: '/', replace: true });
  };
  const only =
    complete && projects.length === 1 && others === 0 ? (projects[0]?.code ?? null) : null;
  const isAny = waiting !== null && (waiting.photos > 0 || waiting.words !== '');
  const takeAtOnce = useEffectEvent(
    (code: string) => void takeShared(code).then(taken(code), stopped),
  );
  useEffect(() => {
    if (only !== null && isAny) takeAtOnce(only);
  }, [only, isAny]);
  // Nothing else may be pressed while they go into the only project by themselves.
  const taking = busy || (only !== null && problem === null);
  if (waiting === null) return null;
  const othersNotice = others > 0 && <Notice kind="info">{messages.others(others)}</Notice>;
  if (!isAny) {
    return (
      <>
        {othersNotice}
        <Notice kind="refused">{(failed || others === 0) && !busy && messages.noPhotos}</Notice>
        <Cancel />
      </>
    );
  }
  if (projects.length === 0) return <Nowhere />;
  const { photos, words } = waiting;
  const asked = photos > 0 ? messages.photos(photos) : messages.words;
  return (
    <section aria-label={asked} className={styles.going}>
      <h2>{asked}</h2>
      {words !== '' && <p className={styles.words}>{words}</p>}
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
          {taking
            ? messages.taking
            : photos > 0
              ? messages.throwAway(photos)
              : messages.throwWordsAway}
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

/** What was shared and is in no draft yet; null until the device has been asked. */
function useWaiting(): [Waiting | null, (waiting: Waiting) => void] {
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  useEffect(() => {
    let left = false;
    void waitingShared().then((found) => left || setWaiting(found));
    return () => {
      left = true;
    };
  }, []);
  return [waiting, setWaiting];
}

/** On the list of projects: what was shared and is in no draft yet. */
export function SharedWaiting() {
  const navigate = useNavigate();
  const [waiting] = useWaiting();
  const { photos, words } = waiting ?? { photos: 0, words: '' };
  return (
    (photos > 0 || words !== '') && (
      <Notice
        kind="info"
        action={
          <Button onClick={() => void navigate({ href: '/?go=photos' })}>{messages.choose}</Button>
        }
      >
        {photos > 0 ? messages.wait(photos) : messages.wordsWait}
      </Notice>
    )
  );
}
