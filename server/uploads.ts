import { type DocumentNode, Kind, parse } from 'graphql';
import { openBody } from './body';
import { createContext } from './context';
import type { Documents } from './documents';
import type { SignedIn } from './features/sessions/store';
import { type Incoming, markIncoming } from './files/incoming';
import { planLimits } from './files/plans/plan';
import { type Admission, readForm } from './form';
import { resolveDocument } from './graphql';
import { memberOf, mutationRoles } from './permissions';
import { Refusal } from './refusal';
import type { Services } from './services';
import { settings } from './settings';
import { createTurns, type Turn } from './turns';

interface UploadOptions {
  services: Services;
  documents: Documents;
  development: boolean;
}

type Uploads = (request: Request, signedIn: SignedIn | null, run: (params: object) => Promise<Response>) => Promise<Response>;

/**
 * Takes in requests that carry files. What an operation is decides what happens to its files: a plan's goes to the disk as it comes, any other
 * is held in memory. `run` gets the operation with the files in their places; what it did not take over is gone when this resolves.
 */
export function createUploads(options: UploadOptions): Uploads {
  const turns = createTurns();
  return async (request, signedIn, run) => {
    const held: Turn[] = [];
    const incoming: Incoming[] = [];
    const body = openBody(request);
    const { plans, log } = options.services;

    async function admit(params: object): Promise<Admission> {
      if (signedIn === null) throw new Refusal('UNAUTHENTICATED');
      if (!(await isPlanUpload(options, params))) {
        const limitBytes = settings.body.upload;
        held.push(turns.inMemory(Math.min(body.announced ?? limitBytes, limitBytes)));
        return { limitBytes, tooLarge: (bytes) => new Refusal('BODY_TOO_LARGE', { bytes, limitBytes }), keep: inMemory };
      }
      await requirePlanUploader(options.services, signedIn, params);
      held.push(turns.planOf(signedIn.sessionId));
      const tooLarge = (bytes: number): Refusal => new Refusal('PLAN_TOO_BIG', { bytes, limitBytes: planLimits.pdfBytes });
      return {
        limitBytes: planLimits.pdfBytes + settings.body.json,
        tooLarge,
        async keep(file, { name }) {
          const received = markIncoming(await plans.receive(upTo(file, planLimits.pdfBytes, (bytes) => tooLarge(Math.max(bytes, body.announced ?? 0))), name));
          incoming.push(received);
          return received;
        },
      };
    }

    try {
      if (signedIn !== null) held.push(turns.ofSession(signedIn.sessionId));
      const params = await readForm({
        contentType: request.headers.get('content-type') ?? '',
        body,
        limitBytes: signedIn === null ? settings.body.anonymous : settings.body.json,
        admit,
      });
      return await run(params);
    } finally {
      // What cannot be deleted now is swept later: it takes neither the answer nor the place.
      for (const file of incoming) await plans.forget(file).catch((error: unknown) => log({ level: 'error', message: 'a plan that came in could not be deleted', error: String(error) }));
      for (const turn of held) turn.end();
    }
  };
}

async function inMemory(file: AsyncIterable<Uint8Array>, { name, type }: { name: string; type: string }): Promise<File> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  // What comes from a socket is never shared memory.
  for await (const chunk of file) chunks.push(chunk as Uint8Array<ArrayBuffer>);
  return new File(chunks, name, { type });
}

async function* upTo(file: AsyncIterable<Uint8Array>, limitBytes: number, tooLarge: (bytes: number) => Refusal): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limitBytes) throw tooLarge(bytes);
    yield chunk;
  }
}

/** Only an operation that does nothing else: what other fields do with their files is bound to other limits. */
async function isPlanUpload({ documents, development }: UploadOptions, params: object): Promise<boolean> {
  const { id, query, operationName }: { id?: unknown; query?: unknown; operationName?: unknown } = params;
  const fields = rootFields(read(await resolveDocument(documents, { id, query }, development)), operationName);
  if (fields.includes('uploadPlanFile') && fields.length > 1) throw new Refusal('BAD_REQUEST');
  return fields[0] === 'uploadPlanFile';
}

function read(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** A spread at the root has no name of its own, so it is never a plan's. */
function rootFields(document: DocumentNode, operationName: unknown): string[] {
  const operations = document.definitions.filter((definition) => definition.kind === Kind.OPERATION_DEFINITION);
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  return (operation?.selectionSet.selections ?? []).map((selection) => (selection.kind === Kind.FIELD ? selection.name.value : ''));
}

/** Asked before 200 MB come in for nothing; the mutation asks again. */
async function requirePlanUploader(services: Services, signedIn: SignedIn, params: object): Promise<void> {
  const { variables }: { variables?: { input?: { projectId?: unknown } } } = params;
  const projectId = variables?.input?.projectId;
  const context = createContext(services, signedIn);
  const member = typeof projectId === 'string' ? await memberOf(context, projectId) : null;
  if (member === null) throw new Refusal('NOT_FOUND');
  if (mutationRoles('uploadPlanFile').includes(member.role)) return;
  throw new Refusal('FORBIDDEN', { project: (await context.loaders.project.load(member.project_id))?.name ?? '' });
}
