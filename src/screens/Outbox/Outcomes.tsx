import { useMemo } from 'react';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { useOutbox, useOutcomes } from '../../app/useOutbox';
import { useStoredText } from '../../app/useStored';
import { exactTime, relativeTime, useNow } from '../../domain/time';
import { undoMs, UndoNotice, useUndoable } from '../../parts/undo';
import { Link } from '../../router/components';
import { isAnsweredBy, type OtherSnag, type Outcome } from '../../sync/outbox/outcomes';
import { Button, buttonClass } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Time } from '../../ui/Time';
import { Part } from './Part';
import { messages } from './messages';
import styles from './Outbox.module.css';

/**
 * The outcomes of entries that the server kept but did not apply as meant, until the person has
 * read them.
 */
export function Outcomes({ outcomes }: { outcomes: readonly Outcome[] }) {
  const { markRead } = useOutcomes();
  const now = useNow();
  return (
    <Part
      title={messages.outcomes}
      action={
        outcomes.length > 1 && (
          <Button onClick={() => markRead(outcomes.map(({ eventId }) => eventId))}>
            {messages.readAll}
          </Button>
        )
      }
    >
      <ul>
        {outcomes.map((outcome) => (
          <li key={outcome.eventId} className={styles.outcome}>
            <p>{outcome.message}</p>
            <p className={styles.facts}>
              <Learnt outcome={outcome} now={now} />
            </p>
            <Actions>
              {/* A snag that is not shared any more cannot be opened. */}
              {outcome.code !== 'SNAG_GONE' && (
                <OpenSnag
                  code={outcome.projectCode}
                  snagId={outcome.snagId}
                  number={outcome.number}
                />
              )}
              {outcome.other === undefined ? (
                <Button onClick={() => markRead([outcome.eventId])}>{messages.read}</Button>
              ) : (
                <MaybeSame outcome={outcome} other={outcome.other} />
              )}
            </Actions>
          </li>
        ))}
      </ul>
    </Part>
  );
}

function Learnt({ outcome: { at, projectId }, now }: { outcome: Outcome; now: number }) {
  const timeZone = useStoredText(projectId, 'timeZone') ?? undefined;
  return <Time at={at} words={relativeTime(at, now, timeZone)} exact={exactTime(at, timeZone)} />;
}

function OpenSnag({
  code,
  snagId,
  number,
}: {
  code: string;
  snagId: string;
  number: number | null;
}) {
  return (
    <Link
      to="/p/$code/snags/$number"
      params={{ code, number: String(number ?? snagId) }}
      className={buttonClass()}
    >
      {messages.open(number === null ? null : `${code}-${number}`)}
    </Link>
  );
}

/** Actions on a snag that somebody else may have raised, too. The two are never merged. */
function MaybeSame({ outcome, other }: { outcome: Outcome; other: OtherSnag }) {
  const { entries } = useOutbox();
  const { markRead } = useOutcomes();
  const { projectCode, projectId, seen, snagId, number } = outcome;
  const elsewhere = useMemo(
    () => ({ projectId, projectCode, seen, ...(number !== null && { about: { number } }) }),
    [projectId, projectCode, seen, number],
  );
  const move = useMoveSnag(elsewhere);
  const { said, problem, undo, undoFocus, busy, act } = useUndoable();
  // Until the receipt of the move arrives, which removes the outcome that it answers.
  const answered = entries.some(
    (entry) => entry.state !== 'refused' && isAnsweredBy(outcome, entry),
  );
  const voided = messages.voided(number === null ? null : `${projectCode}-${number}`);
  const voidMine = (): void =>
    void act({
      run: () => move(snagId, 'VOID', { reason: 'DUPLICATE', holdMs: undoMs }),
      said: voided,
      undo: { undone: messages.undone, tooLate: messages.tooLate },
    });
  return (
    <>
      <OpenSnag code={projectCode} snagId={other.snagId} number={other.number} />
      {!answered && other.mayVoid !== false && (
        <Button busy={busy} onClick={voidMine}>
          {messages.voidMine}
        </Button>
      )}
      {!answered && (
        <Button onClick={() => markRead([outcome.eventId])}>{messages.keepBoth}</Button>
      )}
      {other.mayVoid === false && <p className={styles.facts}>{messages.mayNotVoid}</p>}
      <Notice kind="refused">{problem}</Notice>
      <UndoNotice
        said={said ?? (answered && voided)}
        label={messages.undo}
        undo={undo}
        undoFocus={undoFocus}
        takesFocus
      />
    </>
  );
}
