/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { graphql, useFragment } from 'react-relay/hooks';
import type { HistoryEvent_event$key } from '../../../__generated__/relay/HistoryEvent_event.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { drawnShapes } from '../../domain/photo';
import { eventTime, exactTime } from '../../domain/time';
import { Avatar } from '../../ui/Avatar';
import { Disclosure } from '../../ui/Disclosure';
import { PendingMark } from '../../ui/marks';
import { Drawing } from '../../ui/pictures/Drawing';
import { Picture } from '../../ui/pictures/Picture';
import { Time } from '../../ui/Time';
import { Within } from '../../ui/Within';
import { EraseEvent } from './EraseEvent';
import { changeMessage, didMessage, drewMessage, isPinAlone } from './eventMessages';
import type { EventStory } from './eventStories';
import { HistoryComment } from './HistoryComment';
import { messages } from './messages';
import styles from './SnagDetail.module.css';

interface HistoryEventProps {
  event: HistoryEvent_event$key;
  snagId: string;
  now: number;
  timeZone: string;
  pending: boolean;
  /** Facts that follow from other events. */
  story: EventStory;
}

/** An event as a sentence, with its text and photos. */
export function HistoryEvent({ event, snagId, now, timeZone, pending, story }: HistoryEventProps) {
  const data = useFragment(
    graphql`
      fragment HistoryEvent_event on Event {
        id
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
        editedAt
        editableUntil
        reason
        photo {
          id
          width
          height
          thumbHash
          url(size: SMALL)
        }
        shapes {
          kind
          x
          y
          toX
          toY
          text
          points
        }
        redacted
        ...EraseEvent_event
        withoutEffect
        occurredAt
      }
    `,
    event,
  );
  const picture = usePhotoPicture(data.photo?.id ?? '', data.photo?.url);
  const name = data.actor?.name ?? messages.server;
  // No separate lines for changes if the sentence says everything; for comments and drawings only
  // lost changes are listed.
  const changes = isPinAlone(data.kind, data.changes)
    ? []
    : data.changes.filter(({ lost }) => lost || editKinds.includes(data.kind));
  return (
    <li className={styles.event}>
      <Avatar name={name} />
      <div className={styles.told}>
        <p>
          <NameWithin
            name={name}
            sentence={(who) =>
              data.shapes
                ? drewMessage(who, story.photoNumber, data.shapes.length)
                : didMessage(who, {
                    kind: data.kind,
                    changes: data.changes,
                    reason: data.reason ?? null,
                    photos: story.photos,
                    takenBack: story.takenBack,
                  })
            }
          />
          <span className={styles.when}>
            <Time
              at={data.occurredAt}
              words={eventTime(data.occurredAt, now, timeZone)}
              exact={exactTime(data.occurredAt, timeZone)}
            />
            {pending && <PendingMark />}
          </span>
        </p>
        <EraseEvent
          event={data}
          snagId={snagId}
          of={`${name}, ${eventTime(data.occurredAt, now, timeZone)}`}
        />
        {changes.map((change) => (
          <p key={change.field}>{changeMessage(change, story.keptOf.get(change.field))}</p>
        ))}
        {data.kind === 'COMMENT_ADDED' && !data.redacted && (
          <HistoryComment
            snagId={snagId}
            commentId={data.id}
            body={data.comment ?? ''}
            editedAt={data.editedAt ?? null}
            mayEdit={data.editableUntil != null && now < data.editableUntil}
            timeZone={timeZone}
          />
        )}
        {data.kind === 'COMMENT_EDITED' && !data.withoutEffect && !data.redacted && (
          <Disclosure label={messages.saidBefore}>
            <p className={styles.said}>{data.changes[0]?.from}</p>
          </Disclosure>
        )}
        {data.kind !== 'COMMENT_ADDED' &&
          data.kind !== 'COMMENT_EDITED' &&
          data.comment != null &&
          data.comment !== '' && <p className={styles.said}>{data.comment}</p>}
        {data.photo && data.shapes && data.shapes.length > 0 && (
          <HistoryDrawing
            {...picture}
            thumbHash={data.photo.thumbHash ?? null}
            width={data.photo.width ?? null}
            height={data.photo.height ?? null}
            shapes={data.shapes}
          />
        )}
        {data.photo && data.kind === 'PHOTO_ADDED' && (
          <Picture
            className={styles.eventPicture}
            {...picture}
            thumbHash={data.photo.thumbHash ?? null}
            alt=""
          />
        )}
        {data.redacted && (
          <p className={styles.quiet}>{erasedMessage(data.kind, data.photo != null)}</p>
        )}
        {data.withoutEffect && changes.length === 0 && (
          <p className={styles.quiet}>{messages.withoutEffect}</p>
        )}
      </div>
    </li>
  );
}

const editKinds: readonly string[] = ['SNAG_EDITED', 'SNAG_COSTED'];

/** What was erased of an event. If its photo is still there, only the caption was erased. */
function erasedMessage(kind: string, hasPhoto: boolean): string {
  if (kind === 'PHOTO_MARKED') return messages.erasedDrawing;
  return kind.startsWith('PHOTO_') && !hasPhoto ? messages.erasedPhoto : messages.erased;
}

interface HistoryDrawingProps {
  src: string | null;
  onFailed: () => void;
  thumbHash: string | null;
  width: number | null;
  height: number | null;
  shapes: Parameters<typeof drawnShapes>[0];
}

/** A photo with the drawing of that event, whatever is drawn on it now. */
function HistoryDrawing({ src, onFailed, thumbHash, width, height, shapes }: HistoryDrawingProps) {
  return (
    <span className={styles.eventDrawing}>
      <Picture src={src} thumbHash={thumbHash} alt="" onFailed={onFailed} />
      {width !== null && height !== null && (
        <Drawing shapes={drawnShapes(shapes)} ratio={width / height} fit="cover" />
      )}
    </span>
  );
}

/** A sentence with a name in bold, wherever the language puts it. */
function NameWithin({ name, sentence }: { name: string; sentence: (name: string) => string }) {
  return (
    <Within sentence={sentence}>
      <strong dir="auto">{name}</strong>
    </Within>
  );
}
