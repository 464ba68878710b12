import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { saveCompany } from '../features/companies/company';
import { saveLocation } from '../features/locations/location';
import { addPlan } from '../features/plans/add';
import { uploadPlanFile } from '../features/plans/upload';
import { editProject } from '../features/projects/project';
import { saveTrade } from '../features/trades/trade';
import { markIncoming } from '../files/incoming';
import { plans } from './plans';
import { locations, site } from './site';
import { type Story, eventsMade } from './story';

/** The companies, trades and locations of the demo project. */
export async function saveRegisters(story: Story, at: number): Promise<void> {
  const { id, projectId } = story;
  const admin = () => story.as('anna', at);
  const event = (name: string) => ({ eventId: id('event', name), occurredAt: at, projectId });
  await editProject(admin(), {
    input: { ...event('project'), address: site.address, clientName: site.clientName },
  });
  for (const company of site.companies) {
    await saveCompany(admin(), {
      input: { ...event(`company ${company.name}`), id: id('company', company.name), ...company },
    });
  }
  for (const { name, company, phrases } of site.trades) {
    const input = {
      ...event(`trade ${name}`),
      id: id('trade', name),
      name,
      defaultCompanyId: id('company', company),
      phrases: [...phrases],
    };
    await saveTrade(admin(), { input });
  }
  const saved = new Set<string>();
  for (const path of locations) {
    for (let depth = 1; depth <= path.length; depth += 1) {
      const key = path.slice(0, depth).join('/');
      if (saved.has(key)) continue;
      saved.add(key);
      const parent = path.slice(0, depth - 1).join('/');
      const input = {
        ...event(`location ${key}`),
        id: id('location', key),
        name: path[depth - 1] ?? '',
        parentId: depth === 1 ? null : id('location', parent),
      };
      await saveLocation(admin(), { input });
    }
  }
}

const day = 86_400_000;
const fileName = 'EDEN block A.pdf';

/** The revision of a plan that pins are set on. */
export const revisionOf = (story: Story, code: string): string => story.id('revision', code);

/**
 * Uploads the drawing of the floors as an admin does, and makes a plan of each of its pages. They
 * are drawn later, with all others.
 */
export async function addPlans(story: Story): Promise<void> {
  const at = story.today - 49 * day;
  const made = await eventsMade(story);
  const fileId = story.id('planfile', fileName);
  const upload = story.id('event', `file ${fileName}`);
  if (!made.has(upload)) {
    const bytes = await readFile(join(story.pictures, 'block-a.pdf'));
    const { plans: files } = story.services;
    const file = markIncoming(await files.receive([bytes], fileName));
    const sha256 = createHash('sha256').update(bytes).digest('hex');
    const input = {
      eventId: upload,
      occurredAt: at,
      projectId: story.projectId,
      fileId,
      name: fileName,
      sha256,
      byteLength: bytes.byteLength,
    };
    // An Upload is a File, or what the server has put on disk: resolvers are given either.
    const form = { ...input, file: file as unknown as File };
    try {
      await uploadPlanFile(story.as('anna', at), { input: form });
    } finally {
      await files.forget(file);
    }
  }
  for (const [index, plan] of plans.entries()) {
    const eventId = story.id('event', `plan ${plan.code}`);
    if (made.has(eventId)) continue;
    const input = {
      eventId,
      occurredAt: at,
      planId: story.id('plan', plan.code),
      revisionId: revisionOf(story, plan.code),
      fileId,
      page: index + 1,
      code: plan.code,
      name: plan.name,
      label: 'A',
      locationId: story.id('location', `Block A/${plan.level}`),
    };
    await addPlan(story.as('anna', at), { input });
  }
}
