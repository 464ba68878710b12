import { join } from 'node:path';
import { dayIn } from '../../../rules/days';
import { displayTitle, nameInPath, overdueDays, placeInTitle } from '../../../rules/shown';
import type { PhotoTable } from '../../database/schema';
import { storageKey } from '../../files/photoKey';
import { say } from '../../messages';
import type { ReportPicture, ReportSnag } from '../../reports/reportData';
import type { Services } from '../../services';
import { acceptedFor, acceptedWorksOf } from '../acceptances/store';
import { erasedName, namesOf } from '../journal/names';
import type { Reader } from '../snags/listFilter';
import { lastMessagesOf } from '../snags/store';
import { standInTitle } from '../snags/titleMessages';
import type { AskedReport } from './make';
import { type FoundSpot, spotsOf } from './plansOfReport';
import type { Registers } from './registersOfReport';
import { shownPhotos } from './shownPhotos';

type Needed = Pick<Services, 'db' | 'files' | 'plans'>;

interface Telling {
  reader: Pick<Reader, 'project' | 'now'>;
  report: AskedReport;
  registers: Registers;
  folder: string;
  /** Of the snags, before their number; null where nothing leads to them. */
  base: string | null;
  /** Only its snags are told whole; null: all. */
  companyId: string | null;
}

/** What a report tells of these snags, by their ids; their pictures are put into its folder. */
export async function snagsOf(
  { db, files, plans }: Needed,
  { reader: { project, now }, report, registers, folder, base, companyId }: Telling,
  ids: readonly string[],
): Promise<Map<string, ReportSnag>> {
  const rows = await db.selectFrom('snag').selectAll().where('id', 'in', ids).execute();
  const photos =
    report.settings.photos === 'NONE'
      ? []
      : await db
          .selectFrom('photo')
          .selectAll()
          .where('snag_id', 'in', ids)
          .where('removed_at', 'is', null)
          .where('erased_at', 'is', null)
          .orderBy('seq')
          .execute();
  const isBlock = report.settings.layout !== 'LINE';
  const messages = isBlock ? await lastMessagesOf(db, ids) : [];
  const names = await namesOf(
    db,
    [
      ...rows.flatMap((row) => [row.raised_by, row.fixed_by, row.closed_by]),
      ...photos.map((photo) => photo.by_id),
      ...messages.map(({ actor_id: actorId }) => actorId),
    ],
    report.settings.language,
  );
  const nameOf = (id: string | null): string =>
    names.get(id) ?? say(erasedName, report.settings.language);
  const done = (by: string | null, at: number | null) =>
    report.kind !== 'HANDOVER' || at === null ? null : { by: nameOf(by), at };
  const spots =
    isBlock && report.settings.onPlan !== false
      ? await spotsOf({ db, plans }, rows, { folder, registers })
      : new Map<string, FoundSpot>();
  const companyIds = rows.flatMap(({ company_id: companyId }) => companyId ?? []);
  const works = new Map(
    (await acceptedWorksOf(db, [...new Set(companyIds)])).map((its) => [its.company_id, its]),
  );
  const today = dayIn(project.time_zone, now);
  const { language } = report.settings;
  const byId = new Map<string, ReportSnag>();
  for (const row of rows) {
    const place = row.location_id === null ? null : (registers.PLACE.get(row.location_id) ?? null);
    const plan = row.plan_id === null ? null : (registers.plans.get(row.plan_id) ?? null);
    const trade = row.trade_id === null ? null : (registers.TRADE.get(row.trade_id) ?? null);
    const own = photos.filter(({ snag_id: snagId }) => snagId === row.id);
    const shown = shownPhotos(own, report.settings.photos);
    const reference = `${project.code}-${row.number}`;
    if (companyId !== null && row.company_id !== companyId) {
      byId.set(row.id, { ...numberOnly, reference });
      continue;
    }
    byId.set(row.id, {
      reference,
      status: row.status,
      type: row.type,
      priority: row.priority,
      title: displayTitle(
        row,
        trade,
        placeInTitle(place === null ? null : nameInPath(place), plan),
        standInTitle(language),
      ),
      description: row.description,
      place,
      trade,
      company: row.company_id === null ? null : (registers.COMPANY.get(row.company_id) ?? null),
      dueOn: row.due_on,
      overdueDays: overdueDays({ status: row.status, dueOn: row.due_on }, today),
      raisedBy: nameOf(row.raised_by),
      fixed: done(row.fixed_by, row.fixed_at),
      closed: done(row.closed_by, row.closed_at),
      sentBack: row.sent_back_count,
      accepted: acceptedFor(row, works.get(row.company_id ?? '') ?? null, project.time_zone),
      ...(spots.get(row.id) ?? { spot: null }),
      said: messages
        .filter(({ snag_id: snagId }) => snagId === row.id)
        .map(({ kind, actor_id: actorId, occurred_at: at, comment }) => ({
          kind,
          by: nameOf(actorId),
          at,
          text: comment ?? '',
        })),
      raisedAt: row.raised_at,
      url: base === null ? null : `${base}/${row.number}`,
      photos: await Promise.all(
        shown.map((photo) => pictureOf(files, photo, { report, folder, by: nameOf(photo.by_id) })),
      ),
      morePhotos: own.length - shown.length,
    });
  }
  return byId;
}

/** Of a snag of which a report has the number alone. */
const numberOnly: Omit<ReportSnag, 'reference'> = {
  numberOnly: true,
  status: 'OPEN',
  type: 'DEFECT',
  priority: 'MEDIUM',
  title: '',
  description: '',
  place: null,
  trade: null,
  company: null,
  dueOn: null,
  overdueDays: null,
  raisedBy: '',
  raisedAt: 0,
  url: null,
  fixed: null,
  closed: null,
  spot: null,
  photos: [],
  morePhotos: 0,
};

/** Puts the smallest of a photo's pictures that is large enough into the folder. */
async function pictureOf(
  files: Services['files'],
  photo: PhotoTable,
  { report: { settings }, folder, by }: { report: AskedReport; folder: string; by: string },
): Promise<ReportPicture> {
  const file = `${photo.id}.webp`;
  const size = settings.photos === 'SMALL' ? 'small' : 'medium';
  const there =
    photo.state === 'READY' &&
    (await files.storage.copy(storageKey(photo.file_key, size), join(folder, file)));
  return {
    file: there ? file : null,
    kind: photo.kind,
    at: photo.taken_at,
    by,
    caption: photo.caption,
    shapes: photo.shapes,
  };
}
