import { graphql, useFragment } from 'react-relay/hooks';
import type {
  LastMessage_snag$data,
  LastMessage_snag$key,
} from '../../__generated__/relay/LastMessage_snag.graphql';
import { useNow } from '../domain/time';
import { CommentIcon, UndoIcon } from '../ui/laterIcons';
import { sinceOf } from '../ui/messages/sinceMessages';
import styles from './LastMessage.module.css';
import { laterMessages as messages } from './laterMessages';
import { reasonLabels } from './moving/moves';

interface LastMessageProps {
  snag: LastMessage_snag$key;
  timeZone: string;
  /**
   * `last`: the message that whoever must act has to read. `check`: all that a check needs, why it
   * was sent back the last time and what was done since. `opening`: as `last`, without what was done.
   */
  show: 'last' | 'check' | 'opening';
}

/** What was written with the last move, on top of a snag for whoever must act next. */
export function LastMessage({ snag, timeZone, show }: LastMessageProps) {
  const { status, lastMessages } = useFragment(
    graphql`
      fragment LastMessage_snag on Snag {
        status
        lastMessages {
          id
          kind
          actor {
            name
          }
          comment
          reason
          occurredAt
        }
      }
    `,
    snag,
  );
  const now = useNow();
  const wanted = wantedOf(status);
  const shown = (show === 'check' ? lastMessages.toReversed() : lastMessages.slice(0, 1)).filter(
    ({ kind, comment }) =>
      wanted.includes(kind) &&
      comment != null &&
      comment !== '' &&
      (show !== 'opening' || kind !== 'SNAG_FIXED'),
  );
  return shown.map(({ id, kind, actor, comment, reason, occurredAt }) => {
    const name = actor?.name ?? '';
    const quiet = show === 'check' && kind === 'SNAG_FIXED';
    return (
      <div key={id} className={quiet ? styles.quiet : styles.note} data-message={kind}>
        {kind === 'SNAG_SENT_BACK' ? <UndoIcon size={20} /> : <CommentIcon size={20} />}
        {quiet ? (
          <p className={styles.text}>
            {messages.quoted(comment ?? '')} <bdi className={styles.who}>{name}</bdi>
          </p>
        ) : (
          <div className={styles.text}>
            <p>
              <b>{messages.said(kind)}</b>
              {reason != null && <b>: {reasonLabels[reason]}</b>}{' '}
              <span className={styles.who}>
                {messages.saidBy(name, sinceOf(occurredAt, now, timeZone))}
              </span>
            </p>
            <p className={styles.comment}>{comment}</p>
          </div>
        )}
      </div>
    );
  });
}

/** The kinds of events whose message matters in this status. */
function wantedOf(status: LastMessage_snag$data['status']): readonly string[] {
  switch (status) {
    case 'OPEN':
    case 'IN_PROGRESS':
      return ['SNAG_SENT_BACK', 'SNAG_ANSWERED', 'SNAG_REOPENED', 'SNAG_RESTORED'];
    case 'FIXED':
      return ['SNAG_SENT_BACK', 'SNAG_FIXED'];
    case 'DISPUTED':
      return ['SNAG_DISPUTED'];
    default:
      return [];
  }
}
