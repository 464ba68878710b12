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
import styles from './TakeAlongSheet.module.css';
import { keptLimits } from '../../../rules/limits';

const { latelyDays: days } = keptLimits;

const messages = {
  title: t`Take plans and photos along`,
  impossible: t`Plans and photos can be taken along only where the address begins with https: elsewhere the browser cannot show them without a connection. Snags, their texts and their history are here anyway.`,
  looking: t`Checking what is stored on this device.`,
  asking: t`Asking the server how much it is.`,
  again: t`Try again`,
  notCopied: t`The snags of this project are still being copied to this device. After that it can be said how much there is.`,
  noAnswer: t`The server has to say how much it is, and does not answer now.`,
  what: t`For work without a connection: the current sheet of each plan down to full zoom, thumbnails of what is unfinished or was changed in the last ${plural(days, { one: '# day', other: '# days' })}, and larger photos of what waits for you. Snags, their texts and their history are here anyway.`,
  howMany: (sheets: number, photos: number) =>
    t`${plural(sheets, { one: '# plan', other: '# plans' })} and ${plural(photos, { one: '# photo', other: '# photos' })}.`,
  howMuch: (size: string, minutes: number) =>
    plural(minutes, {
      one: `About ${size}, # minute or less on this connection.`,
      other: `About ${size}, about # minutes on this connection.`,
    }),
  noRoom: (room: string) =>
    t`There is not enough room on this device: ${room} can be used for it. What you enter needs some, too.`,
  take: t`Take along`,
  coming: t`Plans and photos are being fetched.`,
  mayLeave: t`You can go on working. It goes on by itself after a break, also after the app was closed.`,
  waits: {
    LINE: t`No connection, or it blocks pictures. Fetching continues by itself.`,
    SENDING: t`What you entered is sent first. Then it goes on.`,
    ROOM: t`There was no more room on this device, and what you enter comes first. It goes on when there is room.`,
    COPY: t`The snags of this project are being copied to this device first.`,
  },
  done: (size: string, all: string, percent: number) => t`${size} of about ${all}, ${percent} %`,
  ready: ({ since, then }: Since) =>
    t`${select(since, { yesterday: 'Ready, as of yesterday.', other: `Ready, as of ${then}.` })}`,
  used: (size: string) => t`${size} on this device. It is kept up to date by itself.`,
  others: t`Also on this device`,
};

type Estimate = Awaited<ReturnType<PicturesHere['estimate']>>;
type Taken = NonNullable<ReturnType<PicturesHere['taken']['get']>>[number];

/**
 * The plans and photos of a project on this device: their size, the progress of loading them, and
 * how to remove them.
 */
export function TakeAlongSheet({ code, onClose }: { code: string; onClose: () => void }) {
  const { takeAlong } = useUserSession();
  return (
    <Sheet open onClose={onClose} title={messages.title}>
      <div className={styles.sheet}>
        {takeAlong?.possible === true ? (
          <Along code={code} pictures={takeAlong} />
        ) : (
          <p>{messages.impossible}</p>
        )}
      </div>
    </Sheet>
  );
}

function Along({ code, pictures }: { code: string; pictures: PicturesHere }) {
  const taken = useTakenProjects(pictures);
  if (taken === null) return <p>{messages.looking}</p>;
  const here = taken.find((each) => each.code === code);
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
