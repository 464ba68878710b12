import { setImmediate } from 'node:timers/promises';
import { isOther } from '../../../rules/events';
import type { SnagFields } from '../../../rules/snag';
import { renewLoaders } from '../../context';
import { writeBeside } from '../../database/engine';
import type { TableImportRowTable } from '../../database/importTables';
import type { SnagTable } from '../../database/schema';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { thenRest } from '../../steps';
import { message, say } from '../../messages';
import { evidenceOf, factsOf } from '../snags/facts';
import type { Undoing } from './decision';
import { stopped, stops } from './doing';
import type { Import } from './work';
import { problem, type Problem, problemOf } from './problems';
import { doingOf, remember, setRow, type RowOutcome, toldOf } from './store';
import { movesTo, stepsOf } from './statusWay';
import { perform, type Step } from './steps';
import { stamp } from './importContext';

/** What the steps of an undoing are noted as. */
interface Taken {
  steps: readonly Step[];
  notes: readonly Problem[];
}

const undoable = ['DOING', 'DONE', 'UNDOING'] as const;

/**
 * Takes back what an import wrote, the last row first: snags that it raised become void, what it
 * changed is put back where nobody has changed it since, and of what it set up goes what nothing
 * uses.
 * Noted before it is written, as the doing is.
 */
export async function undoRows(work: Import): Promise<void> {
  const {
    services: { db },
    row,
    goOn,
    tell,
  } = work;
  const made = await setUpOf(work);
  const ids = new Set(made.map(({ id }) => id));
  const count = async (states: readonly TableImportRowTable['state'][]): Promise<number> =>
    (
      await db
        .selectFrom('table_import_row')
        .select((eb) => eb.fn.countAll<number>().as('n'))
        .where('import_id', '=', row.id)
        .where('doing', 'is not', null)
        .where('state', 'in', states)
        .executeTakeFirstOrThrow()
    ).n;
  // Some may have been undone before the server was killed.
  let undone = await count(['UNDONE']);
  const total = undone + (await count(undoable));
  for (let before: number = Number.MAX_SAFE_INTEGER; ;) {
    goOn();
    const rows = await db
      .selectFrom('table_import_row')
      .selectAll()
      .where('import_id', '=', row.id)
      .where('n', '<', before)
      .where('doing', 'is not', null)
      .where('state', 'in', undoable)
      .orderBy('n', 'desc')
      .limit(settings.tableImport.rowsOfBatch)
      .execute();
    if (rows.length === 0) break;
    for (const each of rows) await undoRow(work, each, ids);
    before = rows.at(-1)?.n ?? before;
    await tell((undone += rows.length), total);
  }
  await removeSetUp(work, made);
}

async function undoRow(
  work: Import,
  each: TableImportRowTable,
  made: ReadonlySet<string>,
): Promise<void> {
  const {
    services: { db },
    context,
    row,
  } = work;
  const doing = doingOf(each);
  if (doing === null) return;
  // Noted where an undoing was begun already.
  let taken = (JSON.parse(each.doing ?? '{}') as { taken?: Taken }).taken ?? null;
  if (taken === null) {
    renewLoaders(context);
    taken = await thenRest(() => stepsBack(work, doing.undoing, made));
    await setRow(db, each, { state: 'UNDOING', doing: JSON.stringify({ ...doing, taken }) });
  }
  const notes = [...taken.notes];
  for (const step of taken.steps) {
    try {
      await thenRest(() => perform(context, step));
    } catch (error) {
      if (!(error instanceof Refusal) || error.extensions.retryable || stops(error))
        throw stopped(error);
      notes.push(problemOf(error));
      break;
    }
  }
  await writeBeside(db, async (trx) => {
    const told: RowOutcome = { ...toldOf(each), notes };
    await setRow(trx, each, { state: 'UNDONE', told: JSON.stringify(told) });
    if (each.thing_id !== null) await remember(trx, row.project_id, each.thing_id, doing.before);
  });
}

async function stepsBack(
  work: Import,
  undoing: Undoing,
  made: ReadonlySet<string>,
): Promise<Taken> {
  const { services } = work;
  const id = undoing.raised ?? undoing.changed?.id;
  const snag =
    id === undefined
      ? undefined
      : await services.db
          .selectFrom('snag')
          .selectAll()
          .where('id', '=', id)
          .where('project_id', '=', work.row.project_id)
          .executeTakeFirst();
  const taken: Taken[] = [];
  if (undoing.raised !== undefined && snag !== undefined) taken.push(voided(work, snag, made));
  if (undoing.changed !== undefined && snag !== undefined)
    taken.push(await putBack(work, snag, undoing.changed));
  if (undoing.beside !== undefined) taken.push(withoutBeside(work, undoing.beside));
  if (undoing.saved !== undefined) taken.push(await savedBack(work, undoing.saved));
  return { steps: taken.flatMap(({ steps }) => steps), notes: taken.flatMap(({ notes }) => notes) };
}

/** Photos go; comments stay, because what somebody wrote is part of the history. */
const withoutBeside = (
  { services: { clock } }: Import,
  { photos, comments }: NonNullable<Undoing['beside']>,
): Taken => ({
  steps: photos.map((photoId) => ({
    do: 'removePhoto',
    input: { ...stamp({ now: clock }), photoId },
  })),
  notes: comments > 0 ? [problem('NOTE_UNDO_COMMENTS')] : [],
});

const writer = ({ services, context, row }: Import) => ({
  now: services.clock,
  language: context.language,
  fileName: row.name === '' ? say(message('a pasted table'), context.language) : row.name,
});

/**
 * Its number stays used. Trade and company that the import made go with it; its location stays,
 * because it is found by that.
 */
function voided(work: Import, snag: SnagTable, made: ReadonlySet<string>): Taken {
  const drop = {
    ...(snag.trade_id !== null && made.has(snag.trade_id) && { tradeId: null }),
    ...(snag.company_id !== null && made.has(snag.company_id) && { companyId: null }),
  };
  const edit: readonly Step[] =
    Object.keys(drop).length === 0
      ? []
      : [{ do: 'editSnag', input: { ...stamp(writer(work)), snagId: snag.id, ...drop } }];
  const { moves } = movesTo(snag.status, 'VOID', {
    hasCompany: true,
    evidence: 0,
    evidenceRequired: true,
  });
  return {
    steps: [...edit, ...stepsOf(writer(work), snag.id, moves, true)],
    notes: [],
  };
}

async function putBack(
  work: Import,
  snag: SnagTable,
  { before, after, status }: NonNullable<Undoing['changed']>,
): Promise<Taken> {
  const { services, context } = work;
  const now = factsOf(snag);
  const set: Partial<SnagFields> = {};
  const notes: Problem[] = [];
  for (const key of Object.keys(before) as (keyof SnagFields)[]) {
    // its keys
    if (isOther(key, after, now)) notes.push(problem('NOTE_UNDO_KEPT'));
    else Object.assign(set, { [key]: before[key] });
  }
  const edit: readonly Step[] =
    Object.keys(set).length === 0
      ? []
      : [{ do: 'editSnag', input: { ...stamp(writer(work)), snagId: snag.id, ...set } }];
  if (status === null) return { steps: edit, notes };
  if (snag.status !== status[1])
    return { steps: edit, notes: [...notes, problem('NOTE_UNDO_KEPT')] };
  const evidence = evidenceOf(snag, await context.loaders.photosOfSnag.load(snag.id)).length;
  const project = await services.db
    .selectFrom('project')
    .select('evidence_required')
    .where('id', '=', work.row.project_id)
    .executeTakeFirstOrThrow();
  const { moves, why } = movesTo(snag.status, status[0], {
    hasCompany: snag.company_id !== null,
    evidence,
    evidenceRequired: project.evidence_required === 1,
  });
  return {
    steps: [...edit, ...stepsOf(writer(work), snag.id, moves)],
    notes: why === null ? notes : [...notes, { code: why }],
  };
}

/** Whether a value is as the table set it, if it did. */
const isLeft = (set: string | null | undefined, now: string | null): boolean =>
  set === undefined || set === now;

/** A company or trade, unless somebody has saved the same of it since. */
async function savedBack(
  { services }: Import,
  { before, after }: NonNullable<Undoing['saved']>,
): Promise<Taken> {
  const { db, clock } = services;
  const kept: Taken = { steps: [], notes: [problem('NOTE_UNDO_KEPT')] };
  if (after.do === 'saveCompany' && before.do === 'saveCompany') {
    const row = await db
      .selectFrom('company')
      .selectAll()
      .where('id', '=', after.input.id)
      .executeTakeFirst();
    const isAsMade =
      row !== undefined &&
      isLeft(after.input.name, row.name) &&
      isLeft(after.input.email, row.email) &&
      isLeft(after.input.phone, row.phone);
    return isAsMade
      ? { steps: [{ ...before, input: { ...before.input, ...stamp({ now: clock }) } }], notes: [] }
      : kept;
  }
  if (after.do === 'saveTrade' && before.do === 'saveTrade') {
    const row = await db
      .selectFrom('trade')
      .selectAll()
      .where('id', '=', after.input.id)
      .executeTakeFirst();
    const isAsMade =
      row !== undefined &&
      isLeft(after.input.name, row.name) &&
      isLeft(after.input.defaultCompanyId, row.default_company_id) &&
      isLeft(after.input.phrases && JSON.stringify(after.input.phrases), row.phrases);
    return isAsMade
      ? { steps: [{ ...before, input: { ...before.input, ...stamp({ now: clock }) } }], notes: [] }
      : kept;
  }
  return kept;
}

type Made = Undoing['made'][number];

/** What the import added to the set-up, in the order in which it did. */
async function setUpOf({ services: { db }, row }: Import): Promise<Made[]> {
  const made: Made[] = [];
  for (let after = 0; ;) {
    const rows = await db
      .selectFrom('table_import_row')
      .select(['n', 'doing'])
      .where('import_id', '=', row.id)
      .where('n', '>', after)
      .where('doing', 'is not', null)
      .orderBy('n')
      .limit(settings.tableImport.rowsAtOnce)
      .execute();
    if (rows.length === 0) return made;
    for (const each of rows) made.push(...(doingOf(each)?.undoing.made ?? []));
    after = rows.at(-1)?.n ?? after;
    await setImmediate();
  }
}

const removals = {
  trade: 'removeTrade',
  invitation: 'withdrawInvitation',
  company: 'removeCompany',
  location: 'removeLocation',
} as const satisfies Record<Made['thing'], Step['do']>;

/**
 * In an order in which nothing is used by what goes later: trades name companies, and locations
 * stand in others.
 */
async function removeSetUp(work: Import, made: readonly Made[]): Promise<void> {
  const { services, context, goOn } = work;
  const kinds = Object.keys(removals) as Made['thing'][]; // its keys
  for (const { thing, id } of kinds.flatMap((kind) =>
    made.filter(({ thing: each }) => each === kind).toReversed(),
  )) {
    goOn();
    try {
      await thenRest(() =>
        perform(context, {
          do: removals[thing],
          input: { ...stamp({ now: services.clock }), id },
        }),
      );
    } catch (error) {
      if (!(error instanceof Refusal) || error.extensions.retryable) throw error;
      // Gone already, or used by something else.
      if (error.code !== 'NOT_FOUND' && error.code !== 'STILL_USED' && stops(error)) throw error;
    }
  }
}
