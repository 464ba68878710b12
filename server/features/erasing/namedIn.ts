import { sql } from 'kysely';
import { nameKey } from '../../../rules/text';
import { engineOf, type Handle } from '../../database/engine';
import type { Change, ToldEventTable } from '../../database/journalTables';
import type { UserTable } from '../../database/schema';
import { eventsAt, isRedacted } from '../journal/store';
import type { RedactedFacts } from '../journal/verify';

type Values = RedactedFacts['values'];

/** Who is looked for: by who they are, and by these e-mails. */
type Person = Pick<UserTable, 'id' | 'name'> & { emails: readonly string[] };

export type Identity = UserTable & Person;

/**
 * As whom somebody stands here: the one who is asked for, by all their e-mails, and then others by
 * these e-mails whom projects that were imported name. They may have had several servers, and each
 * of these has given them another id.
 */
export async function identitiesOf(
  db: Handle,
  person: UserTable,
): Promise<[Identity, ...Identity[]]> {
  const known = await db
    .selectFrom('imported_person')
    .select('email')
    .distinct()
    .where('user_id', '=', person.id)
    .where('email', '!=', '')
    .execute();
  const emails = [...new Set([person.email, ...known.map(({ email }) => email)])];
  const others = await db
    .selectFrom('user')
    .selectAll()
    .where(
      'id',
      'in',
      db.selectFrom('imported_person').select('user_id').where('email', 'in', emails),
    )
    .where('id', '!=', person.id)
    .where('password_hash', '=', '')
    .where('erased_at', 'is', null)
    .orderBy('id')
    .execute();
  return [{ ...person, emails }, ...others.map((other) => ({ ...other, emails: [other.email] }))];
}

/**
 * Tells whether one of these e-mail addresses stands in a text as a whole: n@firm.de stands neither
 * in ann@firm.de nor in n@firm.de.example. A sign that ends a sentence or a bracket around it
 * belongs to no address.
 */
export function addressFinder(emails: readonly string[]): (text: string) => boolean {
  const finders = emails.map(nameKey).map((address) => ({ address, whole: wholeAddress(address) }));
  return (text) => {
    const folded = nameKey(text);
    return finders.some(({ address, whole }) => folded.includes(address) && whole.test(folded));
  };
}

function wholeAddress(address: string, flags = 'u'): RegExp {
  const escaped = address.replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`);
  const before = String.raw`(?<![\p{L}\p{M}\p{N}_][.+%&'-]*)`;
  const after = String.raw`(?![\p{L}\p{M}\p{N}_@]|\.[\p{L}\p{N}]|-[\p{L}\p{N}-]*\.[\p{L}\p{N}])`;
  return new RegExp(`${before}${escaped}${after}`, flags);
}

/**
 * Cuts these e-mail addresses out of a text, and keeps the rest. A text that writes one in letters
 * which only look the same becomes empty.
 */
export function addressCutter(emails: readonly string[]): (text: string) => string {
  const isNamed = addressFinder(emails);
  const written = emails.map((email) => wholeAddress(email, 'giu'));
  return (text) => {
    if (!isNamed(text)) return text;
    const left = written
      .reduce((rest, address) => rest.replaceAll(address, ''), text)
      // What stood around it alone.
      .replaceAll(/<>|\(\)/g, '')
      .replaceAll(/ {2,}/g, ' ')
      .replaceAll(/ (?=[,.;:])/g, '')
      .trim();
    return isNamed(left) ? '' : left;
  };
}

/**
 * A JSON value with its texts cut so. A part of a list or an object goes where nothing is left of a
 * text that was cut.
 */
export function cutIn(value: unknown, cut: (text: string) => string): unknown {
  const emptied = (part: unknown): boolean =>
    textsIn(part).some((text) => text !== '' && cut(text) === '');
  if (typeof value === 'string') return cut(value);
  if (Array.isArray(value))
    return value.filter((part) => !emptied(part)).map((part) => cutIn(part, cut));
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, part]) => !emptied(part))
      .map(([key, part]) => [key, cutIn(part, cut)]),
  );
}

/** All texts of a JSON value. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return value === null || typeof value !== 'object' ? [] : Object.values(value).flatMap(textsIn);
}

/** What was found in a journal up to an event. */
export interface Looked {
  upTo: number;
  values: readonly { seq: number; name: string }[];
  /** Snags that may have been given to them. */
  snagIds: ReadonlySet<string>;
}

export const notLooked: Looked = { upTo: 0, values: [], snagIds: new Set() };

/**
 * Looks through the next events, as far as `upTo` at most. They do not change, so this may be done
 * before the transaction that relies on it; of what is erased meanwhile {@link valuesNaming} knows.
 */
export async function lookFurther(
  db: Handle,
  projectId: string,
  person: Person,
  before: Looked,
  upTo: number,
): Promise<Looked> {
  const isNamed = addressFinder(person.emails);
  const rows = await db
    .selectFrom('event_value as said')
    .innerJoin('event', (join) =>
      join.onRef('event.project_id', '=', 'said.project_id').onRef('event.seq', '=', 'said.seq'),
    )
    .select(['said.seq', 'said.name', 'said.value'])
    .where('said.project_id', '=', projectId)
    .where('said.seq', '>', before.upTo)
    .where('said.seq', '<=', upTo)
    .where('event.kind', '!=', 'REDACTED')
    .where('said.value', 'like', '%@%')
    .execute();
  // Written by `append`: a comment is the text itself, the others are JSON.
  const byAddress = rows.filter(({ name, value }) =>
    (name === 'comment' ? [value] : textsIn(JSON.parse(value))).some(isNamed),
  );
  const assigned = await db
    .selectFrom('told_event')
    .select((eb) => eb.ref('snag_id').$notNull().as('id'))
    .where('project_id', '=', projectId)
    .where('seq', '>', before.upTo)
    .where('seq', '<=', upTo)
    .where('kind', 'in', assigning)
    .where((eb) => eb.or([eb('content', 'is', null), eb('content', 'like', `%${person.id}%`)]))
    .execute();
  return {
    upTo,
    values: [
      ...before.values,
      ...byAddress,
      ...(await signaturesBy(db, projectId, person, before.upTo, upTo)),
    ],
    snagIds: new Set([...before.snagIds, ...assigned.map(({ id }) => id)]),
  };
}

/**
 * The values of a project's journal that name the person: by their e-mail, as the one a snag was
 * given to or taken from, or as who signed a handover. `looked`: what is known of it already.
 */
export async function valuesNaming(
  db: Handle,
  projectId: string,
  person: Person,
  looked: Looked = notLooked,
): Promise<Values> {
  const { values, snagIds } = await lookFurther(
    db,
    projectId,
    person,
    looked,
    Number.MAX_SAFE_INTEGER,
  );
  const erasedSince = await db
    .selectFrom('redaction')
    .select(['seq', 'name'])
    .where('project_id', '=', projectId)
    .where('redacted_by', '>', looked.upTo)
    .execute();
  const erased = new Set(erasedSince.map(({ seq, name }) => `${seq} ${name}`));
  const unclear = await eventsAt(
    db,
    projectId,
    erasedSince.filter(({ name }) => name === 'content').map(({ seq }) => seq),
  );
  const ids = [...snagIds, ...unclear.map((event) => event.snag_id).filter((id) => id !== null)];
  const found = new Map(
    [
      ...values.filter(({ seq, name }) => !erased.has(`${seq} ${name}`)),
      ...(await assignmentsOf(db, ids, person)),
      ...(await namesOfLinks(db, projectId, person)),
    ].map(({ seq, name }) => [`${seq} ${name}`, [seq, name] as const]),
  );
  return [...found.values()].toSorted(
    ([one, name], [other, otherName]) => one - other || (name < otherName ? -1 : 1),
  );
}

/**
 * The signatures that they gave while they were signed in: by their own name, because others sign
 * on their device too.
 */
async function signaturesBy(
  db: Handle,
  projectId: string,
  { id, name }: Person,
  after: number,
  upTo: number,
): Promise<{ seq: number; name: string }[]> {
  const events = await db
    .selectFrom('told_event')
    .select(['seq', 'content'])
    .where('project_id', '=', projectId)
    .where('seq', '>', after)
    .where('seq', '<=', upTo)
    .where('kind', '=', 'HANDOVER_SIGNED')
    .where('actor_id', '=', id)
    .where('content', 'is not', null)
    .execute();
  // Written by features/reports/signHandover.ts.
  const signer = (content: string): string =>
    (JSON.parse(content) as { facts: { name: string } }).facts.name;
  return events
    .filter(({ content }) => nameKey(signer(content ?? '')) === nameKey(name))
    .map(({ seq }) => ({ seq, name: 'content' }));
}

/** Where the journal names the client of a link that is over, by which they came. */
async function namesOfLinks(
  db: Handle,
  projectId: string,
  { id }: Pick<Person, 'id'>,
): Promise<{ seq: number; name: string }[]> {
  const events = await db
    .selectFrom('told_event')
    .select(['seq', 'changes', 'content'])
    .where('project_id', '=', projectId)
    .where('kind', 'in', ['CLIENT_LINK_MADE', 'CLIENT_LINK_WITHDRAWN'])
    .where('subject_id', 'in', endedLinksOf(db, id))
    .execute();
  return events.flatMap(({ seq, changes, content }) => [
    ...(changes === null ? [] : [{ seq, name: 'changes' }]),
    ...(content === null ? [] : [{ seq, name: 'content' }]),
  ]);
}

/** The links of clients that are over, by which somebody came. */
export const endedLinksOf = (db: Handle, userId: string) =>
  db
    .selectFrom('link_person')
    .innerJoin('company_link', 'company_link.id', 'link_person.link_id')
    .select('company_link.id')
    .where('link_person.user_id', '=', userId)
    .where('company_link.company_id', '=', '')
    .where('company_link.ended_at', 'is not', null);

const assigning = ['SNAG_RAISED', 'SNAG_EDITED'];

/**
 * The changes that name them as the one a snag was given to or taken from. Who it was is said by
 * the ids beside them: others have the same name, and their own was another one at the time. Only
 * where the ids are erased is it said by the name.
 */
async function assignmentsOf(
  db: Handle,
  snagIds: readonly string[],
  person: Person,
): Promise<{ seq: number; name: string }[]> {
  const events = await db
    .selectFrom('told_event')
    .selectAll()
    .where(engineOf(db).among('snag_id', snagIds))
    .where('kind', 'in', assigning)
    .orderBy('snag_id')
    .orderBy('seq')
    .execute();
  const isPerson = (id: string | null | undefined, name: string | null): boolean =>
    id === undefined ? name === person.name : id === person.id;
  const found: { seq: number; name: string }[] = [];
  /** Whose snag it is before the event; undefined if that is erased. */
  let holder: string | null | undefined;
  for (const event of events) {
    const said = assigneesIn(event);
    if (event.kind === 'SNAG_RAISED') {
      holder = said.raisedFor;
      continue;
    }
    if (said.change === undefined) {
      if (isRedacted(event)) holder = undefined;
      continue;
    }
    const { from, to, lost } = said.change;
    const toId = to === null ? null : said.sentFor;
    if (isPerson(from === null ? null : (holder ?? undefined), from) || isPerson(toId, to))
      found.push({ seq: event.seq, name: 'changes' });
    if (lost !== true) holder = toId;
  }
  return found;
}

/** What an event says of whose a snag is; the ids are undefined where they are erased. */
function assigneesIn({ content, changes }: ToldEventTable) {
  // Both were written by `append`, the content of what features/snags sends and stores.
  const written =
    content === null
      ? null
      : (JSON.parse(content) as {
          sent?: { assigneeId?: string | null };
          facts?: { assignee_id?: string | null };
        });
  const change =
    changes === null
      ? undefined
      : (JSON.parse(changes) as Change[]).find(({ field }) => field === 'assignee');
  const sentFor = written?.sent?.assigneeId ?? undefined;
  return {
    change,
    sentFor,
    raisedFor: written === null ? undefined : (written.facts?.assignee_id ?? sentFor ?? null),
  };
}

/**
 * The projects in which they are or were: as a member, as somebody invited, as a company's address,
 * as the one who did something or signed behind a link, or as somebody in a project that was
 * imported.
 */
export async function projectsOf(db: Handle, { id, emails }: Person): Promise<string[]> {
  const { rows } = await sql<{
    project_id: string;
  }>`select project_id from member where user_id = ${id}
    union select project_id from link_person where user_id = ${id}
    union select project_id from invitation where email in (${sql.join(emails)})
    union select project.id from company join project on project.id = company.project_id where state <> 'DELETED' and email in (${sql.join(emails)})
    union select project_id from imported_person where user_id = ${id} or email in (${sql.join(emails)})
    union select id from project where state <> 'DELETED' and exists (select 1 from event where event.project_id = project.id and event.actor_id = ${id})`.execute(
    db,
  );
  const ids = [...rows.map(({ project_id }) => project_id), ...(await signedByLink(db, emails))];
  return [...new Set(ids)].toSorted();
}

/** Where a signature names one of these e-mails as that to which its link went. */
async function signedByLink(db: Handle, emails: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('handover_signature as own')
    .innerJoin('project', 'project.id', 'own.project_id')
    .innerJoin('told_event as told', (join) =>
      join.onRef('told.project_id', '=', 'own.project_id').onRef('told.seq', '=', 'own.seq'),
    )
    .select(['own.project_id', 'told.content'])
    .where('project.state', '<>', 'DELETED')
    .where('told.actor_id', 'is', null)
    .where('told.content', 'is not', null)
    .execute();
  // Written by features/reports/signByLink.ts.
  const emailIn = (content: string): string | undefined =>
    (JSON.parse(content) as { facts: { byLink?: { email: string } } }).facts.byLink?.email;
  return rows
    .filter(({ content }) => emails.includes(emailIn(content ?? '') ?? ''))
    .map(({ project_id }) => project_id);
}
