import { Fragment, useMemo, useState } from 'react';
import { useOutbox } from '../../app/useOutbox';
import { toProblem } from '../../domain/errors';
import { listParts } from '../../domain/lists';
import { OpenSnag } from '../../parts/OpenSnag';
import { UndoNotice, useUndoTime } from '../../parts/undo';
import { buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { Within } from '../../ui/Within';
import styles from './BulkBar.module.css';
import { progressOf, reasonsOf, type BulkRun } from './bulkRun';
import { bulkMessages } from './bulkMessages';

/** The result of a bulk change. Until it is sent it can be undone. */
export function BulkOutcome({ run, code }: { run: BulkRun; code: string }) {
  const { entries, takeBack } = useOutbox();
  const [held, setHeld] = useState(true);
  const [undoing, setUndoing] = useState(false);
  const [undone, setUndone] = useState<string | null>(null);
  const lasting = useMemo(
    () => (held ? { eventIds: run.changed.map(({ eventId }) => eventId) } : null),
    [held, run],
  );
  const undoFocus = useUndoTime(lasting, () => setHeld(false));
  const { done, underWay, refused } = progressOf(run, entries);
  const count = run.changed.length;
  const mayUndo =
    held &&
    underWay === count &&
    run.changed.every(
      ({ eventId }) => entries.find((each) => each.eventId === eventId)?.state === 'waiting',
    );

  const undo = async () => {
    setHeld(false);
    // Undone events have left the outbox, too, but were not sent.
    setUndoing(true);
    const taken = await Promise.allSettled(run.changed.map(({ eventId }) => takeBack(eventId)));
    const late = taken.filter((back) => back.status === 'fulfilled' && !back.value).length;
    const failures = taken.flatMap((back) =>
      back.status === 'rejected' ? toProblem(back.reason).sentence : [],
    );
    setUndoing(false);
    const left = [
      ...(late > 0 ? [bulkMessages.tooLate(late)] : []),
      ...(failures[0] === undefined ? [] : [bulkMessages.notUndone(failures.length, failures[0])]),
    ];
    setUndone(left.length === 0 ? bulkMessages.undone : left.join(' '));
  };

  const sending = undone === null && !undoing && !mayUndo && underWay > 0;
  // Not before all are sent, so that it is announced once and not for each snag.
  const partly = undone === null && !undoing && !sending && !mayUndo && refused.length > 0;
  const only = count === 1 ? run.changed[0] : undefined;
  const said =
    undone ??
    (mayUndo ? bulkMessages.will(count, run.action) : bulkMessages.allDone(done, run.action));
  return (
    <>
      <UndoNotice
        said={!sending && !undoing && !partly && said}
        label={bulkMessages.undo}
        undo={mayUndo ? () => void undo() : null}
        undoFocus={undoFocus}
        beside={only && <OpenSnag code={code} snagId={only.snagId} className={buttonClass()} />}
        takesFocus
      />
      <Notice kind="refused">
        {partly && (
          <Within
            sentence={(reasons) => bulkMessages.partly(done, run.action, refused.length, reasons)}
          >
            {reasonsOf(refused).map(({ why, references }, index) => (
              <Fragment key={why}>
                {index > 0 && ' '}
                <Within sentence={(snags) => bulkMessages.because(snags, why)}>
                  <References references={references} />
                </Within>
              </Fragment>
            ))}
          </Within>
        )}
      </Notice>
      {/* Hidden from screen readers, which would announce each step. */}
      {sending && <p>{bulkMessages.sending(done + refused.length, count)}</p>}
    </>
  );
}

const named = 5;

/** The first of the numbers, and how many more there are. No number is broken over two lines. */
function References({ references }: { references: readonly string[] }) {
  const more = references.length - named;
  const shown = references.slice(0, named);
  return listParts(more > 0 ? [...shown, bulkMessages.more(more)] : shown).map(
    ({ type, value }, index) =>
      type === 'element' ? (
        <bdi key={index} className={styles.reference}>
          {value}
        </bdi>
      ) : (
        value
      ),
  );
}
