import type { Kysely } from 'kysely';
import type { Handle } from '../database/engine';
import type { Database } from '../database/schema';
import { Refusal } from '../refusal';
import { settings } from '../settings';

/** In bytes; none where nothing is said. */
export interface RoomLimits {
  ofProject?: number;
  ofServer?: number;
}

/** What an operator has set, in GB, as people count them. */
export function readRoom(
  variable: (name: string) => string | undefined,
  misconfigured: (why: string) => Error,
): RoomLimits {
  const bytes = (name: string): number | undefined => {
    const text = variable(name);
    if (text === undefined) return undefined;
    if (!(Number(text) > 0)) throw misconfigured(`${name} is a number of GB, not “${text}”.`);
    return Number(text) * 1_000_000_000;
  };
  const [ofProject, ofServer] = [bytes('MAX_PROJECT_GB'), bytes('MAX_SERVER_GB')];
  return { ...(ofProject && { ofProject }), ...(ofServer && { ofServer }) };
}

/** How much room photos and plans take: as they came, and what is made of them. */
export interface Room {
  limits: RoomLimits;
  /**
   * Refuses with PROJECT_STORAGE_FULL or STORAGE_FULL_SERVER where more would be beyond a limit.
   * Sums are up to a minute old.
   */
  require(projectId: string, what: 'photo' | 'plan'): Promise<void>;
  /** The same for so many bytes of an archive, which are beyond no limit of a project. */
  requireForArchive(bytes: number): Promise<void>;
}

export function createRoom(
  db: Kysely<Database>,
  clock: () => number,
  limits: RoomLimits = {},
): Room {
  let known = { at: -Infinity, bytes: Promise.resolve(new Map<string, number>()) };
  const sums = async (): Promise<{ of: ReadonlyMap<string, number>; inAll: number }> => {
    if (Math.abs(clock() - known.at) >= settings.roomKnown)
      known = { at: clock(), bytes: bytesByProject(db) };
    const of = await known.bytes.catch((error: unknown) => {
      known.at = -Infinity;
      throw error;
    });
    return { of, inAll: [...of.values()].reduce((sum, each) => sum + each, 0) };
  };
  const { ofProject = Infinity, ofServer = Infinity } = limits;
  return {
    limits,
    async require(projectId, what) {
      if (ofProject === Infinity && ofServer === Infinity) return;
      const { of, inAll } = await sums();
      if (inAll >= ofServer) throw new Refusal('STORAGE_FULL_SERVER', { what });
      if ((of.get(projectId) ?? 0) >= ofProject)
        throw new Refusal('PROJECT_STORAGE_FULL', { what, n: ofProject / 1_000_000_000 });
    },
    async requireForArchive(bytes) {
      if (ofServer !== Infinity && (await sums()).inAll + bytes >= ofServer)
        throw new Refusal('STORAGE_FULL_SERVER');
    },
  };
}

/** Bytes by the id of the project; an index has those of the photos. */
export async function bytesByProject(db: Handle): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('photo')
    .where('erased_at', 'is', null)
    .groupBy('project_id')
    .select([
      'project_id',
      (eb) => eb.fn.sum<number>(eb('byte_length', '+', eb.ref('made_bytes'))).as('bytes'),
    ])
    .unionAll(
      db
        .selectFrom('plan_file')
        .groupBy('project_id')
        .select(['project_id', (eb) => eb.fn.sum<number>('byte_length').as('bytes')]),
    )
    .unionAll(
      db
        .selectFrom('plan_revision')
        .groupBy('project_id')
        .select(['project_id', (eb) => eb.fn.sum<number>('made_bytes').as('bytes')]),
    )
    .execute();
  const found = new Map<string, number>();
  for (const { project_id: id, bytes } of rows) found.set(id, (found.get(id) ?? 0) + Number(bytes));
  return found;
}
