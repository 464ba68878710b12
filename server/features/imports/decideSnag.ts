import { createHmac } from 'node:crypto';
import { isOther } from '../../../rules/events';
import type { ImportMapping } from '../../../rules/imports';
import type { Priority, Snag, SnagFields, SnagStatus, SnagType } from '../../../rules/snag';
import { tableWords } from '../../../rules/tables';
import { cleanText, nameKey } from '../../../rules/text';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { cleanLong, cleanTitle } from '../../text';
import { factsOf } from '../snags/facts';
import { readDay } from './dates';
import { type Decision, refusedRow, type RowChange } from './decision';
import { type MappedRow, segmentsOf } from './mapped';
import { problem, type Problem, problemOf } from './problems';
import { movesTo, stepsOf } from './statusWay';
import type { Step } from './steps';
import { meaningOf } from './words';
import { findNamed, findPlace, type Found, type SetUp, stamp, type World } from './world';

/** The snag that a row is about, as it is. */
export interface CurrentSnag {
  readonly row: SnagTable;
  /** As our own tables show it, which have one where the snag has none. */
  readonly shownTitle: string;
  readonly evidence: number;
  /** Of the last import. */
  readonly said: Readonly<Record<string, string>> | null;
}

export interface SnagRow {
  readonly mapped: MappedRow;
  readonly snagId: string;
  readonly current: CurrentSnag | null;
}

/** A field of the snag as a row says it. */
interface SaidField {
  /** As the history calls it. */
  readonly name: string;
  readonly set: () => Partial<SnagFields>;
}

const fields = { trade: 'tradeId', company: 'companyId', person: 'assigneeId', location: 'locationId' } as const;

/** A formula's error, as spreadsheets write it. */
const isError = (cell: string): boolean => /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(cell);

/** Decides what becomes of a row about a snag. `remember` makes of a cell what is kept of it. */
export function decideSnag(world: World, { mapped, snagId, current }: SnagRow, mapping: Pick<ImportMapping, 'words' | 'dayOrder'>, remember: (cell: string) => string): Decision {
  const { cells } = mapped;
  const problems: Problem[] = [];
  const notes: Problem[] = [];
  const setUp: SetUp = { steps: [], made: [] };
  const failed = Object.values(cells).find(isError);
  if (failed !== undefined) return refusedRow([problem('ROW_ERROR', { text: failed })]);
  const attempt = <T>(work: () => T, fallback: T): T => {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      problems.push(problemOf(error));
      return fallback;
    }
  };
  const word = <Value extends string>(field: 'status' | 'type' | 'priority', code: 'ROW_STATUS_UNKNOWN' | 'ROW_TYPE_UNKNOWN' | 'ROW_PRIORITY_UNKNOWN'): Value | null => {
    const cell = cells[field] ?? '';
    if (cell === '') return null;
    const meaning = meaningOf(field, cell, mapping.words[field]);
    if (meaning === null) problems.push(problem(code, { word: cell }));
    // Of a value's own words: `isMeaning` was asked of what people said.
    return meaning as Value | null;
  };
  const found = (what: Found): Found => {
    if ('problem' in what) problems.push(what.problem);
    else if (what.note !== undefined) notes.push(what.note);
    return what;
  };

  const [firstTrade = '', ...moreTrades] = (cells.trade ?? '').split('|').map(cleanText).filter((name) => name !== '');
  if (moreTrades.length > 0) notes.push(problem('NOTE_TRADES', { name: firstTrade }));
  const extra = [cells.note ?? '', ...(moreTrades.length > 0 ? [moreTrades.join(' | ')] : [])].filter((text) => text !== '').join('\n');
  const title = attempt(() => cleanTitle(cells.title), '');
  const description = attempt(() => cleanLong([cells.description ?? '', extra].filter((text) => text !== '').join('\n'), 'description'), '');
  const status = word<SnagStatus>('status', 'ROW_STATUS_UNKNOWN');
  const type = word<SnagType>('type', 'ROW_TYPE_UNKNOWN');
  const priority = word<Priority>('priority', 'ROW_PRIORITY_UNKNOWN');
  const trade = found(findNamed(world, 'trade', firstTrade, setUp));
  const company = found(findNamed(world, 'company', cells.company ?? '', setUp));
  const { segments, joined } = segmentsOf(cells.location ?? '');
  if (joined) notes.push(problem('NOTE_DEPTH'));
  const place = found(findPlace(world, segments, setUp));
  const assignee = personIn(world, cells.person ?? '', notes);
  const pin = pinOf(world, cells, notes);
  const due = dueOf(cells.due ?? '', mapping, problems);
  if (current === null && title === '' && description === '') problems.push(problem('ROW_EMPTY'));
  if (current === null && segments.length === 0 && pin == null) problems.push({ code: 'PLACE_REQUIRED' });
  if (problems.length > 0) return refusedRow(problems);

  // Nothing is refused from here on but for the status, so what is missing may be made.
  const wish: Wish = { title, description, type, priority, pin, due, assignee };
  // What the row said the last time is no wish of today.
  const asked = current?.said?.['status'] === remember(cells.status ?? '') ? null : status;
  const way = wayOf(world, current, asked, company, trade);
  if ('problem' in way) return refusedRow([way.problem]);
  const said = Object.fromEntries(Object.entries({ ...cells, description: cells.description === undefined && extra === '' ? undefined : description }).flatMap(([field, cell]) => (cell === undefined || ['note', 'key', 'id', 'number'].includes(field) ? [] : [[field, remember(cell)]])));
  const idOf = (what: Found): string | null => ('problem' in what ? null : (what.make?.() ?? what.id));
  if (current === null) {
    const ids = { trade: idOf(trade), company: idOf(company), location: idOf(place) };
    const raise: Step = {
      do: 'raiseSnag',
      input: {
        ...stamp(world),
        projectId: world.project.id,
        snagId,
        title,
        description,
        ...(type !== null && { type }),
        ...(priority !== null && { priority }),
        tradeId: ids.trade,
        ...(ids.company !== null && { companyId: ids.company }),
        assigneeId: assignee,
        locationId: ids.location,
        ...(pin != null && { pin }),
        ...(cells.due !== undefined && { dueOn: due }),
      },
    };
    return { outcome: 'MAKE', problems: [], notes, changes: [], steps: [...setUp.steps, raise, ...stepsOf(world, snagId, way.moves)], undoing: { made: setUp.made, raised: snagId }, said };
  }
  return changed({ world, mapped, snagId, current, wish, found: { trade, company, place }, idOf, notes, setUp, said, moves: way.moves, status: asked });
}

interface Wish {
  title: string;
  description: string;
  type: SnagType | null;
  priority: Priority | null;
  pin: SnagFields['pin'] | undefined;
  due: string | null;
  assignee: string | null;
}

/** The moves that lead to the status; the snag's company is that of the row, its trade's, or its own. */
function wayOf(world: World, current: CurrentSnag | null, status: SnagStatus | null, company: Found, trade: Found): { moves: ReturnType<typeof movesTo>['moves'] } | { problem: Problem } {
  if (status === null) return { moves: [] };
  const from = current === null ? 'OPEN' : current.row.status;
  const given = (what: Found): boolean => !('problem' in what) && (what.id !== null || what.make !== undefined);
  const ofTrade = 'problem' in trade ? null : [...world.trades.values()].find(({ id }) => id === trade.id)?.defaultCompanyId;
  const hasCompany = given(company) || ofTrade != null || (current !== null && current.row.company_id !== null);
  const { moves, why } = movesTo(from, status, { hasCompany, evidence: current?.evidence ?? 0, evidenceRequired: world.project.evidence_required === 1 });
  if (why === null) return { moves };
  if (why === 'EVIDENCE_REQUIRED') return { problem: problem('ROW_FIXED_NEEDS_PHOTO') };
  return { problem: why === 'COMPANY_REQUIRED' ? { code: why } : problem('ROW_CLOSED_WAY', { status }) };
}

interface Changing {
  world: World;
  mapped: MappedRow;
  snagId: string;
  current: CurrentSnag;
  wish: Wish;
  found: { trade: Found; company: Found; place: Found };
  idOf: (what: Found) => string | null;
  notes: Problem[];
  setUp: SetUp;
  said: Record<string, string>;
  moves: ReturnType<typeof movesTo>['moves'];
  status: SnagStatus | null;
}

/** What a row changes of a snag that is there: what differs from what the row said the last time, or, if it comes for the first time, from the snag. */
function changed({ world, mapped: { cells }, snagId, current, wish, found, idOf, notes, setUp, said, moves, status }: Changing): Decision {
  const before = factsOf(current.row);
  // An import that was undone is forgotten; what somebody has made void since stays so.
  const memory = current.said;
  const isVoid = before.status === 'VOID' && status !== 'VOID' && memory === null;
  const asked: SaidField[] = [
    ...(cells.title === undefined || (before.title === '' && cells.title === current.shownTitle) ? [] : [{ name: 'title', set: () => ({ title: wish.title }) }]),
    ...(said['description'] === undefined ? [] : [{ name: 'description', set: () => ({ description: wish.description }) }]),
    ...(wish.type === null ? [] : [{ name: 'type', set: () => ({ type: wish.type ?? before.type }) }]),
    ...(wish.priority === null ? [] : [{ name: 'priority', set: () => ({ priority: wish.priority ?? before.priority }) }]),
    ...(cells.trade === undefined ? [] : [{ name: 'trade', set: () => ({ tradeId: idOf(found.trade) }) }]),
    ...(cells.company === undefined ? [] : [{ name: 'company', set: () => ({ companyId: idOf(found.company) }) }]),
    ...(cells.person === undefined || (cells.person !== '' && wish.assignee === null) ? [] : [{ name: 'person', set: () => ({ assigneeId: wish.assignee }) }]),
    ...(cells.location === undefined ? [] : [{ name: 'location', set: () => ({ locationId: idOf(found.place) }) }]),
    ...(wish.pin === undefined ? [] : [{ name: 'pin', set: () => ({ pin: wish.pin ?? null }) }]),
    ...(cells.due === undefined ? [] : [{ name: 'due', set: () => ({ dueOn: wish.due }) }]),
  ];
  const saysNew = (name: string): boolean => memory?.[name === 'pin' ? 'pinX' : name] === undefined || !isSame(memory, said, name);
  const set: Partial<SnagFields> = {};
  const changes: RowChange[] = [];
  for (const field of asked) {
    const isNew = saysNew(field.name);
    if (!isNew) {
      const kept = keptNote(world, field, before, found);
      if (kept !== null) notes.push(kept);
      continue;
    }
    const next = field.set();
    const [key] = Object.keys(next) as (keyof SnagFields)[]; // each sets one
    if (key === undefined || !isOther(key, next, before)) continue;
    Object.assign(set, next);
    changes.push({ field: field.name, from: wordsOf(world, key, before), to: wordsOf(world, key, next) });
  }
  const after: Snag = { ...before, ...set };
  if (after.locationId === null && after.pin === null) return refusedRow([{ code: 'PLACE_REQUIRED' }]);
  const movesOn = status !== null && moves.length > 0 ? moves : isVoid ? (['RESTORE'] as const) : [];
  const to = movesOn.length === 0 ? before.status : status ?? 'OPEN';
  if (isVoid) notes.push(problem('NOTE_RESTORED'));
  if (movesOn.length > 0) changes.push({ field: 'status', from: tableWords.status[before.status], to: tableWords.status[to] });
  // Inputs say an absent field by leaving it out.
  const edit: readonly Step[] = Object.keys(set).length === 0 ? [] : [{ do: 'editSnag', input: { ...stamp(world), snagId, ...set } }];
  const steps = [...setUp.steps, ...edit, ...stepsOf(world, snagId, movesOn)];
  const was = Object.fromEntries(Object.keys(set).map((key) => [key, before[key as keyof SnagFields]])) as Partial<SnagFields>; // the same keys
  return {
    outcome: changes.length === 0 ? 'SAME' : 'CHANGE',
    problems: [],
    notes,
    changes,
    steps,
    undoing: { made: setUp.made, ...(changes.length > 0 && { changed: { id: snagId, before: was, after: set, status: movesOn.length === 0 ? null : [before.status, to] } }) },
    said,
  };
}

const isSame = (memory: Readonly<Record<string, string>>, said: Readonly<Record<string, string>>, name: string): boolean =>
  (name === 'pin' ? ['plan', 'planRevision', 'pinX', 'pinY'] : [name]).every((each) => memory[each] === said[each]);

/** What somebody has changed since the row was brought in, and stays. */
function keptNote(world: World, field: SaidField, before: Snag, found: Changing['found']): Problem | null {
  const key = field.name in fields ? fields[field.name as keyof typeof fields] : null;
  if (key !== null && key !== 'assigneeId') {
    const what = { tradeId: found.trade, companyId: found.company, locationId: found.place }[key];
    if ('problem' in what || what.id === before[key] || (what.id === null && what.make === undefined && key === 'companyId')) return null;
    return problem('NOTE_KEPT', { field: field.name, value: wordsOf(world, key, before) });
  }
  const next = field.set();
  const [own] = Object.keys(next) as (keyof SnagFields)[]; // each sets one
  return own !== undefined && isOther(own, next, before) ? problem('NOTE_KEPT', { field: field.name, value: wordsOf(world, own, before) }) : null;
}

/** The value of a field in words. */
export function wordsOf(world: Pick<World, 'names'>, key: keyof SnagFields, facts: Partial<SnagFields>): string {
  const value = facts[key];
  if (value == null) return '';
  if (typeof value === 'object') return `${value.x} ${value.y}`;
  if (key === 'type') return tableWords.type[value as SnagType]; // by its key
  if (key === 'priority') return tableWords.priority[value as Priority]; // by its key
  return world.names.get(value) ?? value;
}

function personIn(world: World, cell: string, notes: Problem[]): string | null {
  for (const name of cell.split('|').map(cleanText).filter((each) => each !== '')) {
    const person = world.people.get(nameKey(name));
    if (person != null) return person.id;
    notes.push(person === null ? problem('NOTE_PERSON_TWICE', { name }) : problem('NOTE_PERSON', { name }));
  }
  return null;
}

function dueOf(cell: string, { dayOrder }: Pick<ImportMapping, 'dayOrder'>, problems: Problem[]): string | null {
  if (cell === '') return null;
  const read = readDay(cell, dayOrder);
  if ('day' in read) return read.day;
  problems.push(problem(read.wrong === 'NO_DATE' ? 'ROW_NO_DATE' : 'ROW_TWO_DATES', { text: cell }));
  return null;
}

/** Undefined where no column says anything of a pin, or what it says is no spot on a sheet; null for none. */
function pinOf({ plans }: World, cells: MappedRow['cells'], notes: Problem[]): SnagFields['pin'] | undefined {
  if (cells.pinX === undefined || cells.pinY === undefined || cells.plan === undefined) return undefined;
  if (cells.pinX === '' && cells.pinY === '') return null;
  const plan = plans.get(nameKey(cells.plan));
  const revisionId = cells.planRevision === undefined || cells.planRevision === '' ? plan?.current : plan?.revisions.get(nameKey(cells.planRevision));
  if (revisionId === undefined || revisionId === '') {
    notes.push(problem('NOTE_PLAN', { plan: [cells.plan, cells.planRevision].filter(Boolean).join(' ') }));
    return undefined;
  }
  const [x, y] = [cells.pinX, cells.pinY].map((part) => Number(part.replace(',', '.')));
  if (x === undefined || y === undefined || !(x >= 0 && x <= 1 && y >= 0 && y <= 1)) {
    notes.push(problem('NOTE_PIN'));
    return undefined;
  }
  return { revisionId, x, y };
}

/** What is kept of a cell: enough to know it again, and not enough to read it. */
export const remembering = (secret: Buffer) => (cell: string): string => createHmac('sha256', secret).update(`import ${cell}`).digest('base64url').slice(0, 12);
