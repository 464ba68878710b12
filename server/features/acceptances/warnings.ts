import { dayAfter, dayIn, hourIn } from '../../../rules/days';
import { nextEnd, periodWarnings, warningOn } from '../../../rules/defectsPeriod';
import { rolesWith } from '../../../rules/rights';
import type { Handle } from '../../database/engine';
import type { AcceptanceTable } from '../../database/schema';
import { settings } from '../../settings';
import { type OwnPeriod, ownPeriodsOf } from '../defectNotices/ownPeriods';
import { endOf } from './store';

/** A period that ends soon, of which a person has had no mail yet. */
export interface PeriodWarning extends AcceptanceTable {
  company: string;
  code: string;
  project: string;
  /** In the project's time zone. */
  today: string;
  /** Of the regular period, or of the first own one after it. */
  endsOn: string;
  /** Own periods of defects that end soon too. */
  own: OwnPeriod[];
  /** One of `periodWarnings`. */
  days: number;
}

/**
 * By person, the earliest end first. Of several warnings that were missed only the last is due, and
 * one of a period whose end was corrected is due again.
 */
export async function dueWarnings(
  db: Handle,
  now: number,
): Promise<ReadonlyMap<string, PeriodWarning[]>> {
  const rows = await db
    .selectFrom('acceptance')
    .innerJoin('project', 'project.id', 'acceptance.project_id')
    .innerJoin('company', 'company.id', 'acceptance.company_id')
    .where('acceptance.withdrawn_at', 'is', null)
    .selectAll('acceptance')
    .select(['company.name as company', 'project.code', 'project.name as project'])
    .select('project.time_zone')
    .execute();
  const near: PeriodWarning[] = [];
  for (const { time_zone: zone, ...row } of rows) {
    const [today, regular] = [dayIn(zone, now), endOf(row)];
    const until = dayAfter(today, periodWarnings[0]);
    // Own periods end later than the regular one.
    if (regular > until || hourIn(zone, now) < settings.mail.digestHour) continue;
    const own = (await ownPeriodsOf(db, row, zone)).filter(
      ({ endsOn }) => endsOn >= today && endsOn <= until,
    );
    const endsOn = nextEnd(today, [regular, ...own.map((period) => period.endsOn)]);
    const days = warningOn(today, endsOn);
    if (days !== null) near.push({ ...row, today, endsOn, own, days });
  }
  if (near.length === 0) return new Map();
  const told = await db
    .selectFrom('period_warning')
    .selectAll()
    .where(
      'acceptance_id',
      'in',
      near.map(({ id }) => id),
    )
    .execute();
  const toldOf = new Map(told.map((row) => [`${row.acceptance_id} ${row.user_id}`, row]));
  const admins = await db
    .selectFrom('member')
    .where('project_id', 'in', [...new Set(near.map((row) => row.project_id))])
    .where('role', 'in', rolesWith('hearOfPeriods'))
    .select(['project_id', 'user_id'])
    .execute();
  const due = new Map<string, PeriodWarning[]>();
  for (const warning of near.toSorted((one, other) => (one.endsOn < other.endsOn ? -1 : 1))) {
    for (const { user_id: userId } of admins.filter(
      (admin) => admin.project_id === warning.project_id,
    )) {
      const last = toldOf.get(`${warning.id} ${userId}`);
      if (last?.ends_on === warning.endsOn && last.days <= warning.days) continue;
      due.set(userId, [...(due.get(userId) ?? []), warning]);
    }
  }
  return due;
}

export async function noteWarned(
  db: Handle,
  userId: string,
  warnings: readonly PeriodWarning[],
): Promise<void> {
  for (const { id, endsOn, days } of warnings)
    await db
      .insertInto('period_warning')
      .values({ acceptance_id: id, user_id: userId, ends_on: endsOn, days })
      .onConflict((conflict) =>
        conflict.columns(['acceptance_id', 'user_id']).doUpdateSet({ ends_on: endsOn, days }),
      )
      .execute();
}
