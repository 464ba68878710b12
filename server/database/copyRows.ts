import { createHash } from 'node:crypto';
import type { Handle, Row, Trx } from './contract';
import { engineOf } from './engine';
import type { Database } from './schema';

/** What arrived in a table is not what was read. */
export class CopyDiffers extends Error {
  override readonly name = 'CopyDiffers';
}

type Table = Exclude<keyof Database, 'told_event' | 'admitted' | 'snag_tally'> | 'snag_text';

/** Each table after those that it refers to, with the column that an engine fills by itself. */
const tables: Readonly<Record<Table, string | null>> = {
  setting: null,
  user: null,
  session: null,
  token: null,
  push_subscription: null,
  start_token: null,
  provider_session: null,
  project: null,
  push_told: null,
  company: null,
  member: null,
  company_link: null,
  link_token: null,
  link_person: null,
  api_key: null,
  webhook: null,
  webhook_event: null,
  invitation: null,
  trade: null,
  location: null,
  plan_file: null,
  plan: null,
  plan_revision: null,
  snag: null,
  photo: null,
  event: null,
  event_file: null,
  event_value: null,
  redaction: null,
  deleted_project: null,
  named_actor: null,
  record_check: null,
  saved_view: null,
  report: null,
  report_mail: null,
  report_link: null,
  code_link: null,
  report_schedule: null,
  handover: null,
  handover_signature: null,
  acceptance: null,
  period_warning: null,
  defect_notice: null,
  defect_notice_mail: null,
  notice_slip: null,
  notice_text: null,
  plan_upload: null,
  archive_import: null,
  archive_row: null,
  imported_person: null,
  table_import: null,
  table_import_row: null,
  imported_thing: null,
  bcf_topic: null,
  attention: null,
  mailing: null,
  password_link: null,
  one_time_codes: null,
  recovery_code: null,
  sign_in_change: null,
  passkey: null,
  used_challenge: null,
  joined_sign_in: null,
  try_count: null,
  payer_use: null,
  job: 'id',
  snag_text: 'search_id',
};

/** The names of the tables, in the order above. */
const names = Object.keys(tables) as Table[]; // its keys

/** Settings of one database that another one does not take over. */
const ofOneDatabase: ReadonlySet<unknown> = new Set(['files', 'moving']);

/** Most rows, and about the most characters of them, that are held in memory. */
const mostRows = 1_000;
const mostText = 2_000_000;

/** Rows between two lines about how far it is. */
const reportEvery = 100_000;

/**
 * Copies everything from one database to another of the same shape that is empty, whichever engine
 * either has, and compares each table with what was read. Both have to stand still: `from` is
 * locked, or a transaction that sees one moment. Answers the number of rows. Throws {@link
 * CopyDiffers}.
 */
export async function copyRows(
  from: Handle,
  to: Trx,
  report: (line: string) => void,
): Promise<number> {
  let total = 0;
  const read = new Map<string, Sum>();
  await engineOf(to).filling(to, async () => {
    for (const table of names) {
      const sum = new Sum();
      for await (const rows of inBatches(rowsOf(from, table))) {
        for (const row of rows) sum.add(row);
        await engineOf(to).putRows(to, table, rows);
        if (Math.floor(sum.rows / reportEvery) > Math.floor((sum.rows - rows.length) / reportEvery))
          report(`${table}: ${sum.rows} rows so far`);
      }
      report(`${table}: ${sum.rows} rows`);
      read.set(table, sum);
      total += sum.rows;
    }
  });
  read.set('snag_tally', await sumOf(from, 'snag_tally'));
  for (const [table, sum] of read)
    if (!sum.equals(await sumOf(to, table)))
      throw new CopyDiffers(`What arrived in the table ${table} is not what was read.`);
  return total;
}

/** All that a copy fills; the last is counted from what came. */
export const copiedTables: readonly string[] = [...names, 'snag_tally'];

async function* rowsOf(db: Handle, table: string): AsyncGenerator<Row> {
  const own = table in tables ? tables[table as Table] : null; // just looked
  for await (const { [own ?? '']: _own, ...row } of engineOf(db).rowsOf(db, table))
    if (table !== 'setting' || !ofOneDatabase.has(row['name'])) yield row;
}

async function sumOf(db: Handle, table: string): Promise<Sum> {
  const sum = new Sum();
  for await (const row of rowsOf(db, table)) sum.add(row);
  return sum;
}

/** Number and hash of rows, in whatever order they come. */
class Sum {
  rows = 0;
  readonly #hash = Buffer.alloc(32);

  add(row: Row): void {
    const hash = createHash('sha256')
      .update(JSON.stringify(Object.entries(row).sort(([one], [other]) => (one < other ? -1 : 1))))
      .digest();
    for (const [index, byte] of hash.entries()) this.#hash[index] = (this.#hash[index] ?? 0) ^ byte;
    this.rows += 1;
  }

  equals(other: Sum): boolean {
    return this.rows === other.rows && this.#hash.equals(other.#hash);
  }
}

async function* inBatches(rows: AsyncIterable<Row>): AsyncGenerator<Row[]> {
  let batch: Row[] = [];
  let text = 0;
  for await (const row of rows) {
    batch.push(row);
    for (const value of Object.values(row)) if (typeof value === 'string') text += value.length;
    if (batch.length < mostRows && text < mostText) continue;
    yield batch;
    batch = [];
    text = 0;
  }
  if (batch.length > 0) yield batch;
}
