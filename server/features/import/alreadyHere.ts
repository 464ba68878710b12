import type { Handle } from '../../database/engine';
import { Refusal, serverBusy } from '../../refusal';
import type { Manifest } from '../export/manifest';

/** What an archive says it is, as a row keeps it. */
export interface ArchiveSays {
  projectId: string;
  code: string;
  name: string;
  events: number;
  madeAt: number;
  by: string;
}

export const saysOf = ({ project, journal, made }: Manifest): ArchiveSays => ({
  projectId: project.id,
  code: project.code,
  name: project.name,
  events: journal.events,
  madeAt: made.at,
  by: made.by,
});

/**
 * Code of the project if this server has what the archive has already, and perhaps more. Throws
 * ID_TAKEN if it has another project by this id.
 */
export async function alreadyHere(
  db: Handle,
  { project, journal }: Pick<Manifest, 'project' | 'journal'>,
): Promise<string | null> {
  const here = await db
    .selectFrom('project')
    .select(['id', 'code', 'state'])
    .where('id', '=', project.id)
    .executeTakeFirst();
  if (here === undefined) return null;
  // Its rows are being removed; then it can come back.
  if (here.state === 'DELETED') throw serverBusy();
  const last = await db
    .selectFrom('event')
    .select('hash')
    .where('project_id', '=', project.id)
    .where('seq', '=', journal.events)
    .executeTakeFirst();
  if (last?.hash !== journal.lastHash) throw new Refusal('ARCHIVE_OTHER', { code: here.code });
  return here.code;
}

/** Whether another project has this code. */
export const isTaken = async (db: Handle, code: string): Promise<boolean> =>
  (await db.selectFrom('project').select('id').where('code', '=', code).executeTakeFirst()) !==
  undefined;

/** Where the journal of the project stood when it was deleted here; null if it never was. */
export const deletedHere = async (db: Handle, projectId: string) =>
  (await db
    .selectFrom('deleted_project')
    .select(['events', 'last_hash'])
    .where('id', '=', projectId)
    .executeTakeFirst()) ?? null;
