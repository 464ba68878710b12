import type { Context } from '../../context';
import type { MemberTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { contextOfFiles } from '../../http/cookies';
import type { Reader } from '../snags/listFilter';
import { readerOf } from '../snags/reader';
import type { Cell, Table } from './table';

/** What a part of a table is read with. */
export interface TableAccess {
  readonly context: Context;
  readonly reader: Reader;
}

/**
 * Who asks by the cookie of their session, as of this moment; refused if `mayHave` is false for
 * their membership.
 */
export async function accessOf(
  services: Services,
  request: Request,
  kind: 'table' | 'project',
  projectId: string,
  mayHave: (member: MemberTable) => boolean,
): Promise<TableAccess> {
  const seen = await contextOfFiles(services, request, kind);
  if (seen?.viewer == null) throw new Refusal('UNAUTHENTICATED');
  const [member, user] = await Promise.all([
    memberOf(seen, projectId),
    seen.loaders.user.load(seen.viewer.userId),
  ]);
  if (member === null) throw new Refusal('NOT_FOUND');
  // The language in which the person last used the app: an address that is opened says nothing of
  // it.
  const context: Context = { ...seen, language: user?.language ?? seen.language };
  const reader = await readerOf(context, projectId);
  if (!mayHave(member)) throw new Refusal('FORBIDDEN', { project: reader.project.name });
  return { context, reader };
}

/**
 * Asks anew for each part who the person is and what they may see: a download takes as long as the
 * line needs. Refuses once they may not have the table any more.
 */
export type CheckAccess = () => Promise<TableAccess>;

/**
 * Rows of a part. Reading and writing so many takes about five milliseconds of CPU, during which
 * this process answers nobody else.
 */
export const rowsOfPart = 100;

/** Reads part after part, each from where the one before ended, until there is no row left. */
export async function* inParts<Row, Cells>(
  ask: CheckAccess,
  read: (asked: TableAccess, last: Row | null) => Promise<Row[]>,
  write: (asked: TableAccess, rows: Row[]) => Promise<Cells[]>,
): AsyncGenerator<Cells[], void, undefined> {
  let last: Row | null = null;
  for (;;) {
    const asked = await ask();
    const rows: Row[] = await read(asked, last);
    if (rows.length > 0) yield await write(asked, rows);
    if (rows.length < rowsOfPart) return;
    last = rows.at(-1) ?? null;
    // SQLite answers at once, so without this nothing else would run while the line takes more.
    await new Promise((resolve) => setImmediate(resolve));
  }
}

/** A few hundred rows. */
export async function* atOnce(
  ask: CheckAccess,
  read: (asked: TableAccess) => Promise<Cell[][]>,
): Table['parts'] {
  yield await read(await ask());
}
