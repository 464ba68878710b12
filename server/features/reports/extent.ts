import type {
  ProjectReportExtentArgs,
  ReportExtent,
} from '../../../__generated__/server/resolvers';
import { photosIn } from '../../../rules/reports';
import { worksForCompany } from '../../../rules/scope';
import type { Context } from '../../context';
import { engineOf, type Handle } from '../../database/engine';
import type { ProjectTable } from '../../database/schema';
import { memberOf } from '../../permissions';
import { estimateReport } from '../../reports/estimate';
import { chips, type Reader, visible } from '../snags/listFilter';
import { filterWords } from './filterWords';
import { orderOf } from './listOfReport';
import { type AskedReport, checkAsked, maySendLink, ownCompany } from './make';
import { photosPerSnag } from './shownPhotos';
import { kindsOf } from './store';

/** What a report would have, as whoever asks sees it now; null if they may not make it. */
export async function extentOf(
  context: Context,
  project: ProjectTable,
  args: ProjectReportExtentArgs,
): Promise<ReportExtent | null> {
  const { db, clock } = context.services;
  const member = await memberOf(context, project.id);
  const asked = checkAsked(args, null);
  if (member === null || !kindsOf(member).includes(asked.kind)) return null;
  const report = ownCompany(asked, member);
  if (report === null) return null;
  const { kind, filter, settings } = report;
  const photos = photosIn(settings);
  const reader: Reader = { member, project, now: clock(), engine: engineOf(db) };
  const all = await orderOf(db, reader, filter, settings.grouping);
  const listed =
    settings.allCompanies === true ? all.filter(({ companyId }) => companyId !== null) : all;
  const counts =
    photos === 'NONE' ? new Map<string, number>() : await photoCounts(db, reader, report);
  const snags = listed.map(({ id, group, companyId, planId, status }) => ({
    group,
    sheet: settings.allCompanies === true ? companyId : null,
    hasPin: planId !== null,
    isOpen: status !== 'CLOSED' && status !== 'VOID',
    photos: Math.min(counts.get(id) ?? 0, photosPerSnag[photos]),
  }));
  const estimates = [...new Set(snags.map(({ sheet }) => sheet))].map((sheet) =>
    estimateReport(
      snags.filter((snag) => snag.sheet === sheet),
      {
        kind,
        isLines: settings.layout === 'LINE',
        photos,
        onPlan: settings.onPlan !== false,
        paper: settings.paper,
        plans: new Set(listed.flatMap(({ planId }) => planId ?? [])).size,
      },
    ),
  );
  return {
    about: await filterWords(db, project.id, filter, context.language),
    snags: snags.length,
    photos: snags.reduce((sum, each) => sum + each.photos, 0),
    pages: Math.max(
      1,
      estimates.reduce((sum, { pages }) => sum + pages, 0),
    ),
    volumes: Math.max(1, ...estimates.map(({ volumes }) => volumes)),
    withCodes: worksForCompany(member.role) || (await maySendLink(db, report, member, reader.now)),
  };
}

async function photoCounts(
  db: Handle,
  reader: Reader,
  { filter }: AskedReport,
): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('photo')
    .where('photo.removed_at', 'is', null)
    .where('photo.erased_at', 'is', null)
    .where('photo.snag_id', 'in', (eb) =>
      eb
        .selectFrom('snag')
        .select('snag.id')
        .where((is) => visible(is, reader, filter))
        .where((is) => chips[filter.chip ?? 'ALL'](is, reader)),
    )
    .select((eb) => ['photo.snag_id', eb.fn.countAll<number>().as('n')])
    .groupBy('photo.snag_id')
    .execute();
  return new Map(rows.map(({ snag_id: id, n }) => [id, Number(n)]));
}
