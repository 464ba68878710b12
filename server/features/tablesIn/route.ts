import {
  importBytes,
  type ImportMapping,
  importFields,
  importLimits,
  type ImportStep,
  importTables,
  makesMissing,
  noAnswers,
  statesAtWork,
  statesBefore,
  wordFields,
} from '../../../rules/imports';
import { may } from '../../../rules/rights';
import { cleanText, firstOf } from '../../../rules/text';
import { textLimits } from '../../../rules/limits';
import { createContext } from '../../context';
import { writeTransaction } from '../../database/engine';
import type { TableImportTable } from '../../database/importTables';
import { answerBeside, besideHeaders } from '../../http/beside';
import { openBody, readBody } from '../../http/body';
import { checkId } from '../../ids';
import { addJob, wroteNothing } from '../../jobs';
import type { Language } from '../../../rules/languages';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import type { SignedIn } from '../auth/sessionStore';
import { settings } from '../../settings';
import { readAnswers } from './answers';
import { worldOf } from './importing';
import { mapper } from './mapped';
import { type Questions, questionsOf } from './questions';
import { refusedRows } from './refusedRows';
import { type Shown, shownImport, shownRows } from './shown';
import { bytesOfUnfinished, factsOfImport, importKey, tableImport, tableImportsOf } from './store';
import { isMeaning } from './words';

const address =
  /^\/files\/imports(?:\/(import_[0-7][0-9a-hjkmnp-tv-z]{25})(?:\/(check|do|undo|rows|questions|refused\.csv))?)?$/;

/**
 * Tables that admins import into their project, beside GraphQL because a file is no JSON:
 *
 * - `GET /files/imports?project=<id>`: the last ones of a project.
 * - `PUT /files/imports/<id>?project=<id>&table=<name>&name=<file>`: its bytes; the id is made by
 *   the device, and the same again changes nothing.
 * - `GET /files/imports/<id>`: how far it is. `DELETE` forgets it, unless it is being written; what
 *   it wrote stays.
 * - `POST …/check` {mapping}: the dry run. `POST …/do`: writes it. `POST …/undo`.
 * - `GET …/questions`: why rows are refused, with what can be answered in the next dry run.
 * - `GET …/rows?outcome=<one>&after=<n>`: what becomes of rows. `GET …/refused.csv?decimal=comma`:
 *   those that were refused, as a file.
 */
export function serveImports(services: Services): (request: Request) => Promise<Response> {
  return (request) => answerBeside(request, (language) => handle(services, request, language));
}

const headers = besideHeaders;

async function handle(services: Services, request: Request, language: Language): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const found = address.exec(pathname);
  if (found === null) throw new Refusal('NOT_FOUND');
  const [, id, way] = found;
  const signedIn = await services.sessions.byRequest(request);
  const { method } = request;
  const answer = async (row: TableImportTable): Promise<Response> =>
    Response.json((await shownImport(services, row, language)) satisfies Shown, { headers });
  if (id === undefined) {
    if (method !== 'GET') throw new Refusal('BAD_REQUEST');
    const projectId = await requireAdmin(services, signedIn, searchParams.get('project') ?? '');
    const rows = await tableImportsOf(services.db, projectId);
    return Response.json(
      { imports: await Promise.all(rows.map((row) => shownImport(services, row, language))) },
      { headers },
    );
  }
  if (way === undefined && method === 'PUT')
    return answer(await receive(services, request, signedIn, id));
  const row = await tableImport(services.db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  await requireAdmin(services, signedIn, row.project_id);
  if (way === undefined && method === 'GET') return answer(row);
  if (way === undefined && method === 'DELETE')
    return Response.json(await forget(services, row), { headers });
  if (way === 'check' && method === 'POST')
    return answer(await check(services, signedIn, request, row));
  if (way === 'do' && method === 'POST')
    return answer(await begin(services, signedIn, row, 'DOING'));
  if (way === 'undo' && method === 'POST')
    return answer(await begin(services, signedIn, row, 'UNDOING'));
  if (way === 'rows' && method === 'GET')
    return Response.json(
      await shownRows(services, row, {
        outcome: searchParams.get('outcome'),
        after: Number(searchParams.get('after') ?? 0),
        language,
      }),
      { headers },
    );
  if (way === 'questions' && method === 'GET') {
    const context = createContext(services, signedIn, language);
    const world = await worldOf({ services, context, row });
    return Response.json((await questionsOf(services, row, world, language)) satisfies Questions, {
      headers,
    });
  }
  if (way === 'refused.csv' && method === 'GET')
    return refusedRows(services.db, row, {
      language,
      decimalComma: searchParams.get('decimal') === 'comma',
    });
  throw new Refusal('BAD_REQUEST');
}

async function requireAdmin(
  services: Services,
  viewer: SignedIn,
  projectId: string,
): Promise<string> {
  const context = createContext(services, viewer);
  const member = await memberOf(context, projectId);
  const project = member === null ? null : await context.loaders.project.load(projectId);
  if (member === null || project === null) throw new Refusal('NOT_FOUND');
  if (!may(member, 'bringTablesIn')) throw new Refusal('FORBIDDEN', { project: project.name });
  return projectId;
}

async function receive(
  services: Services,
  request: Request,
  viewer: SignedIn,
  id: string,
): Promise<TableImportTable> {
  const {
    db,
    clock,
    jobs,
    files: { storage },
  } = services;
  checkId(id, 'import', 'id');
  const { searchParams } = new URL(request.url);
  const projectId = await requireAdmin(services, viewer, searchParams.get('project') ?? '');
  const target = importTables.find((each) => each === searchParams.get('table'));
  if (target === undefined) throw new Refusal('BAD_REQUEST', {}, 'table');
  const known = await tableImport(db, id);
  if (known !== undefined) {
    if (known.project_id !== projectId || known.asked_by !== viewer.userId)
      throw new Refusal('ID_TAKEN');
    // It may have been written without an answer.
    jobs.wake('IMPORT_TABLE');
    return known;
  }
  const project = await db
    .selectFrom('project')
    .select(['name', 'state'])
    .where('id', '=', projectId)
    .executeTakeFirstOrThrow();
  if (project.state === 'ARCHIVED')
    throw new Refusal('PROJECT_ARCHIVED', { project: project.name });
  const unfinished = await bytesOfUnfinished(db, projectId);
  if (unfinished > settings.tableImport.unfinished)
    throw new Refusal('IMPORTS_UNFINISHED', { bytes: unfinished });
  const name = firstOf(
    cleanText(searchParams.get('name')).replaceAll('\n', ' '),
    textLimits.fileName,
  );
  const bytes = await store(services, request, id, importBytes(name));
  const row: TableImportTable = {
    id,
    project_id: projectId,
    asked_by: viewer.userId,
    asked_at: clock(),
    target,
    name,
    byte_length: bytes,
    state: 'RECEIVED',
    progress: 0,
    facts: null,
    mapping: null,
    failure: null,
    touched_at: clock(),
  };
  try {
    await writeTransaction(db, async (trx) => {
      await trx
        .insertInto('table_import')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      await addJob(trx, 'IMPORT_TABLE', id, {
        payerId: viewer.payer,
        cost: bytes / bytesReadPerMs,
      });
    });
  } catch (error) {
    if (wroteNothing(error)) await storage.remove(importKey(id));
    throw error;
  }
  jobs.wake('IMPORT_TABLE');
  return again(services, id);
}

/**
 * Streams the body to the storage, so that no table is in memory while its upload is slow. Returns
 * the number of bytes.
 */
async function store(
  { files: { storage } }: Services,
  request: Request,
  id: string,
  limitBytes: number,
): Promise<number> {
  const body = openBody(request, settings.body.longest.photo);
  body.expectFile(settings.body.longest.photo);
  if (body.announced !== null && body.announced > limitBytes) {
    void body.drain();
    throw new Refusal('BODY_TOO_LARGE', { bytes: body.announced, limitBytes });
  }
  let bytes = 0;
  const counted = async function* (): AsyncGenerator<Uint8Array> {
    for await (const part of body.parts()) {
      if ((bytes += part.byteLength) > limitBytes) {
        void body.drain();
        throw new Refusal('BODY_TOO_LARGE', { bytes, limitBytes });
      }
      yield part;
    }
  };
  await storage.put(importKey(id), counted());
  return bytes;
}

async function check(
  services: Services,
  viewer: SignedIn,
  request: Request,
  row: TableImportTable,
): Promise<TableImportTable> {
  const facts = factsOfImport(row);
  const mapping = readMapping(row, await readJson(request));
  if (facts === null) return row;
  // Refuses a mapping that does not fit the table.
  mapper(row.target, facts, mapping);
  return start(services, viewer, row, 'CHECKING', { mapping: JSON.stringify(mapping) });
}

/** Starts a step in the name of the person who asked for it. */
const begin = (
  services: Services,
  viewer: SignedIn,
  row: TableImportTable,
  state: 'DOING' | 'UNDOING',
): Promise<TableImportTable> => start(services, viewer, row, state, { asked_by: viewer.userId });

/** Of the work on a table, for the order of jobs. */
const bytesReadPerMs = 1_000;
const msPerRow: Record<ImportStep, number> = { CHECKING: 1, DOING: 10, UNDOING: 10 };

async function start(
  services: Services,
  { payer: payerId }: SignedIn,
  row: TableImportTable,
  state: ImportStep,
  values: Partial<TableImportTable>,
): Promise<TableImportTable> {
  const { db, clock, jobs } = services;
  await writeTransaction(db, async (trx) => {
    const begun = await trx
      .updateTable('table_import')
      .set({ ...values, state, progress: 0, failure: null, touched_at: clock() })
      .where('id', '=', row.id)
      .where('state', 'in', statesBefore(state))
      .returning('id')
      .executeTakeFirst();
    // The same request again, because the response was lost, or somebody else started it first.
    if (begun !== undefined)
      await addJob(trx, 'IMPORT_TABLE', row.id, {
        payerId,
        cost: (factsOfImport(row)?.rows ?? 0) * msPerRow[state],
      });
  });
  jobs.wake('IMPORT_TABLE');
  return again(services, row.id);
}

async function forget(
  { db, files: { storage } }: Services,
  row: TableImportTable,
): Promise<Record<string, never>> {
  const { numDeletedRows } = await db
    .deleteFrom('table_import')
    .where('id', '=', row.id)
    .where('state', 'not in', statesAtWork)
    .executeTakeFirst();
  // Somebody else may have started it meanwhile; the rows must stay, so that the import can be
  // undone.
  if (numDeletedRows === 0n && (await tableImport(db, row.id)) !== undefined)
    throw new Refusal('SERVER_BUSY', { seconds: settings.busy });
  await storage.remove(importKey(row.id));
  return {};
}

async function again({ db }: Services, id: string): Promise<TableImportTable> {
  const row = await tableImport(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

function readMapping({ target }: TableImportTable, sent: unknown): ImportMapping {
  const wrong = new Refusal('BAD_REQUEST', {}, 'mapping');
  if (typeof sent !== 'object' || sent === null) throw wrong;
  const {
    columns,
    words = {},
    dayOrder = null,
    // Of pages from before there were questions.
    makeMissing = false,
    place = '',
    answers = makeMissing === true ? makesMissing : noAnswers,
  } = sent as Readonly<Record<string, unknown>>; // each is looked at below
  const fields: readonly string[] = importFields[target];
  if (
    !Array.isArray(columns) ||
    columns.length > importLimits.columns ||
    !columns.every((each) => each === null || fields.includes(String(each)))
  )
    throw wrong;
  if (dayOrder !== null && dayOrder !== 'DMY' && dayOrder !== 'MDY') throw wrong;
  if (typeof place !== 'string' || typeof words !== 'object' || words === null) throw wrong;
  const said: Record<string, Record<string, string>> = {};
  for (const field of wordFields) {
    const own: unknown = (words as Readonly<Record<string, unknown>>)[field]; // looked at here
    if (own === undefined) continue;
    if (typeof own !== 'object' || own === null) throw wrong;
    const pairs = Object.entries(own);
    if (
      pairs.length > importLimits.words ||
      !pairs.every(([, value]) => typeof value === 'string' && isMeaning(field, value))
    )
      throw wrong;
    said[field] = Object.fromEntries(pairs);
  }
  return {
    columns: columns as ImportMapping['columns'],
    words: said,
    dayOrder,
    place: firstOf(cleanText(place), textLimits.long),
    answers: readAnswers(answers),
  }; // as asked above
}

async function readJson(request: Request): Promise<unknown> {
  const text = await (
    await readBody(request, {
      limitBytes: settings.body.json,
      longestMs: settings.body.longest.json,
    })
  ).text();
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
