import { spawnSync } from 'node:child_process';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Refusal } from '../../server/refusal';
import { openReserve } from '../../server/http/reserve';
import { type Program, run } from '../support/program';
import { type Caller, gql, newId, nobody, refusalOf, signIn } from '../support/wire';

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(join(tmpdir(), 'snagbook-full-'))));
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A disk of this many megabytes can only be made where a process may have mounts of its own. */
const ownDisk = (megabytes: number, then: string): string[] => ['-Urm', 'sh', '-c', `mount -t tmpfs -o size=${megabytes}m tmpfs "$1" && ${then}`, 'sh'];
const hasDisks = spawnSync('unshare', [...ownDisk(1, 'true'), tmpdir()]).status === 0;

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

test('on a full disk one can read and end sessions; everything else is refused with its sentence, and works as soon as there is room', async () => {
  if (!hasDisks) return console.warn('No disk was filled: this process may make no mounts of its own here.');
  const server: Program = run('unshare', [...ownDisk(24, 'exec "$2" --import tsx tests/support/serverProgram.mts "$1"'), folder, process.execPath]);
  try {
    const [, url = ''] = await server.says(/listening at (\S+) /);
    const owner = { name: 'Ada', email: 'ada@site.example', password: 'a long password' };
    const project = { projectId: newId('project'), projectCode: 'SITE', projectName: 'Site', timeZone: 'UTC' };
    await gql(url, nobody, 'mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }', { input: { eventId: newId('event'), ...owner, ...project } });
    const [left, stolen, other, mine] = [await signIn(url, owner), await signIn(url, owner), await signIn(url, owner), await signIn(url, owner)];
    const post = (path: string, { cookies }: Caller) => fetch(`${url}${path}`, { method: 'POST', headers: { 'x-snagbook': '1', cookie: cookies } });
    const viewer = (caller: Caller) => gql<{ viewer: { user: { name: string } } }>(url, caller, '{ viewer { user { name } } }');
    const change = (caller: Caller, mutation: string, input?: object) => gql(url, caller, mutation, { input });
    const rename = 'mutation ($input: ChangeNameInput!) { changeName(input: $input) { user { name } } }';

    // The disk as the server sees it.
    const free = await fill(`/proc/${server.process.pid}/root${folder}`);
    const full = { code: 'STORAGE_FULL_SERVER', retryable: true, message: 'The server has no room left. What was not sent stays on your device; tell your administrator.' };
    const refused = [(await signIn(url, owner)).response, await post('/session/refresh', left)];
    for (const response of refused) expect([response.status, await response.json()]).toEqual([507, { error: full }]);
    expect(refusalOf(await change(mine, rename, { name: 'Eve' }))).toEqual(full);
    expect((await viewer(mine)).data?.viewer.user.name).toBe('Ada');

    expect((await post('/session/end', left)).status).toBe(204);
    expect((await viewer(left)).status).toBe(401);
    const password = { currentPassword: owner.password, newPassword: 'another long password' };
    expect((await change(mine, 'mutation ($input: ChangePasswordInput!) { changePassword(input: $input) { endedSessions } }', password)).data).toEqual({ changePassword: { endedSessions: 2 } });
    expect([(await viewer(stolen)).status, (await viewer(other)).status, (await viewer(mine)).status]).toEqual([401, 401, 200]);
    expect(refusalOf(await change(mine, rename, { name: 'Eve' })).code).toBe('STORAGE_FULL_SERVER');

    await free();
    expect((await signIn(url, { ...owner, password: password.newPassword })).response.status).toBe(200);
    expect((await change(mine, rename, { name: 'Ada B.' })).errors).toEqual([]);
    expect(server.said()).not.toContain('"error"');
  } finally {
    await server.stop('SIGKILL');
  }
});

test('the reserve of the disk is given up for what needs it, one after the other, and kept again', async () => {
  const reserve = await openReserve(folder);
  const size = async (): Promise<number> => (await stat(join(folder, 'reserve')).catch(() => ({ size: 0 }))).size;
  const whole = await size();
  expect(whole).toBeGreaterThan(1_000_000);
  const needy = async (): Promise<number> => {
    const taken = await size();
    if (taken > 0) throw new Refusal('STORAGE_FULL_SERVER');
    return taken;
  };
  expect(await Promise.all([reserve.use(needy), reserve.use(needy)])).toEqual([0, 0]);
  expect(await size()).toBe(whole);
  await expect(reserve.use(() => Promise.reject(new Refusal('NOT_FOUND')))).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
