import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql, type Transaction } from 'kysely';

/**
 * The journal's hash chain. What people wrote goes from the event into a table of its own, with a
 * salt, so that it can be erased; what stays is hashed. Events that were there before are sealed
 * here, once, and say when: until then nothing proved that they had not been changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of before) await sql.raw(statement).execute(db);
  const sealedAt = Date.now();
  const projects = await sql<{ id: string }>`select id from project order by id`.execute(db);
  for (const { id } of projects.rows) await seal(db, id, sealedAt);
  for (const statement of after) await sql.raw(statement).execute(db);
}

const before = [
  'alter table event rename to event_before',
  ...['event_is_never_changed', 'event_is_never_deleted'].map(
    (trigger) => `drop trigger ${trigger}`,
  ),
  ...['event_snag', 'event_comment_edits', 'event_subject'].map((index) => `drop index ${index}`),
  // Who did it is a user, a named_actor or nobody, and may be erased: no foreign key says that.
  `create table event (project_id text not null references project(id), seq integer not null, id text not null unique, kind text not null,
     actor_kind text not null, actor_id text, snag_id text references snag(id), subject_id text, reason text, without_effect integer not null,
     status_after text, company_before text, company_after text, occurred_at bigint not null, recorded_at bigint not null, sealed_at bigint,
     receipt text not null, commitments text not null, hash text not null, primary key (project_id, seq))`,
  `create table event_file (project_id text not null, seq integer not null, position integer not null, file_id text not null, sha256 text,
     byte_length integer, primary key (project_id, seq, position), foreign key (project_id, seq) references event (project_id, seq))`,
  `create table event_value (project_id text not null, seq integer not null, name text not null, salt text not null, value text not null,
     sent_hash text, primary key (project_id, seq, name), foreign key (project_id, seq) references event (project_id, seq))`,
  `create table redaction (project_id text not null, seq integer not null, name text not null, redacted_by integer not null,
     primary key (project_id, seq, name), foreign key (project_id, seq) references event (project_id, seq),
     foreign key (project_id, redacted_by) references event (project_id, seq))`,
  `create table named_actor (id text primary key, project_id text not null references project(id), kind text not null, name text not null)`,
  'create index named_actor_project on named_actor (project_id)',
];

const after = [
  'drop table event_before',
  'create index event_snag on event (snag_id, seq)',
  `create index event_comment_edits on event (subject_id) where kind = 'COMMENT_EDITED'`,
  'create index event_subject on event (subject_id, kind) where subject_id is not null',
  'create index event_file_file on event_file (file_id)',
  'create index redaction_event on redaction (project_id, redacted_by)',
  `create view told_event as select event.project_id, event.seq, event.id, event.kind, event.actor_kind, event.actor_id, event.snag_id,
     event.subject_id, event.reason, event.without_effect, event.status_after, event.company_before, event.company_after, event.occurred_at,
     event.recorded_at, event.sealed_at, event.receipt, event.commitments, event.hash, first_file.file_id as photo_id, changes.value as changes,
     comment.value as comment, content.value as content
     from event
     left join event_file as first_file on first_file.project_id = event.project_id and first_file.seq = event.seq and first_file.position = 0
     left join event_value as changes on changes.project_id = event.project_id and changes.seq = event.seq and changes.name = 'changes'
     left join event_value as comment on comment.project_id = event.project_id and comment.seq = event.seq and comment.name = 'comment'
     left join event_value as content on content.project_id = event.project_id and content.seq = event.seq and content.name = 'content'`,
  // The journal is append-only; the database itself refuses anything else. The one way to erase a
  // value is to say which REDACTED event does it.
  ...['event', 'event_file', 'redaction'].flatMap((table) => [
    refuse(table, 'update'),
    refuse(table, 'delete'),
  ]),
  refuse('event_value', 'update'),
  refuse(
    'event_value',
    'delete',
    `not exists (select 1 from redaction where redaction.project_id = old.project_id and redaction.seq = old.seq and redaction.name = old.name)`,
  ),
  `create trigger redaction_needs_its_event before insert on redaction
     when not exists (select 1 from event where event.project_id = new.project_id and event.seq = new.redacted_by and event.kind = 'REDACTED')
     begin select raise(abort, 'A value is erased by a REDACTED event alone.'); end`,
];

function refuse(table: string, what: 'update' | 'delete', when?: string): string {
  return `create trigger ${table}_no_${what} before ${what} on ${table}${when === undefined ? '' : ` when ${when}`}
    begin select raise(abort, 'The journal is append-only.'); end`;
}

interface KeptEvent {
  project_id: string;
  seq: number;
  id: string;
  kind: string;
  actor_id: string | null;
  snag_id: string | null;
  subject_id: string | null;
  reason: string | null;
  without_effect: number;
  status_after: string | null;
  company_before: string | null;
  company_after: string | null;
  occurred_at: number;
  recorded_at: number;
  receipt: string;
}

interface OldEvent extends KeptEvent {
  photo_id: string | null;
  changes: string;
  comment: string | null;
  content_hash: string;
  content: string;
  file_sha256: string | null;
  file_byte_length: number | null;
}

interface SaltedValue {
  name: string;
  salt: string;
  value: string;
}

interface SealedEvent extends KeptEvent {
  actor_kind: string;
  sealed_at: number;
  commitments: string;
}

// What follows is format 1 of the chain as it was when this migration was written. It stays as it
// is, whatever later formats hash.
const noHash = '0'.repeat(64);

const commitmentOf = ({ salt, value }: SaltedValue): string =>
  createHash('sha256').update(salt, 'hex').update(value, 'utf8').digest('hex');

const commitmentsOf = (values: readonly SaltedValue[]): string =>
  JSON.stringify(
    values
      .map((value) => [value.name, commitmentOf(value)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  );

function eventHash(
  previousHash: string,
  event: SealedEvent,
  files: readonly { file_id: string; sha256: string | null; byte_length: number | null }[],
): string {
  const fields = [
    1,
    event.project_id,
    event.seq,
    event.id,
    event.kind,
    event.actor_kind,
    event.actor_id,
    event.snag_id,
    event.subject_id,
    files.map((file) => [file.file_id, file.sha256, file.byte_length]),
    event.reason,
    event.without_effect,
    event.status_after,
    event.company_before,
    event.company_after,
    event.occurred_at,
    event.recorded_at,
    event.sealed_at,
    event.receipt,
    JSON.parse(event.commitments),
  ];
  return createHash('sha256')
    .update(previousHash, 'hex')
    .update(JSON.stringify(fields), 'utf8')
    .digest('hex');
}

/** Events held in memory at a time. */
const batch = 500;

/**
 * The bytes that came with an event are those of its receipt; the other events of a photo are only
 * about it.
 */
async function seal(db: Kysely<unknown>, projectId: string, sealedAt: number): Promise<void> {
  let previousHash = noHash;
  let seq = 0;
  for (;;) {
    const { rows } =
      await sql<OldEvent>`select *, json_extract(receipt, '$.sha256') as file_sha256, json_extract(receipt, '$.byteLength') as file_byte_length
      from event_before where project_id = ${projectId} and seq > ${seq} order by seq limit ${batch}`.execute(
        db,
      );
    for (const row of rows) {
      const {
        photo_id,
        changes,
        comment,
        content,
        content_hash,
        file_sha256,
        file_byte_length,
        ...kept
      } = row;
      const values = [
        ...(changes === '[]' ? [] : [{ name: 'changes', value: changes } as const]),
        ...(comment === null ? [] : [{ name: 'comment', value: comment } as const]),
        { name: 'content', value: content } as const,
      ].map((value): SaltedValue => ({ ...value, salt: randomBytes(16).toString('hex') }));
      const fileId = row.kind === 'PLAN_FILE_ADDED' ? row.subject_id : photo_id;
      const files =
        fileId === null
          ? []
          : [{ file_id: fileId, sha256: file_sha256, byte_length: file_byte_length }];
      const event = {
        ...kept,
        actor_kind: row.actor_id === null ? 'SYSTEM' : 'USER',
        sealed_at: sealedAt,
        commitments: commitmentsOf(values),
      } as const;
      const hash = eventHash(previousHash, event, files);
      await insert(db, 'event', { ...event, hash });
      for (const [position, file] of files.entries())
        await insert(db, 'event_file', { project_id: projectId, seq: row.seq, position, ...file });
      for (const value of values) {
        const stored = {
          project_id: projectId,
          seq: row.seq,
          ...value,
          sent_hash: value.name === 'content' ? content_hash : null,
        };
        await insert(db, 'event_value', stored);
      }
      previousHash = hash;
      seq = row.seq;
    }
    if (rows.length < batch) return;
  }
}

async function insert(
  db: Kysely<unknown> | Transaction<unknown>,
  table: string,
  row: Readonly<Record<string, string | number | null>>,
): Promise<void> {
  const columns = Object.keys(row).map((column) => sql.ref(column));
  await sql`insert into ${sql.table(table)} (${sql.join(columns)}) values (${sql.join(Object.values(row))})`.execute(
    db,
  );
}
