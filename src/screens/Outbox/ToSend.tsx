import { memo } from 'react';
import { useLocalPhoto, useSnagEntries } from '../../app/useOutbox';
import { useReachability } from '../../app/context';
import { useStoredText } from '../../app/useStored';
import { factList } from '../../domain/lists';
import { exactTime, relativeTime, useNow } from '../../domain/time';
import { bySnag, type SnagGroup, thingsOf } from '../../parts/unsent/groups';
import { useGroupFacts, useGroupName } from '../../parts/unsent/snagName';
import { Link } from '../../router/components';
import { isBeingSent, isHeld, type OutboxEntry } from '../../sync/outbox/entry';
import { classes } from '../../ui/classes';
import { useInView } from '../../ui/layout/useInView';
import { fileSize } from '../../ui/messages/fileSize';
import { Picture } from '../../ui/pictures/Picture';
import { Time } from '../../ui/Time';
import { messages } from './messages';
import styles from './Outbox.module.css';

/** Why an entry has not been sent yet. */
type Wait = { readonly kind: 'sending' } | { readonly kind: 'waiting'; readonly sentence: string };

/** `ofSnag`: all entries of its snag, also those refused, oldest first. */
function waitsFor(
  entry: OutboxEntry,
  ofSnag: readonly OutboxEntry[],
  { offline, now }: { offline: boolean; now: number },
): Wait {
  if (isBeingSent(entry, offline)) return { kind: 'sending' };
  return { kind: 'waiting', sentence: reasonOf(entry, ofSnag, offline, now) };
}

function reasonOf(
  entry: OutboxEntry,
  ofSnag: readonly OutboxEntry[],
  offline: boolean,
  now: number,
): string {
  const { problem, photo } = entry;
  if (problem !== undefined) return problem.message;
  if (isHeld(entry, now)) return messages.waits.held;
  if (ofSnag.some(({ kind, state }) => kind === 'raise' && state === 'refused'))
    return messages.waits.raise;
  if (photo?.sha256 === null) return messages.waits.prepared;
  if (offline) return messages.waits.line;
  // Entries of a snag are sent one after the other.
  return ofSnag.find(({ state }) => state !== 'refused') === entry
    ? messages.waits.next
    : messages.waits.before;
}

/** The entries that wait or are being sent, by project and snag. */
export function ToSend({ entries }: { entries: readonly OutboxEntry[] }) {
  const offline = useReachability().kind === 'offline';
  const now = useNow();
  const photos = entries.flatMap(({ photo }) => photo ?? []);
  const bytes = photos.reduce((sum, { byteLength }) => sum + byteLength, 0);
  const projects = [...new Set(entries.map(({ projectCode }) => projectCode))];
  return (
    <>
      <p className={classes(styles.facts, styles.intro)}>
        {messages.waiting(entries.length)}{' '}
        {photos.length > 0 && messages.photos(photos.length, fileSize(bytes))} {messages.safe}
      </p>
      {projects.map((code) => (
        <section key={code} aria-label={code}>
          <h3 className={styles.project}>{code}</h3>
          <ul>
            {bySnag(entries.filter(({ projectCode }) => projectCode === code)).map((group) => (
              <UnsentSnag key={group.snagId} group={group} offline={offline} now={now} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

interface UnsentSnagProps {
  group: SnagGroup;
  offline: boolean;
  now: number;
}

const UnsentSnag = memo(
  function UnsentSnag({ group, offline, now }: UnsentSnagProps) {
    const { snagId, projectCode, entries } = group;
    const name = useGroupName(group);
    const { reference, title } = useGroupFacts(group);
    const ofSnag = useSnagEntries(snagId);
    const [inView, watch] = useInView();
    const number = entries.find(({ about }) => about?.number !== undefined)?.about?.number;
    return (
      <li ref={watch} className={styles.snag}>
        <Thumbnail
          photoId={
            (inView
              ? entries.find(({ photo }) => photo !== undefined)?.photo?.photoId
              : undefined) ?? ''
          }
        />
        <div className={styles.lines}>
          <h4 className={styles.name}>
            {entries[0].kind === 'sign' ? (
              <Link to="/p/$code/reports" params={{ code: projectCode }}>
                {name}
              </Link>
            ) : (
              <Link
                to="/p/$code/snags/$number"
                params={{ code: projectCode, number: String(number ?? snagId) }}
              >
                {reference !== null && title !== null ? (
                  <>
                    <bdi>{reference}</bdi> <bdi>{title}</bdi>
                  </>
                ) : (
                  name
                )}
              </Link>
            )}
          </h4>
          <ul>
            {entries.map((entry) => (
              <UnsentEntry
                key={entry.eventId}
                entry={entry}
                wait={waitsFor(entry, ofSnag, { offline, now })}
                now={now}
              />
            ))}
          </ul>
        </div>
      </li>
    );
  },
  // Memoised: entries keep their identity while nothing in them changes, and the progress of one
  // photo must not render hundreds of others.
  (before, next) =>
    before.offline === next.offline &&
    before.now === next.now &&
    before.group.entries.length === next.group.entries.length &&
    before.group.entries.every((entry, index) => entry === next.group.entries[index]),
);

function Thumbnail({ photoId }: { photoId: string }) {
  return <Picture className={styles.thumbnail} src={useLocalPhoto(photoId)} alt="" />;
}

function UnsentEntry({ entry, wait, now }: { entry: OutboxEntry; wait: Wait; now: number }) {
  const { photo, addedAt, again, progress, projectId } = entry;
  const timeZone = useStoredText(projectId, 'timeZone') ?? undefined;
  const percent = Math.round(progress * 100);
  return (
    <li className={styles.entry}>
      <p>
        {factList([
          thingsOf([entry]),
          ...(photo === undefined ? [] : [fileSize(photo.byteLength)]),
        ])}{' '}
        <span className={styles.facts}>
          {messages.entered}{' '}
          <Time
            at={addedAt}
            words={relativeTime(addedAt, now, timeZone)}
            exact={exactTime(addedAt, timeZone)}
          />
        </span>
      </p>
      {again !== undefined && <p className={styles.facts}>{messages.again}</p>}
      <p className={styles.facts}>
        {wait.kind === 'sending'
          ? photo === undefined
            ? messages.sending
            : messages.sendingPart(percent)
          : wait.sentence}
      </p>
      {wait.kind === 'sending' && photo !== undefined && (
        <progress
          className={styles.progress}
          max={100}
          value={percent}
          aria-label={messages.sentOf(photo.name)}
        />
      )}
    </li>
  );
}
