import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundled } from '../../support/bundled';
import { run } from '../../support/program';
import { startServer } from '../../support/server';
import { dataOf, gql, newId, nobody, signIn } from '../../support/wire';

let dataDir: string;
beforeEach(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'snagbook-machine-'))));
afterEach(() => rm(dataDir, { recursive: true, force: true }));

const owner = { name: 'Ada Owner', email: 'ada@site.example', password: 'a long password' };
const setUp = `mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }`;

/**
 * A server with its owner, as a process of its own: what one process has let go of another may
 * still find locked.
 */
async function runServer(): Promise<{ stop: () => Promise<void> }> {
  const program = run(process.execPath, [bundled('tests/support/serverProgram.mts'), dataDir]);
  const [, url = ''] = await program.says(/listening at (\S+) /);
  const project = {
    projectId: newId('project'),
    projectCode: 'SITE',
    projectName: 'Site',
    timeZone: 'UTC',
  };
  dataOf(
    await gql(url, nobody, setUp, { input: { eventId: newId('event'), ...owner, ...project } }),
  );
  return program;
}

/** What the command says, and how it ends. */
async function command(email: string): Promise<{ code: unknown; said: string }> {
  const program = run(process.execPath, [bundled('server/main.ts'), 'reset-password', email], {
    env: { ...process.env, DATA_DIR: dataDir },
  });
  return { code: await program.ended, said: program.said() };
}

const offer = `query ($token: String!) { passwordLink(token: $token) { name email } }`;
const post = (url: string, body: object) =>
  fetch(`${url}/session/reset`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-snagbook': '1' },
    body: JSON.stringify(body),
  });

test('an owner whom nobody can make a link for makes one on the machine, while the server is stopped; it works once', async () => {
  const server = await runServer();
  const { name, email, password } = owner;
  expect(await command(email)).toEqual({
    code: 1,
    said: `Snagbook is running on ${dataDir}, and only one program can have its data open. Stop it, make the link, and start it again.\n`,
  });
  await server.stop();

  expect(await command('stranger@site.example')).toEqual({
    code: 1,
    said: 'Nobody here has the e-mail stranger@site.example.\n',
  });
  const made = await command(` ${email.toUpperCase()}`);
  expect(made).toEqual({
    code: 0,
    said: expect.stringMatching(
      /^Ada Owner can choose a new password once, within 24 hours\. Start Snagbook again and open this page on its address:\n {2}\/reset\/[\w-]{43}\n$/,
    ),
  });
  const token = /\/reset\/(\S+)/.exec(made.said)?.[1] ?? '';

  const again = await startServer({ dataDir, development: true });
  try {
    expect(dataOf(await gql(again.url, nobody, offer, { token }))).toEqual({
      passwordLink: { name, email },
    });
    expect((await post(again.url, { token, password: 'a new password' })).status).toBe(200);
    expect((await post(again.url, { token, password: 'another password' })).status).toBe(404);
    expect((await signIn(again.url, { email, password: 'a new password' })).token).not.toBe('');
    expect((await signIn(again.url, { email, password })).response.status).toBe(403);
    const rows = await again.app.services.db.selectFrom('password_link').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  } finally {
    await again.close({ keep: true });
  }
});
