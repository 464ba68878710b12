import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { settings } from '../../../server/settings';
import { bundled } from '../../support/bundled';
import { notTried } from '../../support/notTried';
import { noMountsBecause, withOwnMounts } from '../../support/ownMounts';
import { type Program, run } from '../../support/program';
import { type Caller, cookiesOf, gql, newId, nobody, refusalOf, signIn } from '../../support/wire';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'snagbook-full-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Takes all the room that is left, and gives back how to free it. */
async function fill(path: string): Promise<() => Promise<void>> {
  const junk = await open(join(path, 'junk'), 'a');
  for (let size = 1 << 20; size >= 1; size = Math.floor(size / 2)) {
    const written = await junk.write(Buffer.alloc(size, 1)).catch(() => null);
    // As long as there is room of this size.
    if (written !== null && written.bytesWritten === size) size *= 2;
  }
  await junk.close();
  return () => rm(join(path, 'junk'));
}

test('on a full disk one can stay signed in, read and end sessions; everything else is refused with its sentence, and works as soon as there is room', async () => {
  if (noMountsBecause !== null) return notTried('a server whose disk is full', noMountsBecause);
  const server: Program = run('unshare', [
    ...withOwnMounts('mount -t tmpfs -o size=24m tmpfs "$1" && exec "$2" "$3" "$1"'),
    folder,
    process.execPath,
    bundled('tests/support/serverProgram.mts'),
  ]);
  try {
    const [, url = ''] = await server.says(/listening at (\S+) /);
    const owner = { name: 'Ada', email: 'ada@site.example', password: 'a long password' };
    const project = {
      projectId: newId('project'),
      projectCode: 'SITE',
      projectName: 'Site',
      timeZone: 'UTC',
    };
    await gql(
      url,
      nobody,
      'mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }',
      { input: { eventId: newId('event'), ...owner, ...project } },
    );
    const [left, stolen, other, mine] = [
      await signIn(url, owner),
      await signIn(url, owner),
      await signIn(url, owner),
      await signIn(url, owner),
    ];
    const post = (path: string, { cookies }: Caller) =>
      fetch(`${url}${path}`, { method: 'POST', headers: { 'x-snagbook': '1', cookie: cookies } });
    const viewer = (caller: Caller) =>
      gql<{ viewer: { user: { name: string } } }>(url, caller, '{ viewer { user { name } } }');
    const change = (caller: Caller, mutation: string, input?: object) =>
      gql(url, caller, mutation, { input });
    const rename =
      'mutation ($input: ChangeNameInput!) { changeName(input: $input) { user { name } } }';

    // The disk as the server sees it.
    const free = await fill(`/proc/${server.process.pid}/root${folder}`);
    const full = {
      code: 'STORAGE_FULL_SERVER',
      retryable: true,
      message:
        'The server has no space left. Unsent work stays on your device; tell your administrator.',
    };
    const { response } = await signIn(url, owner);
    expect([response.status, await response.json()]).toEqual([507, { error: full }]);
    expect(refusalOf(await change(mine, rename, { name: 'Eve' }))).toEqual(full);
    expect((await viewer(mine)).data?.viewer.user.name).toBe('Ada');

    // As many refreshes as the log of the database would fill the reserve with, were it not
    // emptied: each with other tokens, and the old ones retire.
    let caller: Caller = left;
    for (let n = 0; n < 120; n += 1) {
      const refreshed = await post('/session/refresh', caller);
      expect(refreshed.status).toBe(200);
      // what the route promises
      const { accessToken } = (await refreshed.clone().json()) as { accessToken: string };
      caller = { token: accessToken, cookies: cookiesOf(refreshed) };
      expect((await viewer(caller)).data?.viewer.user.name).toBe('Ada');
    }
    expect(caller.cookies).not.toBe(left.cookies);
    expect((await stat(`/proc/${server.process.pid}/root${folder}/reserve`)).size).toBeGreaterThan(
      settings.reserveForEnding,
    );

    expect((await post('/session/end', caller)).status).toBe(204);
    expect((await viewer(caller)).status).toBe(401);
    const password = { currentPassword: owner.password, newPassword: 'another long password' };
    expect(
      (
        await change(
          mine,
          'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }',
          password,
        )
      ).data,
    ).toEqual({ changePassword: { endedSessions: 2 } });
    expect([
      (await viewer(stolen)).status,
      (await viewer(other)).status,
      (await viewer(mine)).status,
    ]).toEqual([401, 401, 200]);
    // The log of the database was emptied meanwhile, which made a little room.
    await fill(`/proc/${server.process.pid}/root${folder}`);
    expect(refusalOf(await change(mine, rename, { name: 'Eve' })).code).toBe('STORAGE_FULL_SERVER');

    await free();
    expect((await signIn(url, { ...owner, password: password.newPassword })).response.status).toBe(
      200,
    );
    expect((await change(mine, rename, { name: 'Ada B.' })).errors).toEqual([]);
    // The operator is told of each request for which there was no room, and of nothing else.
    const errors = server
      .said()
      .split('\n')
      .filter((line) => line.includes('"level":"error"'));
    expect(
      errors.filter(
        (line) =>
          !line.includes('"status":507') && !line.includes('"codes":["STORAGE_FULL_SERVER"]'),
      ),
    ).toEqual([]);
  } finally {
    await server.stop('SIGKILL');
  }
});
