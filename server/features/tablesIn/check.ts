import { byLanguage } from '../../../rules/languages';
import { writeBeside } from '../../database/engine';
import type { TableImportRowTable } from '../../database/importTables';
import { settings } from '../../settings';
import { inSteps } from '../../steps';
import { evidenceOf } from '../snags/facts';
import { titleOf } from '../snags/title';
import { withTopic } from './topicBeside';
import { type Decision, refusedRow, withoutLeftOut } from './decision';
import { decideSetUp, thingOf } from './decideSetUp';
import type { CurrentSnag } from './changeSnag';
import { decideSnag, remembering } from './decideSnag';
import type { Import, Mapped } from './work';
import { identifier } from './identify';
import { isAboutOurs, type MappedRow } from './mapped';
import { rowOf, rowsAfter, saidOf, setRow, toldBy } from './store';
import type { ImportContext } from './importContext';

/** The dry run: decides what becomes of each row, and writes nothing but that. */
export async function check(work: Import, mapped: Mapped, world: ImportContext): Promise<void> {
  const {
    services: { db },
    row,
    goOn,
    tell,
  } = work;
  const identify = await identifier(work, mapped, world);
  let after = 0;
  await inSteps(async () => {
    goOn();
    const rows = await rowsAfter(db, row.id, after, settings.tableImport.rowsAtOnce);
    if (rows.length === 0) return false;
    const parts = rows.map((each) => ({ each, mapped: mapped.map(rowOf(each)) }));
    const identities = await identify(parts.map((part) => part.mapped));
    const known = identities.flatMap(({ thingId }) => (thingId === null ? [] : [thingId]));
    const deciding = await decider(work, mapped, world, known);
    const decided: { each: TableImportRowTable; thingId: string | null; decision: Decision }[] = [];
    for (const [index, { each, mapped: cells }] of parts.entries()) {
      const { thingId, wrong } = identities[index] ?? { thingId: null, wrong: null };
      decided.push({
        each,
        thingId,
        decision: withoutLeftOut(
          wrong === null ? await deciding(cells, thingId) : refusedRow([wrong]),
          mapped.mapping.answers.leftOut,
        ),
      });
    }
    await writeBeside(db, async (trx) => {
      for (const { each, thingId, decision } of decided)
        await setRow(trx, each, {
          outcome: decision.outcome,
          told: toldBy(decision),
          thing_id: thingId,
          doing: null,
          state: '',
        });
    });
    after = rows.at(-1)?.n ?? after;
    await tell(after, mapped.facts.rows);
    return true;
  });
}

/**
 * Decides about a row: the one function of the dry run and the doing. `known`: ids of the snags
 * that these rows are about.
 */
export async function decider(
  { services, context, row: { id: importId, ...row } }: Import,
  { mapping }: Mapped,
  world: ImportContext,
  known: readonly string[],
): Promise<(mapped: MappedRow, thingId: string | null) => Promise<Decision>> {
  const { db } = services;
  const remember = remembering(services.secret);
  if (row.target !== 'snags') {
    const { target } = row;
    const said = await saidOf(
      db,
      row.project_id,
      [...world.companies.values(), ...world.trades.values()].map(({ id }) => id),
    );
    return (mapped) =>
      Promise.resolve(
        decideSetUp[target](world, mapped, {
          words: mapping.words,
          remember,
          memory: (id) => said.get(id) ?? null,
        }),
      );
  }
  const snags =
    known.length === 0
      ? []
      : await db
          .selectFrom('snag')
          .selectAll()
          .where('id', 'in', known)
          .where('project_id', '=', row.project_id)
          .execute();
  const said = await saidOf(db, row.project_id, known);
  const current = new Map<string, Omit<CurrentSnag, 'said'>>();
  for (const snag of snags) {
    const photos = await context.loaders.photosOfSnag.load(snag.id);
    // The table may have been downloaded in another language.
    const shownTitles =
      snag.title === ''
        ? await Promise.all(
            Object.values(byLanguage((language) => titleOf({ ...context, language }, snag))),
          )
        : [];
    current.set(snag.id, { row: snag, shownTitles, evidence: evidenceOf(snag, photos).length });
  }
  return async (row, thingId) => {
    const memory = memoryFor(row);
    const known = current.get(thingId ?? '');
    const decision = decideSnag(
      world,
      {
        mapped: row,
        snagId: thingId ?? '',
        current:
          known === undefined ? null : { ...known, said: memory.of(said.get(thingId ?? '') ?? {}) },
      },
      mapping,
      remember,
    );
    // The list that brought it in, by which a row that is corrected altogether is known.
    const list = said.get(thingId ?? '')?.['list'] ?? importId;
    const kept = memory.kept(decision.said);
    const decided = {
      ...decision,
      said: isAboutOurs(row) || decision.outcome === 'REFUSE' ? kept : { ...kept, list },
    };
    const { topic } = row;
    return topic === undefined || thingId === null
      ? decided
      : withTopic(db, world, decided, { topic, snagId: thingId });
  };
}

/**
 * What a table that was downloaded here said, and what a list of others said, are kept apart:
 * neither says anything new because the other one came in between.
 */
function memoryFor(row: MappedRow) {
  const mark = isAboutOurs(row) ? 'ours ' : '';
  const isOf = (name: string): boolean => name.startsWith('ours ') === (mark !== '');
  return {
    of(all: Readonly<Record<string, string>>): Record<string, string> | null {
      const own = Object.entries(all).filter(([name]) => isOf(name));
      return own.length === 0
        ? null
        : Object.fromEntries(own.map(([name, kept]) => [name.slice(mark.length), kept]));
    },
    kept: (said: Readonly<Record<string, string>>): Record<string, string> =>
      Object.fromEntries(Object.entries(said).map(([name, kept]) => [`${mark}${name}`, kept])),
  };
}

/** The thing that a row is about, after it was decided. */
export const thingAfter = (
  { row }: Pick<Import, 'row'>,
  world: ImportContext,
  mapped: MappedRow,
  snagId: string | null,
): string | null => (row.target === 'snags' ? snagId : thingOf(row.target, world, mapped));
