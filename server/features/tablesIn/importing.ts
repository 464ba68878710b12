import { setImmediate } from 'node:timers/promises';
import { type Context, createContext } from '../../context';
import { type Handle, writeBeside, writeMuch } from '../../database/engine';
import type { TableImportTable } from '../../database/importTables';
import { readBytes } from '../../files/storage';
import type { Lease, Worker } from '../../jobs';
import { type ImportMapping, type ImportState, noAnswers } from '../../../rules/imports';
import { languageOfTag, sourceLanguage } from '../../../rules/languages';
import { message, say } from '../../messages';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { settings } from '../../settings';
import { bcfIn } from './topicFile';
import { readBcf } from '../bcf/readBcf';
import { check } from './check';
import { doRows } from './doing';
import { readTable } from './readTable';
import { recognise } from './recognise';
import type { TableFacts } from './tableFacts';
import {
  factsOfImport,
  importKey,
  mappingOfImport,
  setTableImport,
  tableImport,
  tableImportsOf,
} from './store';
import { undoRows } from './undoing';
import { type Import, mapped } from './work';
import { readImportContext, type ImportContext } from './importContext';

/**
 * Reads, checks, does and undoes tables that come in: two at the same time, each of somebody else.
 * A server that was killed in the middle goes on where it stopped.
 */
export function startImporting(services: Services): Worker {
  return services.jobs.work('IMPORT_TABLE', {
    width: 2,
    onePerPayer: true,
    run: (lease, closing) => writeMuch(services.db, () => run(services, lease, closing)),
    countOutages: false,
    failed: (lease, why) => fail(services, lease, why),
  });
}

async function run(services: Services, lease: Lease, closing: AbortSignal): Promise<void> {
  const { db } = services;
  const row = await tableImport(db, lease.subjectId);
  if (row === undefined) return forgotten(services, lease);
  if (lease.attempts > settings.tableImport.attempts) throw new Refusal('IMPORT_FAILED');
  let told = row.progress;
  const work: Import = {
    services,
    context: await contextOf(services, row),
    row,
    goOn: () => closing.throwIfAborted(),
    async tell(done, of) {
      const percent = Math.floor((done / Math.max(of, 1)) * 100);
      if (percent !== told)
        await setTableImport(db, row.id, {
          progress: (told = percent),
          touched_at: services.clock(),
        });
      await setImmediate();
    },
  };
  if (row.state === 'RECEIVED' || row.state === 'READING') {
    return read(work, lease).catch(async (error: unknown) => {
      if ((await tableImport(db, row.id)) !== undefined) throw error;
      return forgotten(services, lease);
    });
  }
  if (row.state === 'CHECKING') {
    await check(work, mapped(row), await worldOf(work));
    return finish(services, lease, { state: 'CHECKED', progress: 100 });
  }
  if (row.state === 'DOING') {
    await doRows(work, mapped(row), () => worldOf(work));
    await finish(services, lease, { state: 'DONE', progress: 100 });
    // Of a BCF file.
    return services.files.storage.remove(importKey(row.id));
  }
  if (row.state === 'UNDOING') {
    await undoRows(work);
    return finish(services, lease, { state: 'UNDONE', progress: 100 });
  }
  return lease.done(db);
}

/**
 * It was let go of meanwhile, with what it said, because something of its project was erased, or
 * the project deleted.
 */
async function forgotten({ db, files: { storage } }: Services, lease: Lease): Promise<void> {
  await lease.done(db);
  await storage.remove(importKey(lease.subjectId));
}

/**
 * Whoever brings it in, as they are today: what they may not do any more is refused. Whether their
 * session has shown a second factor was asked when they pressed the button.
 */
async function contextOf(services: Services, row: TableImportTable): Promise<Context> {
  const user = await services.db
    .selectFrom('user')
    .select(['id', 'name', 'email', 'is_owner', 'language'])
    .where('id', '=', row.asked_by)
    .executeTakeFirstOrThrow();
  const viewer = {
    kind: 'USER' as const,
    sessionId: '',
    userId: user.id,
    payer: '',
    name: user.name,
    email: user.email,
    isOwner: user.is_owner === 1,
    hasSecondFactor: true,
    client: null,
    keyKind: null,
  };
  return createContext(services, viewer, languageOfTag(user.language) ?? sourceLanguage);
}

/** What the rows of an import refer to, as it is now. */
export async function worldOf({
  services,
  context,
  row,
}: Pick<Import, 'services' | 'context' | 'row'>): Promise<ImportContext> {
  const project = await services.db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', row.project_id)
    .executeTakeFirstOrThrow();
  return readImportContext(
    services.db,
    {
      project,
      userId: row.asked_by,
      language: context.language,
      fileName: row.name === '' ? say(message('a pasted table'), context.language) : row.name,
      answers: mappingOfImport(row)?.answers ?? noAnswers,
      now: services.clock,
    },
    row.target === 'snags',
  );
}

async function read(work: Import, lease: Lease): Promise<void> {
  const { services, row, goOn, tell } = work;
  const {
    db,
    files: { storage },
  } = services;
  await setTableImport(db, row.id, { state: 'READING', progress: 0 });
  const file = await storage.get(importKey(row.id));
  if (file === null) throw new Refusal('IMPORT_FAILED');
  const bcf = await bcfIn(row, file);
  const { facts, rows } =
    bcf === null
      ? await recognise(row.target, await readTable(await readBytes(file)))
      : await readBcf(bcf, { timeZone: await timeZoneOf(db, row.project_id) });
  if (rows.length === 0) throw new Refusal('IMPORT_UNREADABLE', { why: 'EMPTY' });
  // Of an earlier start.
  await db.deleteFrom('table_import_row').where('import_id', '=', row.id).execute();
  const atOnce = settings.tableImport.rowsAtOnce;
  for (let at = 0; at < rows.length; at += atOnce) {
    goOn();
    const part = rows.slice(at, at + atOnce).map(({ n, sheet, line, cells, topic }) => ({
      import_id: row.id,
      n,
      sheet,
      line,
      cells: JSON.stringify(cells),
      topic: topic === undefined ? null : JSON.stringify(topic),
      outcome: null,
      told: null,
      thing_id: null,
      doing: null,
      state: '' as const,
    }));
    await db.insertInto('table_import_row').values(part).execute();
    await tell(at, rows.length);
  }
  const read = { facts: JSON.stringify(facts), mapping: await mappingBefore(db, row, facts) };
  if (bcf !== null) return checkTopics(work, lease, { ...read, facts });
  await finish(services, lease, { state: 'READ', progress: 100, ...read });
  // Its rows are in the database now.
  await storage.remove(importKey(row.id));
}

/**
 * What the columns of a BCF file hold is known, so that the dry run follows at once. The file stays:
 * pictures, and what is kept of its topics, are read from it when they are imported.
 */
async function checkTopics(
  { row: { id }, ...rest }: Import,
  lease: Lease,
  { facts, mapping }: { facts: TableFacts; mapping: string | null },
): Promise<void> {
  const { services } = rest;
  const guessed: ImportMapping = {
    columns: facts.columns.map(({ guess }) => guess),
    words: {},
    dayOrder: null,
    place: '',
    answers: noAnswers,
  };
  await setTableImport(services.db, id, {
    state: 'CHECKING',
    progress: 0,
    facts: JSON.stringify(facts),
    mapping: mapping ?? JSON.stringify(guessed),
  });
  const row = await tableImport(services.db, id);
  if (row === undefined) return forgotten(services, lease);
  const work: Import = { ...rest, row };
  await check(work, mapped(row), await worldOf(work));
  return finish(services, lease, { state: 'CHECKED', progress: 100 });
}

const timeZoneOf = async (db: Handle, projectId: string): Promise<string> =>
  (
    await db
      .selectFrom('project')
      .select('time_zone')
      .where('id', '=', projectId)
      .executeTakeFirstOrThrow()
  ).time_zone;

/** What was said of the last table with the same columns that was imported. */
async function mappingBefore(
  db: Handle,
  { project_id, target }: TableImportTable,
  { columns }: TableFacts,
): Promise<string | null> {
  const before = await tableImportsOf(db, project_id);
  const same = before.find((each) => {
    const facts = each.target === target && each.state === 'DONE' ? factsOfImport(each) : null;
    return (
      facts?.columns.length === columns.length &&
      facts.columns.every(({ name }, at) => name === columns[at]?.name)
    );
  });
  const mapping = same === undefined ? null : mappingOfImport(same);
  if (mapping === null) return null;
  // Whether a file overrules what was done here since is asked anew of each.
  return JSON.stringify({ ...mapping, answers: { ...mapping.answers, older: null } });
}

async function finish(
  { db, clock }: Services,
  lease: Lease,
  values: Partial<TableImportTable>,
): Promise<void> {
  await writeBeside(db, async (trx) => {
    await lease.done(trx);
    await setTableImport(trx, lease.subjectId, { failure: null, ...values, touched_at: clock() });
  });
}

/**
 * What a step that was refused leaves behind, if that is not nothing: what was begun to be written
 * or undone can go on.
 */
const stoppedAs: Partial<Record<ImportState, ImportState>> = {
  CHECKING: 'READ',
  DOING: 'STOPPED',
  UNDOING: 'UNDO_STOPPED',
};

/** Ends a step that was refused, with the reason. */
async function fail(
  services: Services,
  lease: Lease,
  { extensions: { code, meta } }: Refusal,
): Promise<void> {
  const {
    db,
    files: { storage },
  } = services;
  const row = await tableImport(db, lease.subjectId);
  const state = stoppedAs[row?.state ?? 'READING'] ?? 'FAILED';
  await finish(services, lease, { state, failure: JSON.stringify({ code, meta }) });
  if (state === 'FAILED') await storage.remove(importKey(lease.subjectId));
}
