import type { ProjectDefectNoticeDraftArgs } from '../../../__generated__/server/resolvers';
import { needsPrevious, noticeLimits, usualDeadline } from '../../../rules/defectNotices';
import { dayIn, type Weekday } from '../../../rules/days';
import { isLanguage } from '../../../rules/languages';
import { may } from '../../../rules/rights';
import { unfinished } from '../../../rules/shown';
import type { Context } from '../../context';
import { engineOf, type Handle } from '../../database/engine';
import type { DefectNoticeTable } from '../../database/defectNoticeTables';
import type { ProjectTable } from '../../database/schema';
import type { DefectNoticeDraftRow } from '../../graphql/mappers';
import { memberOf } from '../../permissions';
import { Refusal } from '../../refusal';
import { openLinkOf } from '../links/store';
import { filterWords } from '../reports/filterWords';
import { peopleOfCompanies } from '../reports/mailStore';
import { chips, type Filter, type Reader, visible } from '../snags/listFilter';
import { keptText, nextNumberOf, noticeById, owedSnagsOf, snagIdsOf } from './store';
import { builtInText } from './texts';

/** What a notice would be, before it is sent; null for whoever may send none. */
export async function draftOf(
  context: Context,
  project: ProjectTable,
  { companyId, kind, basis, language, filter, previousId }: ProjectDefectNoticeDraftArgs,
): Promise<DefectNoticeDraftRow | null> {
  const { db, clock } = context.services;
  const member = await memberOf(context, project.id);
  const company = await context.loaders.company.load(companyId);
  if (!may(member, 'sendNotices') || member === null || company?.project_id !== project.id)
    return null;
  if (!isLanguage(language)) throw new Refusal('BAD_REQUEST', {}, 'language');
  const now = clock();
  const reader = { member, project, now, engine: engineOf(db) };
  const kept = await keptText(db, { projectId: project.id, kind, basis, language });
  const people = (await peopleOfCompanies(db, [companyId])).get(companyId);
  const previous = needsPrevious(kind) ? await followed(db, project, previousId ?? '') : null;
  const accepted = await db
    .selectFrom('acceptance')
    .select('id')
    .where('company_id', '=', companyId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst();
  return {
    number:
      kind === 'WITHDRAWAL' && previous !== null
        ? previous.number
        : await nextNumberOf(db, companyId),
    about: await filterWords(db, project.id, filter ?? {}, context.language),
    ...(previous === null
      ? await owedIn(db, reader, filter, companyId)
      : {
          snagIds: kind === 'SECOND' ? await owedSnagsOf(db, previous) : snagIdsOf(previous),
          leftOut: 0,
        }),
    deadlineOn: usualDeadline(
      dayIn(project.time_zone, now),
      // As features/projects/project.ts stores them.
      JSON.parse(project.working_days) as Weekday[],
    ),
    isAccepted: accepted !== undefined,
    ...(kept === undefined
      ? builtInText(language, kind, basis)
      : { body: kept.body, isEnglish: false }),
    people: [
      ...(people?.people ?? []).map(({ name }) => name),
      ...(people?.email == null || people.people.some(({ email }) => email === people.email)
        ? []
        : [people.email]),
    ],
    hasLink: (await openLinkOf(db, companyId, now))?.project_id === project.id,
  };
}

/** Of the list behind the form, those that the company owes, by their number. */
async function owedIn(
  db: Handle,
  reader: Reader,
  filter: Filter,
  companyId: string,
): Promise<{ snagIds: string[]; leftOut: number }> {
  const listed = db
    .selectFrom('snag')
    .where((eb) => visible(eb, reader, filter))
    .where((eb) => chips[filter?.chip ?? 'ALL'](eb, reader));
  const { n } = await listed
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  const rows = await listed
    .select('snag.id')
    .where('snag.company_id', '=', companyId)
    .where('snag.status', 'in', unfinished)
    .orderBy('snag.number')
    // One more, so that whoever reads it knows that they are too many.
    .limit(noticeLimits.snags + 1)
    .execute();
  return { snagIds: rows.map(({ id }) => id), leftOut: Number(n) - rows.length };
}

/** The notice that a second one or a withdrawal follows. */
async function followed(
  db: Handle,
  project: ProjectTable,
  previousId: string,
): Promise<DefectNoticeTable> {
  const previous = await noticeById(db, previousId);
  if (previous === undefined || previous.project_id !== project.id)
    throw new Refusal('NOT_FOUND', {}, 'previousId');
  return previous;
}
