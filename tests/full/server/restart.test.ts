import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../support/bundled';
import { grain } from '../../support/photos';
import { type Program, run } from '../../support/program';
import { startServer } from '../../support/server';
import { dataOf, event, gql, newId, photoInput, signIn, upload } from '../../support/wire';

let dataDir: string;
const programs: Program[] = [];
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'snagbook-restart-'))));
afterEach(async () => {
  for (const program of programs.splice(0)) await program.stop('SIGKILL');
  await rm(dataDir, { recursive: true, force: true });
});

const program = (): Program => {
  const started = run(process.execPath, [bundled('tests/support/serverProgram.mts'), dataDir]);
  programs.push(started);
  return started;
};

const urlOf = async (started: Program): Promise<string> =>
  (await started.says(/listening at (\S+) /))[1] ?? '';

const owner = { name: 'Owner', email: 'owner@site.example', password: 'a long password' };
const setUp = `mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }`;
const raise = `mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { receipt { number } } }`;
const addPhoto = `mutation ($input: AddPhotoInput!) { addPhoto(input: $input) { receipt { sha256 } } }`;

test('everything confirmed is there after the power was cut, and photos that waited are drawn', async () => {
  const first = program();
  const url = await urlOf(first);
  const projectId = newId('project');
  const location = newId('location');
  const nobody = { token: '', cookies: '' };
  dataOf(
    await gql(url, nobody, setUp, {
      input: {
        eventId: newId('event'),
        ...owner,
        projectId,
        projectCode: 'SITE',
        projectName: 'Site',
        timeZone: 'UTC',
      },
    }),
  );
  const caller = await signIn(url, owner);
  dataOf(
    await gql(
      url,
      caller,
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input: { ...event(), projectId, id: location, name: 'Here' } },
    ),
  );
  const place = `query ($after: String!) { project(code: "SITE") { journalCursor journal(after: $after, first: 1) { entries { snag { id } } } } }`;
  const { project } = dataOf(
    await gql<{ project: { journalCursor: string } }>(
      url,
      caller,
      `{ project(code: "SITE") { journalCursor } }`,
    ),
  );
  const bytes = await grain(1_600, 1_200).jpeg().toBuffer();
  const confirmed: { snagId: string; input: object; photoId?: string }[] = [];
  const send = async (withPhoto: boolean): Promise<void> => {
    const snagId = newId('snag');
    const input = { ...event(), projectId, snagId, locationId: location };
    dataOf(await gql(url, caller, raise, { input }));
    confirmed.push({ snagId, input });
    if (!withPhoto) return;
    const photo = photoInput(snagId, bytes);
    dataOf(
      await upload(url, caller, addPhoto, { input: photo }, new Blob([new Uint8Array(bytes)])),
    );
    confirmed.push({ snagId, input: photo, photoId: photo.photoId });
  };
  // One after the other until the line is dead.
  const walking = (async () => {
    for (;;) await send(false);
  })().catch(() => undefined);
  await Promise.all([send(true), send(true), send(true)]);
  await first.stop('SIGKILL');
  await walking;

  const site = await startServer({ dataDir, development: true });
  try {
    await site.app.rendered();
    const again = await signIn(site.url, owner);
    // Sessions and places in the journal outlast it too.
    const [earliest] = await site.app.services.db
      .selectFrom('snag')
      .select('id')
      .orderBy('number')
      .execute();
    const since = dataOf(
      await gql<{ project: object }>(site.url, caller, place, { after: project.journalCursor }),
    );
    expect(since.project).toMatchObject({ journal: { entries: [{ snag: earliest }] } });
    for (const { snagId, input, photoId } of confirmed) {
      if (photoId === undefined) {
        const before = dataOf(
          await gql<{ node: { number: number; history: { edges: object[] } } }>(
            site.url,
            again,
            `query ($id: ID!) { node(id: $id) { ... on Snag { number history(first: 9) { edges { node { kind } } } } } }`,
            { id: snagId },
          ),
        );
        // What was confirmed is there, and sending it again changes nothing.
        expect(dataOf(await gql(site.url, again, raise, { input }))).toEqual({
          raiseSnag: { receipt: { number: before.node.number } },
        });
      } else {
        const found = await gql<{ node: { state: string } }>(
          site.url,
          again,
          `query ($id: ID!) { node(id: $id) { ... on Photo { state } } }`,
          { id: photoId },
        );
        expect(dataOf(found).node.state).toBe('READY');
        const picture = await fetch(`${site.url}/files/photos/${photoId}/original`, {
          headers: { cookie: again.cookies },
        });
        expect(Buffer.from(await picture.arrayBuffer()).equals(bytes)).toBe(true);
      }
    }
    expect(confirmed.filter(({ photoId }) => photoId !== undefined)).toHaveLength(3);
    const rows = await site.app.services.db
      .selectFrom('event')
      .select('seq')
      .orderBy('seq')
      .execute();
    expect(rows.map(({ seq }) => seq)).toEqual(rows.map((_, index) => index + 1));
    expect(site.log).toEqual([]);
  } finally {
    await site.close({ keep: true });
  }
});

test('a second server on the same data is refused with a sentence, and the first one goes on', async () => {
  const first = await startServer({ dataDir });
  try {
    const second = program();
    expect(await second.ended).toBe(1);
    expect(second.said()).toContain(
      `refused: Another Snagbook is already running on ${dataDir}. Stop it first, or set DATA_DIR to another folder.`,
    );
    expect((await fetch(`${first.url}/healthz`)).status).toBe(200);
  } finally {
    await first.close({ keep: true });
  }
});
