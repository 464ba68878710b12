import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backUp } from '../../server/backup/backup';
import { move } from '../../server/backup/move';
import { restore } from '../../server/backup/restore';
import { paperPlans } from './paperPlans';
import { grain } from './photos';
import { databaseOf } from './postgres';
import { startServer, type TestServer, type TestServerOptions } from './server';
import { openSite, type PersonKey, type Site } from './site';
import {
  type Answer,
  type Caller,
  dataOf,
  event,
  gql,
  newId,
  photoInput,
  signIn,
  upload,
  type Variables,
} from './wire';

// What devices send again to a server that was put back to an earlier state, each with the cursor
// of the receipt that it had got.

interface Receipt {
  eventId: string;
  cursor: string;
  number: number | null;
}

export interface Sent {
  by: PersonKey;
  mutation: string;
  input: Variables & { eventId: string };
  file?: Buffer;
}

export interface Confirmed extends Sent {
  receipt: Receipt;
}

/** Signs somebody in on the server that was put back, once. */
export type SignIn = (by: PersonKey) => Promise<Caller>;

export let site: Site;
/** Where the backup lies, and what is restored of it. */
let disk: string;
/** The server that was put back. */
let restored: TestServer | null = null;

beforeAll(async () => void (site = await openSite({ planFiles: paperPlans() })));
afterAll(() => site.close());
beforeEach(async () => void (disk = await mkdtemp(join(tmpdir(), 'snagbook-again-'))));
afterEach(async () => {
  await restored?.close();
  restored = null;
  await rm(disk, { recursive: true, force: true });
});

export function server(): TestServer {
  if (restored === null) throw new Error('No server was put back.');
  return restored;
}

const inputs: Record<string, string> = {
  raiseSnag: 'RaiseSnagInput',
  moveSnag: 'MoveSnagInput',
  addPhoto: 'AddPhotoInput',
  addComment: 'AddCommentInput',
  editSnag: 'EditSnagInput',
  markPhoto: 'MarkPhotoInput',
  removePhoto: 'RemovePhotoInput',
};
const documentOf = (mutation: string): string =>
  `mutation ($input: ${inputs[mutation]}!) { ${mutation}(input: $input) { receipt { eventId cursor number } notice { code } event { occurredAt withoutEffect } } }`;

type Payload = Record<
  string,
  {
    receipt: Receipt;
    notice: { code: string } | null;
    event: { occurredAt: number; withoutEffect: boolean } | null;
  }
>;

export const sendTo = (
  url: string,
  caller: Caller,
  { mutation, input, file }: Sent,
): Promise<Answer<Payload>> =>
  file === undefined
    ? gql<Payload>(url, caller, documentOf(mutation), { input })
    : upload<Payload>(
        url,
        caller,
        documentOf(mutation),
        { input },
        new Blob([new Uint8Array(file)]),
      );

/** Does it on the server that is going to be lost. Who does it has seen everything before. */
export async function done(
  by: PersonKey,
  mutation: string,
  fields: Variables,
  file?: Buffer,
): Promise<Confirmed> {
  const sent: Sent = {
    by,
    mutation,
    input: { ...event(), seen: await site.cursor(by), ...fields },
    ...(file && { file }),
  };
  const { [mutation]: payload } = dataOf(await sendTo(site.url, site.people[by], sent));
  if (payload === undefined) throw new Error('It was answered.');
  return { ...sent, receipt: payload.receipt };
}

export const raised = (title: string): Promise<Confirmed> =>
  done('inspector', 'raiseSnag', {
    projectId: site.projectId,
    snagId: newId('snag'),
    title,
    locationId: site.locationId,
    tradeId: site.trades.A,
  });
export async function photographed(by: PersonKey, snagId: string): Promise<Confirmed> {
  const file = await grain(90, 70).jpeg().toBuffer();
  return done(by, 'addPhoto', photoInput(snagId, file, 'EVIDENCE'), file);
}

export const backedUp = async () =>
  backUp({
    dataDir: site.server.dataDir,
    databaseUrl: await databaseOf(site.server.dataDir),
    folder: join(disk, 'backup'),
  });

/**
 * Puts the backup back, has a PostgreSQL take it over where the tests run on one, and signs people
 * in there.
 */
export async function putBack(options: TestServerOptions = {}): Promise<SignIn> {
  await restored?.close();
  restored = null;
  const dataDir = join(disk, 'data');
  await restore({ folder: join(disk, 'backup'), dataDir });
  const databaseUrl = await databaseOf(dataDir);
  if (databaseUrl !== undefined) await move({ dataDir, databaseUrl });
  const { url } = (restored = await startServer({ dataDir, development: true, ...options }));
  const callers = new Map<PersonKey, Promise<Caller>>();
  return (by) => {
    const caller = callers.get(by) ?? signIn(url, site.people[by]);
    callers.set(by, caller);
    return caller;
  };
}

export const again = async (
  as: SignIn,
  { receipt, ...sent }: Confirmed,
): Promise<Answer<Payload>> =>
  sendTo(server().url, await as(sent.by), {
    ...sent,
    input: { ...sent.input, seen: receipt.cursor },
  });

/**
 * As devices do it: each in its order, and what has to wait comes again after the other devices had
 * their turn.
 */
export async function sendAll(
  as: SignIn,
  devices: readonly (readonly Confirmed[])[],
): Promise<{ numbers: (number | null)[]; notices: string[]; waits: number }> {
  const left = devices.map((device) => [...device]);
  const [numbers, notices]: [(number | null)[], string[]] = [[], []];
  let waits = 0;
  for (let turn = 0; left.some((device) => device.length > 0); turn += 1) {
    if (turn > 20) throw new Error('It waits for ever.');
    for (const device of left) {
      for (let next = device[0]; next !== undefined; next = device[0]) {
        const answer = await again(as, next);
        if (answer.errors[0]?.extensions.retryable === true) {
          waits += 1;
          break;
        }
        const payload = dataOf(answer)[next.mutation];
        numbers.push(payload?.receipt.number ?? null);
        if (payload?.notice != null) notices.push(payload.notice.code);
        device.shift();
      }
    }
  }
  return { numbers, notices, waits };
}

export const read = async (caller: Caller, id: string) =>
  dataOf(
    await gql<{
      node: {
        number: number;
        status: string;
        title: string;
        history: { edges: { node: { id: string; kind: string } }[] };
      };
    }>(
      server().url,
      caller,
      'query ($id: ID!) { node(id: $id) { ... on Snag { number status title history(first: 50) { edges { node { id kind } } } } } }',
      { id },
    ),
  ).node;
