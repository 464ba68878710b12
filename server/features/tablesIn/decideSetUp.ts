import { type ImportMapping, type ImportTable } from '../../../rules/imports';
import { projectLimits, textLimits } from '../../../rules/limits';
import { pathSeparator } from '../../../rules/shown';
import { worksForCompany } from '../../../rules/scope';
import type { Role } from '../../../rules/snag';
import { nameKey } from '../../../rules/text';
import { newId } from '../../ids';
import { Refusal } from '../../refusal';
import { cleanEmail, cleanLong, cleanName, optionalEmail } from '../../text';
import { type Decision, refusedRow, type RowChange } from './decision';
import type { MappedRow } from './mapped';
import { placeKey, segmentsOf } from './places';
import { problem, type Problem, problemOf } from './problems';
import { meaningOf } from './words';
import {
  findNamed,
  type Reference,
  makeCompany,
  makePlace,
  makeTrade,
  namesIn,
  type SetUp,
  stamp,
  type ImportContext,
} from './importContext';

/** What the last import said of a company or trade, by its id. */
export type Memory = (id: string) => Readonly<Record<string, string>> | null;

type Decide = (
  world: ImportContext,
  row: MappedRow,
  more: { words: ImportMapping['words']; remember: (cell: string) => string; memory: Memory },
) => Decision;

/** Decides what becomes of a row about what a project is set up with. */
export const decideSetUp: Readonly<Record<Exclude<ImportTable, 'snags'>, Decide>> = {
  locations: orRefused(location),
  companies: orRefused(company),
  trades: orRefused(trade),
  people: orRefused(person),
};

/** The thing that a row is about, where the project has it: for what is kept of the row. */
export function thingOf(
  table: ImportTable,
  world: ImportContext,
  { cells }: MappedRow,
): string | null {
  if (table === 'trades') return world.trades.get(nameKey(cells.trade ?? ''))?.id ?? null;
  return table === 'companies'
    ? (world.companies.get(nameKey(cells.company ?? ''))?.id ?? null)
    : null;
}

function orRefused(decide: Decide): Decide {
  return (world, row, more) => {
    try {
      return decide(world, row, more);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return refusedRow([problemOf(error)]);
    }
  };
}

const newSetUp = (): SetUp => ({ steps: [], made: [] });

const done = (setUp: SetUp, more: Partial<Decision> = {}): Decision => ({
  outcome: setUp.steps.length === 0 ? 'SAME' : 'MAKE',
  problems: [],
  notes: [],
  changes: [],
  steps: setUp.steps,
  undoing: { made: setUp.made },
  said: {},
  ...more,
});

function location(world: ImportContext, { cells }: MappedRow): Decision {
  const path = cells.path ?? '';
  const exact = path.split(pathSeparator);
  const { segments, joined } = world.locations.has(placeKey(exact))
    ? { segments: exact, joined: false }
    : segmentsOf(path);
  const notes = joined ? [problem('NOTE_DEPTH')] : [];
  if (segments.length === 0) return refusedRow([problem('ROW_NAME_MISSING')]);
  for (const segment of segments) cleanName(segment, 'path');
  const setUp = newSetUp();
  const found = makePlace(world, segments, setUp);
  if ('problem' in found) return refusedRow([found.problem]);
  found.make?.();
  return done(setUp, { notes });
}

/**
 * What a cell newly says, against what it said the last time and what is there; undefined if
 * nothing.
 */
function newly(
  name: string,
  cell: string | undefined,
  now: string,
  memory: Readonly<Record<string, string>> | null,
  remember: (cell: string) => string,
): string | undefined {
  if (cell === undefined || cell === now) return undefined;
  if (memory?.[name] === undefined) return cell === '' ? undefined : cell;
  return memory[name] === remember(cell) ? undefined : cell;
}

const kept = (
  cells: MappedRow['cells'],
  names: readonly (keyof MappedRow['cells'])[],
  remember: (cell: string) => string,
): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) =>
      cells[name] === undefined ? [] : [[name, remember(cells[name] ?? '')]],
    ),
  );

function company(
  world: ImportContext,
  { cells }: MappedRow,
  { remember, memory }: Parameters<Decide>[2],
): Decision {
  const name = cleanName(cells.company, 'company');
  const [email, phone] = [
    optionalEmail(cells.email),
    cleanLong(cells.phone, 'phone', textLimits.name),
  ];
  const said = kept(cells, ['email', 'phone'], remember);
  const setUp = newSetUp();
  const known = world.companies.get(nameKey(name));
  const merged = world.merged.get(nameKey(name));
  // What it says is of the company that went: the one that stays keeps its e-mail and phone.
  if (known === undefined && merged !== undefined)
    return joined(done(setUp), tradesFor(world, cells.trades ?? '', merged));
  if (known === undefined && world.room.company <= 0)
    return refusedRow([problem('ROW_ROOM', { thing: 'company', limit: projectLimits.companies })]);
  const id =
    known?.id ?? makeCompany(world, setUp, { name, email, phone: phone === '' ? null : phone });
  const made = done(setUp, { said });
  const changed =
    known === undefined
      ? null
      : changeOfCompany(world, known.id, {
          email: newly(
            'email',
            email ?? (cells.email === undefined ? undefined : ''),
            known.email ?? '',
            memory(id),
            remember,
          ),
          phone: newly(
            'phone',
            cells.phone === undefined ? undefined : phone,
            known.phone ?? '',
            memory(id),
            remember,
          ),
        });
  const trades = tradesFor(world, cells.trades ?? '', id);
  return joined(made, changed, trades);
}

function changeOfCompany(
  world: ImportContext,
  id: string,
  { email, phone }: { email: string | undefined; phone: string | undefined },
): Partial<Decision> | null {
  const known = [...world.companies.values()].find((each) => each.id === id);
  if (known === undefined || (email === undefined && phone === undefined)) return null;
  // Somebody may change the rest meanwhile.
  const input = (of: typeof known) => ({
    ...stamp(world),
    projectId: world.project.id,
    id,
    ...(email !== undefined && { email: of.email }),
    ...(phone !== undefined && { phone: of.phone }),
  });
  const next = {
    ...known,
    ...(email !== undefined && { email: email === '' ? null : email }),
    ...(phone !== undefined && { phone: phone === '' ? null : phone }),
  };
  world.companies.set(nameKey(known.name), next);
  const changes = (['email', 'phone'] as const)
    .filter((field) => known[field] !== next[field])
    .map((field): RowChange => ({ field, from: known[field] ?? '', to: next[field] ?? '' }));
  const step = { do: 'saveCompany', input: input(next) } as const;
  return {
    outcome: 'CHANGE',
    changes,
    steps: [step],
    undoing: {
      made: [],
      saved: { before: { do: 'saveCompany', input: input(known) }, after: step },
    },
  };
}

/**
 * The trades that a company does by default: those that are not there are made, and those that no
 * company does are given to it.
 */
function tradesFor(world: ImportContext, said: string, companyId: string): Partial<Decision> {
  const setUp = newSetUp();
  const notes: Problem[] = [];
  for (const name of namesIn(world.trades, said)) {
    if (world.trades.has(nameKey(name))) continue;
    if (world.room.trade <= 0) {
      notes.push(problem('ROW_ROOM', { thing: 'trade', limit: projectLimits.trades }));
      continue;
    }
    makeTrade(world, setUp, {
      name: cleanName(name, 'trades'),
      defaultCompanyId: companyId,
      phrases: [],
    });
    notes.push(problem('NOTE_MADE', { thing: 'trade', name }));
  }
  return { notes, steps: setUp.steps, undoing: { made: setUp.made } };
}

function trade(
  world: ImportContext,
  { cells }: MappedRow,
  { remember, memory }: Parameters<Decide>[2],
): Decision {
  const name = cleanName(cells.trade, 'trade');
  const phrases = (cells.phrases ?? '')
    .split(/[|\n]/)
    .map((phrase) => cleanLong(phrase, 'phrases', textLimits.phrase))
    .filter((phrase) => phrase !== '');
  if (phrases.length > projectLimits.phrasesPerTrade)
    throw new Refusal('LIMIT_REACHED', {
      project: name,
      limit: projectLimits.phrasesPerTrade,
      things: 'phrases',
    });
  const setUp = newSetUp();
  const found: Reference = findNamed(world, 'company', cells.defaultCompany ?? '', setUp);
  if ('problem' in found) return refusedRow([found.problem]);
  const notes = found.note === undefined ? [] : [found.note];
  const said = kept(cells, ['defaultCompany', 'phrases'], remember);
  const known = world.trades.get(nameKey(name));
  if (known === undefined) {
    if (world.room.trade <= 0)
      return refusedRow([problem('ROW_ROOM', { thing: 'trade', limit: projectLimits.trades })]);
    const defaultCompanyId = found.make?.() ?? found.id;
    makeTrade(world, setUp, { name, defaultCompanyId, phrases });
    return done(setUp, { notes, said });
  }
  const nameOfCompany = world.names.get(known.defaultCompanyId ?? '') ?? '';
  const company =
    nameKey(nameOfCompany) === nameKey(cells.defaultCompany ?? '')
      ? undefined
      : newly('defaultCompany', cells.defaultCompany, nameOfCompany, memory(known.id), remember);
  const list = newly(
    'phrases',
    cells.phrases === undefined ? undefined : phrases.join('|'),
    known.phrases.join('|'),
    memory(known.id),
    remember,
  );
  // As it stood in the cell, which may divide phrases by lines.
  const sameList =
    cells.phrases !== undefined && memory(known.id)?.['phrases'] === remember(cells.phrases);
  if (company === undefined && (list === undefined || sameList)) return done(newSetUp(), { said });
  const next = {
    ...known,
    ...(company !== undefined && { defaultCompanyId: found.make?.() ?? found.id }),
    ...(list !== undefined && !sameList && { phrases }),
  };
  world.trades.set(nameKey(known.name), next);
  const input = (of: typeof next) => ({
    ...stamp(world),
    projectId: world.project.id,
    id: of.id,
    ...(company !== undefined && { defaultCompanyId: of.defaultCompanyId }),
    ...(next.phrases !== known.phrases && { phrases: [...of.phrases] }),
  });
  const step = { do: 'saveTrade', input: input(next) } as const;
  const changes: RowChange[] = [
    ...(company === undefined
      ? []
      : [
          {
            field: 'defaultCompany',
            from: nameOfCompany,
            to: world.names.get(next.defaultCompanyId ?? '') ?? '',
          },
        ]),
    ...(next.phrases === known.phrases
      ? []
      : [{ field: 'phrases', from: known.phrases.join(' | '), to: phrases.join(' | ') }]),
  ];
  return {
    outcome: 'CHANGE',
    problems: [],
    notes,
    changes,
    steps: [...setUp.steps, step],
    undoing: {
      made: setUp.made,
      saved: { before: { do: 'saveTrade', input: input(known) }, after: step },
    },
    said,
  };
}

/**
 * People are invited, each by a link of their own: nobody becomes a member who has not accepted.
 */
function person(
  world: ImportContext,
  { cells }: MappedRow,
  { words }: Parameters<Decide>[2],
): Decision {
  const email = cleanEmail(cells.email ?? '');
  if (world.members.has(email))
    return done(newSetUp(), { notes: [problem('ROW_MEMBER', { name: email })] });
  if (world.invited.has(email)) return done(newSetUp());
  const word = cells.role ?? '';
  const meaning = word === '' ? '' : meaningOf('role', word, words.role);
  const role = meaning === '' ? 'VIEWER' : (meaning as Role | null); // one of the table's words
  if (role === null) return refusedRow([problem('ROW_ROLE_UNKNOWN', { word })]);
  const setUp = newSetUp();
  const found = findNamed(world, 'company', cells.company ?? '', setUp);
  if ('problem' in found) return refusedRow([found.problem]);
  const needs = worksForCompany(role);
  if (needs && found.id === null && found.make === undefined)
    return refusedRow([problem('ROW_COMPANY_NEEDED')]);
  const companyId = found.make?.() ?? found.id;
  const invitationId = newId('invitation');
  world.invited.add(email);
  setUp.steps.push({
    do: 'inviteMembers',
    input: {
      ...stamp(world),
      projectId: world.project.id,
      people: [{ invitationId, email, role, companyId }],
    },
  });
  return done(setUp, {
    notes: found.note === undefined ? [] : [found.note],
    undoing: { made: [...setUp.made, { thing: 'invitation', id: invitationId, name: email }] },
  });
}

/** Several decisions about one row as one. */
function joined(first: Decision, ...others: readonly (Partial<Decision> | null)[]): Decision {
  return others.reduce<Decision>((sum, each) => {
    if (each === null) return sum;
    const steps = [...sum.steps, ...(each.steps ?? [])];
    const outcome = sum.outcome === 'SAME' && steps.length > 0 ? 'CHANGE' : sum.outcome;
    return {
      ...sum,
      outcome,
      notes: [...sum.notes, ...(each.notes ?? [])],
      changes: [...sum.changes, ...(each.changes ?? [])],
      steps,
      undoing: {
        ...sum.undoing,
        ...each.undoing,
        made: [...sum.undoing.made, ...(each.undoing?.made ?? [])],
      },
    };
  }, first);
}
