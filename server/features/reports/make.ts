import type {
  MutationCancelReportArgs,
  MutationMakeReportArgs,
  MutationRemoveReportArgs,
  SnagFilter,
} from '../../../__generated__/server/resolvers';
import { dayMs } from '../../../rules/days';
import { isLanguage, type Language } from '../../../rules/languages';
import { textLimits } from '../../../rules/limits';
import {
  type Paper,
  type ReportGrouping,
  type ReportKind,
  type ReportLayout,
  reportLimits,
  reportMailLimits,
  type ReportPhotos,
} from '../../../rules/reports';
import { inspects } from '../../../rules/scope';
import { firstOf } from '../../../rules/text';
import { type Context, requireViewer } from '../../context';
import { engineOf, type Handle, type Trx, writeBeside } from '../../database/engine';
import type { ReportTable } from '../../database/reportTable';
import type { MemberTable, ProjectTable } from '../../database/schema';
import { checkId } from '../../ids';
import { mutationRoles } from '../../permissions';
import { addJob } from '../../jobs';
import { Refusal } from '../../refusal';
import type { Services } from '../../services';
import { holdProject, memberWithRole } from '../journal/record';
import { releaseMails } from './mailStore';
import { openLinkOf } from '../links/store';
import { checkLists, chips, visible } from '../snags/listFilter';
import { memberScope } from '../../scope';
import {
  askedNow,
  dropReports,
  isOfSending,
  isUnfinished,
  kindsOf,
  removesReport,
  reportById,
  seesReport,
  unfinishedOf,
} from './store';

// A report changes nothing of the project, so it makes no event, and an archived project has
// reports too. Each mutation can be repeated.

export interface ReportSettings {
  photos: ReportPhotos;
  grouping: ReportGrouping;
  paper: Paper;
  language: Language;
  /**
   * Of a list with a line for each snag; not there: blocks, as all reports had that were asked for
   * before there was a choice.
   */
  layout?: 'LINE';
  /** Not there: each snag of a block has an extract of its plan. */
  onPlan?: false;
  /** Of trade sheets: that of each company, in place of the filter's. */
  allCompanies?: true;
  /** Of a trade sheet: where its QR codes lead. */
  origin?: string;
  /**
   * They open the company's link. Decided when it is asked for, because it says who may read it.
   */
  opens?: true;
}

/** What is to be made. */
export interface AskedReport {
  kind: ReportKind;
  filter: SnagFilter;
  settings: ReportSettings;
}

interface ReportRequest {
  kind: ReportKind;
  filter: SnagFilter;
  settings: Omit<
    ReportSettings,
    'language' | 'layout' | 'onPlan' | 'allCompanies' | 'origin' | 'opens'
  > & {
    language: string;
    layout?: ReportLayout | null;
    onPlan?: boolean | null;
    allCompanies?: boolean | null;
  };
}

/**
 * Of what a device asks. Its codes lead to where the server was asked for it: an address that
 * somebody names could be of another site.
 */
export function checkAsked(
  { kind, filter, settings }: ReportRequest,
  origin: string | null,
): AskedReport {
  const { photos, grouping, paper, language, layout, onPlan, allCompanies } = settings;
  if (!isLanguage(language)) throw new Refusal('BAD_REQUEST', {}, 'language');
  checkLists(filter);
  const text = filter.text == null ? filter.text : firstOf(filter.text, textLimits.search);
  // In one form, without what narrows nothing.
  const narrowed: SnagFilter = Object.fromEntries(
    Object.entries({ ...filter, text }).filter(([, value]) => value != null && value !== ''),
  );
  return {
    kind,
    filter: narrowed,
    settings: {
      photos,
      grouping,
      paper,
      language,
      ...(kind === 'LIST' && layout === 'LINE' && { layout }),
      ...(onPlan === false && { onPlan }),
      ...(kind === 'TRADE_SHEET' && allCompanies === true && { allCompanies }),
      ...(kind === 'TRADE_SHEET' && origin !== null && { origin }),
    },
  };
}

/** As a report or a schedule shows it. */
export const toldSettings = (
  settings: ReportSettings,
): Omit<ReportSettings, 'layout' | 'onPlan' | 'allCompanies'> & {
  layout: ReportLayout;
  onPlan: boolean;
  allCompanies: boolean;
} => ({
  ...settings,
  allCompanies: settings.allCompanies ?? false,
  layout: settings.layout ?? 'BLOCK',
  onPlan: settings.onPlan ?? true,
});

/**
 * As a member may ask for it: a sheet is of one company, and whoever works for one gets that one's;
 * who inspects may have those of all. Null if no company was chosen.
 */
export function ownCompany(asked: AskedReport, member: MemberTable): AskedReport | null {
  if (asked.kind !== 'TRADE_SHEET') return asked;
  const { allCompanies, ...settings } = asked.settings;
  if (allCompanies === true && inspects(member)) return asked;
  const scope = memberScope(member);
  const companyId = scope.kind === 'COMPANY' ? scope.companyId : asked.filter.companyId;
  return companyId == null ? null : { ...asked, filter: { ...asked.filter, companyId }, settings };
}

/** As the row of a report has it. */
export const askedOf = ({
  kind,
  filter,
  settings,
}: Pick<ReportTable, 'kind' | 'filter' | 'settings'>): AskedReport => ({
  kind,
  // Both were written by `makeReport`.
  filter: JSON.parse(filter) as SnagFilter,
  settings: JSON.parse(settings) as ReportSettings,
});

/** Has a report made by the worker. */
export async function makeReport(
  context: Context,
  { input }: MutationMakeReportArgs,
): Promise<void> {
  const { services } = context;
  const id = checkId(input.id, 'report', 'id');
  const asked = checkAsked(input, context.origin);
  const dropped = await writeBeside(services.db, async (trx) => {
    await holdProject(trx, input.projectId);
    const { project, member } = await requireProject(context, trx, 'makeReport', input.projectId);
    if (!kindsOf(member).includes(asked.kind))
      throw new Refusal('FORBIDDEN', { project: project.name });
    const own = ownCompany(asked, member);
    if (own === null) throw new Refusal('REPORT_COMPANY_REQUIRED', {}, 'companyId');
    const content = {
      kind: own.kind,
      filter: JSON.stringify(own.filter),
      settings: JSON.stringify(own.settings),
    };
    const known = await reportById(trx, id);
    if (known !== undefined) {
      const same =
        known.project_id === project.id &&
        known.asked_by === member.user_id &&
        Object.entries(content).every(
          ([field, value]) =>
            (field === 'settings' ? asAsked(known) : known[field as keyof typeof content]) ===
            value,
        ); // its keys
      if (!same) throw new Refusal('ID_TAKEN');
      return [];
    }
    await requireRoom(trx, member.user_id);
    const opens = await maySendLink(trx, own, member, services.clock());
    const settings = JSON.stringify({ ...own.settings, ...(opens && { opens }) });
    await askForReport(
      trx,
      { id, ...content, settings, sign_off: null },
      { payerId: requireViewer(context).payer, member, project, clock: services.clock },
    );
    return dropReports(trx, [project.id], await beyond(trx, project.id, services.clock()));
  });
  services.jobs.wake('MAKE_REPORT');
  await services.reports.discard(dropped);
}

interface Asker {
  /** As in `SignedIn.payer`. */
  payerId: string;
  member: MemberTable;
  project: ProjectTable;
  clock: Services['clock'];
}

/** ms that the report takes for each snag; with photos, of which a snag has two. */
const msPerSnag = { plain: 2, withPhotos: 20 };

/** Writes the row of a report that is to be made, and its job. Wake `MAKE_REPORT` afterwards. */
export async function askForReport(
  trx: Trx,
  asked: Pick<ReportTable, 'id' | 'kind' | 'filter' | 'settings' | 'sign_off'>,
  { payerId, member, project, clock }: Asker,
): Promise<void> {
  await trx
    .insertInto('report')
    .values({
      ...asked,
      project_id: project.id,
      asked_by: member.user_id,
      asked_at: await askedNow(trx, project.id, clock),
      state: 'QUEUED',
      progress: 0,
      failure: null,
      snag_count: null,
      file_key: null,
      sha256: null,
      byte_length: null,
    })
    .execute();
  const { filter, settings } = askedOf(asked);
  const snags = await countOf(trx, { member, project, now: clock() }, filter);
  await addJob(trx, 'MAKE_REPORT', asked.id, {
    payerId,
    cost: snags * (settings.photos === 'NONE' ? msPerSnag.plain : msPerSnag.withPhotos),
  });
}

async function countOf(
  trx: Trx,
  asker: { member: MemberTable; project: ProjectTable; now: number },
  filter: SnagFilter,
): Promise<number> {
  const reader = { ...asker, engine: engineOf(trx) };
  const { n } = await trx
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, filter))
    .where((eb) => chips[filter.chip ?? 'ALL'](eb, reader))
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return Number(n);
}

/** Refuses one more report of a person who has many that wait. */
export async function requireRoom(trx: Trx, userId: string): Promise<void> {
  // They may ask for others in other projects at the same time.
  await trx
    .selectFrom('user')
    .select('id')
    .where('id', '=', userId)
    .modifyEnd(engineOf(trx).held('user'))
    .execute();
  if ((await unfinishedOf(trx, userId)) >= reportLimits.unfinished)
    throw new Refusal('REPORTS_TOO_MANY');
}

/** Its settings without what was decided here. */
function asAsked({ settings }: Pick<ReportTable, 'settings'>): string {
  const { opens: _decided, ...asked } = JSON.parse(settings) as ReportSettings; // written above
  return JSON.stringify(asked);
}

/**
 * Whether a sheet prints the company's link, which opens on any phone: where an admin has made one.
 * Those of all companies may print some.
 * It is for those who inspect to send it: a sheet that somebody of the company makes for themselves
 * leads to the plain addresses.
 */
export const maySendLink = async (
  trx: Handle,
  { kind, filter, settings }: AskedReport,
  member: MemberTable,
  now: number,
): Promise<boolean> =>
  kind === 'TRADE_SHEET' &&
  inspects(member) &&
  (settings.allCompanies ??
    (await openLinkOf(trx, filter.companyId ?? '', now))?.project_id === member.project_id);

/**
 * The oldest of those that people made, once there are too many, and those that were only mailed
 * once their links have ended.
 */
export async function beyond(trx: Trx, projectId: string, now: number): Promise<string[]> {
  const rows = trx
    .selectFrom('report')
    .select(['id', 'state'])
    .where('project_id', '=', projectId)
    .orderBy('asked_at', 'desc')
    .orderBy('id', 'desc');
  const made = await rows.where((eb) => eb.not(isOfSending)).execute();
  const ended = await rows
    .where(isOfSending)
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('report_mail')
            .select('report_mail.id')
            .whereRef('report_mail.report_id', '=', 'report.id')
            .where('report_mail.asked_at', '>', now - reportMailLimits.linkDays * dayMs),
        ),
      ),
    )
    .execute();
  const oldest = [...made.slice(reportLimits.perProject), ...ended]
    .filter((row) => !isUnfinished(row))
    .map(({ id }) => id);
  if (oldest.length === 0) return [];
  // A mail server may be away for a day, and they wait for it.
  const sending = await trx
    .selectFrom('report_mail')
    .select('report_id')
    .distinct()
    .where('report_id', 'in', oldest)
    .where('state', '=', 'SENDING')
    .execute();
  return oldest.filter((id) => !sending.some(({ report_id }) => report_id === id));
}

/** Stops the making of a report; the worker sees it within a second. */
export async function cancelReport(
  context: Context,
  { input }: MutationCancelReportArgs,
): Promise<void> {
  const { services } = context;
  const cancelled = await writeBeside(services.db, async (trx) => {
    await holdProject(trx, input.projectId);
    const { project, member } = await requireProject(context, trx, 'cancelReport', input.projectId);
    const known = await knownTo(trx, project, member, input.id);
    if (known === undefined || !isUnfinished(known)) return false;
    await trx
      .updateTable('report')
      .set({ state: 'CANCELLED' })
      .where('id', '=', known.id)
      .execute();
    await releaseMails(trx, { ...known, state: 'CANCELLED' }, services.clock());
    // One that waits needs no worker; one that is made ends there.
    if (known.state === 'QUEUED')
      await trx
        .deleteFrom('job')
        .where('kind', '=', 'MAKE_REPORT')
        .where('subject_id', '=', known.id)
        .execute();
    return true;
  });
  if (cancelled) services.reports.cancel(input.id);
}

/**
 * Removes a report with its file. One that does not exist, or is not shared with the person, counts
 * as removed.
 */
export async function removeReport(
  context: Context,
  { input }: MutationRemoveReportArgs,
): Promise<void> {
  const { services } = context;
  const dropped = await writeBeside(services.db, async (trx) => {
    await holdProject(trx, input.projectId);
    const { project, member } = await requireProject(context, trx, 'removeReport', input.projectId);
    const known = await knownTo(trx, project, member, input.id);
    return known === undefined ? null : dropReports(trx, [project.id], [known.id]);
  });
  if (dropped === null) return;
  services.reports.cancel(input.id);
  await services.reports.discard(dropped);
}

/** Undefined if it is not there for the person; refuses what they may read and not remove. */
async function knownTo(
  trx: Trx,
  project: ProjectTable,
  member: MemberTable,
  id: string,
): Promise<ReportTable | undefined> {
  const known = await reportById(trx, id);
  if (known === undefined || known.project_id !== project.id || !seesReport(member, known))
    return undefined;
  if (!removesReport(member, known)) throw new Refusal('FORBIDDEN', { project: project.name });
  return known;
}

async function requireProject(
  context: Context,
  trx: Trx,
  mutation: 'makeReport' | 'cancelReport' | 'removeReport',
  projectId: string,
): Promise<{ project: ProjectTable; member: MemberTable }> {
  const project = await trx
    .selectFrom('project')
    .selectAll()
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (project === undefined) throw new Refusal('NOT_FOUND');
  return {
    project,
    member: await memberWithRole(trx, project, requireViewer(context), mutationRoles(mutation)),
  };
}
