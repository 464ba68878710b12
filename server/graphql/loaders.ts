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

/** Rows by their id, asked for one by one and read from the database a batch at a time. The same for everybody who reads at that time. */
export interface RowLoaders {
  user: DataLoader<string, UserTable | null>;
  /** Who acts or acted without an account. */
  namedActor: DataLoader<string, NamedActorTable | null>;
  project: DataLoader<string, ProjectTable | null>;
  member: DataLoader<string, MemberTable | null>;
  company: DataLoader<string, CompanyTable | null>;
  trade: DataLoader<string, TradeTable | null>;
  /** None that was removed. */
  location: DataLoader<string, LocationTable | null>;
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
  /** Where a person is a member. */
  membershipsOf: DataLoader<string, MemberTable[]>;
}

/** What is found for one person. */
export interface ViewerLoaders {
  /** Whether a company, or a trade, has snags that the viewer may see. */
  companyWithSnags: DataLoader<string, boolean>;
  tradeWithSnags: DataLoader<string, boolean>;
  /** Those of a project that have snags the viewer may see, in them or anywhere below. */
  locationsWithSnags: DataLoader<string, ReadonlySet<string>>;
  /** How many snags that the viewer may see have their pin on a plan; a removed one is asked like any other. */
  pinsOfPlan: DataLoader<string, number>;
  /** How many snags of a project that wait for the viewer have something new. */
  newlyWaiting: DataLoader<string, number>;
  /** The viewer's own membership of a project. */
  membership: DataLoader<string, MemberTable | null>;
}

export type Loaders = RowLoaders & ViewerLoaders;

/** Told the keys and rows of each batch that was read. */
type Watch = (keys: readonly string[], found: readonly unknown[]) => void;

export const createLoaders = (db: Kysely<Database>, viewerId: string | null): Loaders => ({ ...createRowLoaders(db), ...createViewerLoaders(db, viewerId ?? '') });

export function createRowLoaders(db: Kysely<Database>, watch: Watch = () => undefined): RowLoaders {
  const loader = <Found>(read: (keys: readonly string[]) => Promise<Found[]>): DataLoader<string, Found> =>
    new DataLoader(async (keys) => {
      const found = await read(keys);
      watch(keys, found.flat());
      return found;
    });
  const byId = <Row extends { id: string }>(read: (ids: readonly string[]) => Promise<Row[]>): DataLoader<string, Row | null> => loader((ids) => inOrder(ids, read, (row) => row.id));
  const listsBy = <Row>(read: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string | null): DataLoader<string, Row[]> =>
    loader(async (keys) => {
      const rows = await read(keys);
      return keys.map((key) => rows.filter((row) => keyOf(row) === key));
    });
  return {
    user: byId((ids) => db.selectFrom('user').selectAll().where('id', 'in', ids).execute()),
    namedActor: byId((ids) => db.selectFrom('named_actor').selectAll().where('id', 'in', ids).execute()),
    project: byId((ids) => db.selectFrom('project').selectAll().where('id', 'in', ids).execute()),
    member: byId((ids) => db.selectFrom('member').selectAll().where('id', 'in', ids).execute()),
    company: byId((ids) => db.selectFrom('company').selectAll().where('id', 'in', ids).execute()),
    trade: byId((ids) => db.selectFrom('trade').selectAll().where('id', 'in', ids).execute()),
    location: byId((ids) => db.selectFrom('location').selectAll().where('id', 'in', ids).where('removed_at', 'is', null).execute()),
    snag: byId((ids) => db.selectFrom('snag').selectAll().where('id', 'in', ids).execute()),
    photo: byId((ids) => db.selectFrom('photo').selectAll().where('id', 'in', ids).execute()),
    event: byId((ids) => db.selectFrom('told_event').selectAll().where('id', 'in', ids).execute()),
    filesOfEvent: listsBy((eventIds) => filesOf(db, eventIds), (row) => row.event_id),
    editsOfComment: listsBy((commentIds) => editsOf(db, commentIds), (row) => row.subject_id),
    photosOfSnag: listsBy((snagIds) => db.selectFrom('photo').selectAll().where('snag_id', 'in', snagIds).where('removed_at', 'is', null).orderBy('seq').execute(), (row) => row.snag_id),
    commentsOfSnag: loader(async (snagIds) => {
      const rows = await commentsOf(db, snagIds);
      return snagIds.map((snagId) => rows.filter((row) => row.snag_id === snagId).map(({ value }) => value));
    }),
    planFile: byId((ids) => db.selectFrom('plan_file').selectAll().where('id', 'in', ids).execute()),
    plan: byId((ids) => db.selectFrom('plan').selectAll().where('id', 'in', ids).execute()),
    planRevision: byId((ids) => db.selectFrom('plan_revision').selectAll().where('id', 'in', ids).execute()),
    revisionsOfPlan: listsBy((planIds) => db.selectFrom('plan_revision').selectAll().where('plan_id', 'in', planIds).orderBy('seq', 'desc').execute(), (row) => row.plan_id),
    membershipsOf: listsBy((userIds) => db.selectFrom('member').selectAll().where('user_id', 'in', userIds).execute(), (row) => row.user_id),
  };
}

export function createViewerLoaders(db: Kysely<Database>, viewerId: string): ViewerLoaders {
  const carried = (table: 'company' | 'trade'): DataLoader<string, boolean> =>
    new DataLoader(async (ids) => {
      const found = new Set(await withSnags(db, viewerId, table, ids));
      return ids.map((id) => found.has(id));
    });
  return {
    companyWithSnags: carried('company'),
    tradeWithSnags: carried('trade'),
    locationsWithSnags: new DataLoader((projectIds) => Promise.all(projectIds.map(async (projectId) => new Set(await locationsWithSnags(db, viewerId, projectId))))),
    pinsOfPlan: new DataLoader(async (planIds) => {
      const counts = new Map((await countPins(db, viewerId, planIds)).map(({ plan_id, n }) => [plan_id, n]));
      return planIds.map((planId) => counts.get(planId) ?? 0);
    }),
    newlyWaiting: new DataLoader(async (projectIds) => {
      const counts = new Map((await countNews(db, viewerId, projectIds)).map(({ project_id, n }) => [project_id, n]));
      return projectIds.map((projectId) => counts.get(projectId) ?? 0);
    }),
    membership: new DataLoader((projectIds) =>
      inOrder(projectIds, (ids) => db.selectFrom('member').selectAll().where('user_id', '=', viewerId).where('project_id', 'in', ids).execute(), (row) => row.project_id),
    ),
  };
}

async function inOrder<Row>(keys: readonly string[], read: (keys: readonly string[]) => Promise<Row[]>, keyOf: (row: Row) => string): Promise<(Row | null)[]> {
  const rows = new Map((await read(keys)).map((row) => [keyOf(row), row]));
  return keys.map((key) => rows.get(key) ?? null);
}
