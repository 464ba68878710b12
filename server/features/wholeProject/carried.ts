import { isTimeZone, weekdays } from '../../../rules/days';
import { defaultDueDays } from '../../../rules/due';
import { logoMimes, photoMimes, planMimes } from '../../../rules/fileKinds';
import { planLimits, photoLimits } from '../../../rules/limits';
import { senderLimits } from '../../../rules/reports';
import { tableWords } from '../../../rules/tables';
import { isProjectCode } from '../../../rules/text';
import type {
  HandoverSignatureTable,
  HandoverState,
  HandoverTable,
} from '../../database/handoverTables';
import type { NamedActorTable } from '../../database/journalTables';
import type { SavedViewTable } from '../../database/personTables';
import type {
  PlanFileTable,
  PlanRevisionState,
  PlanRevisionTable,
  PlanTable,
} from '../../database/planTables';
import type {
  CompanyTable,
  Database,
  LocationTable,
  MemberTable,
  PhotoKind,
  PhotoState,
  PhotoTable,
  ProjectTable,
  SnagKeys,
  SnagTable,
  TradeTable,
  UserTable,
} from '../../database/schema';
import type { Prefix } from '../../ids';

// Which tables an archive carries, with what may stand in each of their columns. Whoever adds a
// table or a column to the database has to say here what becomes of it.

export type Value = string | number | null;
export type ArchiveRow = Readonly<Record<string, Value>>;

/** Whether the archive has a row with this id, in a table that was read before. */
export type Knows = (table: ArchiveTable, id: string) => boolean;

type Check = (value: Value, knows: Knows) => boolean;

const text: Check = (value) => typeof value === 'string';
const whole: Check = (value) => Number.isSafeInteger(value);
const truth: Check = (value) => value === 0 || value === 1;
const orNull =
  (check: Check): Check =>
  (value, knows) =>
    value === null || check(value, knows);
const oneOf =
  (...values: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && values.includes(value);
/** One of the words of a type: the table names all of them, or it does not compile. */
const wordOf = <Word extends string>(all: Readonly<Record<Word, unknown>>): Check =>
  oneOf(...Object.keys(all));
const matching =
  (fits: (value: string) => boolean): Check =>
  (value) =>
    typeof value === 'string' && fits(value);
const idOf = (prefix: Prefix): Check =>
  matching((value) => new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`).test(value));
const from =
  (...tables: readonly ArchiveTable[]): Check =>
  (value, knows) =>
    typeof value === 'string' && tables.some((table) => knows(table, value));
/** Empty for none. */
const orEmpty =
  (check: Check): Check =>
  (value, knows) =>
    value === '' || check(value, knows);

const json = (fits: (value: unknown) => boolean): Check =>
  matching((value) => {
    try {
      return fits(JSON.parse(value));
    } catch {
      return false;
    }
  });
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf =
  (fits: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(fits);
const isText = (value: unknown): boolean => typeof value === 'string';
const isNumber = (value: unknown): boolean => Number.isFinite(value);
const day = matching((value) => /^\d{4}-\d\d-\d\d$/.test(value));
const sha256 = matching((value) => /^[0-9a-f]{64}$/.test(value));

/**
 * What may stand in each column of a table but those in `Left`: an archive has no `project_id`, and
 * no keys of files.
 */
type Columns<Row, Left extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, Left> & string]: Check;
};

const person: Columns<
  Pick<UserTable, 'id' | 'name' | 'email'> & Pick<MemberTable, 'role' | 'company_id'>,
  never
> = {
  id: idOf('user'),
  name: text,
  email: text,
  role: orEmpty(wordOf(tableWords.role)),
  company_id: orNull(text),
};

// What a server asks of those who sign in there is its own matter.
const project: Columns<ProjectTable, 'second_factor' | 'logo_key'> = {
  id: idOf('project'),
  code: matching(isProjectCode),
  name: text,
  address: text,
  client_name: text,
  time_zone: matching(isTimeZone),
  state: wordOf<ProjectTable['state']>({ ACTIVE: true, ARCHIVED: true }),
  archived_at: orNull(whole),
  evidence_required: truth,
  due_days: json(
    (days) =>
      isObject(days) &&
      Object.keys(defaultDueDays).every((priority) => Number.isSafeInteger(days[priority])),
  ),
  working_days: json(listOf((each) => weekdays.some((weekday) => weekday === each))),
  practical_completion_on: orNull(day),
  sender_name: text,
  sender_address: text,
  logo_id: orNull(idOf('logo')),
  logo_sha256: orNull(sha256),
  logo_mime: orNull(oneOf(...logoMimes)),
  logo_length: orNull(
    (value) => Number.isSafeInteger(value) && Number(value) <= senderLimits.logoBytes,
  ),
  last_seq: whole,
  last_number: whole,
  created_at: whole,
};

const named_actor: Columns<NamedActorTable, 'project_id'> = {
  // Somebody who came by a link is a user by the same id.
  id: (value, knows) => idOf('actor')(value, knows) || idOf('user')(value, knows),
  kind: wordOf<NamedActorTable['kind']>({ LINK: true, IMPORTED: true }),
  name: text,
};

const company: Columns<CompanyTable, 'project_id'> = {
  id: idOf('company'),
  name: text,
  name_key: text,
  sort_key: text,
  email: orNull(text),
  phone: orNull(text),
  archived_at: orNull(whole),
};

const trade: Columns<TradeTable, 'project_id'> = {
  id: idOf('trade'),
  name: text,
  name_key: text,
  sort_key: text,
  default_company_id: orNull(from('company')),
  phrases: json(listOf(isText)),
  archived_at: orNull(whole),
};

const location: Columns<LocationTable, 'project_id'> = {
  id: idOf('location'),
  // A location comes after the one that it lies in.
  parent_id: orEmpty(from('location')),
  name: text,
  name_key: text,
  depth: whole,
  path: text,
  path_key: text,
  archived_at: orNull(whole),
  removed_at: orNull(whole),
};

const plan_file: Columns<PlanFileTable, 'project_id' | 'file_key'> = {
  id: idOf('planfile'),
  name: text,
  sha256,
  byte_length: (value) => Number.isSafeInteger(value) && Number(value) <= planLimits.pdfBytes,
  mime: oneOf(...planMimes),
  pages: json(
    listOf(
      (page) =>
        isObject(page) &&
        isText(page['title']) &&
        isNumber(page['widthMm']) &&
        isNumber(page['heightMm']),
    ),
  ),
};

const plan: Columns<PlanTable, 'project_id'> = {
  id: idOf('plan'),
  code: text,
  code_key: text,
  sort_key: text,
  name: text,
  location_id: orNull(from('location')),
  removed_at: orNull(whole),
};

const plan_revision: Columns<PlanRevisionTable, 'project_id' | 'tiles_key'> = {
  id: idOf('revision'),
  plan_id: from('plan'),
  label: text,
  file_id: from('plan_file'),
  page: whole,
  state: wordOf<PlanRevisionState>({ QUEUED: true, READY: true, FAILED: true }),
  failure: orNull(json(isObject)),
  width_px: orNull(whole),
  height_px: orNull(whole),
  tile_px: orNull(whole),
  tile_overlap_px: orNull(whole),
  to_first: json(
    (numbers) => Array.isArray(numbers) && numbers.length === 6 && numbers.every(isNumber),
  ),
  aligned: truth,
  added_by: from('person'),
  added_at: whole,
  seq: whole,
};

const snag: Columns<SnagTable & SnagKeys, 'project_id'> = {
  id: idOf('snag'),
  number: whole,
  title: text,
  description: text,
  status: wordOf(tableWords.status),
  type: wordOf(tableWords.type),
  priority: wordOf(tableWords.priority),
  trade_id: orNull(from('trade')),
  company_id: orNull(from('company')),
  assignee_id: orNull(from('person')),
  location_id: orNull(from('location')),
  pin_revision_id: orNull(from('plan_revision')),
  pin_x: orNull(whole),
  pin_y: orNull(whole),
  plan_id: orNull(from('plan')),
  due_on: orNull(day),
  raised_by: from('person'),
  raised_at: whole,
  fixed_by: orNull(from('person')),
  fixed_at: orNull(whole),
  closed_by: orNull(from('person')),
  closed_at: orNull(whole),
  sent_back_count: whole,
  version: whole,
  waiting_since: whole,
  opened_seq: whole,
  edited_at: json((fields) => isObject(fields) && Object.values(fields).every(isNumber)),
  due_key: text,
  place_key: text,
  changed_at: whole,
  turn: text,
  turn_seq: whole,
  news_seq: whole,
  news_by: text,
};

const photo: Columns<PhotoTable, 'project_id' | 'file_key'> = {
  id: idOf('photo'),
  snag_id: from('snag'),
  kind: wordOf<PhotoKind>({ DEFECT: true, EVIDENCE: true }),
  sha256,
  byte_length: (value) => Number.isSafeInteger(value) && Number(value) <= photoLimits.bytes,
  mime: oneOf(...photoMimes),
  width: orNull(whole),
  height: orNull(whole),
  thumb_hash: orNull(text),
  state: wordOf<PhotoState>({ QUEUED: true, READY: true, FAILED: true }),
  caption: text,
  by_id: from('person'),
  taken_at: whole,
  seq: whole,
  removed_at: orNull(whole),
  shapes: json(listOf(isObject)),
  marked_at: whole,
  camera: orNull(json(isObject)),
  erased_at: orNull(whole),
};

const saved_view: Columns<SavedViewTable, 'project_id'> = {
  id: idOf('view'),
  owner_id: from('person'),
  name: text,
  name_key: text,
  sort_key: text,
  shared: truth,
  search: json(isObject),
};

const handover: Columns<
  HandoverTable,
  'project_id' | 'draft_key' | 'data_key' | 'data_sha256' | 'file_key'
> = {
  id: idOf('handover'),
  filter: json(isObject),
  settings: json(isObject),
  parties: json(
    listOf((party) => isObject(party) && isText(party['role']) && isText(party['company'])),
  ),
  prepared_by: from('person'),
  prepared_at: whole,
  state: wordOf<HandoverState>({ PREPARED: true, SIGNED: true, SEALED: true, WITHDRAWN: true }),
  last_seq: whole,
  last_hash: sha256,
  snag_count: whole,
  draft_sha256: sha256,
  draft_length: whole,
  sha256: orNull(sha256),
  byte_length: orNull(whole),
  ended_at: orNull(whole),
};

const handover_signature: Columns<HandoverSignatureTable, 'project_id'> = {
  id: idOf('event'),
  handover_id: from('handover'),
  party: whole,
  seq: whole,
};

/** In this order they are written and read: each after those that it refers to. */
const tables = {
  person,
  project,
  named_actor,
  company,
  trade,
  location,
  plan_file,
  plan,
  plan_revision,
  snag,
  photo,
  saved_view,
  handover,
  handover_signature,
} as const;

export type ArchiveTable = keyof typeof tables;

/**
 * What becomes of every other table. JOURNAL: it stands in journal.jsonl. MADE: it is made again
 * from what is carried. PERSON: `person` has of it what the archive needs. SERVER: it is no part of
 * a project's record, or of one server alone.
 */
export const notCarried: Readonly<
  Record<Exclude<keyof Database, ArchiveTable>, 'JOURNAL' | 'MADE' | 'PERSON' | 'SERVER'>
> = {
  event: 'JOURNAL',
  event_file: 'JOURNAL',
  event_value: 'JOURNAL',
  redaction: 'JOURNAL',
  snag_tally: 'MADE',
  told_event: 'MADE',
  admitted: 'MADE',
  user: 'PERSON',
  member: 'PERSON',
  setting: 'SERVER',
  session: 'SERVER',
  token: 'SERVER',
  password_link: 'SERVER',
  one_time_codes: 'SERVER',
  recovery_code: 'SERVER',
  sign_in_change: 'SERVER',
  push_subscription: 'SERVER',
  push_told: 'SERVER',
  start_token: 'SERVER',
  passkey: 'SERVER',
  used_challenge: 'SERVER',
  joined_sign_in: 'SERVER',
  provider_session: 'SERVER',
  invitation: 'SERVER',
  // What they open is over in any copy.
  company_link: 'SERVER',
  link_token: 'SERVER',
  link_person: 'SERVER',
  deleted_project: 'SERVER',
  record_check: 'SERVER',
  restored: 'SERVER',
  report: 'SERVER',
  report_mail: 'SERVER',
  report_link: 'SERVER',
  // Nobody on the next server may be told of a project that they have not asked to be told of.
  report_schedule: 'SERVER',
  archive_import: 'SERVER',
  archive_row: 'SERVER',
  // Made on the other server, from the archive's own people.
  imported_person: 'SERVER',
  table_import: 'SERVER',
  table_import_row: 'SERVER',
  imported_thing: 'SERVER',
  attention: 'SERVER',
  mailing: 'SERVER',
  job: 'SERVER',
  try_count: 'SERVER',
};

// Its keys.
export const archiveTables = Object.keys(tables) as ArchiveTable[];

export const columnsOf = (table: ArchiveTable): readonly string[] => Object.keys(tables[table]);

/** What is wrong with a row: the column; null if nothing is. */
export function faultIn(table: ArchiveTable, row: ArchiveRow, knows: Knows): string | null {
  const checks: Readonly<Record<string, Check>> = tables[table];
  const unknown = Object.keys(row).find((column) => !Object.hasOwn(checks, column));
  if (unknown !== undefined) return unknown;
  for (const [column, check] of Object.entries(checks)) {
    const value = row[column];
    // Archives of format 2 have no sender.
    if (value === undefined && table === 'project' && /^(sender|logo)_/.test(column)) continue;
    if (value === undefined || !check(value, knows)) return column;
  }
  return null;
}
