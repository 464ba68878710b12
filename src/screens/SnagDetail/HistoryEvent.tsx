/* oxlint-disable relay/unused-fields -- handed on whole to the functions that read them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { HistoryEvent_event$key } from '../../../__generated__/relay/HistoryEvent_event.graphql';
import { useLocalPhoto } from '../../app/outbox';
import { exactTime, relativeTime } from '../../app/time';
import { PendingMark } from '../../ui/marks';
import { Picture } from '../../ui/Picture';
import { Time } from '../../ui/Time';
import type { EventStory } from './eventStories';
import { changeWords, didWords, isPinAlone } from './eventWords';
import { reasonWords } from './moves';
import styles from './SnagDetail.module.css';
import { words } from './words';
import { withinSentence } from '../../ui/withinSentence';

interface HistoryEventProps {
  event: HistoryEvent_event$key;
  now: number;
  timeZone: string;
  pending: boolean;
  /** What the events around it say of it. */
  story: EventStory;
}

/** Who did what and when, in a sentence, with what they wrote and showed. */
export function HistoryEvent({ event, now, timeZone, pending, story }: HistoryEventProps) {
  const data = useFragment(
    graphql`
      fragment HistoryEvent_event on Event {
        kind
        actor {
          name
        }
        changes {
          field
          from
          to
          lost
        }
        comment
        reason
        photo {
          id
          thumbHash
          url(size: SMALL)
        }
        withoutEffect
        occurredAt
      }
    `,
    event,
  );
  const local = useLocalPhoto(data.photo?.id ?? '');
  const reason = data.reason == null ? undefined : reasonWords[data.reason];
  return (
    <li className={styles.event}>
      <p>
        <strong>{data.actor?.name ?? words.server}</strong> {didWords(data.kind, data.changes, story.photos)}
        {reason !== undefined && `: ${withinSentence(reason)}`}
        <span className={styles.when}>
          <Time at={data.occurredAt} words={relativeTime(data.occurredAt, now, timeZone)} exact={exactTime(data.occurredAt, timeZone)} />
          {pending && <PendingMark />}
        </span>
      </p>
      {data.kind === 'SNAG_EDITED' &&
        !isPinAlone(data.kind, data.changes) &&
        data.changes.map((change) => <p key={change.field}>{changeWords(change, story.keptOf.get(change.field))}</p>)}
      {data.comment != null && data.comment !== '' && <p className={styles.said}>{data.comment}</p>}
      {data.photo && data.kind === 'PHOTO_ADDED' && (
        <Picture className={styles.eventPicture} src={local ?? data.photo.url ?? null} thumbHash={data.photo.thumbHash ?? null} alt="" />
      )}
      {data.withoutEffect && data.kind !== 'SNAG_EDITED' && <p className={styles.quiet}>{words.withoutEffect}</p>}
    </li>
  );
}
