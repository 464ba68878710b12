import { randomBytes } from 'node:crypto';
import type {
  PlanFiles,
  PlanPageFacts,
  RenderedSheet,
  StoredPlanFile,
} from '../../server/files/plans/plan';
import { packedPictures, packHead } from '../../rules/sheetPack';
import type { StoredFile } from '../../server/files/storage';
import { announce } from './photos';
import type { PersonKey, Site } from './site';
import { dataOf, event, newId, type Variables } from './wire';

export type Draw = (
  job: Parameters<PlanFiles['render']>[0],
  onProgress: (percent: number) => void,
) => Promise<RenderedSheet>;

/**
 * The folder of plans and the process that draws them, in memory: every answer is decided by the
 * test.
 */
export interface PaperPlans extends PlanFiles {
  /** What is kept now, by its key. */
  kept: Map<string, StoredPlanFile>;
  /** The tiles that were drawn. */
  drawn: Set<string>;
  draw: Draw;
}

export const a3: PlanPageFacts = { title: '', widthMm: 420, heightMm: 297 };

export const sheet: RenderedSheet = { widthPx: 3_307, heightPx: 2_339, tilePx: 512, overlapPx: 1 };

/**
 * Of a sheet whose pictures are the bytes of their names, again and again: some parts of a pack.
 */
export function paperPack(): StoredFile {
  const packed = { width: sheet.widthPx, height: sheet.heightPx, tile: sheet.tilePx };
  const pictures = packedPictures(packed).map((path) => Buffer.alloc(8_000, path));
  const bytes = Buffer.concat([
    packHead(
      packed,
      pictures.map(({ length }) => length),
    ),
    ...pictures,
  ]);
  return {
    byteLength: bytes.length,
    stream: (range) => new Blob([bytes.subarray(range?.start, range && range.end + 1)]).stream(),
  };
}

export function paperPlans(): PaperPlans {
  let end: (why: Error) => void = () => undefined;
  const ended = new Promise<never>((_, reject) => (end = reject));
  ended.catch(() => undefined);
  const plans: PaperPlans = {
    kept: new Map(),
    drawn: new Set(),
    draw: () => Promise.resolve(sheet),
    async receive(chunks, name) {
      const all: Uint8Array[] = [];
      for await (const chunk of chunks) all.push(chunk);
      const bytes = Buffer.concat(all);
      // What it says is what it is: "3 pages" has three.
      return { path: bytes.toString(), name, ...announce(bytes) };
    },
    forget: () => Promise.resolve(),
    store(file, { sha256, byteLength }) {
      const count = Number(/^(\d+) pages/.exec(file.path)?.[1] ?? 1);
      const pages = Array.from({ length: count }, () => a3);
      const stored: StoredPlanFile = {
        key: randomBytes(8).toString('hex'),
        sha256,
        byteLength,
        mime: 'application/pdf',
        pages,
      };
      plans.kept.set(stored.key, stored);
      return Promise.resolve(stored);
    },
    discard: (key) => Promise.resolve(void plans.kept.delete(key)),
    async render(job, onProgress) {
      const done = await Promise.race([plans.draw(job, onProgress), ended]);
      plans.drawn.add(job.tilesKey);
      return done;
    },
    makeTilesKey: () => randomBytes(8).toString('hex'),
    openTile: () => Promise.resolve(null),
    openOverview: () => Promise.resolve(null),
    openPage: () => Promise.resolve(null),
    openPack: (key) => Promise.resolve(plans.drawn.has(key) ? paperPack() : null),
    packBytes: (key) => Promise.resolve(plans.drawn.has(key) ? paperPack().byteLength : null),
    extract: () => Promise.resolve(null),
    sweep: () => Promise.resolve(0),
    // What the process was doing ends with it.
    close: () => Promise.resolve(end(new Error('The process that draws is closed.'))),
  };
  return plans;
}

export const uploadDocument = `mutation ($input: UploadPlanFileInput!) {
  uploadPlanFile(input: $input) { receipt { eventId sha256 byteLength } file { id name byteLength pages { page title widthMm heightMm } } }
}`;

export const uploadInput = (site: Site, text: string, more: Variables = {}) => ({
  ...event(),
  projectId: site.projectId,
  fileId: newId('planfile'),
  name: 'plan.pdf',
  ...announce(Buffer.from(text)),
  ...more,
});

/** A file of so many pages. */
export async function addFile(
  site: Site,
  pages = 1,
  more: Variables = {},
  person: PersonKey = 'admin',
): Promise<string> {
  const text = `${pages} pages`;
  const input = uploadInput(site, text, more);
  dataOf(await site.upload(person, uploadDocument, { input }, new Blob([text])));
  return input.fileId;
}

export interface AddedPlan {
  planId: string;
  revisionId: string;
}

export const planFields = `id code name location { name } pinCount current { id label state } revisions { id label state aligned }`;

export const addPlanDocument = `mutation ($input: AddPlanInput!) { addPlan(input: $input) { receipt { eventId cursor } plan { ${planFields} } } }`;
export const addRevisionDocument = `mutation ($input: AddPlanRevisionInput!) { addPlanRevision(input: $input) { receipt { eventId } plan { ${planFields} } } }`;
export const alignDocument = `mutation ($input: AlignPlanRevisionInput!) { alignPlanRevision(input: $input) { receipt { eventId } plan { ${planFields} } } }`;
export const redrawDocument = `mutation ($input: RedrawPlanRevisionInput!) { redrawPlanRevision(input: $input) { receipt { eventId } plan { ${planFields} } } }`;
export const editPlanDocument = `mutation ($input: EditPlanInput!) { editPlan(input: $input) { receipt { eventId } plan { ${planFields} } } }`;
export const removePlanDocument = `mutation ($input: RemovePlanInput!) { removePlan(input: $input) { receipt { eventId } removedId } }`;

export const planInput = (fileId: string, code: string, more: Variables = {}) => ({
  ...event(),
  planId: newId('plan'),
  revisionId: newId('revision'),
  fileId,
  page: 1,
  code,
  name: `Plan ${code}`,
  label: 'A',
  ...more,
});

/** A plan with one revision; drawn when `app.rendered()` has resolved. */
export async function addPlan(site: Site, code: string, more: Variables = {}): Promise<AddedPlan> {
  const input = planInput(await addFile(site), code, more);
  await site.ask('admin', addPlanDocument, { input });
  return { planId: input.planId, revisionId: input.revisionId };
}

export async function addRevision(
  site: Site,
  planId: string,
  label = 'B',
  more: Variables = {},
): Promise<string> {
  const input = {
    ...event(),
    planId,
    revisionId: newId('revision'),
    fileId: await addFile(site),
    page: 1,
    label,
    ...more,
  };
  await site.ask('inspector', addRevisionDocument, { input });
  return input.revisionId;
}

/** Two points that say: this sheet is that one, moved by so much of its sides. */
export const moved = (dx: number, dy: number) => [
  { x: 0.2, y: 0.2, baseX: 0.2 + dx, baseY: 0.2 + dy },
  { x: 0.8, y: 0.7, baseX: 0.8 + dx, baseY: 0.7 + dy },
];
