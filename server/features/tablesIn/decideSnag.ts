import { createHmac } from 'node:crypto';
import { readAmount } from '../../../rules/amounts';
import type { ImportAnswers, ImportField, ImportMapping } from '../../../rules/imports';
import {
  isPlaced,
  type Priority,
  type SnagFields,
  type SnagStatus,
  type SnagType,
} from '../../../rules/snag';
import { nameKey } from '../../../rules/text';
import { Refusal } from '../../refusal';
import { cleanLong, cleanTitle } from '../../text';
import { changedSnag, type CurrentSnag, isUndone, type Wish } from './changeSnag';
import { readDay } from './dates';
import { withAssigned } from './topicAssigned';
import { type Decision, type Means, refusedRow } from './decision';
import { joinedDescription } from './description';
import { isAboutOurs, type MappedRow } from './mapped';
import { placeKey } from './places';
import { problem, type Problem, problemOf } from './problems';
import { movesTo, stepsOf, type Way } from './statusWay';
import type { Step } from './steps';
import { isNoDay, isNothing, meaningOf } from './words';
import {
  findNamed,
  findPlace,
  type Reference,
  namesIn,
  type SetUp,
  stamp,
  type ImportContext,
} from './importContext';

export interface SnagRow {
  readonly mapped: MappedRow;
  readonly snagId: string;
  readonly current: CurrentSnag | null;
}

/** A formula's error, as spreadsheets write it. */
const isError = (cell: string): boolean =>
  /^#(REF!|N\/A|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/.test(cell);

/** Decides what becomes of a row about a snag. `remember` makes of a cell what is kept of it. */
export function decideSnag(
  world: ImportContext,
  { mapped: row, snagId, current }: SnagRow,
  mapping: Pick<ImportMapping, 'words' | 'dayOrder' | 'answers' | 'place'>,
  remember: (cell: string) => string,
): Decision {
  const mapped = withAssigned(world, row);
  const { cells } = mapped;
  const { answers } = mapping;
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
  const word = <Value extends string>(
    field: 'status' | 'type' | 'priority',
    code: 'ROW_STATUS_UNKNOWN' | 'ROW_TYPE_UNKNOWN' | 'ROW_PRIORITY_UNKNOWN',
  ): Value | null => {
    const cell = cells[field] ?? '';
    if (cell === '') return null;
    const meaning = meaningOf(field, cell, mapping.words[field]);
    if (meaning === '' || (meaning === null && isNothing(cell))) return null;
    if (meaning === null) problems.push(problem(code, { word: cell }));
    // Of a value's own words: `isMeaning` was asked of what people said.
    return meaning as Value | null;
  };
  const found = (what: Reference): Reference => {
    if ('problem' in what) problems.push(what.problem);
    else if (what.note !== undefined) notes.push(what.note);
    return what;
  };

  const [firstTrade = '', ...moreTrades] = namesIn(world.trades, cells.trade ?? '');
  if (moreTrades.length > 0) notes.push(problem('NOTE_TRADES', { name: firstTrade }));
  const beside = [cells.note ?? '', moreTrades.join(' | ')]
    .filter((text) => text !== '')
    .join('\n');
  // If the title is refused the raw cell stands for it, so that the row is not also refused for a
  // missing title.
  const title = attempt(() => cleanTitle(cells.title), cells.title ?? '');
  const description = {
    text: cells.description,
    notes: cells.note === undefined && beside === '' ? undefined : beside,
  };
  attempt(() => cleanLong(joinedDescription(description), 'description'), '');
  const status = word<SnagStatus>('status', 'ROW_STATUS_UNKNOWN');
  const type = word<SnagType>('type', 'ROW_TYPE_UNKNOWN');
  const priority = word<Priority>('priority', 'ROW_PRIORITY_UNKNOWN');
  const trade = found(findNamed(world, 'trade', firstTrade, setUp));
  const company = found(findNamed(world, 'company', cells.company ?? '', setUp));
  // A topic says no place, and that of a snag that is there stays.
  const standIn = mapped.topic !== undefined && current === null ? mapping.place : '';
  const place = findPlace(world, cells.location ?? standIn, setUp);
  found(place);
  if (place.joined === true) notes.push(problem('NOTE_DEPTH'));
  const { segments } = place;
  const assignee = personIn(world, cells.person ?? '', notes);
  const pin = pinOf(world, cells, current, notes);
  const due = dueOf(cells.due ?? '', mapping, problems, notes);
  const cost = costOf(cells.cost ?? '', world.project.currency, problems);
  if (current === null && title === '' && joinedDescription(description) === '')
    problems.push(problem('ROW_EMPTY'));
  if (current === null && !isPlaced(segments[0], pin)) problems.push({ code: 'PLACE_REQUIRED' });
  if (problems.length > 0) return refusedRow(problems);
  const like = current === null ? world.alike({ snagId, line: mapped.line, title, place }) : null;
  if (like !== null) {
    if (answers.leftOut.includes(like.code)) return refusedRow([problem('ROW_LEFT_OUT')]);
    notes.push(like);
  }

  // Nothing is refused from here on but for the status, so what is missing may be made.
  const wish: Wish = { title, description, type, priority, pin, due, cost, assignee };
  const said = keptOf(
    cells,
    {
      title,
      location: placeKey(segments),
      note: description.notes,
      status: status ?? '',
      type: type ?? '',
      priority: priority ?? '',
      due: due ?? '',
      cost: cost === null ? '' : String(cost),
    },
    remember,
  );
  // The status counts only if the row says another one than at the last import: else a later change
  // on site would be undone.
  const asked = current?.said?.['status'] === said['status'] ? null : status;
  const way = wayOf(world, { mapped, current, status: asked, company, trade }, answers);
  if ('problem' in way) return refusedRow([way.problem]);
  if (way.note !== undefined) notes.push(way.note);
  const idOf = (what: Reference): string | null =>
    'problem' in what ? null : (what.make?.() ?? what.id);
  const means: Means = {
    // Of one that is said as at the last import what it came to then stays.
    ...((asked !== null || current === null) && {
      status: way.stays ? asked : (way.to ?? current?.row.status ?? 'OPEN'),
    }),
    title,
    description: joinedDescription(description),
    // What is not said comes to the usual, or changes nothing.
    type: type ?? current?.row.type ?? 'DEFECT',
    priority: priority ?? current?.row.priority ?? 'MEDIUM',
    due,
    assignee,
    company: 'problem' in company ? null : company.id,
  };
  const ofTopic = mapped.topic === undefined ? {} : { means };
  if (current === null) {
    const ids = { trade: idOf(trade), company: idOf(company), location: idOf(place) };
    const raise: Step = {
      do: 'raiseSnag',
      input: {
        ...stamp(world),
        projectId: world.project.id,
        snagId,
        title,
        description: joinedDescription(description),
        ...(type !== null && { type }),
        ...(priority !== null && { priority }),
        tradeId: ids.trade,
        ...(ids.company !== null && { companyId: ids.company }),
        assigneeId: assignee,
        locationId: ids.location,
        ...(pin != null && { pin }),
        // A topic without a day has none, as an empty cell.
        ...((cells.due !== undefined || mapped.topic !== undefined) && { dueOn: due }),
        ...(cost !== null && { cost }),
      },
    };
    return {
      outcome: 'MAKE',
      problems: [],
      notes,
      changes: [],
      steps: [...setUp.steps, raise, ...stepsOf(world, snagId, way.moves)],
      undoing: { made: setUp.made, raised: snagId },
      said,
      ...ofTopic,
    };
  }
  const changed = changedSnag({
    world,
    mapped,
    snagId,
    current,
    wish,
    found: { trade, company, place },
    idOf,
    notes,
    setUp,
    said,
    remember,
    way,
    status: asked,
  });
  return changed.outcome === 'REFUSE' ? changed : { ...changed, ...ofTopic };
}

/**
 * What is kept of a row. `known`: what some of its cells mean, so that a date or a word that is
 * written otherwise says the same.
 */
function keptOf(
  cells: MappedRow['cells'],
  known: Readonly<Partial<Record<ImportField, string | undefined>>>,
  remember: (cell: string) => string,
): Record<string, string> {
  const fields = (Object.keys(cells) as ImportField[]).filter(
    (field) => !['key', 'id', 'number', 'photo'].includes(field),
  ); // its keys
  if (known.note !== undefined && !fields.includes('note')) fields.push('note');
  return Object.fromEntries(
    fields.map((field) => [field, remember(known[field] ?? cells[field] ?? '')]),
  );
}

interface Wayfaring {
  mapped: MappedRow;
  current: CurrentSnag | null;
  status: SnagStatus | null;
  company: Reference;
  trade: Reference;
}

/**
 * The moves that lead to the status; the snag's company is that of the row, its trade's, or its
 * own.
 */
function wayOf(
  world: ImportContext,
  { mapped, current, status, company, trade }: Wayfaring,
  { withoutPhoto }: Pick<ImportAnswers, 'withoutPhoto'>,
): (Way & { note?: Problem }) | { problem: Problem } {
  if (status === null) return { moves: [], to: null, stays: false };
  const from = current === null ? 'OPEN' : current.row.status;
  const given = (what: Reference): boolean =>
    !('problem' in what) && (what.id !== null || what.make !== undefined);
  const ofTrade =
    'problem' in trade
      ? null
      : [...world.trades.values()].find(({ id }) => id === trade.id)?.defaultCompanyId;
  const hasCompany =
    given(company) || ofTrade != null || (current !== null && current.row.company_id !== null);
  const has = {
    hasCompany,
    evidence: current?.evidence ?? 0,
    evidenceRequired: world.project.evidence_required === 1,
  };
  // A table that was downloaded may be older than what somebody has done since, and of a list that
  // comes for the first time nobody knows what it said before.
  const mayGoBack =
    current !== null &&
    (isUndone(mapped, current) || (current.said !== null && !isAboutOurs(mapped)));
  const { moves, why } = movesTo(from, status, { ...has, mayGoBack });
  if (why === null) return { moves, to: status, stays: false };
  if (why === 'EVIDENCE_REQUIRED' && withoutPhoto !== null) {
    const to = withoutPhoto === 'NOTE' ? 'FIXED' : withoutPhoto;
    const instead = movesTo(from, to, { ...has, mayGoBack, evidenceRequired: false });
    if (instead.why === null)
      return {
        moves: instead.moves,
        to,
        stays: false,
        note: problem('NOTE_FIXED_AS', { status: to }),
      };
  }
  if (!mayGoBack && movesTo(from, status, { ...has, mayGoBack: true }).why === null)
    return { moves: [], to: null, stays: true };
  // Whoever keeps a list by hand starts what nobody has to do yet.
  if (why === 'COMPANY_REQUIRED' && current === null)
    return {
      moves: [],
      to: null,
      stays: false,
      note: problem('NOTE_STILL_OPEN', { word: mapped.cells.status ?? '' }),
    };
  if (why === 'EVIDENCE_REQUIRED') return { problem: problem('ROW_FIXED_NEEDS_PHOTO') };
  return {
    problem: why === 'COMPANY_REQUIRED' ? { code: why } : problem('ROW_CLOSED_WAY', { status }),
  };
}

function personIn(world: ImportContext, cell: string, notes: Problem[]): string | null {
  for (const name of namesIn(world.people, cell)) {
    const person = world.people.get(nameKey(name));
    if (person != null) return person.id;
    notes.push(
      person === null ? problem('NOTE_PERSON_TWICE', { name }) : problem('NOTE_PERSON', { name }),
    );
  }
  return null;
}

function dueOf(
  cell: string,
  { dayOrder, answers }: Pick<ImportMapping, 'dayOrder' | 'answers'>,
  problems: Problem[],
  notes: Problem[],
): string | null {
  if (cell === '') return null;
  const read = readDay(cell, dayOrder);
  if ('day' in read) return read.day;
  if (isNoDay(cell) || (answers.blankDates && read.wrong === 'NO_DATE'))
    notes.push(problem('NOTE_DATE_BLANK', { text: cell }));
  else
    problems.push(
      problem(read.wrong === 'NO_DATE' ? 'ROW_NO_DATE' : 'ROW_TWO_DATES', { text: cell }),
    );
  return null;
}

/** With the code or sign of the project's own currency, or with none. */
function costOf(cell: string, currency: string, problems: Problem[]): number | null {
  if (cell === '' || isNothing(cell)) return null;
  const marks = [currency, currencySign(currency)];
  const text = cell.trim();
  const before = marks.find((mark) => text.startsWith(mark)) ?? '';
  const after = before === '' ? (marks.find((mark) => text.endsWith(mark)) ?? '') : '';
  const amount = amountOf(text.slice(before.length, text.length - after.length).trim());
  if (amount === null) problems.push(problem('ROW_COST', { text: cell }));
  return amount;
}

/**
 * In workbooks numbers have a decimal point, and many digits behind it where they were calculated.
 * Three behind the only point could also be a group, so that they are read as neither.
 */
function amountOf(written: string): number | null {
  if (/^\d+\.\d{4,}$/.test(written)) return readAmount(Number(written).toFixed(2), '.');
  const amount = readAmount(written, '.');
  return amount === null && !/^\d{1,3}\.\d{3}$/.test(written) ? readAmount(written, ',') : amount;
}

const currencySign = (currency: string): string =>
  new Intl.NumberFormat('en', { style: 'currency', currency, currencyDisplay: 'narrowSymbol' })
    .formatToParts(0)
    .find(({ type }) => type === 'currency')?.value ?? currency;

/**
 * Undefined where no column says anything of a pin, or what it says is no spot on a sheet; null for
 * none.
 */
function pinOf(
  { plans }: ImportContext,
  cells: MappedRow['cells'],
  current: CurrentSnag | null,
  notes: Problem[],
): SnagFields['pin'] | undefined {
  if (cells.pinX === undefined || cells.pinY === undefined || cells.plan === undefined)
    return undefined;
  if (cells.pinX === '' && cells.pinY === '') return null;
  const plan = plans.get(nameKey(cells.plan));
  // A row that says nothing of the revision leaves the pin on its own.
  const own = [...(plan?.revisions.values() ?? [])].find(
    (id) => id === current?.row.pin_revision_id,
  );
  const revisionId =
    cells.planRevision === undefined || cells.planRevision === ''
      ? (own ?? plan?.current)
      : plan?.revisions.get(nameKey(cells.planRevision));
  if (revisionId === undefined || revisionId === '') {
    notes.push(
      problem('NOTE_PLAN', { plan: [cells.plan, cells.planRevision].filter(Boolean).join(' ') }),
    );
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
export const remembering =
  (secret: Buffer) =>
  (cell: string): string =>
    createHmac('sha256', secret).update(`import ${cell}`).digest('base64url').slice(0, 12);
