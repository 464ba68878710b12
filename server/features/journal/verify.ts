import { type Kysely, sql } from 'kysely';
import { engineOf } from '../../database/engine';
import type { EventFileTable, EventTable, EventValueTable } from '../../database/journalTables';
import type { Database } from '../../database/schema';
import { commitmentOf, eventHash, noHash, readCommitments } from './chain';
import { type Restored, restoredIn } from './restored';

/** What a REDACTED event has erased: values by the number of their event, and files. */
export interface RedactedFacts {
  values: readonly (readonly [seq: number, name: string])[];
  files: readonly string[];
}

export interface Verdict {
  projectId: string;
  code: string;
  events: number;
  /** Number of values and files that a REDACTED event has erased. */
  redacted: number;
  /**
   * Number of events that were hashed after they were written, and when the last of them was, in
   * epoch ms.
   */
  sealed: number;
  sealedAt: number | null;
  /** What events say that hold, the earliest first. */
  restored: Restored[];
  /** Hash of the last valid event, to compare with one that was noted earlier. */
  lastHash: string;
  /** The first invalid event; null if all are valid. */
  broken: { seq: number; why: Fault } | null;
}

/**
 * An event is missing; it is of a format that this program does not know; its fixed fields are not
 * what was hashed; a value is not the one that was committed to; a value is gone and no REDACTED
 * event says so; there is an event, a value or a file outside of the chain.
 */
export type Fault =
  | 'MISSING_EVENT'
  | 'UNKNOWN_FORMAT'
  | 'CHANGED_EVENT'
  | 'CHANGED_VALUE'
  | 'MISSING_VALUE'
  | 'EXTRA_ROW';

export interface Checking {
  /** Told how many events or files were checked, and of how many. */
  onProgress?: (checked: number, of: number) => void;
  /** Aborted: its reason is thrown within seconds. */
  signal?: AbortSignal;
}

/** Events held in memory at a time. */
const batch = 500;

/**
 * Checks a project's journal from its first event to its last: every hash, and every value that is
 * there. Events may be written meanwhile: they are checked too.
 * Other work comes in between the batches.
 */
export async function verifyJournal(
  db: Kysely<Database>,
  project: { id: string; code: string },
  { onProgress, signal }: Checking = {},
): Promise<Verdict> {
  const verdict: Verdict = {
    projectId: project.id,
    code: project.code,
    events: 0,
    redacted: 0,
    sealed: 0,
    sealedAt: null,
    restored: [],
    lastHash: noHash,
    broken: null,
  };
  /** What is not there, until a REDACTED event says why. */
  const gone = new Set<string>();
  // Read before each batch: a value that an event erases after this was there, or its event is
  // checked as well.
  for (
    let last = await lastSeqOf(db, project.id), seq = 0;
    seq < last;
    last = await lastSeqOf(db, project.id)
  ) {
    const until = Math.min(seq + batch, last);
    const { events, filesOf, valuesOf } = await readBatch(db, project.id, {
      from: seq + 1,
      to: until,
    });
    for (let next = seq + 1; next <= until; next += 1) {
      const event = events.get(next);
      const why =
        event === undefined
          ? 'MISSING_EVENT'
          : faultOf(event, filesOf(next), valuesOf(next), verdict.lastHash);
      if (event === undefined || why !== null)
        return { ...verdict, broken: { seq: next, why: why ?? 'MISSING_EVENT' } };
      const values = valuesOf(next);
      for (const [name] of readCommitments(event))
        if (!values.some((value) => value.name === name)) gone.add(keyOf(next, name));
      if (event.kind === 'REDACTED') verdict.redacted += tell(values, gone);
      const restored = restoredIn(event, values);
      if (restored !== null) verdict.restored.push(restored);
      verdict.events += 1;
      verdict.lastHash = event.hash;
      if (event.sealed_at !== null)
        Object.assign(verdict, { sealed: verdict.sealed + 1, sealedAt: event.sealed_at });
    }
    seq = until;
    onProgress?.(seq, last);
    signal?.throwIfAborted();
    // SQLite answers without letting go of the thread.
    await new Promise(setImmediate);
  }
  const [unredacted] = gone;
  if (unredacted !== undefined) {
    const seq = Number(unredacted.split(' ')[0]);
    const before = await db
      .selectFrom('event')
      .select('hash')
      .where('project_id', '=', project.id)
      .where('seq', '=', seq - 1)
      .executeTakeFirst();
    return {
      ...verdict,
      events: seq - 1,
      lastHash: before?.hash ?? noHash,
      broken: { seq, why: 'MISSING_VALUE' },
    };
  }
  const extra = await extraRow(db, project);
  return extra === null ? verdict : { ...verdict, broken: { seq: extra, why: 'EXTRA_ROW' } };
}

/**
 * The lowest number of an event that is not in the chain, or of a value or a file of no event; null
 * if there is none.
 */
async function extraRow(db: Kysely<Database>, { id }: { id: string }): Promise<number | null> {
  const of = (table: 'event_value' | 'event_file') =>
    sql`select seq from ${sql.table(table)} as own where project_id = ${id} and not exists (select 1 from event where event.project_id = own.project_id and event.seq = own.seq)`;
  const { rows } = await sql<{
    seq: number;
  }>`select seq from event where project_id = ${id} and (not ${engineOf(db).isWhole('seq')} or seq < 1 or seq > (select last_seq from project where id = ${id}))
    union all ${of('event_value')} union all ${of('event_file')} order by seq limit 1`.execute(db);
  return rows[0]?.seq ?? null;
}

/** Number of journal rows whose project does not exist. */
export async function rowsOfNoProject(db: Kysely<Database>): Promise<number> {
  const count = (table: string) =>
    sql`select count(*) as n from ${sql.table(table)} where project_id not in (select id from project)`;
  const { rows } = await sql<{
    n: number;
  }>`select sum(n) as n from (${count('event')} union all ${count('event_value')} union all ${count('event_file')}) as counted`.execute(
    db,
  );
  return rows[0]?.n ?? 0;
}

/** Removes what the event has erased from the missing values, and counts it. */
function tell(values: readonly EventValueTable[], gone: Set<string>): number {
  const content = values.find(({ name }) => name === 'content');
  if (content === undefined) return 0;
  const { values: erased, files } = redactedIn(content.value);
  for (const [seq, name] of erased) gone.delete(keyOf(seq, name));
  return erased.length + files.length;
}

/** What the content of a REDACTED event says was erased. */
export function redactedIn(content: string): RedactedFacts {
  // Written by features/journal/append.ts.
  return (JSON.parse(content) as { facts: RedactedFacts }).facts;
}

function faultOf(
  event: EventTable,
  files: readonly EventFileTable[],
  values: readonly EventValueTable[],
  previousHash: string,
): Fault | null {
  const hash = eventHash(previousHash, event, files);
  if (hash === null) return 'UNKNOWN_FORMAT';
  if (hash !== event.hash) return 'CHANGED_EVENT';
  const committed = new Map(readCommitments(event));
  return values.every((value) => committed.get(value.name) === commitmentOf(value))
    ? null
    : 'CHANGED_VALUE';
}

const keyOf = (seq: number, name: string): string => `${seq} ${name}`;

async function lastSeqOf(db: Kysely<Database>, projectId: string): Promise<number> {
  return (
    (
      await db
        .selectFrom('project')
        .select('last_seq')
        .where('id', '=', projectId)
        .executeTakeFirst()
    )?.last_seq ?? 0
  );
}

async function readBatch(
  db: Kysely<Database>,
  projectId: string,
  range: { from: number; to: number },
) {
  const events = await db
    .selectFrom('event')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>=', range.from)
    .where('seq', '<=', range.to)
    .execute();
  const files = await db
    .selectFrom('event_file')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>=', range.from)
    .where('seq', '<=', range.to)
    .orderBy('position')
    .execute();
  const values = await db
    .selectFrom('event_value')
    .selectAll()
    .where('project_id', '=', projectId)
    .where('seq', '>=', range.from)
    .where('seq', '<=', range.to)
    .execute();
  return {
    events: new Map(events.map((event) => [event.seq, event])),
    filesOf: inEvents(files),
    valuesOf: inEvents(values),
  };
}

function inEvents<Row extends { seq: number }>(
  rows: readonly Row[],
): (seq: number) => readonly Row[] {
  const bySeq = new Map<number, Row[]>();
  for (const row of rows) bySeq.set(row.seq, [...(bySeq.get(row.seq) ?? []), row]);
  return (seq) => bySeq.get(seq) ?? [];
}
