import type { Handle } from '../../database/engine';
import type { Actor } from '../journal/append';

/** What the removal of a company that was merged says of it, as `mergeCompany` writes it. */
export interface MergedFacts {
  before: { id: string; name: string };
  into: { id: string; name: string };
}

/**
 * The project of a company that was removed, who did it, and what it was merged into if it was;
 * undefined for one that is there or never was.
 */
export async function removedCompany(
  db: Handle,
  companyId: string,
): Promise<{ projectId: string; by: Actor; merged: MergedFacts | null } | undefined> {
  const event = await db
    .selectFrom('told_event')
    .select(['project_id', 'actor_kind', 'actor_id', 'content'])
    .where('subject_id', '=', companyId)
    .where('kind', '=', 'COMPANY_REMOVED')
    .executeTakeFirst();
  if (event === undefined) return undefined;
  // Written by `append`; null if it was erased.
  const facts =
    event.content === null
      ? {}
      : (JSON.parse(event.content) as { facts: Partial<MergedFacts> }).facts;
  return {
    projectId: event.project_id,
    by: { kind: event.actor_kind, id: event.actor_id },
    merged:
      facts.into === undefined || facts.before === undefined
        ? null
        : { before: facts.before, into: facts.into },
  };
}

/**
 * The company of the project that has by now what this one had: itself while it is there, else the
 * one it was merged into; null if that was removed.
 */
export async function survivorOf(
  db: Handle,
  projectId: string,
  companyId: string,
): Promise<string | null> {
  const passed = new Set<string>();
  for (let id = companyId; !passed.has(id);) {
    passed.add(id);
    if (
      (await db
        .selectFrom('company')
        .select('id')
        .where('id', '=', id)
        .where('project_id', '=', projectId)
        .executeTakeFirst()) !== undefined
    )
      return id;
    const removed = await removedCompany(db, id);
    if (removed?.projectId !== projectId || removed.merged === null) return null;
    id = removed.merged.into.id;
  }
  return null;
}

/**
 * The names of companies of the project that were merged, each with the company that has by now
 * what it had.
 */
export async function mergedNames(
  db: Handle,
  projectId: string,
): Promise<{ name: string; id: string }[]> {
  // Of all projects, along the index of what events are about: by the project all of its events
  // would be looked through.
  const removed = await db
    .selectFrom('event')
    .select('subject_id')
    .where('subject_id', '>', 'company_')
    .where('subject_id', '<', 'company`')
    .where('kind', '=', 'COMPANY_REMOVED')
    .execute();
  const found: { name: string; id: string }[] = [];
  for (const { subject_id: id } of removed) {
    const removal = id === null ? undefined : await removedCompany(db, id);
    if (removal?.projectId !== projectId || removal.merged === null) continue;
    const survivor = await survivorOf(db, projectId, removal.merged.into.id);
    if (survivor !== null) found.push({ name: removal.merged.before.name, id: survivor });
  }
  return found;
}
