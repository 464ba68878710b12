import { type DocumentNode, Kind, parse } from 'graphql';
import { planLimits } from '../../rules/limits';
import { may } from '../../rules/rights';
import { requireLeft } from '../allowance';
import { openBody } from './body';
import { type Context, createContext } from '../context';
import type { Documents } from '../graphql/documents';
import { noticeById, seesNotice } from '../features/defectNotices/store';
import { wasRecorded } from '../features/journal/record';
import { requireAdder } from '../features/photos/add';
import type { SignedIn } from '../features/auth/sessionStore';
import { type Incoming, markIncoming } from '../files/incoming';
import { type Admission, readForm } from './form';
import { resolveDocument } from '../graphql/execute';
import { memberOf, mutationRoles } from '../permissions';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { settings } from '../settings';
import type { Held, Share } from './shares';

interface UploadOptions {
  services: Services;
  documents: Documents;
  development: boolean;
}

type Uploads = (
  request: Request,
  signedIn: SignedIn | null,
  run: (params: object, hasFile: boolean) => Promise<Response>,
) => Promise<Response>;

/**
 * Takes in requests that carry files. What an operation is decides what happens to its files: a
 * plan's goes to the disk as it comes, a photo or a logo is held in memory; whoever may not send it
 * is refused before either. `run` gets the operation with the files put in; what it did not take
 * over is gone when this resolves.
 */
export function createUploads(options: UploadOptions): Uploads {
  return async (request, signedIn, run) => {
    const held: Held[] = [];
    const incoming: Incoming[] = [];
    const body = openBody(request, settings.body.longest.json);
    const { plans, shares, log } = options.services;
    const hold = (share: Share, payer: string, amount: number): Held => {
      const one = share.of(payer);
      held.push(one);
      one.take(amount);
      return one;
    };

    let hasFile = false;
    async function admit(params: object): Promise<Admission> {
      hasFile = true;
      if (signedIn === null) throw new Refusal('UNAUTHENTICATED');
      const context = createContext(options.services, signedIn);
      // A key brings documents of its own.
      const free = options.development || signedIn.kind === 'KEY';
      const upload = await uploadOf({ ...options, development: free }, params);
      if (upload !== 'uploadPlanFile') {
        if (upload === 'addPhoto') await requirePhotoUploader(context, signedIn, inputOf(params));
        else if (upload === 'recordNoticeReceipt')
          await requireNoticeSender(context, inputOf(params));
        else await requireSetUpUploader(context, upload, inputOf(params));
        const limitBytes = settings.body.upload;
        const memory = hold(shares.photoBytes, signedIn.payer, 0);
        return {
          limitBytes,
          longestMs: settings.body.longest.photo,
          tooLarge: (bytes) => new Refusal('BODY_TOO_LARGE', { bytes, limitBytes }),
          keep: inMemory(memory),
        };
      }
      await requireSetUpUploader(context, upload, inputOf(params));
      hold(shares.plans, signedIn.payer, 1);
      const tooLarge = (bytes: number): Refusal =>
        new Refusal('PLAN_TOO_BIG', { bytes, limitBytes: planLimits.pdfBytes });
      return {
        limitBytes: planLimits.pdfBytes + settings.body.json,
        longestMs: settings.body.longest.plan,
        tooLarge,
        async keep(file, { name }) {
          const received = markIncoming(
            await plans.receive(
              upTo(file, planLimits.pdfBytes, (bytes) =>
                tooLarge(Math.max(bytes, body.announced ?? 0)),
              ),
              name,
            ),
          );
          incoming.push(received);
          return received;
        },
      };
    }

    try {
      if (signedIn !== null) hold(shares.uploads, signedIn.payer, 1);
      const params = await readForm({
        contentType: request.headers.get('content-type') ?? '',
        body,
        limitBytes: signedIn === null ? settings.body.small : settings.body.json,
        admit,
      });
      return await run(params, hasFile);
    } finally {
      // A file that cannot be deleted now is swept later: neither the answer nor the slot waits for
      // it.
      for (const file of incoming)
        await plans.forget(file).catch((error: unknown) =>
          log({
            level: 'error',
            message: 'a plan that came in could not be deleted',
            error: String(error),
          }),
        );
      for (const one of held) one.end();
    }
  };
}

/** Memory is counted for bytes that have arrived, not for announced ones. */
const inMemory =
  (memory: Held): Admission['keep'] =>
  async (file, { name, type }) => {
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    for await (const chunk of file) {
      memory.take(chunk.length);
      // What comes from a socket is never shared memory.
      chunks.push(chunk as Uint8Array<ArrayBuffer>);
    }
    return new File(chunks, name, { type });
  };

async function* upTo(
  file: AsyncIterable<Uint8Array>,
  limitBytes: number,
  tooLarge: (bytes: number) => Refusal,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > limitBytes) throw tooLarge(bytes);
    yield chunk;
  }
}

const uploads = ['addPhoto', 'uploadPlanFile', 'setSenderLogo', 'recordNoticeReceipt'] as const;
type Upload = (typeof uploads)[number];

/**
 * Which of the upload mutations it is. Refused if the operation has other fields, because limits
 * depend on the mutation.
 */
async function uploadOf(
  { documents, development }: UploadOptions,
  params: object,
): Promise<Upload> {
  const { id, query, operationName }: { id?: unknown; query?: unknown; operationName?: unknown } =
    params;
  const [field, ...more] = rootFields(
    read((await resolveDocument(documents, { id, query }, development)).text),
    operationName,
  );
  const upload = uploads.find((each) => each === field);
  if (upload === undefined || more.length > 0) throw new Refusal('BAD_REQUEST');
  return upload;
}

function read(text: string): DocumentNode {
  try {
    return parse(text, { noLocation: true });
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

/** A spread at the root has no name of its own, so it is no upload's. */
function rootFields(document: DocumentNode, operationName: unknown): string[] {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  return (operation?.selectionSet.selections ?? []).map((selection) =>
    selection.kind === Kind.FIELD ? selection.name.value : '',
  );
}

type Input = Readonly<Record<string, unknown>>;

/** The variables, not yet validated. */
function inputOf(params: object): Input {
  const { variables }: { variables?: { input?: unknown } } = params;
  const input = variables?.input;
  // any object's values are unknown
  return typeof input === 'object' && input !== null ? (input as Input) : {};
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');

/**
 * Checked before memory is reserved; the mutation checks again. A repeated event is answered again,
 * whatever the person may do by now.
 */
async function requirePhotoUploader(
  context: Context,
  signedIn: SignedIn,
  { eventId, snagId, seen, byteLength }: Input,
): Promise<void> {
  const sentBefore = {
    id: text(eventId),
    kind: 'PHOTO_ADDED',
    actor_id: signedIn.userId,
    snag_id: text(snagId),
  } as const;
  if (await wasRecorded(context.services.db, sentBefore)) return;
  await requireAdder(context, {
    snagId: text(snagId),
    seen: typeof seen === 'string' ? seen : null,
  });
  const { db, clock } = context.services;
  const photoBytes = typeof byteLength === 'number' ? byteLength : 0;
  await requireLeft(db, signedIn, clock(), { EVENTS: 1, PHOTO_BYTES: photoBytes });
}

/** The same of the slip of a notice. */
async function requireNoticeSender(context: Context, { noticeId }: Input): Promise<void> {
  const notice = await noticeById(context.services.db, text(noticeId));
  const member = notice === undefined ? null : await memberOf(context, notice.project_id);
  if (notice === undefined || !seesNotice(member, notice)) throw new Refusal('NOT_FOUND');
  if (may(member, 'sendNotices')) return;
  throw new Refusal('FORBIDDEN', {
    project: (await context.loaders.project.load(notice.project_id))?.name ?? '',
  });
}

/** Checked before up to 200 MB are received; the mutation checks again. */
async function requireSetUpUploader(
  context: Context,
  upload: 'uploadPlanFile' | 'setSenderLogo',
  { projectId }: Input,
): Promise<void> {
  const member = await memberOf(context, text(projectId));
  if (member === null) throw new Refusal('NOT_FOUND');
  if (mutationRoles(upload).includes(member.role)) {
    if (upload === 'uploadPlanFile') await context.services.room.require(text(projectId), 'plan');
    return;
  }
  throw new Refusal('FORBIDDEN', {
    project: (await context.loaders.project.load(text(projectId)))?.name ?? '',
  });
}
