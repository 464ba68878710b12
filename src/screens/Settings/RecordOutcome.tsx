import { graphql, useFragment } from 'react-relay/hooks';
import type {
  RecordOutcome_check$data,
  RecordOutcome_check$key,
} from '../../../__generated__/relay/RecordOutcome_check.graphql';
import { exactTime } from '../../domain/time';
import { region } from '../../ui/messages/region';
import { Notice } from '../../ui/Notice';
import styles from './Settings.module.css';
import { recordMessages as messages } from './recordMessages';

type Result = NonNullable<RecordOutcome_check$data['result']>;

/** The outcome of the last check. */
export function RecordOutcome({
  check,
  timeZone,
}: {
  check: RecordOutcome_check$key;
  timeZone: string;
}) {
  const { result, by } = useFragment(
    graphql`
      fragment RecordOutcome_check on RecordCheck {
        by {
          name
        }
        result {
          checkedAt
          holds
          events
          lastHash
          redacted
          sealed
          sealedAt
          break {
            seq
            why
          }
          photos
          planFiles
          handovers
          faultyFiles
          fileFaults {
            id
            kind
            why
          }
          restores {
            seq
            restoredAt
            backedUpAt
          }
        }
      }
    `,
    check,
  );
  if (result == null) return null;
  const whole = new Intl.NumberFormat(region());
  return (
    <>
      <Notice kind="info">{result.holds && messages.holds(result.events)}</Notice>
      <Notice kind="refused">
        {!result.holds && [messages.doesNotHold, ...faultsOf(result)].join(' ')}
      </Notice>
      {result.fileFaults.length > 0 && (
        <ul className={styles.rows}>
          {result.fileFaults.map(({ id, kind, why }) => (
            <li key={id}>{faultOf(id, kind, why)}</li>
          ))}
        </ul>
      )}
      {result.faultyFiles > result.fileFaults.length && (
        <p>{messages.moreFaults(result.faultyFiles - result.fileFaults.length)}</p>
      )}
      {result.redacted > 0 && <p>{messages.redacted(result.redacted)}</p>}
      {result.sealedAt != null && (
        <p>{messages.sealed(result.sealed, exactTime(result.sealedAt, timeZone))}</p>
      )}
      {result.restores.map(({ seq, restoredAt, backedUpAt }) => (
        <p key={seq}>
          {messages.restored({
            events: seq - 1,
            on: exactTime(restoredAt, timeZone),
            of: backedUpAt == null ? null : exactTime(backedUpAt, timeZone),
          })}
        </p>
      ))}
      <dl className={styles.record}>
        <dt>{messages.photos}</dt>
        <dd>{whole.format(result.photos)}</dd>
        <dt>{messages.planFiles}</dt>
        <dd>{whole.format(result.planFiles)}</dd>
        {result.handovers > 0 && (
          <>
            <dt>{messages.handovers}</dt>
            <dd>{whole.format(result.handovers)}</dd>
          </>
        )}
        <dt>{messages.lastEvent}</dt>
        <dd>{whole.format(result.events)}</dd>
        <dt>{messages.lastHash}</dt>
        <dd className={styles.hash}>{result.lastHash}</dd>
      </dl>
      <p className={styles.facts}>{messages.noteIt}</p>
      <p className={styles.facts}>
        {messages.checked(exactTime(result.checkedAt, timeZone), by.name)}
      </p>
    </>
  );
}

function faultsOf({ events, break: broken, faultyFiles }: Result): string[] {
  const ofEvents =
    broken == null
      ? [messages.eventsHold(events)]
      : [sentenceOf(broken), messages.holdUntil(events)];
  return faultyFiles === 0 ? ofEvents : [...ofEvents, messages.faultyFiles(faultyFiles)];
}

const sentenceOf = ({ why, seq }: NonNullable<Result['break']>): string =>
  messages.breaks[why](seq);

function faultOf(
  id: string,
  kind: Result['fileFaults'][number]['kind'],
  why: Result['fileFaults'][number]['why'],
): string {
  const faults =
    kind === 'PLAN_FILE'
      ? messages.planFaults
      : kind === 'HANDOVER'
        ? messages.handoverFaults
        : messages.photoFaults;
  return faults[why](id);
}
