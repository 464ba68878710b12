import {
  beginsRound,
  changesBy,
  inMillionths,
  partsOfSheet,
  type SnagEvent,
} from '../../../rules/events';
import type { Snag, TakeBack } from '../../../rules/snag';
import { everyField, fieldColumns } from '../../../rules/snagFields';
import type { PhotoTable, SnagTable } from '../../database/schema';
import type { EventContext } from '../journal/append';
import type { PinColumns } from '../plans/pin';

/** A row as the rules' snag. */
export const factsOf = (row: SnagTable): Snag => ({
  ...everyField((_key, { column }) => (column === undefined ? pinOf(row) : row[column])),
  status: row.status,
  raisedBy: row.raised_by,
  raisedAt: row.raised_at,
  fixedBy: row.fixed_by,
  fixedAt: row.fixed_at,
  closedBy: row.closed_by,
  closedAt: row.closed_at,
  sentBackCount: row.sent_back_count,
  importUndone: row.import_undone === 1,
  version: row.version,
  waitingSince: row.waiting_since,
  // Written by `columnsOf`.
  takeBack: row.take_back === null ? null : (JSON.parse(row.take_back) as TakeBack),
});

/** The rules' snag as columns. `planId` is the plan of its pin, which the row has beside it. */
export const columnsOf = (facts: Snag, planId: string | null) => ({
  ...fieldColumns(facts),
  ...pinColumnsOf(facts.pin, planId),
  status: facts.status,
  raised_by: facts.raisedBy,
  raised_at: facts.raisedAt,
  fixed_by: facts.fixedBy,
  fixed_at: facts.fixedAt,
  closed_by: facts.closedBy,
  closed_at: facts.closedAt,
  sent_back_count: facts.sentBackCount,
  import_undone: Number(facts.importUndone),
  version: facts.version,
  waiting_since: facts.waitingSince,
  take_back: facts.takeBack === null ? null : JSON.stringify(facts.takeBack),
});

export const noPin: PinColumns = { pin_revision_id: null, pin_x: null, pin_y: null, plan_id: null };

const pinOf = (row: SnagTable): Snag['pin'] =>
  row.pin_revision_id === null
    ? null
    : {
        revisionId: row.pin_revision_id,
        x: (row.pin_x ?? 0) / partsOfSheet,
        y: (row.pin_y ?? 0) / partsOfSheet,
      };

const pinColumnsOf = (pin: Snag['pin'], planId: string | null): PinColumns =>
  pin === null
    ? noPin
    : {
        pin_revision_id: pin.revisionId,
        pin_x: inMillionths(pin.x),
        pin_y: inMillionths(pin.y),
        plan_id: planId,
      };

interface Change extends Pick<SnagEvent, 'kind' | 'reason' | 'set' | 'assignee'> {
  /** Of the pin that is set. */
  planId?: string | null;
  withoutEffect?: boolean;
}

/** The row after an event at this moment. */
export function afterEvent(
  row: SnagTable,
  moment: Pick<EventContext, 'occurredAt' | 'seq'> & { viewer: { userId: string } },
  { planId = row.plan_id, withoutEffect = false, ...event }: Change,
): SnagTable {
  const before = factsOf(row);
  const after = {
    ...before,
    ...changesBy(
      { ...event, by: moment.viewer.userId, at: moment.occurredAt },
      before,
      withoutEffect,
    ),
  };
  return {
    ...row,
    ...columnsOf(after, planId),
    ...(!withoutEffect && beginsRound(event.kind) && { opened_seq: moment.seq }),
  };
}

/** Number of evidence photos since it was last open, without removed ones. */
export function evidenceOf(
  snag: Pick<SnagTable, 'opened_seq'>,
  shown: readonly PhotoTable[],
): PhotoTable[] {
  return shown.filter(({ kind, seq }) => kind === 'EVIDENCE' && seq > snag.opened_seq);
}
