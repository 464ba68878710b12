import { keptAmount, kindOfEdit } from '../../../rules/amounts';
import { isOther } from '../../../rules/events';
import type { Member } from '../../../rules/snag';
import { type FieldKey, fieldOf, fieldsIn, type SnagFields } from '../../../rules/snagFields';
import type { Change } from '../../database/journalTables';
import type { SnagTable } from '../../database/schema';
import { type EventContext, isLater, type NewEvent } from '../journal/append';
import { afterEvent, factsOf } from './facts';

interface Edit {
  asked: Partial<SnagFields>;
  /** Of what the snag refers to, and of what is asked. */
  now: Partial<Names>;
  names: Partial<Names>;
  /** The membership of an assignee who is not asked to be another one. */
  assignee: Member | null;
  /** Of the pin that is asked. */
  planId: string | null;
}

/** The snag after an edit, and the event that says so. */
export function afterEdit(
  moment: Pick<EventContext, 'seq' | 'now' | 'occurredAt'> & {
    viewer: { userId: string };
    project: Pick<EventContext['project'], 'currency'>;
  },
  snag: SnagTable,
  { asked, now, names, assignee, planId }: Edit,
): { next: SnagTable; event: NewEvent } {
  const before = factsOf(snag);
  // Written below.
  const editedAt = JSON.parse(snag.edited_at) as Record<string, number>;
  const kind = kindOfEdit(asked, before);
  const { currency } = moment.project;
  const set: Partial<SnagFields> = {};
  const changes: Change[] = [];
  for (const key of fieldsIn(asked)) {
    const field = fieldOf(key).name;
    const lost = isLater(editedAt[field] ?? 0, moment);
    if (isOther(key, asked, before))
      changes.push({
        field,
        from: wordOf(key, before, { ...now, currency }),
        to: wordOf(key, asked, { ...names, currency }),
        lost,
      });
    if (lost) continue;
    Object.assign(set, { [key]: asked[key] });
    // Also for unchanged fields, so that this edit wins over an earlier one that has not arrived
    // yet.
    editedAt[field] = moment.occurredAt;
  }
  const next = afterEvent(snag, moment, {
    kind,
    set,
    assignee,
    ...(set.pin != null && { planId }),
  });
  const left = asked.assigneeId === undefined && next.assignee_id !== snag.assignee_id;
  if (left) {
    changes.push({ field: 'assignee', from: now.assignee?.name ?? null, to: null, lost: false });
    if (!isLater(editedAt['assignee'] ?? 0, moment)) editedAt['assignee'] = moment.occurredAt;
  }
  next.edited_at = JSON.stringify(editedAt);
  return {
    next,
    event: {
      kind,
      snagId: snag.id,
      changes,
      withoutEffect: changes.length > 0 && changes.every(({ lost }) => lost === true),
      statusAfter: next.status,
      companyBefore: snag.company_id,
      companyAfter: next.company_id,
      receipt: { number: snag.number },
      facts: left ? { assigneeId: null } : {},
    },
  };
}

type Named = { id: string; name: string } | null | undefined;
export type Names = Record<'trade' | 'company' | 'location' | 'assignee', Named> & {
  pin: { code: string } | null;
};

/**
 * A field's value for the history. A pin is shown as its plan's code, even if it moved on the same
 * plan.
 */
function wordOf(
  key: FieldKey,
  values: Partial<SnagFields>,
  { trade, company, assignee, location, pin, currency }: Partial<Names> & { currency: string },
): string | null {
  const names: Partial<Record<FieldKey, string | undefined>> = {
    tradeId: trade?.name,
    companyId: company?.name,
    assigneeId: assignee?.name,
    locationId: location?.name,
    pin: pin?.code,
  };
  const word = key in names ? names[key] : values[key];
  if (typeof word === 'number') return keptAmount(word, currency);
  return typeof word === 'string' ? word : null;
}
