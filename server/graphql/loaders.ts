import DataLoader from 'dataloader';
import type { Kysely } from 'kysely';
import type { EventFileTable, NamedActorTable, ToldEventTable } from '../database/journalTables';
import type { PlanFileTable, PlanRevisionTable, PlanTable } from '../database/planTables';
import type {
  CompanyTable,
  Database,
  LocationTable,
  MemberTable,
  PhotoTable,
  ProjectTable,
  TradeTable,
  UserTable,
} from '../database/schema';
import type { SnagRow } from './mappers';
import { editsOf, filesOf } from '../features/journal/store';
import { locationsWithSnags } from '../features/locations/store';
import { countNews } from '../features/notifications/store';
import { countPins } from '../features/plans/store';
import { withSnags } from '../features/projects/store';
import { commentsOf } from '../features/snags/store';

/** Rows by their id, asked for one by one and read from the database a batch at a time. */
export interface Loaders {
  user: DataLoader<string, UserTable | null>;
  /** Who acts or acted without an account. */
  namedActor: DataLoader<string, NamedActorTable | null>;
  project: DataLoader<string, ProjectTable | null>;
  member: DataLoader<string, MemberTable | null>;
  company: DataLoader<string, CompanyTable | null>;
  trade: DataLoader<string, TradeTable | null>;
  /** Whether a company, or a trade, has snags that the viewer may see. */
  companyWithSnags: DataLoader<string, boolean>;
  tradeWithSnags: DataLoader<string, boolean>;
  /** None that was removed. */
  location: DataLoader<string, LocationTable | null>;
  /** Those of a project that have snags the viewer may see, in them or anywhere below. */
  locationsWithSnags: DataLoader<string, ReadonlySet<string>>;
  snag: DataLoader<string, SnagRow | null>;
  photo: DataLoader<string, PhotoTable | null>;
  event: DataLoader<string, ToldEventTable | null>;
  /** The files of an event by its id, by their places. */
  filesOfEvent: DataLoader<string, EventFileTable[]>;
  /** The edits of a comment, by its event's id; those that were lost are among them. */
  editsOfComment: DataLoader<string, ToldEventTable[]>;
  /** The shown photos of a snag, oldest first. */
  photosOfSnag: DataLoader<string, PhotoTable[]>;
  /** What people wrote with the events of a snag, oldest first. */
  commentsOfSnag: DataLoader<string, string[]>;
  planFile: DataLoader<string, PlanFileTable | null>;
  plan: DataLoader<string, PlanTable | null>;
  planRevision: DataLoader<string, PlanRevisionTable | null>;
  /** The revisions of a plan, newest first. */
  revisionsOfPlan: DataLoader<string, PlanRevisionTable[]>;
  /** How many snags that the viewer may see have their pin on a plan; a removed one is asked like any other. */
  pinsOfPlan: DataLoader<string, number>;
  /** How many snags of a project that wait for the viewer have something new. */
  newlyWaiting: DataLoader<string, number>;
  /** The viewer's own membership of a project. */
  membership: DataLoader<string, MemberTable | null>;
  /** Where a person is a member. */
  membershipsOf: DataLoader<string, MemberTable[]>;
}

export function createLoaders(db: Kysely<Database>, viewerId: string | null): Loaders {
  const carried = (table: 'company' | 'trade'): DataLoader<string, boolean> =>
    new DataLoader(async (ids) => {
      const found = new Set(await withSnags(db, viewerId ?? '', table, ids));
      return ids.map((id) => found.has(id));
    });
  return {
    user: byKey((ids) => db.selectFrom('user').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    namedActor: byKey((ids) => db.selectFrom('named_actor').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    project: byKey((ids) => db.selectFrom('project').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    member: byKey((ids) => db.selectFrom('member').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    company: byKey((ids) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    trade: byKey((ids) => db.selectFrom('trade').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    location: byKey((ids) => db.selectFrom('location').selectAll().where('id', 'in', ids).where('removed_at', 'is', null).execute(), (row) => row.id),
    companyWithSnags: carried('company'),
    tradeWithSnags: carried('trade'),
    locationsWithSnags: new DataLoader((projectIds) => Promise.all(projectIds.map(async (projectId) => new Set(await locationsWithSnags(db, viewerId ?? '', projectId))))),
    snag: byKey((ids) => db.selectFrom('snag').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    photo: byKey((ids) => db.selectFrom('photo').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    event: byKey((ids) => db.selectFrom('told_event').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    filesOfEvent: new DataLoader(async (eventIds) => {
      const rows = await filesOf(db, eventIds);
      return eventIds.map((eventId) => rows.filter((row) => row.event_id === eventId));
    }),
    editsOfComment: new DataLoader(async (commentIds) => {
      const rows = await editsOf(db, commentIds);
      return commentIds.map((commentId) => rows.filter((row) => row.subject_id === commentId));
    }),
    photosOfSnag: new DataLoader(async (snagIds) => {
      const rows = await db
        .selectFrom('photo')
        .selectAll()
        .where('snag_id', 'in', snagIds)
        .where('removed_at', 'is', null)
        .orderBy('seq')
        .execute();
      return snagIds.map((snagId) => rows.filter((row) => row.snag_id === snagId));
    }),
    commentsOfSnag: new DataLoader(async (snagIds) => {
      const rows = await commentsOf(db, snagIds);
      return snagIds.map((snagId) => rows.filter((row) => row.snag_id === snagId).map(({ value }) => value));
    }),
    planFile: byKey((ids) => db.selectFrom('plan_file').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    plan: byKey((ids) => db.selectFrom('plan').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    planRevision: byKey((ids) => db.selectFrom('plan_revision').selectAll().where('id', 'in', ids).execute(), (row) => row.id),
    revisionsOfPlan: new DataLoader(async (planIds) => {
      const rows = await db.selectFrom('plan_revision').selectAll().where('plan_id', 'in', planIds).orderBy('seq', 'desc').execute();
      return planIds.map((planId) => rows.filter((row) => row.plan_id === planId));
    }),
    pinsOfPlan: new DataLoader(async (planIds) => {
      const counts = new Map((await countPins(db, viewerId ?? '', planIds)).map(({ plan_id, n }) => [plan_id, n]));
      return planIds.map((planId) => counts.get(planId) ?? 0);
    }),
    membershipsOf: new DataLoader(async (userIds) => {
      const rows = await db.selectFrom('member').selectAll().where('user_id', 'in', userIds).execute();
      return userIds.map((userId) => rows.filter((row) => row.user_id === userId));
    }),
    newlyWaiting: new DataLoader(async (projectIds) => {
      const counts = new Map((await countNews(db, viewerId ?? '', projectIds)).map(({ project_id, n }) => [project_id, n]));
      return projectIds.map((projectId) => counts.get(projectId) ?? 0);
    }),
    membership: byKey(
      (projectIds) =>
        db
          .selectFrom('member')
          .selectAll()
          .where('user_id', '=', viewerId ?? '')
          .where('project_id', 'in', projectIds)
          .execute(),
      (row) => row.project_id,
    ),
  };
}

function byKey<Row>(read: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string): DataLoader<string, Row | null> {
  return new DataLoader(async (keys) => {
    const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]));
    return keys.map((key) => rows.get(key) ?? null);
  });
}
