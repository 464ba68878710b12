import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import { withPlaces } from '../admitted';
import type { SnagsFound } from '../database/contract';
import type { EventFileTable, ToldEventTable } from '../database/journalTables';
import type { CompanyLinkTable } from '../database/linkTables';
import type { PlanFileTable, PlanRevisionTable, PlanTable } from '../database/planTables';
import type {
  AcceptanceTable,
  CompanyTable,
  Database,
  LocationTable,
  MemberTable,
  OwnMember,
  PhotoTable,
  ProjectTable,
  TradeTable,
} from '../database/schema';
import type { ReportMailTable } from '../database/reportMailTables';
import type { EventRow, NamedActorRow, PersonRow, SnagRow } from './mappers';
import { type Position, positionsAt } from '../features/journal/cursor';
import { acceptedWorksOf, eventsAbout } from '../features/acceptances/store';
import { editsOf, filesOf, firstEvents, type FirstPage } from '../features/journal/store';
import {
  changesSinceAll,
  signaturesOfAll,
  type StoredSignature,
} from '../features/reports/handoverStore';
import { codeLinksOf } from '../features/codeLinks/store';
import type { CodeLinkTable } from '../database/codeLinkTable';
import { slipsOf } from '../features/defectNotices/slips';
import { mailsOf, type NoticeProgress, progressOf } from '../features/defectNotices/store';
import type { DefectNoticeMailTable, NoticeSlipTable } from '../database/defectNoticeTables';
import { type CompanyUses, usesOf } from '../features/companies/store';
import { devicesOf, type LinkVisitor } from '../features/links/store';
import { locationsWithSnags, pathsOf } from '../features/locations/store';
import { countNews } from '../features/notify/store';
import { type CompanyPeople, peopleOfCompanies } from '../features/reports/mailStore';
import { countPins } from '../features/plans/store';
import { withSnags } from '../features/projects/store';
import { findByWords } from '../features/snags/search';
import { commentsOf, lastMessagesOf } from '../features/snags/store';
import { Refusal } from '../refusal';
import type { AcceptedWorks } from '../../rules/accepted';
import { shortPathsOf } from '../../rules/shortPath';
import { namedActors, peopleByLinks } from '../features/journal/namesStore';

/**
 * Rows by their id, asked for one by one and read from the database a batch at a time. The same for
 * everybody who reads at that time.
 */
export interface RowLoaders {
  user: DataLoader<string, PersonRow | null>;
  /** Who acts or acted without an account. */
  namedActor: DataLoader<string, NamedActorRow | null>;
  /** The open link of a company, by its id, whether it was used lately or not. */
  linkOfCompany: DataLoader<string, CompanyLinkTable | null>;
  /** What has a company, by its id. */
  usesOfCompany: DataLoader<string, CompanyUses | null>;
  /** The sessions on devices that use a link, the latest used first, by its id. */
  devicesOfLink: DataLoader<string, LinkVisitor[]>;
  project: DataLoader<string, ProjectTable | null>;
  member: DataLoader<string, MemberTable | null>;
  company: DataLoader<string, CompanyTable | null>;
  acceptance: DataLoader<string, AcceptanceTable | null>;
  /** What was said of an acceptance, oldest first, by its id. */
  eventsOfAcceptance: DataLoader<string, ToldEventTable[]>;
  /** When works of a company were accepted, by its id; null if none was. */
  acceptedWorks: DataLoader<string, AcceptedWorks | null>;
  trade: DataLoader<string, TradeTable | null>;
  /** None that was removed. */
  location: DataLoader<string, LocationTable | null>;
  /** By project. */
  shortPaths: DataLoader<string, (path: string) => string>;
  snag: DataLoader<string, SnagRow | null>;
  photo: DataLoader<string, PhotoTable | null>;
  event: DataLoader<string, ToldEventTable | null>;
  /** Where a journal is after an event; null if it does not have it. */
  position: DataLoader<{ projectId: string; seq: number }, Position | null, string>;
  /** The files of an event in their order, by its id. */
  filesOfEvent: DataLoader<string, EventFileTable[]>;
  /** The edits of a comment that changed its text, by its event's id. */
  editsOfComment: DataLoader<string, ToldEventTable[]>;
  /** In the order of the parties, by the id of the handover. */
  signaturesOfHandover: DataLoader<string, StoredSignature[]>;
  /** How many events of snags came after what a handover that waits for signatures tells of. */
  changesSinceHandover: DataLoader<string, number>;
  /** Who was asked for its parts, by the id of what it is about. */
  codeLinksOf: DataLoader<string, CodeLinkTable[]>;
  /** The shown photos of a snag, oldest first. */
  photosOfSnag: DataLoader<string, PhotoTable[]>;
  /** What people wrote with the events of a snag, oldest first. */
  commentsOfSnag: DataLoader<string, string[]>;
  /** What was last said about it that matters: `lastMessagesOf`. */
  lastMessagesOfSnag: DataLoader<string, EventRow[]>;
  /** The first events of a snag's history, one more than `first` if there are. */
  firstEventsOfSnag: DataLoader<FirstPageOf, EventRow[], string>;
  /** What a search finds, whoever may see it. */
  snagsWithWords: DataLoader<{ projectId: string; words: readonly string[] }, SnagsFound, string>;
  planFile: DataLoader<string, PlanFileTable | null>;
  plan: DataLoader<string, PlanTable | null>;
  planRevision: DataLoader<string, PlanRevisionTable | null>;
  /** The revisions of a plan, newest first. */
  revisionsOfPlan: DataLoader<string, PlanRevisionTable[]>;
  /** Where a person is a member. */
  membershipsOf: DataLoader<string, MemberTable[]>;
  /** To whom a report was sent, the first first. */
  mailsOfReport: DataLoader<string, ReportMailTable[]>;
  /** What became of a notice of defects. */
  progressOfNotice: DataLoader<string, NoticeProgress | null>;
  /** To whom a notice was mailed, by its id. */
  mailsOfNotice: DataLoader<string, DefectNoticeMailTable[]>;
  /** The newest first. */
  slipsOfNotice: DataLoader<string, NoticeSlipTable[]>;
  /** Members of a company with its e-mail. */
  peopleOfCompany: DataLoader<string, CompanyPeople | null>;
}

/** What is found for one person. */
export interface ViewerLoaders {
  /** Whether a company, or a trade, has snags that the viewer may see. */
  companyWithSnags: DataLoader<string, boolean>;
  tradeWithSnags: DataLoader<string, boolean>;
  /** Those of a project that have snags the viewer may see, in them or anywhere below. */
  locationsWithSnags: DataLoader<string, ReadonlySet<string>>;
  /**
   * How many snags that the viewer may see have their pin on a plan; a removed one is asked like
   * any other.
   */
  pinsOfPlan: DataLoader<string, number>;
  /** How many snags of a project that wait for the viewer have something new. */
  newlyWaiting: DataLoader<string, number>;
  /** The viewer's own membership of a project. */
  membership: DataLoader<string, OwnMember | null>;
}

export type Loaders = RowLoaders & ViewerLoaders;

export const createLoaders = (db: Kysely<Database>, viewerId: string | null): Loaders => ({
  ...createRowLoaders(db),
  ...createViewerLoaders(db, viewerId ?? ''),
});

export function createRowLoaders(db: Kysely<Database>): RowLoaders {
  const loader = <Found>(
    read: (keys: readonly string[]) => Promise<Found[]>,
  ): DataLoader<string, Found> => new DataLoader(read);
  const byId = <Row extends { id: string }>(
    read: (ids: readonly string[]) => Promise<Row[]>,
  ): DataLoader<string, Row | null> => loader((ids) => inOrder(ids, read, (row) => row.id));
  const listsBy = <Row>(
    read: (keys: readonly string[]) => Promise<Row[]>,
    keyOf: (row: Row) => string | null,
  ): DataLoader<string, Row[]> =>
    loader(async (keys) => {
      const lists = new Map<string | null, Row[]>(keys.map((key) => [key, []]));
      for (const row of await read(keys)) lists.get(keyOf(row))?.push(row);
      return keys.map((key) => lists.get(key) ?? []);
    });
  return {
    user: byId((ids) => peopleByLinks(db).selectAll('user').where('user.id', 'in', ids).execute()),
    namedActor: byId((ids) => namedActors(db, ids)),
    linkOfCompany: loader((ids) =>
      inOrder(
        ids,
        (each) =>
          db
            .selectFrom('company_link')
            .selectAll()
            .where('company_id', 'in', each)
            .where('ended_at', 'is', null)
            .execute(),
        (row) => row.company_id,
      ),
    ),
    usesOfCompany: loader((ids) =>
      inOrder(
        ids,
        (each) => usesOf(db, each),
        (row) => row.company_id,
      ),
    ),
    devicesOfLink: listsBy(
      (linkIds) => devicesOf(db, linkIds),
      (row) => row.link_id,
    ),
    project: byId((ids) => db.selectFrom('project').selectAll().where('id', 'in', ids).execute()),
    member: byId((ids) => db.selectFrom('admitted').selectAll().where('id', 'in', ids).execute()),
    company: byId((ids) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute()),
    acceptance: byId((ids) =>
      db.selectFrom('acceptance').selectAll().where('id', 'in', ids).execute(),
    ),
    eventsOfAcceptance: listsBy(
      (ids) => eventsAbout(db, ids),
      (row) => row.subject_id,
    ),
    acceptedWorks: loader((ids) =>
      inOrder(
        ids,
        (each) => acceptedWorksOf(db, each),
        (row) => row.company_id,
      ),
    ),
    trade: byId((ids) => db.selectFrom('trade').selectAll().where('id', 'in', ids).execute()),
    shortPaths: new DataLoader((projectIds) =>
      Promise.all(projectIds.map(async (projectId) => shortPathsOf(await pathsOf(db, projectId)))),
    ),
    location: byId((ids) =>
      db
        .selectFrom('location')
        .selectAll()
        .where('id', 'in', ids)
        .where('removed_at', 'is', null)
        .execute(),
    ),
    snag: byId((ids) => db.selectFrom('snag').selectAll().where('id', 'in', ids).execute()),
    photo: byId((ids) => db.selectFrom('photo').selectAll().where('id', 'in', ids).execute()),
    event: byId((ids) => db.selectFrom('told_event').selectAll().where('id', 'in', ids).execute()),
    position: new DataLoader((numbers) => positionsAt(db, numbers), {
      cacheKeyFn: ({ projectId, seq }) => `${projectId} ${seq}`,
    }),
    filesOfEvent: listsBy(
      (eventIds) => filesOf(db, eventIds),
      (row) => row.event_id,
    ),
    editsOfComment: listsBy(
      (commentIds) => editsOf(db, commentIds),
      (row) => row.subject_id,
    ),
    signaturesOfHandover: listsBy(
      (handoverIds) => signaturesOfAll(db, handoverIds),
      (row) => row.handoverId,
    ),
    codeLinksOf: listsBy(
      (subjectIds) => codeLinksOf(db, subjectIds),
      (row) => row.subject_id,
    ),
    changesSinceHandover: loader(async (handoverIds) => {
      const counts = new Map((await changesSinceAll(db, handoverIds)).map(({ id, n }) => [id, n]));
      return handoverIds.map((id) => counts.get(id) ?? 0);
    }),
    photosOfSnag: listsBy(
      (snagIds) =>
        db
          .selectFrom('photo')
          .selectAll()
          .where('snag_id', 'in', snagIds)
          .where('removed_at', 'is', null)
          .orderBy('seq')
          .execute(),
      (row) => row.snag_id,
    ),
    commentsOfSnag: loader(async (snagIds) => {
      const comments = new Map<string | null, string[]>(snagIds.map((snagId) => [snagId, []]));
      for (const { snag_id, value } of await commentsOf(db, snagIds))
        comments.get(snag_id)?.push(value);
      return snagIds.map((snagId) => comments.get(snagId) ?? []);
    }),
    lastMessagesOfSnag: listsBy(
      (snagIds) => lastMessagesOf(db, snagIds),
      (row) => row.snag_id,
    ),
    firstEventsOfSnag: new DataLoader(
      async (pages) => {
        const found = new Map<string, EventRow[]>();
        // A screen asks for pages of one length, mostly of one project.
        const alike = (page: FirstPageOf): string => pageKey({ ...page, snagId: '' });
        for (const page of new Map(pages.map((each) => [alike(each), each])).values()) {
          const others = pages.filter((each) => alike(each) === alike(page));
          for (const each of others) found.set(pageKey(each), []);
          const snagIds = others.map(({ snagId }) => snagId);
          for (const row of await firstEvents(db, snagIds, page))
            found.get(pageKey({ ...page, snagId: row.snag_id ?? '' }))?.push(row);
        }
        return pages.map((page) => found.get(pageKey(page)) ?? []);
      },
      { cacheKeyFn: pageKey },
    ),
    snagsWithWords: new DataLoader(
      (searches) =>
        Promise.all(searches.map(({ projectId, words }) => findByWords(db, projectId, words))),
      { cacheKeyFn: (search) => JSON.stringify(search) },
    ),
    planFile: byId((ids) =>
      db.selectFrom('plan_file').selectAll().where('id', 'in', ids).execute(),
    ),
    plan: byId((ids) => db.selectFrom('plan').selectAll().where('id', 'in', ids).execute()),
    planRevision: byId((ids) =>
      db.selectFrom('plan_revision').selectAll().where('id', 'in', ids).execute(),
    ),
    revisionsOfPlan: listsBy(
      (planIds) =>
        db
          .selectFrom('plan_revision')
          .selectAll()
          .where('plan_id', 'in', planIds)
          .orderBy('seq', 'desc')
          .execute(),
      (row) => row.plan_id,
    ),
    membershipsOf: listsBy(
      (userIds) => db.selectFrom('member').selectAll().where('user_id', 'in', userIds).execute(),
      (row) => row.user_id,
    ),
    progressOfNotice: byId((ids) => progressOf(db, ids)),
    mailsOfNotice: listsBy(
      (ids) => mailsOf(db, ids),
      (row) => row.notice_id,
    ),
    slipsOfNotice: listsBy(
      (ids) => slipsOf(db, ids),
      (row) => row.notice_id,
    ),
    mailsOfReport: listsBy(
      (ids) =>
        db
          .selectFrom('report_mail')
          .selectAll()
          .where('report_id', 'in', ids)
          .orderBy('asked_at')
          .orderBy('id')
          .execute(),
      (row) => row.report_id ?? '',
    ),
    peopleOfCompany: loader(async (ids) => {
      const found = await peopleOfCompanies(db, ids);
      return ids.map((id) => found.get(id) ?? null);
    }),
  };
}

const pageKey = ({ snagId, first, without }: FirstPageOf): string =>
  `${first} ${without.join(' ')} ${snagId}`;

type FirstPageOf = FirstPage & { readonly snagId: string };

export function createViewerLoaders(db: Kysely<Database>, viewerId: string): ViewerLoaders {
  const carried = (table: 'company' | 'trade'): DataLoader<string, boolean> =>
    new DataLoader(async (ids) => {
      const found = new Set(await withSnags(db, viewerId, table, ids));
      return ids.map((id) => found.has(id));
    });
  return {
    companyWithSnags: carried('company'),
    tradeWithSnags: carried('trade'),
    locationsWithSnags: new DataLoader((projectIds) =>
      Promise.all(
        projectIds.map(
          async (projectId) => new Set(await locationsWithSnags(db, viewerId, projectId)),
        ),
      ),
    ),
    pinsOfPlan: new DataLoader(async (planIds) => {
      const counts = new Map(
        (await countPins(db, viewerId, planIds)).map(({ plan_id, n }) => [plan_id, n]),
      );
      return planIds.map((planId) => counts.get(planId) ?? 0);
    }),
    newlyWaiting: new DataLoader(async (projectIds) => {
      const counts = new Map(
        (await countNews(db, viewerId, projectIds)).map(({ project_id, n }) => [project_id, n]),
      );
      return projectIds.map((projectId) => counts.get(projectId) ?? 0);
    }),
    membership: new DataLoader((projectIds) =>
      inOrder(
        projectIds,
        async (ids) =>
          withPlaces(
            db,
            await ownMembers(db)
              .where('admitted.user_id', '=', viewerId)
              .where('admitted.project_id', 'in', ids)
              .execute(),
          ),
        (row) => row.project_id,
      ),
    ),
  };
}

/** Memberships with what their projects ask of those who sign in. */
export const ownMembers = (db: Kysely<Database>) =>
  db
    .selectFrom('admitted')
    .innerJoin('project', 'project.id', 'admitted.project_id')
    .selectAll('admitted')
    .select('project.second_factor as asks_factor');

async function inOrder<Row>(
  keys: readonly string[],
  read: (keys: readonly string[]) => Promise<Row[]>,
  keyOf: (row: Row) => string,
): Promise<(Row | null)[]> {
  const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]));
  return keys.map((key) => rows.get(key) ?? null);
}

/** A row that was just written. */
export function loaded<Row>(row: Row | null): Row {
  if (row === null) throw new Refusal('NOT_FOUND');
  return row;
}
