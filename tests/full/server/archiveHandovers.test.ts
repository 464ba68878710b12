import { checkFiles } from '../../../server/features/journal/checkFiles';
import { verifyJournal } from '../../../server/features/journal/verify';
import { readOriginals } from '../../../server/files';
import {
  type ArchiveFiles,
  archiveOf,
  bringIn,
  changed,
  changeLine,
  emptyServer,
  sha256,
} from '../../support/archives';
import { reportTries } from '../../support/reportTries';
import { openSite } from '../../support/site';
import type { TestServer } from '../../support/server';
import { type Caller, dataOf, event, gql } from '../../support/wire';

const servers: TestServer[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
});
async function other(): Promise<TestServer & { owner: Caller }> {
  const server = await emptyServer();
  servers.push(server);
  return server;
}
const dbOf = ({ app }: Pick<TestServer, 'app'>) => app.services.db;

test('a sealed handover comes in with its signatures and both PDFs, one that is not sealed comes in withdrawn with what it has, and neither says anything else than the journal', async () => {
  const from = await openSite();
  servers.push(from.server);
  await from.raise({ title: 'Known at the handover' });
  const { handovers } = reportTries(() => from);
  const sealedPaths = await handovers.sealedPaths();
  const sealedId = sealedPaths[1]?.split('/').at(-1) ?? '';
  const sign =
    'mutation ($input: SignHandoverInput!) { signHandover(input: $input) { handover { id } } }';
  // Of twelve parties one signs.
  dataOf(
    await from.gql('inspector', sign, {
      input: { ...event(), ...(await handovers.nextSignature()) },
    }),
  );
  const { id: openId } = await dbOf(from.server)
    .selectFrom('handover')
    .select('id')
    .where('state', '=', 'PREPARED')
    .executeTakeFirstOrThrow();
  // Of this one all have signed, and the server went before its final PDF was there.
  const { id: signedId } = await (async () => {
    const id = await handovers.open();
    const { draft_sha256: draftSha256 } = await dbOf(from.server)
      .selectFrom('handover')
      .select('draft_sha256')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    const { storage } = from.server.app.services.files;
    const put = storage.put.bind(storage);
    storage.put = () => Promise.reject(new Error('killed'));
    dataOf(
      await from.gql('inspector', sign, {
        input: {
          ...event(),
          handoverId: id,
          draftSha256,
          position: 0,
          name: 'Sina Signer',
          company: '',
          reservations: 'The roof',
          except: [],
        },
      }),
    );
    await from.server.app.rendered();
    storage.put = put;
    return { id };
  })();
  expect(await statesOf(from.server)).toEqual({
    [sealedId]: 'SEALED',
    [openId]: 'PREPARED',
    [signedId]: 'SIGNED',
  });
  const zip = await archiveOf(from);

  const server = await other();
  expect(await bringIn(server, server.owner, zip)).toMatchObject({ state: 'DONE' });
  expect(await statesOf(server)).toEqual({
    [sealedId]: 'SEALED',
    [openId]: 'WITHDRAWN',
    [signedId]: 'WITHDRAWN',
  });
  const shown = async (
    at: Pick<TestServer, 'url'>,
    who: Caller,
  ): Promise<Record<string, unknown>[]> =>
    dataOf(
      await gql<{ project: { handovers: { edges: { node: Record<string, unknown> }[] } } }>(
        at.url,
        who,
        shownOfHandovers,
      ),
    ).project.handovers.edges.map(({ node }) => node);
  expect(await shown(server, server.owner)).toEqual(await shown(from, from.people.admin));
  for (const path of [
    ...sealedPaths,
    `/files/reports/${openId}/draft`,
    `/files/reports/${signedId}/draft`,
  ]) {
    const [here, there] = await Promise.all([
      bytesOf(server.url, server.owner, path),
      bytesOf(from.url, from.people.admin, path),
    ]);
    expect([path, sha256(here)]).toEqual([path, sha256(there)]);
  }
  const { sha256: told } = await dbOf(server)
    .selectFrom('event_file')
    .select('sha256')
    .where('file_id', '=', sealedId.replace('handover', 'sealed'))
    .executeTakeFirstOrThrow();
  expect(sha256(await bytesOf(server.url, server.owner, sealedPaths[1] ?? ''))).toBe(told);
  // Other keys than there, and nothing that waits to be sealed.
  const keysOf = async ({ app }: Pick<TestServer, 'app'>) =>
    (await dbOf({ app }).selectFrom('handover').select(['draft_key', 'file_key']).execute())
      .flatMap(({ draft_key, file_key }) => [draft_key, file_key])
      .filter((key) => key !== null);
  expect(new Set([...(await keysOf(server)), ...(await keysOf(from.server))]).size).toBe(8);
  expect(
    await dbOf(server)
      .selectFrom('job')
      .select('kind')
      .where('kind', '=', 'SEAL_HANDOVER')
      .execute(),
  ).toEqual([]);
  expect(
    await checkFiles(
      dbOf(server),
      readOriginals(server.app.services.files.storage),
      from.projectId,
    ),
  ).toMatchObject({ handovers: 4, faults: [] });
  expect(await verifyJournal(dbOf(server), { id: from.projectId, code: 'SITE' })).toMatchObject({
    broken: null,
  });

  const [own, signatures] = ['tables/handover.jsonl', 'tables/handover_signature.jsonl'];
  const problems: (string | null)[] = [];
  const third = await other();
  for (const change of [
    (files: ArchiveFiles) => changeLine(files, signatures, 1, (row) => (row['party'] = 1)),
    (files: ArchiveFiles) =>
      changeLine(files, signatures, 1, (row) => (row['handover_id'] = openId)),
    (files: ArchiveFiles) => files.set(signatures, Buffer.from('')),
    (files: ArchiveFiles) =>
      [own, signatures].forEach((table) => files.set(table, Buffer.from(''))),
    (files: ArchiveFiles) => changeLine(files, own, 1, (row) => (row['byte_length'] = 1)),
    (files: ArchiveFiles) => changeLine(files, own, 1, (row) => (row['state'] = 'WITHDRAWN')),
  ])
    problems.push((await bringIn(third, third.owner, await changed(zip, change))).problem);
  expect(problems).toEqual([
    `Line 1 of ${signatures} in the archive does not match its journal: party.`,
    `Line 1 of ${signatures} in the archive does not match its journal: handover_id.`,
    expect.stringMatching(
      /^Line 0 of tables\/handover_signature\.jsonl in the archive does not match its journal: event_/,
    ),
    expect.stringMatching(
      /^Line 0 of tables\/handover\.jsonl in the archive does not match its journal: handover_/,
    ),
    `Line 1 of ${own} in the archive does not match its journal: byte_length.`,
    `Line 1 of ${own} in the archive does not match its journal: state.`,
  ]);
  expect(await dbOf(third).selectFrom('project').select('code').execute()).toEqual([
    { code: 'HERE' },
  ]);
});

const shownOfHandovers =
  '{ project(code: "SITE") { handovers(first: 9) { edges { node { id about snagCount preparedBy { name } preparedAt eventNumber eventHash draftSha256 draftByteLength draftUrl sha256 byteLength url parties { position role company signature { eventId name company reservations except by { name } } } } } } } }';
const statesOf = async (server: Pick<TestServer, 'app'>): Promise<Record<string, string>> =>
  Object.fromEntries(
    (await dbOf(server).selectFrom('handover').select(['id', 'state']).execute()).map(
      ({ id, state }) => [id, state],
    ),
  );
async function bytesOf(url: string, { cookies }: Caller, path: string): Promise<Buffer> {
  const response = await fetch(`${url}${path}`, { headers: { cookie: cookies } });
  expect([path, response.status]).toEqual([path, 200]);
  return Buffer.from(await response.arrayBuffer());
}
