import { isOther } from '../../../rules/events';
import { textLimits } from '../../../rules/limits';
import {
  isPlaced,
  type Priority,
  type Snag,
  type SnagFields,
  type SnagStatus,
  type SnagType,
} from '../../../rules/snag';
import { tableWords } from '../../../rules/tables';
import { lengthOf } from '../../../rules/text';
import type { SnagTable } from '../../database/schema';
import { factsOf } from '../snags/facts';
import { type Decision, refusedRow, type RowChange } from './decision';
import { joinedDescription, nextDescription, type SaidDescription } from './description';
import { isAboutOurs, type MappedRow } from './mapped';
import { problem, type Problem } from './problems';
import { stepsOf, type Way } from './statusWay';
import type { Step } from './steps';
import { type Reference, type SetUp, stamp, type ImportContext } from './importContext';
import { isNothing } from './words';

/** The snag that a row is about, as it is. */
export interface CurrentSnag {
  readonly row: SnagTable;
  /** What our own tables show as the title of one that has none, in each language. */
  readonly shownTitles: readonly string[];
  readonly evidence: number;
  /**
   * What the last import of the same sort of table said; null if there was none, or it was undone.
   */
  readonly said: Readonly<Record<string, string>> | null;
}

/** What a row says of a snag, as it would be stored. */
export interface Wish {
  readonly title: string;
  readonly description: SaidDescription;
  readonly type: SnagType | null;
  readonly priority: Priority | null;
  /**
   * Undefined where no column says anything of a pin, or what it says is no spot on a sheet; null
   * for none.
   */
  readonly pin: SnagFields['pin'] | undefined;
  readonly due: string | null;
  readonly cost: number | null;
  readonly assignee: string | null;
}

interface Changing {
  readonly world: ImportContext;
  readonly mapped: MappedRow;
  readonly snagId: string;
  readonly current: CurrentSnag;
  readonly wish: Wish;
  readonly found: Readonly<Record<'trade' | 'company' | 'place', Reference>>;
  /** Of something that may have to be made first. */
  readonly idOf: (what: Reference) => string | null;
  readonly notes: Problem[];
  readonly setUp: SetUp;
  /** What is kept of the row. */
  readonly said: Readonly<Record<string, string>>;
  readonly remember: (cell: string) => string;
  readonly way: Way;
  readonly status: SnagStatus | null;
}

/** A field of the snag as a row says it. */
interface SaidField {
  /** As the history calls it. */
  readonly name: string;
  /** Says something else than the last time, or it is the first time. */
  readonly isNew: boolean;
  readonly set: () => Partial<SnagFields>;
}

/**
 * What a row changes of a snag that is there: what differs from what the row said the last time,
 * or, if it comes for the first time, from the snag.
 */
export function changedSnag(changing: Changing): Decision {
  const { world, mapped, snagId, current, found, notes, setUp, said, way, status } = changing;
  const before = factsOf(current.row);
  const set: Partial<SnagFields> = {};
  const changes: RowChange[] = [];
  for (const field of fieldsOf(changing, before)) {
    if (!field.isNew) {
      const kept = keptNote(world, field, before, found);
      if (kept !== null) notes.push(kept);
      continue;
    }
    const next = field.set();
    const [key] = Object.keys(next) as (keyof SnagFields)[]; // each sets one
    if (key === undefined || !isOther(key, next, before)) continue;
    Object.assign(set, next);
    changes.push({
      field: field.name,
      from: wordsOf(world, key, before),
      to: wordsOf(world, key, next),
    });
  }
  // With the notes it may have become too long.
  const n = lengthOf(set.description ?? '');
  if (n > textLimits.long)
    return refusedRow([{ code: 'TEXT_TOO_LONG', meta: { limit: textLimits.long, n } }]);
  const after: Snag = { ...before, ...set };
  if (!isPlaced(after.locationId, after.pin)) return refusedRow([{ code: 'PLACE_REQUIRED' }]);
  const isBack = isUndone(mapped, current) && status !== 'VOID';
  const moves = way.moves.length > 0 ? way.moves : isBack ? (['RESTORE'] as const) : [];
  const to = moves.length === 0 ? before.status : (way.to ?? 'OPEN');
  if (isBack) notes.push(problem('NOTE_RESTORED'));
  if (way.stays) notes.push(problem('NOTE_STATUS_KEPT', { status: before.status }));
  if (moves.length > 0)
    changes.push({
      field: 'status',
      from: tableWords.status[before.status],
      to: tableWords.status[to],
    });
  // Inputs say an absent field by leaving it out.
  const edit: readonly Step[] =
    Object.keys(set).length === 0
      ? []
      : [{ do: 'editSnag', input: { ...stamp(world), snagId, ...set } }];
  const was = Object.fromEntries(
    Object.keys(set).map((key) => [key, before[key as keyof SnagFields]]),
  ) as Partial<SnagFields>; // the same keys
  return {
    outcome: changes.length === 0 ? 'SAME' : 'CHANGE',
    problems: [],
    notes,
    changes,
    steps: [...setUp.steps, ...edit, ...stepsOf(world, snagId, moves)],
    undoing: {
      made: setUp.made,
      ...(changes.length > 0 && {
        changed: {
          id: snagId,
          before: was,
          after: set,
          status: moves.length === 0 ? null : [before.status, to],
        },
      }),
    },
    said,
  };
}

/**
 * Whether the import that made the snag was undone, so that the row may bring it back. What
 * somebody has made void stays so, and so does what only our own table says.
 */
export const isUndone = (mapped: MappedRow, { row, said }: CurrentSnag): boolean =>
  row.status === 'VOID' && said === null && !isAboutOurs(mapped);

function fieldsOf(
  { world, mapped: { cells }, current, wish, found, idOf, said, remember }: Changing,
  before: Snag,
): SaidField[] {
  const memory = current.said;
  const isNew = (...names: readonly string[]): boolean =>
    memory === null || names.some((name) => memory[name] !== said[name]);
  const field = (
    name: string,
    isSaid: boolean,
    set: () => Partial<SnagFields>,
    news = isNew(name),
  ): SaidField[] => (isSaid ? [{ name, isNew: news, set }] : []);
  const description = nextDescription(before.description, wish.description, memory, remember);
  const isStandIn = before.title === '' && current.shownTitles.includes(wish.title);
  return [
    ...field('title', cells.title !== undefined && !isStandIn, () => ({ title: wish.title })),
    ...field(
      'description',
      wish.description.text !== undefined || description !== undefined,
      () => ({ description: description ?? joinedDescription(wish.description) }),
      description !== undefined,
    ),
    ...field('type', wish.type !== null, () => ({ type: wish.type ?? before.type })),
    ...field('priority', wish.priority !== null, () => ({
      priority: wish.priority ?? before.priority,
    })),
    ...field('trade', cells.trade !== undefined, () => ({ tradeId: idOf(found.trade) })),
    ...field('company', cells.company !== undefined, () => ({ companyId: idOf(found.company) })),
    ...field(
      'person',
      cells.person !== undefined && (cells.person === '' || wish.assignee !== null),
      () => ({ assigneeId: wish.assignee }),
    ),
    ...field('location', cells.location !== undefined, () => ({ locationId: idOf(found.place) })),
    ...field(
      'pin',
      wish.pin !== undefined && !(wish.pin === null && isOutOfSight(world, before.pin)),
      () => ({ pin: wish.pin ?? null }),
      isNew('plan', 'planRevision', 'pinX', 'pinY'),
    ),
    ...field('due', cells.due !== undefined, () => ({ dueOn: wish.due })),
    // “TBD” clears none.
    ...field('cost', cells.cost !== undefined && !isNothing(cells.cost), () => ({
      cost: wish.cost,
    })),
  ];
}

/** On a plan that was removed: our own tables say nothing of such a pin. */
const isOutOfSight = ({ plans }: ImportContext, pin: Snag['pin']): boolean =>
  pin !== null &&
  ![...plans.values()].some(({ revisions }) => [...revisions.values()].includes(pin.revisionId));

const references = [
  { name: 'trade', found: 'trade', key: 'tradeId' },
  { name: 'company', found: 'company', key: 'companyId' },
  { name: 'location', found: 'place', key: 'locationId' },
] as const;

/** What somebody has changed since the row was imported, and stays. */
function keptNote(
  world: ImportContext,
  field: SaidField,
  before: Snag,
  found: Changing['found'],
): Problem | null {
  const named = references.find(({ name }) => name === field.name);
  if (named !== undefined) {
    const { key } = named;
    const what = found[named.found];
    if (
      'problem' in what ||
      what.id === before[key] ||
      (what.id === null && what.make === undefined && key === 'companyId')
    )
      return null;
    return problem('NOTE_KEPT', { field: field.name, value: wordsOf(world, key, before) });
  }
  const next = field.set();
  const [own] = Object.keys(next) as (keyof SnagFields)[]; // each sets one
  return own !== undefined && isOther(own, next, before)
    ? problem('NOTE_KEPT', { field: field.name, value: wordsOf(world, own, before) })
    : null;
}

/** The value of a field in words. */
function wordsOf(
  world: Pick<ImportContext, 'names'>,
  key: keyof SnagFields,
  facts: Partial<SnagFields>,
): string {
  const value = facts[key];
  if (value == null) return '';
  if (typeof value === 'number') return (value / 100).toFixed(2);
  if (typeof value === 'object') return `${value.x} ${value.y}`;
  if (key === 'type') return tableWords.type[value as SnagType]; // by its key
  if (key === 'priority') return tableWords.priority[value as Priority]; // by its key
  return world.names.get(value) ?? value;
}
