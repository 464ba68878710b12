import type { Selectable } from 'kysely';
import { type FieldColumns, fieldKeys, fieldOf } from '../../rules/snagFields';
import type { Database } from './schema';

/** What a column of text holds, by which erasing a person knows what to do with it. */
export type Holds =
  /** Nothing that people write: words of the code, days, hashes, and JSON of these. */
  | 'CODE'
  /** A text that people write. The person's e-mail is cut out of it. */
  | 'TEXT'
  /** The same where there may be none: it becomes null. */
  | 'TEXT OR NULL'
  /** A list or an object in JSON. The person's e-mail is cut out of its texts. */
  | 'JSON'
  /** The name of a thing, or a key made of it. It stays, with an
   * e-mail in it too, because people find the thing by it. */
  | 'NAME'
  /** About one person, or to them: features/erasing/erasePerson.ts erases it by who that is. */
  | 'PERSON'
  /** Of an event or a handover: erased as features/erasing/namedIn.ts finds it. */
  | 'JOURNAL'
  /** Of a report or an import, whose rows are deleted when anything is erased, or when it ends. */
  | 'DROPPED';

type Searched = 'TEXT' | 'TEXT OR NULL' | 'JSON';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;

/** Columns whose name says that they hold an id or a hash. */
type Reference =
  | 'id'
  | 'hash'
  | 'sha256'
  | `${string}_id`
  | `${string}_hash`
  | `${string}_sha256`
  | `${string}_by`;

type TextColumn<Table extends keyof Database> = {
  [Column in keyof Row<Table>]: string extends Row<Table>[Column]
    ? Exclude<Column, Reference>
    : never;
}[keyof Row<Table>];

/** What is searched is found by its project, and changed by its id. */
type HoldsOf<Table extends keyof Database, Column extends keyof Row<Table>> =
  | Exclude<Holds, Searched>
  | (Row<Table> extends { id: string } & (Table extends 'project' ? object : { project_id: string })
      ? null extends Row<Table>[Column]
        ? 'TEXT OR NULL'
        : 'TEXT' | 'JSON'
      : never);

/** By the kinds of the fields. */
const enteredInSnags = Object.fromEntries(
  fieldKeys.map((key) => {
    const { kind, column = key } = fieldOf(key);
    return [column, kind === 'LINE' || kind === 'TEXT' ? 'TEXT' : 'CODE'];
  }),
) as {
  readonly [Column in keyof FieldColumns & TextColumn<'snag'>]: HoldsOf<'snag', Column>;
};

/**
 * Every column of text. It does not compile until whoever adds a column has said here what it
 * holds.
 */
const columns: {
  readonly [Table in keyof Database]: {
    readonly [Column in TextColumn<Table>]: HoldsOf<Table, Column>;
  };
} = {
  setting: { name: 'CODE', value: 'CODE' },
  user: { email: 'PERSON', name: 'PERSON', sort_key: 'PERSON' },
  session: { user_agent: 'PERSON' },
  token: { pair: 'CODE', parent_pair: 'CODE' },
  password_link: {},
  one_time_codes: { secret: 'PERSON' },
  recovery_code: {},
  sign_in_change: { detail: 'PERSON' },
  push_subscription: {
    endpoint: 'PERSON',
    p256dh: 'PERSON',
    auth: 'PERSON',
    server_key: 'CODE',
    origin: 'CODE',
  },
  push_told: {},
  start_token: {},
  passkey: { public_key: 'PERSON', transports: 'CODE', name: 'PERSON' },
  used_challenge: {},
  joined_sign_in: { issuer: 'CODE', subject: 'PERSON' },
  provider_session: { issuer: 'CODE', subject: 'PERSON', sid: 'PERSON' },
  project: {
    code: 'NAME',
    name: 'NAME',
    address: 'TEXT',
    client_name: 'TEXT',
    time_zone: 'CODE',
    due_days: 'CODE',
    working_days: 'CODE',
    practical_completion_on: 'CODE',
    sender_name: 'TEXT',
    sender_address: 'TEXT',
    logo_key: 'CODE',
  },
  member: {},
  company_link: { name: 'TEXT', filter: 'CODE' },
  link_token: {},
  link_person: {},
  api_key: {},
  webhook: { url: 'CODE', origin: 'CODE' },
  webhook_event: { outcome: 'CODE' },
  admitted: { link_filter: 'CODE' },
  invitation: { email: 'PERSON' },
  company: {
    name: 'NAME',
    name_key: 'NAME',
    sort_key: 'NAME',
    email: 'PERSON',
    phone: 'TEXT OR NULL',
  },
  trade: { name: 'NAME', name_key: 'NAME', sort_key: 'NAME', phrases: 'JSON' },
  location: {
    name: 'NAME',
    name_key: 'NAME',
    path: 'NAME',
    path_key: 'NAME',
    search_key: 'NAME',
  },
  // The titles of its pages stand in the file too.
  plan_file: { name: 'NAME', file_key: 'CODE', mime: 'CODE', pages: 'NAME' },
  plan: { code: 'NAME', code_key: 'NAME', sort_key: 'NAME', name: 'NAME', links: 'CODE' },
  plan_revision: { label: 'NAME', failure: 'CODE', tiles_key: 'CODE', to_first: 'CODE' },
  snag: {
    ...enteredInSnags,
    edited_at: 'CODE',
    take_back: 'CODE',
    due_key: 'CODE',
    place_key: 'NAME',
    turn: 'CODE',
    merged_from: 'CODE',
  },
  snag_tally: { due_key: 'CODE' },
  photo: {
    file_key: 'CODE',
    mime: 'CODE',
    caption: 'TEXT',
    shapes: 'JSON',
    camera: 'CODE',
  },
  event: {
    kind: 'CODE',
    reason: 'CODE',
    company_before: 'CODE',
    company_after: 'CODE',
    receipt: 'CODE',
    commitments: 'CODE',
  },
  event_file: {},
  event_value: { name: 'CODE', salt: 'CODE', value: 'JOURNAL' },
  redaction: { name: 'CODE' },
  deleted_project: { code: 'NAME' },
  named_actor: { name: 'PERSON' },
  record_check: { result: 'CODE' },
  told_event: {
    kind: 'CODE',
    reason: 'CODE',
    company_before: 'CODE',
    company_after: 'CODE',
    receipt: 'CODE',
    commitments: 'CODE',
    changes: 'JOURNAL',
    comment: 'JOURNAL',
    content: 'JOURNAL',
  },
  saved_view: { name: 'NAME', name_key: 'NAME', sort_key: 'NAME', search: 'JSON' },
  plan_upload: {},
  archive_import: { name: 'NAME', facts: 'CODE', code: 'NAME', failure: 'CODE' },
  archive_row: { into_table: 'CODE', rows: 'DROPPED' },
  imported_person: { email: 'PERSON', role: 'CODE' },
  table_import: { name: 'DROPPED', facts: 'DROPPED', mapping: 'DROPPED', failure: 'DROPPED' },
  table_import_row: {
    sheet: 'DROPPED',
    cells: 'DROPPED',
    topic: 'DROPPED',
    told: 'DROPPED',
    doing: 'DROPPED',
  },
  imported_thing: { said: 'CODE' },
  bcf_topic: { guid: 'CODE', kept: 'DROPPED' },
  report: {
    filter: 'DROPPED',
    settings: 'DROPPED',
    sign_off: 'DROPPED',
    failure: 'DROPPED',
    file_key: 'CODE',
  },
  report_mail: { address: 'PERSON' },
  report_link: {},
  code_link: { email: 'PERSON' },
  report_schedule: {
    filter: 'PERSON',
    settings: 'CODE',
    weekdays: 'CODE',
    addresses: 'PERSON',
    last_on: 'CODE',
  },
  period_warning: { ends_on: 'CODE' },
  acceptance: { part: 'TEXT', accepted_on: 'CODE', proof: 'TEXT' },
  defect_notice: {
    snag_ids: 'CODE',
    body: 'TEXT',
    deadline_on: 'CODE',
    received_on: 'CODE',
    file_key: 'CODE',
  },
  defect_notice_mail: { address: 'PERSON' },
  notice_slip: { file_key: 'CODE' },
  notice_text: { body: 'TEXT' },
  handover: {
    filter: 'JOURNAL',
    settings: 'CODE',
    parties: 'JOURNAL',
    draft_key: 'CODE',
    data_key: 'CODE',
    file_key: 'CODE',
  },
  handover_signature: {},
  attention: { digest_on: 'CODE' },
  mailing: {},
  job: { kind: 'CODE', error: 'CODE' },
  payer_use: { kind: 'CODE' },
  try_count: { key: 'CODE', account: 'CODE' },
};

interface SearchedTable {
  table: keyof Database;
  columns: readonly { name: string; holds: Searched }[];
}

const isSearched = (holds: Holds): holds is Searched =>
  holds === 'TEXT' || holds === 'TEXT OR NULL' || holds === 'JSON';

/** The columns that are searched, by table. */
export const searchedTables: readonly SearchedTable[] = Object.entries<
  Readonly<Record<string, Holds>>
>(columns)
  .map(([table, ofTable]) => ({
    table: table as keyof Database, // a key of `columns`
    columns: Object.entries(ofTable).flatMap(([name, holds]) =>
      isSearched(holds) ? [{ name, holds }] : [],
    ),
  }))
  .filter((searched) => searched.columns.length > 0);
