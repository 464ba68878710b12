import type { ExecutionResult } from 'graphql';
import type { Kysely } from 'kysely';
import { withPlaces } from '../../admitted';
import type { Database, OwnMember } from '../../database/schema';
import { createRowLoaders, ownMembers, type RowLoaders } from '../../graphql/loaders';
import type { EventRow } from '../../graphql/mappers';
import type { Services } from '../../services';
import { type Position, sealCursor } from './cursor';
import { eventsAfter } from './store';

/** Rows and answers shared by all subscribers who get the same event at the same time. */
export interface SharedReads {
  /** The sealed cursor of everybody who has received this event. */
  readonly cursor: string;
  readonly rows: RowLoaders;
  /** Answers by what they depend on. */
  readonly answers: Map<string, Promise<ExecutionResult>>;
  /** Drops all of it after a failure, so that others read again. */
  forget(): void;
}

/**
 * Shared reads of a project's subscribers. Valid until the next write, so that everybody gets the
 * state after it.
 */
export interface Telling {
  eventsAfter(seq: number, limit: number): Promise<EventRow[]>;
  member(userId: string): Promise<OwnMember | null>;
  /** Of this event. */
  of(event: EventRow): SharedReads;
  /** For progress, for those who have read the journal up to here. */
  ofShown(subjectId: string, position: Position): SharedReads;
}

/**
 * Number of event pages and answers kept for others: subscribers that catch up read much that
 * nobody else needs.
 */
const kept = { stretches: 10, told: 100 };

/** Cache for each project, dropped when the count of changes moves. */
class ProjectCache<Held> {
  private readonly held = new WeakMap<
    Kysely<Database>,
    { sum: number; projects: Map<string, Held> }
  >();

  of(db: Kysely<Database>, sum: number, projectId: string, make: () => Held): Held {
    const known = this.held.get(db);
    const now = known?.sum === sum ? known : { sum, projects: new Map<string, Held>() };
    this.held.set(db, now);
    return keep(now.projects, projectId, Infinity, make);
  }
}

const tellings = new ProjectCache<Telling>();
/**
 * By the last event that had been read before them: who belongs to a project changes with its
 * journal.
 */
const memberships = new ProjectCache<Map<string, Promise<Map<string, OwnMember>>>>();
/**
 * The last event of each project that was read here. It may have been read before word came that
 * another process wrote it.
 */
const lastRead = new ProjectCache<{ seq: number }>();

type Needed = Pick<Services, 'db' | 'secret' | 'writes' | 'wakeUps'>;

export const tellingOf = (services: Needed, projectId: string): Telling =>
  tellings.of(services.db, services.writes() + services.wakeUps.times(), projectId, () =>
    tellingFrom(services, projectId),
  );

function tellingFrom({ db, secret, writes }: Needed, projectId: string): Telling {
  const cursorAt = (position: Position): string => sealCursor(secret, projectId, position);
  const stretches = new Map<string, Promise<EventRow[]>>();
  const told = new Map<string, SharedReads>();
  // Kept after writes too: it only ever grows.
  const last = lastRead.of(db, 0, projectId, () => ({ seq: 0 }));
  async function readEvents(seq: number, limit: number): Promise<EventRow[]> {
    const events = await eventsAfter(db, projectId, seq, limit);
    last.seq = Math.max(last.seq, events.at(-1)?.seq ?? 0);
    return events;
  }
  const readMembers = async (): Promise<Map<string, OwnMember>> =>
    new Map(
      (
        await withPlaces(
          db,
          await ownMembers(db).where('admitted.project_id', '=', projectId).execute(),
        )
      ).map((row) => [row.user_id, row]),
    );
  return {
    eventsAfter: (seq, limit) =>
      keep(stretches, `${seq} ${limit}`, kept.stretches, () => readEvents(seq, limit)),
    async member(userId) {
      const byLast = memberships.of(
        db,
        writes('member') + writes('link_person') + writes('company_link'),
        projectId,
        () => new Map(),
      );
      return (await keep(byLast, String(last.seq), 1, readMembers)).get(userId) ?? null;
    },
    of: (event) =>
      keep(told, event.id, kept.told, () => tell(db, cursorAt(event), () => told.delete(event.id))),
    ofShown: (subjectId, position) =>
      keep(told, `${subjectId} ${position.seq}`, kept.told, () =>
        tell(db, cursorAt(position), () => told.delete(`${subjectId} ${position.seq}`)),
      ),
  };
}

function tell(db: Kysely<Database>, cursor: string, forget: () => void): SharedReads {
  return { cursor, rows: createRowLoaders(db), answers: new Map(), forget };
}

function keep<Kept>(map: Map<string, Kept>, key: string, most: number, make: () => Kept): Kept {
  const known = map.get(key);
  if (known !== undefined) return known;
  const made = make();
  map.set(key, made);
  // Failures are not shared.
  if (made instanceof Promise) made.catch(() => void (map.get(key) === made && map.delete(key)));
  const [oldest] = map.keys();
  if (map.size > most && oldest !== undefined) map.delete(oldest);
  return made;
}
