import type { ImportAnswers, NamedThing } from '../../../rules/imports';
import type { Language } from '../../../rules/languages';
import { projectLimits } from '../../../rules/limits';
import { pathSeparator } from '../../../rules/shown';
import { cleanText, nameKey } from '../../../rules/text';
import type { Handle } from '../../database/engine';
import type { LocationTable, ProjectTable } from '../../database/schema';
import { newId } from '../../ids';
import { mergedNames } from '../journal/mergedCompanies';
import { nearest, spellingOf } from './near';
import { indexOfPlaces, type Place, type PlaceIndex, placeKey, segmentsOf } from './places';
import { problem, type Problem } from './problems';
import type { Step } from './steps';
import { isNothing } from './words';

export interface Thing {
  readonly id: string;
  readonly name: string;
}

export interface KnownTrade extends Thing {
  readonly defaultCompanyId: string | null;
  readonly phrases: readonly string[];
}

export interface KnownCompany extends Thing {
  readonly email: string | null;
  readonly phone: string | null;
}

export interface KnownPlan {
  readonly current: string;
  /** Ids of the revisions by their labels. */
  readonly revisions: ReadonlyMap<string, string>;
}

/** What rows refer to, as it is and as the rows before have made it. */
export interface ImportContext {
  readonly project: ProjectTable;
  /** Who brings the table in. */
  readonly userId: string;
  readonly language: Language;
  readonly fileName: string;
  readonly answers: ImportAnswers;
  now: () => number;
  readonly trades: Map<string, KnownTrade>;
  readonly companies: Map<string, KnownCompany>;
  /**
   * Ids of trades and companies by how their names are spelled without signs; null where several
   * are spelled so.
   */
  readonly spelled: Readonly<Record<'trade' | 'company', Map<string, string | null>>>;
  /**
   * By the names of companies that were merged into others: those others. A table that says the old
   * name makes none of them again.
   */
  readonly merged: ReadonlyMap<string, string>;
  readonly locations: Map<string, Thing & { depth: number; archived: boolean }>;
  /** The locations that were there before the rows, by how sites write them. */
  readonly places: PlaceIndex;
  /** Of a new snag: what there is already with its title at its place. */
  alike: (row: {
    readonly snagId: string;
    readonly line: number;
    readonly title: string;
    readonly place: FoundPlace;
  }) => Problem | null;
  /** What the project has that is like a name which it does not have, the nearest first. */
  nearTo: (thing: NamedThing, name: string) => readonly Thing[];
  /** By name and by e-mail; null where several people have it. */
  readonly people: ReadonlyMap<string, Thing | null>;
  readonly names: Map<string, string>;
  readonly plans: ReadonlyMap<string, KnownPlan>;
  /** E-mails of members, and of those who were invited. */
  readonly members: Set<string>;
  readonly invited: Set<string>;
  /** How many more of each the project may have. */
  readonly room: { trade: number; company: number; location: number };
}

type Needed = Pick<
  ImportContext,
  'project' | 'userId' | 'language' | 'fileName' | 'answers' | 'now'
>;

/** `ofSnags`: the rows are snags, which may be there already. */
export async function readImportContext(
  db: Handle,
  needed: Needed,
  ofSnags: boolean,
): Promise<ImportContext> {
  const projectId = needed.project.id;
  const [trades, companies, merged, locations, members, plans, revisions, invitations] =
    await Promise.all([
      db.selectFrom('trade').selectAll().where('project_id', '=', projectId).execute(),
      db.selectFrom('company').selectAll().where('project_id', '=', projectId).execute(),
      mergedNames(db, projectId),
      db
        .selectFrom('location')
        .selectAll()
        .where('project_id', '=', projectId)
        .where('removed_at', 'is', null)
        .execute(),
      db
        .selectFrom('member')
        .innerJoin('user', 'user.id', 'member.user_id')
        .select(['user.id', 'user.name', 'user.email'])
        .where('member.project_id', '=', projectId)
        .execute(),
      db
        .selectFrom('plan')
        .select(['id', 'code'])
        .where('project_id', '=', projectId)
        .where('removed_at', 'is', null)
        .execute(),
      db
        .selectFrom('plan_revision')
        .select(['id', 'plan_id', 'label', 'state'])
        .where('project_id', '=', projectId)
        .orderBy('id', 'desc')
        .execute(),
      db
        .selectFrom('invitation')
        .select('email')
        .where('project_id', '=', projectId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', needed.now())
        .execute(),
    ]);
  const people = new Map<string, Thing | null>();
  for (const { id, name, email } of members) {
    people.set(nameKey(name), people.has(nameKey(name)) ? null : { id, name });
    people.set(nameKey(email), { id, name });
  }
  const live = (rows: readonly { archived_at: number | null }[]): number =>
    rows.filter(({ archived_at }) => archived_at === null).length;
  const places = indexOfPlaces(
    locations
      .filter(({ archived_at }) => archived_at === null)
      .map(({ id, path }): Place => ({ id, name: path })),
  );
  return {
    ...needed,
    places,
    spelled: { trade: spelledIn(trades), company: spelledIn(companies) },
    alike: ofSnags ? alikeTo(await titlesOf(db, projectId)) : () => null,
    nearTo: nearTo({ company: companies, trade: trades }, places),
    // Written by features/trades from a list of texts.
    trades: new Map(
      trades.map((row) => [
        row.name_key,
        {
          id: row.id,
          name: row.name,
          defaultCompanyId: row.default_company_id,
          phrases: JSON.parse(row.phrases) as string[],
        },
      ]),
    ),
    companies: new Map(
      companies.map((row) => [
        row.name_key,
        { id: row.id, name: row.name, email: row.email, phone: row.phone },
      ]),
    ),
    merged: new Map(merged.map(({ name, id }) => [nameKey(name), id])),
    locations: new Map(
      locations.map((row) => [
        placeKey(row.path.split(pathSeparator)),
        { id: row.id, name: row.path, depth: row.depth, archived: row.archived_at !== null },
      ]),
    ),
    people,
    names: new Map(
      [
        ...trades,
        ...companies,
        ...members,
        ...locations.map(({ id, path }: LocationTable) => ({ id, name: path })),
      ].map(({ id, name }) => [id, name]),
    ),
    plans: new Map(
      plans.map(({ id, code }) => {
        const own = revisions.filter(({ plan_id }) => plan_id === id);
        return [
          nameKey(code),
          {
            current: (own.find(({ state }) => state === 'READY') ?? own[0])?.id ?? '',
            revisions: new Map(own.map((each) => [nameKey(each.label), each.id])),
          },
        ];
      }),
    ),
    members: new Set(members.map(({ email }) => email)),
    invited: new Set(invitations.map(({ email }) => email)),
    room: {
      trade: projectLimits.trades - live(trades),
      company: projectLimits.companies - live(companies),
      location: projectLimits.locations - live(locations),
    },
  };
}

function spelledIn(things: readonly Thing[]): Map<string, string | null> {
  const spelled = new Map<string, string | null>();
  for (const thing of things) spell(spelled, thing);
  return spelled;
}

function spell(spelled: Map<string, string | null>, { id, name }: Thing): void {
  const spelling = spellingOf(name);
  spelled.set(spelling, spelled.has(spelling) ? null : id);
}

const titlesOf = (db: Handle, projectId: string) =>
  db
    .selectFrom('snag')
    .select(['id', 'number', 'title', 'location_id'])
    .where('project_id', '=', projectId)
    .where('status', '!=', 'VOID')
    .where('title', '!=', '')
    .where('location_id', 'is not', null)
    .execute();

function alikeTo(snags: Awaited<ReturnType<typeof titlesOf>>): ImportContext['alike'] {
  const keyOf = (place: string, title: string): string => `${place} ${nameKey(title)}`;
  const there = new Map(
    snags.map(({ id, number, title, location_id }) => [
      keyOf(location_id ?? '', title),
      { id, number },
    ]),
  );
  const lines = new Map<string, number>();
  return ({ snagId, line, title, place }) => {
    if (title === '' || 'problem' in place || place.segments.length === 0) return null;
    const same = there.get(keyOf(place.id ?? '', title));
    if (same !== undefined && same.id !== snagId)
      return problem('NOTE_LIKE', { number: same.number });
    const key = keyOf(place.id ?? placeKey(place.segments), title);
    const before = lines.get(key);
    if (before !== undefined) return problem('NOTE_LIKE_ROW', { n: before });
    lines.set(key, line);
    return null;
  };
}

/** Each name is compared once: many rows have the same. */
function nearTo(
  named: Readonly<Record<'company' | 'trade', readonly Thing[]>>,
  places: PlaceIndex,
): ImportContext['nearTo'] {
  const known = new Map<string, readonly Thing[]>();
  return (thing, name) => {
    const key = `${thing} ${nameKey(name)}`;
    const found =
      known.get(key) ?? (thing === 'location' ? places.near(name) : nearest(name, named[thing]));
    known.set(key, found);
    return found;
  };
}

/**
 * What was answered about a name that the project does not have: its way, the id of what it stands
 * for, or null if nothing was.
 */
function answerTo(world: ImportContext, thing: NamedThing, name: string): string | null {
  const { named, like, others } = world.answers[thing];
  const own = Object.hasOwn(named, nameKey(name)) ? named[nameKey(name)] : undefined;
  if (own !== undefined) return own;
  const near = like === others ? [] : world.nearTo(thing, name);
  if (near.length === 0) return others;
  // Several places with the same name are as near as each other.
  if (like !== 'NEAREST') return like;
  return thing === 'location' && near.length > 1 ? null : (near[0]?.id ?? null);
}

/**
 * Something that a row refers to by its name: the id of what is there, or what has to be made for
 * it first; or why neither can be.
 */
export type Reference =
  | { readonly id: string | null; readonly make?: () => string; readonly note?: Problem }
  | { readonly problem: Problem };

/** What the steps of a row add to the project before its own. */
export interface SetUp {
  readonly steps: Step[];
  readonly made: {
    readonly thing: 'trade' | 'company' | 'location';
    readonly id: string;
    readonly name: string;
  }[];
}

export function findNamed(
  world: ImportContext,
  thing: 'trade' | 'company',
  said: string,
  setUp: SetUp,
): Reference {
  const name = cleanText(said).replaceAll('\n', ' ');
  if (name === '') return { id: null };
  const known =
    thing === 'trade'
      ? world.trades.get(nameKey(name))?.id
      : (world.companies.get(nameKey(name))?.id ?? world.merged.get(nameKey(name)));
  if (known !== undefined) return { id: known };
  if (isNothing(name)) return { id: null };
  const spelled = world.spelled[thing].get(spellingOf(name));
  if (spelled != null && spellingOf(name) !== '') return { id: spelled };
  const answer = answerTo(world, thing, name);
  if (answer === 'BLANK') return { id: null, note: problem('NOTE_NAME_BLANK', { thing, name }) };
  if (answer !== null && world.names.has(answer)) return { id: answer };
  if (answer !== 'MAKE') return { problem: problem('ROW_NOT_MADE', { thing, name }) };
  const limit = thing === 'trade' ? projectLimits.trades : projectLimits.companies;
  if (world.room[thing] <= 0) return { problem: problem('ROW_ROOM', { thing, limit }) };
  return {
    id: null,
    note: problem('NOTE_MADE', { thing, name }),
    make: () =>
      thing === 'trade'
        ? makeTrade(world, setUp, { name, defaultCompanyId: null, phrases: [] })
        : makeCompany(world, setUp, { name, email: null, phone: null }),
  };
}

export function makeCompany(
  world: ImportContext,
  setUp: SetUp,
  fields: Omit<KnownCompany, 'id'>,
): string {
  const id = newId('company');
  world.companies.set(nameKey(fields.name), { id, ...fields });
  spell(world.spelled.company, { id, name: fields.name });
  world.names.set(id, fields.name);
  world.room.company -= 1;
  setUp.steps.push({
    do: 'saveCompany',
    input: { ...stamp(world), projectId: world.project.id, id, ...fields },
  });
  setUp.made.push({ thing: 'company', id, name: fields.name });
  return id;
}

export function makeTrade(
  world: ImportContext,
  setUp: SetUp,
  fields: Omit<KnownTrade, 'id'>,
): string {
  const id = newId('trade');
  world.trades.set(nameKey(fields.name), { id, ...fields });
  spell(world.spelled.trade, { id, name: fields.name });
  world.names.set(id, fields.name);
  world.room.trade -= 1;
  setUp.steps.push({
    do: 'saveTrade',
    input: {
      ...stamp(world),
      projectId: world.project.id,
      id,
      ...fields,
      phrases: [...fields.phrases],
    },
  });
  setUp.made.push({ thing: 'trade', id, name: fields.name });
  return id;
}

/** Parts that the name of one thing has at most: each possible name is looked up. */
const mostInName = 4;

/**
 * The names of a cell that are divided by “|”. One that the project has may have that sign in it.
 */
export function namesIn(known: Pick<ReadonlyMap<string, unknown>, 'has'>, cell: string): string[] {
  const parts = cell.split('|');
  const names: string[] = [];
  for (let at = 0; at < parts.length;) {
    const whole = (end: number): string => cleanText(parts.slice(at, end).join('|'));
    let end = Math.min(parts.length, at + mostInName);
    while (end > at + 1 && !known.has(nameKey(whole(end)))) end -= 1;
    names.push(whole(end));
    at = end;
  }
  return names.filter((name) => name !== '');
}

/**
 * The location that a cell means. One that the project has may have a sign in its names that
 * divides those of others.
 */
export function findPlace(world: ImportContext, cell: string, setUp: SetUp): FoundPlace {
  const { locations, places } = world;
  const exact = cell.split(pathSeparator);
  if (cell === '' || (isNothing(cell) && !locations.has(placeKey(exact))))
    return { id: null, segments: [] };
  const { segments, joined } = locations.has(placeKey(exact))
    ? { segments: exact, joined: false }
    : segmentsOf(cell);
  if (segments.length === 0) return { id: null, segments };
  const known = locations.get(placeKey(segments)) ?? places.find(cell);
  if (known != null) return { id: known.id, segments };
  const name = segments.join(pathSeparator);
  const answer = answerTo(world, 'location', name);
  if (answer === 'BLANK')
    return {
      id: null,
      segments: [],
      note: problem('NOTE_NAME_BLANK', { thing: 'location', name }),
    };
  if (answer !== null && world.names.has(answer)) return { id: answer, segments };
  if (answer !== 'MAKE')
    return { problem: problem('ROW_NOT_MADE', { thing: 'location', name }), segments };
  return { ...makePlace(world, inPlace(world, segments), setUp), segments, joined };
}

export type FoundPlace = Reference & {
  /** As the row has them. */
  readonly segments: readonly string[];
  /** Its path is deeper than a project's. */
  readonly joined?: boolean;
};

/** The path of a location that is not there, below the one that its first names mean. */
function inPlace({ places }: ImportContext, segments: readonly string[]): readonly string[] {
  for (let end = segments.length - 1; end > 0; end -= 1) {
    const above = places.find(segments.slice(0, end).join(pathSeparator));
    if (above === null) continue;
    const path = [...above.name.split(pathSeparator), ...segments.slice(end)];
    if (path.length <= projectLimits.locationDepth) return path;
  }
  return segments;
}

/** A location by the names of its path. Those that are not there are made together. */
export function makePlace(
  world: ImportContext,
  segments: readonly string[],
  setUp: SetUp,
): Reference {
  const known = world.locations.get(placeKey(segments));
  if (known !== undefined) return { id: known.id };
  const name = segments.join(pathSeparator);
  const above =
    segments
      .map((_, at) => world.locations.get(placeKey(segments.slice(0, at))))
      .findLast((each) => each !== undefined) ?? null;
  if (above?.archived === true)
    return { problem: { code: 'LOCATION_ARCHIVED', meta: { location: above.name } } };
  const missing = segments.slice(above?.depth ?? 0);
  if (missing.length > world.room.location)
    return { problem: problem('ROW_ROOM', { thing: 'location', limit: projectLimits.locations }) };
  return {
    id: null,
    note: problem('NOTE_PLACE', { place: name, n: missing.length }),
    make() {
      let parent = above;
      const locations = missing.map((each, at) => {
        const path = segments.slice(0, (above?.depth ?? 0) + at + 1);
        const made = {
          id: newId('location'),
          name: path.join(pathSeparator),
          depth: path.length,
          archived: false,
        };
        const row = { id: made.id, name: each, parentId: parent?.id ?? null };
        world.locations.set(placeKey(path), made);
        world.names.set(made.id, made.name);
        setUp.made.push({ thing: 'location', id: made.id, name: made.name });
        parent = made;
        return row;
      });
      world.room.location -= locations.length;
      setUp.steps.push({
        do: 'addLocations',
        input: { ...stamp(world), projectId: world.project.id, locations },
      });
      return locations.at(-1)?.id ?? '';
    },
  };
}

/**
 * What every event's input has. `seen` is left out: a table says nothing of what its maker had seen
 * of the journal.
 */
export const stamp = (
  world: Pick<ImportContext, 'now'>,
): { eventId: string; occurredAt: number } => ({
  eventId: newId('event'),
  occurredAt: world.now(),
});
