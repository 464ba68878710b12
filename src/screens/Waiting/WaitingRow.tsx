import { graphql, useFragment } from 'react-relay/hooks';
import type { WaitingRow_edge$key } from '../../../__generated__/relay/WaitingRow_edge.graphql';
import { relativeTime } from '../../domain/time';
import { DueOn } from '../../parts/DueOn';
import { RowPicture } from '../../parts/list/RowPicture';
import rowStyles from '../../parts/list/SnagRow.module.css';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { SentBackMark } from '../../ui/marks';
import { sinceOf } from '../../ui/messages/sinceMessages';
import { Spoken } from '../../ui/Spoken';
import styles from './Waiting.module.css';
import { happenedMessage, toDoMessage, messages } from './messages';

interface WaitingRowProps {
  edge: WaitingRow_edge$key;
  /** Number of new events; 0 if all were seen. */
  fresh: number;
  /** The snag does not wait any more and is still shown. */
  gone: boolean;
  now: number;
}

/** A row for a waiting snag: what is to be done since when, and the last event. */
export function WaitingRow({ edge, fresh, gone, now }: WaitingRowProps) {
  const { lastEvent, node: snag } = useFragment(
    graphql`
      fragment WaitingRow_edge on WaitingEdge {
        lastEvent {
          kind
          comment
          recordedAt
          actor {
            name
          }
        }
        node {
          number
          reference
          displayTitle
          status
          sentBackCount
          project {
            code
            timeZone
          }
          location {
            shortPath
          }
          thumbnail {
            thumbHash
            url(size: SMALL)
          }
          waitingFor {
            since
          }
          ...DueOn_snag
        }
      }
    `,
    edge,
  );
  const { code, timeZone } = snag.project;
  return (
    <li className={classes(rowStyles.row, styles.row)} data-gone={gone || undefined}>
      <RowPicture
        status={snag.status}
        src={snag.thumbnail?.url ?? null}
        thumbHash={snag.thumbnail?.thumbHash ?? null}
      />
      <div className={rowStyles.lines}>
        <div className={rowStyles.title}>
          <h3 className={rowStyles.name}>
            <Link
              to="/p/$code/snags/$number"
              params={{ code, number: String(snag.number) }}
              className={rowStyles.link}
            >
              <Spoken>{snag.reference}</Spoken> <bdi>{snag.displayTitle}</bdi>
            </Link>
          </h3>
          <span className={rowStyles.number} aria-hidden="true">
            {snag.number}
          </span>
        </div>
        <p className={classes(rowStyles.fact, styles.place)}>
          {snag.location != null && <bdi>{snag.location.shortPath}</bdi>}
          {snag.sentBackCount > 0 && <SentBackMark count={snag.sentBackCount} />}
          <span className={styles.news}>
            {fresh > 0 && (
              <span className={styles.fresh}>
                <span aria-hidden="true">{messages.fresh(fresh)}</span>
                <Spoken>{messages.freshSpoken(fresh)}</Spoken>
              </span>
            )}
          </span>
        </p>
        {lastEvent && (
          <p className={styles.happened}>
            {happenedMessage({
              kind: lastEvent.kind,
              name: lastEvent.actor?.name ?? null,
              when: relativeTime(lastEvent.recordedAt, now, timeZone),
              comment: lastEvent.comment == null ? null : excerpt(lastEvent.comment),
            })}
          </p>
        )}
        <p className={rowStyles.facts}>
          <span>{toDoMessage(snag.status, sinceOf(snag.waitingFor.since, now, timeZone))}</span>
          <span>
            <DueOn snag={snag} now={now} timeZone={timeZone} />
          </span>
        </p>
      </div>
    </li>
  );
}

/** Length of a comment's excerpt, in characters. */
const excerptLength = 120;

function excerpt(text: string): string {
  if (text.length <= excerptLength) return text;
  const cut = text.slice(0, excerptLength);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), excerptLength / 2))}…`;
}
