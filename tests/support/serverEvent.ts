import type { EventKind } from '../../__generated__/server/resolvers';
import { writeTransaction } from '../../server/database/engine';
import { append, hashContent, nextInChain, theServer } from '../../server/features/journal/append';
import { lockProject } from '../../server/features/journal/record';
import { newId } from '../../server/ids';
import type { Site } from './site';

/**
 * Has the server write an event about nothing in particular, and tells everybody. `kind` may be one
 * that only a later version knows.
 */
export async function writeServerEvent({ server, projectId }: Site, kind: string): Promise<void> {
  const { db, clock, wakeUps } = server.app.services;
  await writeTransaction(db, async (trx) => {
    const project = await lockProject(trx, projectId);
    const { now, previousHash } = await nextInChain(trx, project, clock);
    const moment = {
      seq: project.last_seq,
      now,
      previousHash,
      occurredAt: now,
      project,
      actor: theServer,
    };
    // As the row has it, which takes any.
    await append(
      trx,
      moment,
      newId('event'),
      { content: {}, contentHash: hashContent(kind, {}) },
      { kind: kind as EventKind, subjectId: projectId },
    );
  });
  wakeUps.wake(projectId);
}
