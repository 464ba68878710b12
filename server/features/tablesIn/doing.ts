import type { Language } from '../../../rules/languages';
import { textLimits } from '../../../rules/limits';
import { firstOf } from '../../../rules/text';
import { renewLoaders } from '../../context';
import { writeBeside } from '../../database/engine';
import type { TableImportRowTable } from '../../database/importTables';
import { Refusal } from '../../refusal';
import { settings } from '../../settings';
import { thenRest } from '../../steps';
import { importedBcf, type ImportedBcf } from './topicFile';
import { keepTopic } from '../bcf/store';
import { decider, thingAfter } from './check';
import type { Decision } from './decision';
import type { Import, Mapped } from './work';
import { problem, problemOf, type Problem } from './problems';
import { type Doing, doingOf, remember, rowOf, setRow, toldBy, toldOf } from './store';
import { perform, type Step } from './steps';
import type { ImportContext } from './importContext';

/**
 * Writes what the rows say, some at a time. What is written for them is noted before, with the ids
 * of its events, so that a server that was killed in between does the same again, and each event is
 * answered as done where it was.
 *
 * Others see the rows one after the other, like snags that somebody raises quickly: events reach
 * everybody in the order of their numbers, so those of a table could only be held back together
 * with all that others write meanwhile.
 */
export async function doRows(
  work: Import,
  mapped: Mapped,
  worldOf: () => Promise<ImportContext>,
): Promise<void> {
  const {
    services: { db },
    row,
    goOn,
    tell,
  } = work;
  const noted = await db
    .selectFrom('table_import_row')
    .selectAll()
    .where('import_id', '=', row.id)
    .where('state', '=', 'DOING')
    .orderBy('n')
    .execute();
  const bcf = await importedBcf(work);
  await writeRows(work, noted, bcf);
  const world = await worldOf();
  const total = await db
    .selectFrom('table_import_row')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('import_id', '=', row.id)
    .where('outcome', '!=', 'REFUSE')
    .executeTakeFirstOrThrow();
  let done = (
    await db
      .selectFrom('table_import_row')
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .where('import_id', '=', row.id)
      .where('state', '=', 'DONE')
      .where('outcome', '!=', 'REFUSE')
      .executeTakeFirstOrThrow()
  ).n;
  // Goes on from the last row: a search from the first row would take longer with every row that is
  // done.
  for (let after = 0; ;) {
    goOn();
    const rows = await db
      .selectFrom('table_import_row')
      .selectAll()
      .where('import_id', '=', row.id)
      .where('n', '>', after)
      .where('state', '=', '')
      .where('outcome', '!=', 'REFUSE')
      .orderBy('n')
      .limit(settings.tableImport.rowsOfBatch)
      .execute();
    if (rows.length === 0) return;
    await writeRows(work, await thenRest(() => note(work, mapped, world, rows)), bcf);
    after = rows.at(-1)?.n ?? after;
    await tell((done += rows.length), total.n);
  }
}

/** Decides again by the present state, and stores what is to be written. */
async function note(
  work: Import,
  mapped: Mapped,
  world: ImportContext,
  rows: readonly TableImportRowTable[],
): Promise<TableImportRowTable[]> {
  const {
    services: { db },
    context,
    row,
  } = work;
  renewLoaders(context);
  const deciding = await decider(
    work,
    mapped,
    world,
    rows.flatMap(({ thing_id }) => (thing_id === null ? [] : [thing_id])),
  );
  const noted: TableImportRowTable[] = [];
  for (const each of rows) {
    const cells = mapped.map(rowOf(each));
    const decision: Decision = await deciding(cells, each.thing_id);
    const thing_id = thingAfter(work, world, cells, each.thing_id);
    const before =
      thing_id === null
        ? null
        : ((
            await db
              .selectFrom('imported_thing')
              .select('said')
              .where('project_id', '=', row.project_id)
              .where('thing_id', '=', thing_id)
              .executeTakeFirst()
          )?.said ?? null);
    const { steps, undoing, said, outcome, means } = decision;
    // Written by `remember`.
    const doing: Doing = {
      steps,
      undoing,
      said: { ...(before === null ? {} : (JSON.parse(before) as Record<string, string>)), ...said },
      before: before === null ? null : (JSON.parse(before) as Record<string, string>),
      ...(means !== undefined && { means }),
    };
    noted.push({
      ...each,
      outcome,
      told: toldBy(decision),
      thing_id,
      doing: JSON.stringify(doing),
      state: 'DOING',
    });
  }
  await writeBeside(db, async (trx) => {
    for (const each of noted)
      await setRow(trx, each, {
        outcome: each.outcome,
        told: each.told,
        thing_id: each.thing_id,
        doing: each.doing,
        state: 'DOING',
      });
  });
  return noted;
}

async function writeRows(
  work: Import,
  rows: readonly TableImportRowTable[],
  bcf: ImportedBcf | null,
): Promise<void> {
  const {
    services: { db },
    context,
    row,
  } = work;
  const refused = new Map<number, Problem>();
  const notes = new Map<number, Problem[]>();
  for (const each of rows) {
    for (const step of doingOf(each)?.steps ?? []) {
      try {
        await thenRest(() => perform(context, step, bcf?.pictureOf));
      } catch (error) {
        if (!(error instanceof Refusal) || error.extensions.retryable || stops(error))
          throw stopped(error);
        // The snag is there without them.
        if (step.do === 'addPhoto' || step.do === 'addComment') {
          notes.set(each.n, [
            ...(notes.get(each.n) ?? []),
            notAdded(step, error, context.language),
          ]);
          continue;
        }
        refused.set(each.n, problemOf(error));
        break;
      }
    }
  }
  const topics = await bcf?.keptOf(rows.filter(({ n }) => !refused.has(n)));
  await writeBeside(db, async (trx) => {
    for (const topic of topics ?? []) await keepTopic(trx, topic);
    for (const each of rows) {
      const why = refused.get(each.n);
      const doing = doingOf(each);
      if (why !== undefined)
        await setRow(trx, each, {
          state: 'DONE',
          outcome: 'REFUSE',
          told: JSON.stringify({ ...toldOf(each), problems: [why] }),
        });
      else {
        const told = toldOf(each);
        const more = notes.get(each.n) ?? [];
        await setRow(trx, each, {
          state: 'DONE',
          ...(more.length > 0 && {
            told: JSON.stringify({ ...told, notes: [...told.notes, ...more] }),
          }),
        });
      }
      if (
        why === undefined &&
        doing !== null &&
        each.thing_id !== null &&
        Object.keys(doing.said).length > 0
      )
        await remember(trx, row.project_id, each.thing_id, doing.said);
    }
  });
}

const notAdded = (
  step: Extract<Step, { do: 'addPhoto' | 'addComment' }>,
  error: Refusal,
  language: Language,
): Problem =>
  problem('NOTE_NOT_ADDED', {
    name:
      step.do === 'addPhoto'
        ? (step.path.split('/').at(-1) ?? '')
        : `“${firstOf(step.input.body, textLimits.phrase)}”`,
    why: error.in(language),
  });

/**
 * Whether the refusal concerns all rows: the person lost the permission, or the project was
 * archived.
 */
export const stops = ({ code, extensions }: Refusal): boolean =>
  code === 'FORBIDDEN' ||
  code === 'PROJECT_ARCHIVED' ||
  (code === 'NOT_FOUND' && extensions.field === undefined);

/**
 * For somebody who has left the project every refusal is NOT_FOUND; the import stores the real
 * reason.
 */
export const stopped = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'NOT_FOUND' && error.extensions.field === undefined
    ? new Refusal('FORBIDDEN', {})
    : error;
