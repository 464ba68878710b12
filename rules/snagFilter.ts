import { chips, noneId, type SnagChip, type SnagDue, statusesOf } from './lists';
import { dayAfter, dayIn, startOfDay, weekOf } from './days';
import { isInScope, scopeOf } from './scope';
import type { Actor, Priority, Snag, SnagStatus, SnagType } from './snag';
import { nameKey, searchKey, searchWords } from './text';

type Maybe<Value> = Value | null | undefined;

/**
 * The filter of a list; the schema's SnagFilter. A field that is null or absent filters nothing,
 * and an absent chip is ALL. Of a list a snag has one.
 */
export interface SnagFilter {
  readonly chip?: Maybe<SnagChip>;
  readonly ids?: Maybe<readonly string[]>;
  readonly statuses?: Maybe<readonly SnagStatus[]>;
  readonly types?: Maybe<readonly SnagType[]>;
  readonly tradeIds?: Maybe<readonly string[]>;
  readonly companyIds?: Maybe<readonly string[]>;
  /** Includes everything below them. */
  readonly locationIds?: Maybe<readonly string[]>;
  readonly exactLocationIds?: Maybe<readonly string[]>;
  readonly priorities?: Maybe<readonly Priority[]>;
  readonly assigneeIds?: Maybe<readonly string[]>;
  readonly due?: SnagDue | null | undefined;
  /** Days of the project's time zone, both included. */
  readonly raisedFrom?: string | null | undefined;
  readonly raisedTo?: string | null | undefined;
  readonly planId?: string | null | undefined;
  readonly planCode?: string | null | undefined;
  readonly text?: string | null | undefined;
  // The one value that devices of earlier releases know in place of each list.
  readonly tradeId?: Maybe<string>;
  readonly companyId?: Maybe<string>;
  readonly locationId?: Maybe<string>;
  readonly priority?: Maybe<Priority>;
  readonly assigneeId?: Maybe<string>;
}

/** The lists of a filter, with what stands in its fields of one value; null filters nothing. */
export const listsOf = (filter: Maybe<SnagFilter>) => ({
  statuses: filter?.statuses ?? null,
  types: filter?.types ?? null,
  tradeIds: both(filter?.tradeIds, filter?.tradeId),
  companyIds: both(filter?.companyIds, filter?.companyId),
  locationIds: both(filter?.locationIds, filter?.locationId),
  exactLocationIds: filter?.exactLocationIds ?? null,
  priorities: both(filter?.priorities, filter?.priority),
  assigneeIds: both(filter?.assigneeIds, filter?.assigneeId),
});

const both = <Value>(
  several: Maybe<readonly Value[]>,
  one: Maybe<Value>,
): readonly Value[] | null =>
  one == null ? (several ?? null) : (several ?? [one]).filter((each) => each === one);

/** The reader of a list, and the time. */
export interface Reader extends Actor {
  /** Of the project. */
  readonly timeZone: string;
  /** Epoch ms. */
  readonly now: number;
}

/** The fields of a snag that decide which lists it is in. */
export interface FilteredSnag extends Pick<
  Snag,
  | 'status'
  | 'type'
  | 'priority'
  | 'tradeId'
  | 'companyId'
  | 'assigneeId'
  | 'dueOn'
  | 'raisedBy'
  | 'raisedAt'
  | 'sentBackCount'
  | 'importUndone'
> {
  readonly id: string;
  /** Whether it is assigned to a member who sees it. */
  readonly assigneeSees: boolean;
  /** Its location and the locations above that. */
  readonly locationIds: readonly string[];
  readonly planId: string | null;
  /** Null if the plan was removed. */
  readonly planCode: string | null;
  /** By `searchText`. */
  readonly text: string;
}

type Test = (snag: FilteredSnag) => boolean;

const always: Test = () => true;

/** The condition of a chip besides the status. */
const chipTests: Readonly<Record<SnagChip, (reader: Reader, today: string) => Test>> = {
  TO_CHECK: () => always,
  OPEN: () => always,
  OVERDUE:
    (_reader, today) =>
    ({ dueOn }) =>
      dueOn !== null && dueOn < today,
  // Snags the person raised or is assigned to; for a trade also its company's unassigned snags that
  // wait for the company.
  MINE: (reader) => (snag) =>
    snag.assigneeId === reader.userId ||
    snag.raisedBy === reader.userId ||
    isOfCompany(reader, snag),
  UNASSIGNED:
    () =>
    ({ companyId }) =>
      companyId === null,
  SENT_BACK:
    () =>
    ({ sentBackCount }) =>
      sentBackCount > 0,
  DISPUTED: () => always,
  OUTSTANDING: () => always,
  ALL: () => always,
  UNDONE: () => always,
};

const isOfCompany = (reader: Reader, snag: FilteredSnag): boolean =>
  scopeOf(reader).kind === 'COMPANY' &&
  snag.companyId === reader.companyId &&
  !snag.assigneeSees &&
  isAbout('OPEN', snag);

const isAbout = (chip: SnagChip, { status }: FilteredSnag): boolean =>
  statusesOf(chip).includes(status);

const chipTest = (chip: SnagChip, reader: Reader, today: string): Test => {
  const [about, test] = [new Set(statusesOf(chip)), chipTests[chip](reader, today)];
  return (snag) =>
    snag.importUndone === (chip === 'UNDONE') && about.has(snag.status) && test(snag);
};

const dueTests: Readonly<Record<SnagDue, (reader: Reader, today: string) => Test>> = {
  OVERDUE: (reader, today) => chipTest('OVERDUE', reader, today),
  THIS_WEEK: (_reader, today) => {
    const { from, to } = weekOf(today);
    return ({ dueOn }) => dueOn !== null && dueOn >= from && dueOn <= to;
  },
  NONE:
    () =>
    ({ dueOn }) =>
      dueOn === null,
};

/** Whether the reader sees a snag at all; null if they see every one. */
function sees(reader: Reader): Test | null {
  const scope = scopeOf(reader);
  return scope.kind === 'ALL'
    ? null
    : ({ companyId, locationIds }) =>
        isInScope(scope, { companyId, locationId: locationIds[0] ?? null });
}

function isAmong<Value>(
  values: readonly Value[] | null,
  valueOf: (snag: FilteredSnag) => Value,
): Test | null {
  if (values === null) return null;
  const among = new Set(values);
  return (snag) => among.has(valueOf(snag));
}

const isBelow =
  (places: ReadonlySet<string>): Test =>
  ({ locationIds }) =>
    (locationIds.length === 0 ? [noneId] : locationIds).some((id) => places.has(id));

/** Matches what the reader sees and the filter without its chip. Made once for many snags. */
function narrowed(filter: SnagFilter, reader: Reader, today: string): Test {
  const { ids, due, raisedFrom, raisedTo, planId, planCode } = filter;
  const lists = listsOf(filter);
  const words = searchWords(filter.text, searchKey);
  const [from, until] = [
    raisedFrom == null ? null : startOfDay(reader.timeZone, raisedFrom),
    raisedTo == null ? null : startOfDay(reader.timeZone, dayAfter(raisedTo)),
  ];
  const tests: (Test | null)[] = [
    sees(reader),
    ids == null ? null : ({ id }) => ids.includes(id),
    isAmong(lists.statuses, ({ status }) => status),
    isAmong(lists.types, ({ type }) => type),
    isAmong(lists.tradeIds, ({ tradeId }) => tradeId ?? noneId),
    isAmong(lists.companyIds, ({ companyId }) => companyId ?? noneId),
    lists.locationIds && isBelow(new Set(lists.locationIds)),
    isAmong(lists.exactLocationIds, ({ locationIds }) => locationIds[0] ?? noneId),
    isAmong(lists.priorities, ({ priority }) => priority),
    isAmong(lists.assigneeIds, ({ assigneeId }) => assigneeId ?? noneId),
    due == null ? null : dueTests[due](reader, today),
    from === null ? null : ({ raisedAt }) => raisedAt >= from,
    until === null ? null : ({ raisedAt }) => raisedAt < until,
    planId == null ? null : (snag) => snag.planId === planId,
    planCode == null
      ? null
      : (snag) => snag.planCode !== null && nameKey(snag.planCode) === nameKey(planCode),
    words.length === 0 ? null : ({ text }) => words.every((word) => text.includes(word)),
  ];
  const asked = tests.filter((test) => test !== null);
  return (snag) => asked.every((test) => test(snag));
}

/** Makes the test whether a snag is in the reader's list with this filter. */
export function matching(filter: SnagFilter, reader: Reader): (snag: FilteredSnag) => boolean {
  const today = dayIn(reader.timeZone, reader.now);
  const [inChip, inRest] = [
    chipTest(filter.chip ?? 'ALL', reader, today),
    narrowed(filter, reader, today),
  ];
  return (snag) => inChip(snag) && inRest(snag);
}

export const matches = (filter: SnagFilter, reader: Reader, snag: FilteredSnag): boolean =>
  matching(filter, reader)(snag);

export const countedOf = [...chips, 'CLOSED'] as const;
type Counted = (typeof countedOf)[number];

/** The count of each chip, and of what is closed, with the rest of the filter. */
export function countChips(
  filter: SnagFilter,
  reader: Reader,
  snags: Iterable<FilteredSnag>,
): Record<Counted, number> {
  const today = dayIn(reader.timeZone, reader.now);
  const inRest = narrowed(filter, reader, today);
  const tests = chips
    .filter((chip) => chip !== 'UNDONE')
    .map((chip) => ({ chip, test: chipTests[chip](reader, today) }));
  const testsOf = new Map(
    statusesOf('ALL').map((status) => [
      status,
      tests.filter(({ chip }) => statusesOf(chip).includes(status)),
    ]),
  );
  const counts: Record<Counted, number> = {
    TO_CHECK: 0,
    OPEN: 0,
    OVERDUE: 0,
    MINE: 0,
    UNASSIGNED: 0,
    SENT_BACK: 0,
    DISPUTED: 0,
    OUTSTANDING: 0,
    ALL: 0,
    UNDONE: 0,
    CLOSED: 0,
  };
  for (const snag of snags) {
    if (!inRest(snag)) continue;
    if (snag.importUndone) {
      counts.UNDONE += 1;
      continue;
    }
    for (const { chip, test } of testsOf.get(snag.status) ?? []) if (test(snag)) counts[chip] += 1;
    if (snag.status === 'CLOSED') counts.CLOSED += 1;
  }
  return counts;
}

/**
 * The text that a search looks through, one line per field and comment; the server looks through
 * the same. A search word never matches across lines.
 */
export const searchText = (snag: {
  reference: string;
  title: string;
  description: string;
  /** Of its location. */ path: string | null;
  comments: readonly string[];
}): string =>
  searchKey(
    [snag.reference, snag.title, snag.description, snag.path ?? '', ...snag.comments].join('\n'),
  );
