import { useEffect, useState } from 'react';
import { plural, select, t } from '@lingui/core/macro';
import {
  type PicturesHere,
  signalOf,
  useProject,
  useReachability,
  useUserSession,
} from '../../app/context';
import { askToKeepStorage } from '../../device/deviceStorage';
import { toProblem } from '../../domain/errors';
import { useNow } from '../../domain/time';
import { HomeScreen } from '../../parts/HomeScreen';
import { RemoveTaken, TakenProjects, useTakenProjects } from '../../parts/TakenProjects';
import { announce, useSay } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { fileSize } from '../../ui/messages/fileSize';
import { type Since, sinceOf } from '../../ui/messages/sinceMessages';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import styles from './KeepOfflineSheet.module.css';
import { keptLimits } from '../../../rules/limits';

const { latelyDays: days } = keptLimits;

const messages = {
  title: t`Keep offline`,
  impossible: t`Plans and photos can only be kept at an https address. Snags and their history are kept anyway.`,
  looking: t`Checking what is saved.`,
  asking: t`Checking the size.`,
  again: t`Try again`,
  notCopied: t`The snags of this project are still downloading. The size is known after that.`,
  noAnswer: t`No answer from the server, so the size is not known.`,
  what: t`The current sheet of each plan, small photos of anything unfinished or changed in the last ${plural(days, { one: '# day', other: '# days' })}, and larger photos of what is waiting for you. Snags and their history are kept anyway.`,
  howMany: (sheets: number, photos: number) =>
    t`${plural(sheets, { one: '# plan', other: '# plans' })} and ${plural(photos, { one: '# photo', other: '# photos' })}.`,
  howMuch: (size: string, minutes: number) =>
    plural(minutes, {
      one: `About ${size}, # minute or less on this connection.`,
      other: `About ${size}, about # minutes on this connection.`,
    }),
  noRoom: (room: string) => t`Not enough space: ${room} left.`,
  take: t`Keep offline`,
  coming: t`Downloading plans and photos.`,
  mayLeave: t`You can keep working. It carries on after a break, even if the app was closed.`,
  waits: {
    LINE: t`No connection, or the network blocks images. The download carries on later.`,
    SENDING: t`Your changes are sent first.`,
    ROOM: t`No space left, and your changes come first. The download carries on when there is space.`,
    COPY: t`The snags of this project are downloaded first.`,
  },
  done: (size: string, all: string, percent: number) => t`${size} of about ${all}, ${percent} %`,
  ready: ({ since, then }: Since) =>
    t`${select(since, { yesterday: 'Ready, as of yesterday.', other: `Ready, as of ${then}.` })}`,
  used: (size: string) => t`${size}, kept up to date.`,
  others: t`Also kept`,
};

type Estimate = Awaited<ReturnType<PicturesHere['estimate']>>;
type Taken = NonNullable<ReturnType<PicturesHere['taken']['get']>>[number];

/**
 * The plans and photos of a project on this device: their size, the progress of loading them, and
 * how to remove them.
 */
export function KeepOfflineSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { offlineDownloads } = useUserSession();
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      <div className={styles.sheet}>
        {offlineDownloads?.possible === true ? (
          <ProjectDownload code={code} pictures={offlineDownloads} />
        ) : (
          <p>{messages.impossible}</p>
        )}
      </div>
    </Sheet>
  );
}

function ProjectDownload({ code, pictures }: { code: string; pictures: PicturesHere }) {
  const taken = useTakenProjects(pictures);
  if (taken === null) return <p>{messages.looking}</p>;
  // Of one of which only some plans are kept, the rest is offered.
  const here = taken.find((each) => each.code === code && each.only === undefined);
  const others = taken.filter((each) => each !== here);
  return (
    <>
      {here === undefined ? (
        <Offer code={code} pictures={pictures} />
      ) : (
        <Progress taken={here} pictures={pictures} />
      )}
      {others.length > 0 && (
        <section className={styles.sheet}>
          <h3>{messages.others}</h3>
          <TakenProjects taken={others} pictures={pictures} label={messages.others} />
        </section>
      )}
    </>
  );
}

/** Shows the estimated cost and then offers to take the project along. */
function Offer({ code, pictures }: { code: string; pictures: PicturesHere }) {
  const [estimate, setEstimate] = useState<Estimate | 'asking' | 'noAnswer'>('asking');
  const [tries, setTries] = useState(0);
  const [busy, setBusy] = useState(false);
  const signal = signalOf(useReachability());
  // The request is sent as soon as there is a connection; until then the sheet says that there is
  // no answer.
  const lineGone = signal === 'offline' || signal === 'reconnecting' || signal === 'answer';
  useEffect(() => {
    let left = false;
    pictures.estimate(code).then(
      (found) => left || setEstimate(found),
      () => left || setEstimate('noAnswer'),
    );
    return () => {
      left = true;
    };
  }, [pictures, code, tries]);

  function again(): void {
    setEstimate('asking');
    setTries(tries + 1);
  }

  async function take(what: NonNullable<Estimate>): Promise<void> {
    setBusy(true);
    try {
      // Firefox asks the person, who may leave that unanswered.
      void askToKeepStorage();
      await pictures.take(code, what);
    } catch (error) {
      announce(toProblem(error).sentence);
    } finally {
      setBusy(false);
    }
  }

  if (estimate === 'asking' && !lineGone) return <p role="status">{messages.asking}</p>;
  if (estimate === null || typeof estimate === 'string') {
    return (
      <Notice kind="info" action={<Button onClick={again}>{messages.again}</Button>}>
        {estimate === null ? messages.notCopied : messages.noAnswer}
      </Notice>
    );
  }
  const { sheets, photos, bytes, seconds, room } = estimate;
  const fits = room === null || room >= bytes;
  return (
    <>
      <p>{messages.what}</p>
      <p role="status">
        {messages.howMany(sheets, photos)}{' '}
        <strong>{messages.howMuch(fileSize(bytes), Math.max(1, Math.ceil(seconds / 60)))}</strong>
      </p>
      <HomeScreen />
      {fits ? (
        <Button look="ink" size="big" busy={busy} onClick={() => void take(estimate)}>
          {messages.take}
        </Button>
      ) : (
        <Notice kind="info">{messages.noRoom(fileSize(room))}</Notice>
      )}
    </>
  );
}

function Progress({ taken, pictures }: { taken: Taken; pictures: PicturesHere }) {
  const now = useNow();
  const timeZone = useProject()?.timeZone;
  const { bytes, leftBytes, readyAt, waits } = taken;
  const percent = Math.floor((bytes / Math.max(1, bytes + leftBytes)) * 100);
  const isReady = readyAt !== null && leftBytes === 0;
  const sentence = isReady
    ? messages.ready(sinceOf(readyAt, now, timeZone))
    : waits === null
      ? messages.coming
      : messages.waits[waits];
  // In quarters, because announcing each percent would interrupt everything else.
  useSay(
    `${isReady} ${waits} ${Math.floor(percent / 25)}`,
    isReady ? sentence : `${sentence} ${percent} %`,
  );
  return (
    <>
      <p>{sentence}</p>
      {isReady ? (
        <p>{messages.used(fileSize(bytes))}</p>
      ) : (
        <>
          <progress
            className={styles.progress}
            aria-label={messages.title}
            max={100}
            value={percent}
          />
          <p>{messages.done(fileSize(bytes), fileSize(bytes + leftBytes), percent)}</p>
          {waits === null && <p>{messages.mayLeave}</p>}
        </>
      )}
      <RemoveTaken taken={taken} pictures={pictures} />
    </>
  );
}
