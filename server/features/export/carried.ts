import { currencies, largestAmount } from '../../../rules/amounts';
import { isTimeZone, weekdays } from '../../../rules/days';
import { defectsBases, periodUnits } from '../../../rules/defectsPeriod';
import { noticeBases, noticeKinds, noticeWays } from '../../../rules/defectNotices';
import type { defaultDueDays } from '../../../rules/due';
import { logoMimes, photoMimes, planMimes } from '../../../rules/fileKinds';
import { isLanguage } from '../../../rules/languages';
import { planLimits, photoLimits } from '../../../rules/limits';
import { papers, senderLimits } from '../../../rules/reports';
import { type FieldColumns, fieldKeys, fieldOf, type SnagField } from '../../../rules/snagFields';
import { tableWords } from '../../../rules/tables';
import { isProjectCode } from '../../../rules/text';
import type {
  DefectNoticeTable,
  NoticeSlipTable,
  NoticeTextTable,
} from '../../database/defectNoticeTables';
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
  AcceptanceTable,
  CompanyTable,
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
import {
  type Check,
  faultOf,
  fields,
  json,
  type Knows,
  listOf,
  matching,
  number,
  oneOf,
  or,
  orNull,
  text,
  tuple,
  upTo,
  valuesOf,
  whole,
} from './checks';

// Which tables an archive carries, with what may stand in each of their columns. Whoever adds a
// table or a column to the database has to say here what becomes of it.

export type Value = string | number | null;
export type ArchiveRow = Readonly<Record<string, Value>>;

/** One of the words of a type: the table names all of them, or it does not compile. */
const wordOf = <Word extends string>(all: Readonly<Record<Word, unknown>>): Check =>
  oneOf(...Object.keys(all));
const idOf = (prefix: Prefix): Check =>
  matching(new RegExp(`^${prefix}_[0-7][0-9a-hjkmnp-tv-z]{25}$`));
const from =
  (table: ArchiveTable): Check =>
  (value, knows) =>
    typeof value === 'string' && knows(table, value);
const truth = oneOf(0, 1);
const day = matching(/^\d{4}-\d\d-\d\d$/);
const sha256 = matching(/^[0-9a-f]{64}$/);
const object = valuesOf(() => true);
const priorities: Readonly<Record<keyof typeof defaultDueDays, Check>> = {
  critical: whole,
  high: whole,
  medium: whole,
  low: whole,
};

/**
 * What may stand in each column of a table but those in `Left`: an archive has no `project_id`, and
 * no keys of files.
 */
type ColumnsOf<Row, Left extends keyof Row> = {
  readonly [Column in Exclude<keyof Row, Left> & string]: Check;
};

const person: ColumnsOf<
  Pick<UserTable, 'id' | 'name' | 'email'> & Pick<MemberTable, 'role' | 'company_id'>,
  never
> = {
  id: idOf('user'),
  name: text,
  email: text,
  role: or('', wordOf(tableWords.role)),
  company_id: orNull(text),
};

// What a server asks of those who sign in there is its own matter.
const project: ColumnsOf<ProjectTable, 'second_factor' | 'logo_key'> = {
  id: idOf('project'),
  code: matching(isProjectCode),
  name: text,
  address: text,
  client_name: text,
  time_zone: matching(isTimeZone),
  state: wordOf<Exclude<ProjectTable['state'], 'DELETED'>>({ ACTIVE: true, ARCHIVED: true }),
  archived_at: orNull(whole),
  evidence_required: truth,
  due_days: json(fields(priorities)),
  working_days: json(listOf(oneOf(...weekdays))),
  practical_completion_on: orNull(day),
  // Older archives have no amounts.
  currency: or(undefined, oneOf(...currencies)),
  // Archives of format 2 have no sender.
  sender_name: or(undefined, text),
  sender_address: or(undefined, text),
  logo_id: or(undefined, orNull(idOf('logo'))),
  logo_sha256: or(undefined, orNull(sha256)),
  logo_mime: or(undefined, orNull(oneOf(...logoMimes))),
  logo_length: or(undefined, orNull(upTo(senderLimits.logoBytes))),
  last_seq: whole,
  last_number: whole,
  created_at: whole,
};

const named_actor: ColumnsOf<NamedActorTable, 'project_id'> = {
  // Somebody who came by a link is a user by the same id, and so is a key.
  id: (value, knows) => idOf('actor')(value, knows) || idOf('user')(value, knows),
  kind: wordOf<NamedActorTable['kind']>({ LINK: true, KEY: true, IMPORTED: true }),
  name: text,
};

const company: ColumnsOf<CompanyTable, 'project_id'> = {
  id: idOf('company'),
  name: text,
  name_key: text,
  sort_key: text,
  email: orNull(text),
  phone: orNull(text),
  archived_at: orNull(whole),
};

const trade: ColumnsOf<TradeTable, 'project_id'> = {
  id: idOf('trade'),
  name: text,
  name_key: text,
  sort_key: text,
  default_company_id: orNull(from('company')),
  phrases: json(listOf(text)),
  archived_at: orNull(whole),
};

const location: ColumnsOf<LocationTable, 'project_id' | 'search_key'> = {
  id: idOf('location'),
  // A location comes after the one that it lies in.
  parent_id: or('', from('location')),
  name: text,
  name_key: text,
  depth: whole,
  path: text,
  path_key: text,
  archived_at: orNull(whole),
  removed_at: orNull(whole),
};

const plan_file: ColumnsOf<PlanFileTable, 'project_id' | 'file_key'> = {
  id: idOf('planfile'),
  name: text,
  sha256,
  byte_length: upTo(planLimits.pdfBytes),
  mime: oneOf(...planMimes),
  pages: json(listOf(fields({ title: text, widthMm: number, heightMm: number }))),
};

const plan: ColumnsOf<PlanTable, 'project_id'> = {
  id: idOf('plan'),
  code: text,
  code_key: text,
  sort_key: text,
  name: text,
  location_id: orNull(from('location')),
  removed_at: orNull(whole),
  // Archives made before there were links have none.
  links: or(
    undefined,
    json(
      listOf(
        fields({
          key: text,
          revisionId: text,
          x: number,
          y: number,
          toPlanId: text,
          toRevisionId: text,
          toX: number,
          toY: number,
        }),
      ),
    ),
  ),
};

const plan_revision: ColumnsOf<PlanRevisionTable, 'project_id' | 'tiles_key'> = {
  id: idOf('revision'),
  plan_id: from('plan'),
  label: text,
  file_id: from('plan_file'),
  page: whole,
  state: wordOf<PlanRevisionState>({ QUEUED: true, READY: true, FAILED: true }),
  failure: orNull(json(object)),
  width_px: orNull(whole),
  height_px: orNull(whole),
  tile_px: orNull(whole),
  tile_overlap_px: orNull(whole),
  to_first: json(tuple(number, number, number, number, number, number)),
  aligned: truth,
  added_by: from('person'),
  added_at: whole,
  seq: whole,
};

type LinkColumn = 'trade_id' | 'company_id' | 'assignee_id' | 'location_id';

const amount = or(undefined, orNull(upTo(largestAmount)));

const plainKinds: Readonly<Record<SnagField['kind'], Check>> = {
  LINE: text,
  TEXT: text,
  WORD: text,
  DAY: orNull(day),
  AMOUNT: amount,
  LINK: text,
  PIN: text,
};

/** The fields of a snag that refer to nothing, by their kinds. */
const plainFields = Object.fromEntries(
  fieldKeys.flatMap((key) => {
    const { kind, column, words } = fieldOf(key);
    if (column === undefined) return [];
    return [[column, words === undefined ? plainKinds[kind] : oneOf(...words)]];
  }),
) as Omit<ColumnsOf<FieldColumns, never>, LinkColumn>;

// People come in as names without accounts, so none of them can take anything back.
const snag: ColumnsOf<SnagTable & SnagKeys, 'project_id' | 'take_back'> = {
  id: idOf('snag'),
  number: whole,
  ...plainFields,
  status: wordOf(tableWords.status),
  trade_id: orNull(from('trade')),
  company_id: orNull(from('company')),
  assignee_id: orNull(from('person')),
  location_id: orNull(from('location')),
  pin_revision_id: orNull(from('plan_revision')),
  pin_x: orNull(whole),
  pin_y: orNull(whole),
  plan_id: orNull(from('plan')),
  raised_by: from('person'),
  raised_at: whole,
  fixed_by: orNull(from('person')),
  fixed_at: orNull(whole),
  closed_by: orNull(from('person')),
  closed_at: orNull(whole),
  sent_back_count: whole,
  import_undone: truth,
  version: whole,
  waiting_since: whole,
  opened_seq: whole,
  edited_at: json(valuesOf(number)),
  due_key: text,
  place_key: text,
  changed_at: whole,
  turn: text,
  turn_seq: whole,
  news_seq: whole,
  news_by: text,
};

const photo: ColumnsOf<PhotoTable, 'project_id' | 'file_key'> = {
  id: idOf('photo'),
  snag_id: from('snag'),
  kind: wordOf<PhotoKind>({ DEFECT: true, EVIDENCE: true }),
  sha256,
  byte_length: upTo(photoLimits.bytes),
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
  shapes: json(listOf(object)),
  marked_at: whole,
  camera: orNull(json(object)),
  erased_at: orNull(whole),
};

const saved_view: ColumnsOf<SavedViewTable, 'project_id'> = {
  id: idOf('view'),
  owner_id: from('person'),
  name: text,
  name_key: text,
  sort_key: text,
  shared: truth,
  search: json(object),
};

const handover: ColumnsOf<
  HandoverTable,
  'project_id' | 'draft_key' | 'data_key' | 'data_sha256' | 'file_key'
> = {
  id: idOf('handover'),
  filter: json(object),
  settings: json(object),
  parties: json(listOf(fields({ role: text, company: text }))),
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

const handover_signature: ColumnsOf<HandoverSignatureTable, 'project_id'> = {
  id: idOf('event'),
  handover_id: from('handover'),
  party: whole,
  seq: whole,
};

const acceptance: ColumnsOf<AcceptanceTable, 'project_id'> = {
  id: idOf('acceptance'),
  company_id: from('company'),
  part: text,
  basis: oneOf(...defectsBases),
  length_count: whole,
  length_unit: oneOf(...periodUnits),
  accepted_on: day,
  proof: text,
  withdrawn_at: orNull(whole),
};

// Its PDF and slips stand in the journal by their hashes; whoever gets the archive has them from its
// mail or paper.
const defect_notice: ColumnsOf<DefectNoticeTable, 'project_id' | 'file_key'> = {
  id: idOf('notice'),
  company_id: from('company'),
  number: whole,
  kind: oneOf(...noticeKinds),
  basis: oneOf(...noticeBases),
  previous_id: orNull(idOf('notice')),
  language: matching(isLanguage),
  paper: oneOf(...papers),
  snag_ids: json(listOf(from('snag'))),
  body: text,
  deadline_on: orNull(day),
  amount,
  amount_shown: or(undefined, truth),
  way: oneOf(...noticeWays),
  sent_by: from('person'),
  sent_at: whole,
  received_on: or(undefined, orNull(day)),
  opened_by: orNull(text),
  opened_at: orNull(whole),
  sha256: orNull(sha256),
  byte_length: orNull(whole),
};

const notice_slip: ColumnsOf<NoticeSlipTable, 'project_id' | 'file_key'> = {
  id: idOf('slip'),
  notice_id: from('defect_notice'),
  seq: whole,
  sha256,
  byte_length: whole,
};

const notice_text: ColumnsOf<NoticeTextTable, 'project_id'> = {
  id: idOf('noticetext'),
  kind: oneOf(...noticeKinds),
  basis: oneOf(...noticeBases),
  language: matching(isLanguage),
  body: text,
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
  acceptance,
  defect_notice,
  notice_slip,
  notice_text,
} as const;

export type ArchiveTable = keyof typeof tables;

// Its keys.
export const archiveTables = Object.keys(tables) as ArchiveTable[];

export const columnsOf = (table: ArchiveTable): readonly string[] => Object.keys(tables[table]);

/** What is wrong with a row: the column; null if nothing is. */
export const faultIn = (table: ArchiveTable, row: ArchiveRow, knows: Knows): string | null =>
  faultOf(tables[table], row, knows);
