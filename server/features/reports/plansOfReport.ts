import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SnagFilter } from '../../../__generated__/server/resolvers';
import { overdueDays } from '../../../rules/shown';
import { compareKeys } from '../../../rules/sortKeys';
import type { Handle } from '../../database/engine';
import type { PlanRevisionTable } from '../../database/planTables';
import type { SnagTable } from '../../database/schema';
import { readBytes } from '../../files/storage';
import type { ReportPlan } from '../../reports/reportData';
import type { Services } from '../../services';
import { currentOf, pinSpotsOn } from '../plans/pin';
import { plansOf as plansSeenBy } from '../plans/store';
import type { Reader } from '../snags/listFilter';
import { today } from '../snags/listFilter';
import { pinsOn } from '../snags/listStore';
import type { Registers } from './registersOfReport';

type Needed = Pick<Services, 'db' | 'plans'>;

/**
 * Plans with where the pins of a filter's snags are on them, each as a picture: every plan if the
 * filter narrows nothing, else those with such pins.
 */
export async function* plansOf(
  { db, plans }: Needed,
  reader: Reader,
  filter: SnagFilter,
  folder: string,
): AsyncGenerator<ReportPlan> {
  const all = isAll(filter);
  const day = today(reader);
  for (const plan of await plansSeenBy(db, reader.member, null)) {
    const found = await pinsOn(db, reader, plan.id, filter);
    if (found.length === 0 && !all) continue;
    const revisions = await revisionsOf(db, plan.id);
    const shown = currentOf(revisions);
    const spotOf = pinSpotsOn(shown, revisions);
    const overview =
      shown.state === 'READY' ? await plans.openOverview(shown.tiles_key, 'medium') : null;
    // There is nothing to see of it.
    if (overview === null && found.length === 0) continue;
    const file = overview === null ? null : `${plan.id}.webp`;
    if (overview !== null)
      await writeFile(join(folder, `${plan.id}.webp`), await readBytes(overview));
    yield {
      code: plan.code,
      name: plan.name,
      file,
      pins: found.map((pin) => ({
        number: pin.number,
        status: pin.status,
        late: overdueDays({ status: pin.status, dueOn: pin.due_on }, day) !== null,
        ...spotOf(pin),
      })),
    };
  }
}

/** Filters are kept without what narrows nothing. */
const isAll = ({ chip, ...narrowing }: SnagFilter): boolean =>
  (chip ?? 'ALL') === 'ALL' && Object.keys(narrowing).length === 0;

/** A picture of a spot, a file beside the data, and what it is of. */
export interface FoundSpot {
  spot: string;
  onPlan: { code: string; revision: string };
}

/** Those of snags, by their ids. */
export async function spotsOf(
  { db, plans }: Needed,
  snags: readonly SnagTable[],
  { folder, registers }: { folder: string; registers: Registers },
): Promise<Map<string, FoundSpot>> {
  const spots = new Map<string, FoundSpot>();
  const known = new Map<string, PlanRevisionTable[]>();
  // Those near each other one after the other: they have tiles in common.
  const near = snags.toSorted(
    (a, b) =>
      compareKeys(a.plan_id ?? '', b.plan_id ?? '') ||
      stripOf(a) - stripOf(b) ||
      (a.pin_x ?? 0) - (b.pin_x ?? 0),
  );
  for (const snag of near) {
    if (snag.plan_id === null || snag.pin_revision_id === null) continue;
    const revisions = known.get(snag.plan_id) ?? (await revisionsOf(db, snag.plan_id));
    known.set(snag.plan_id, revisions);
    const shown = currentOf(revisions);
    const picture =
      shown.state === 'READY'
        ? await plans.extract(shown.tiles_key, pinSpotsOn(shown, revisions)(snag), 'paper')
        : null;
    if (picture === null) continue;
    await writeFile(join(folder, `${snag.id}.jpg`), picture);
    spots.set(snag.id, {
      spot: `${snag.id}.jpg`,
      onPlan: { code: registers.plans.get(snag.plan_id)?.code ?? '', revision: shown.label },
    });
  }
  return spots;
}

/** A sheet in twelve strips: as high as an extract of most plans. */
const stripOf = ({ pin_y: y }: Pick<SnagTable, 'pin_y'>): number => Math.floor((y ?? 0) / 80_000);

/** Newest first. */
const revisionsOf = (db: Handle, planId: string): Promise<PlanRevisionTable[]> =>
  db
    .selectFrom('plan_revision')
    .selectAll()
    .where('plan_id', '=', planId)
    .orderBy('seq', 'desc')
    .execute();
