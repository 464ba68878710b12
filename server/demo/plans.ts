import { createHash } from 'node:crypto';
import { addPlan } from '../features/plans/add';
import { uploadPlanFile } from '../features/plans/upload';
import { markIncoming } from '../files/incoming';
import { drawFloorPlans } from './plan/drawFloorPlans';
import { floors } from './plan/floors';
import { type Story, toldEvents } from './story';

const day = 86_400_000;
const fileName = 'EDEN block A.pdf';

/** The revision of a floor's plan that pins are set on. */
export const revisionOf = (story: Story, code: string): string => story.id('revision', code);

/** Uploads the drawing of the floors as an admin does, and makes a plan of each of its pages. They are drawn later, with all others. */
export async function addPlans(story: Story): Promise<void> {
  const at = story.today - 49 * day;
  const told = await toldEvents(story);
  const fileId = story.id('planfile', fileName);
  const upload = story.id('event', `file ${fileName}`);
  if (!told.has(upload)) {
    const bytes = await drawFloorPlans(at);
    const { plans } = story.services;
    const file = markIncoming(await plans.receive([bytes], fileName));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const input = { eventId: upload, occurredAt: at, projectId: story.projectId, fileId, name: fileName, sha256, byteLength: bytes.byteLength };
    // An Upload is a File, or what the server has put on disk: resolvers are given either.
    const form = { ...input, file: file as unknown as File };
    try {
      await uploadPlanFile(story.as('anna', at), { input: form });
    } finally {
      await plans.forget(file);
    }
  }
  for (const [index, floor] of floors.entries()) {
    const eventId = story.id('event', `plan ${floor.code}`);
    if (told.has(eventId)) continue;
    const input = {
      eventId,
      occurredAt: at,
      planId: story.id('plan', floor.code),
      revisionId: revisionOf(story, floor.code),
      fileId,
      page: index + 1,
      code: floor.code,
      name: floor.name,
      label: 'A',
      locationId: story.id('location', `Block A/${floor.level}`),
    };
    await addPlan(story.as('anna', at), { input });
  }
}
