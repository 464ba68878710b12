import { bytesByProject } from '../../files/room';
import type { Services } from '../../services';

/** What each project takes, the largest first, and all together. */
export async function storageOf({ db, room }: Pick<Services, 'db' | 'room'>) {
  const [bytes, projects] = [
    await bytesByProject(db),
    await db
      .selectFrom('project')
      .select(['id', 'code', 'name'])
      .where('state', '<>', 'DELETED')
      .orderBy('code')
      .execute(),
  ];
  return {
    bytes: [...bytes.values()].reduce((sum, each) => sum + each, 0),
    limitBytes: room.limits.ofServer ?? null,
    limitBytesOfProject: room.limits.ofProject ?? null,
    projects: projects
      .map(({ id, code, name }) => ({ code, name, bytes: bytes.get(id) ?? 0 }))
      .toSorted((a, b) => b.bytes - a.bytes),
  };
}
