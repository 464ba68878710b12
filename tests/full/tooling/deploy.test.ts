import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../../support/beforeBrowser';
import { setByCompose, setByImage, setByUnit } from '../../support/deployments';
import { freePort } from '../../support/freshServer';
import { run } from '../../support/program';
import { root } from '../../support/sources';

const read = (path: string): string => readFileSync(join(root, path), 'utf8');

/** Names of variables that a file sets for Snagbook. */
const named = (text: string, pattern: RegExp): string[] =>
  Array.from(text.matchAll(pattern), ([, name = '']) => name);

test('what runs it for good sets no variable that the server does not read', () => {
  const main = read('server/main.ts');
  const known = new Set([
    'NODE_ENV',
    'AWS_ACCESS_KEY_ID',
    'AWS_SECRET_ACCESS_KEY',
    ...named(main, /variable\('([A-Z_]+)'\)/g),
    ...named(main, /\benv\.([A-Z_]+)/g),
    ...named(read('server/files/room.ts'), /bytes\('([A-Z_]+)'\)/g),
  ]);
  const several = read('deploy/compose.several.yaml');
  const set = {
    dockerfile: named(/^ENV (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '', /([A-Z_]+)=/g),
    unit: named(
      /^Environment=(.*)$/m.exec(read('deploy/snagbook.service'))?.[1] ?? '',
      /([A-Z_]+)=/g,
    ),
    compose: named(
      /snagbook:\n[\s\S]*?environment:\n([\s\S]*?)\n {4}\w/.exec(
        read('deploy/compose.yaml'),
      )?.[1] ?? '',
      /^\s+([A-Z_]+): /gm,
    ),
    several: named(
      several.slice(several.indexOf('environment:'), several.indexOf('depends_on:')),
      /^\s+([A-Z_]+): /gm,
    ),
  };
  for (const names of Object.values(set)) {
    expect(names.length).toBeGreaterThan(2);
    expect(names.filter((name) => !known.has(name))).toEqual([]);
  }
});

test('the unit starts what the image starts, and both leave it more time to stop than it takes', () => {
  const command = (JSON.parse(/^CMD (.*)$/m.exec(read('Dockerfile'))?.[1] ?? '') as string[]).slice(
    1,
  ); // the form in which no shell stands between
  const unit = read('deploy/snagbook.service');
  expect(/^ExecStart=\/usr\/bin\/node (.*)$/m.exec(unit)?.[1]?.split(' ')).toEqual(command);
  const stopping =
    Number(/stopping: ([\d_]+)/.exec(read('server/settings.ts'))?.[1]?.replaceAll('_', '')) / 1_000;
  const given = [
    Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1]),
    ...['compose', 'compose.several'].map((name) =>
      Number(/stop_grace_period: (\d+)s/.exec(read(`deploy/${name}.yaml`))?.[1]),
    ),
  ];
  expect(Math.min(...given)).toBeGreaterThan(stopping);
});

test('nobody outside reads the metrics, and the proxy takes the largest plan', () => {
  const proxy = read('deploy/Caddyfile');
  expect(proxy).toMatch(/@inside path \/metrics \/readyz\s+respond @inside 404/);
  const largest = Number(
    /pdfBytes: ([\d_]+)/.exec(read('rules/limits.ts'))?.[1]?.replaceAll('_', ''),
  );
  expect(Number(/max_size (\d+)MB/.exec(proxy)?.[1]) * 1e6).toBeGreaterThan(largest);
});

/**
 * What systemd and Docker would set, with what people are asked for.
 * tests/postgres/composeSeveral.test.ts does the same with several processes.
 */
const environments = {
  'the unit': setByUnit,
  'deploy/compose.yaml': () => ({
    ...setByImage(),
    ...setByCompose('deploy/compose.yaml', { SNAGBOOK_HOST: 'snags.example.org' }),
  }),
};

test.each(Object.entries(environments))(
  'what %s starts is ready with what it sets, has no project yet, and stops when it is told to',
  async (_name, setBy) => {
    expect(Object.keys(setBy()).length).toBeGreaterThan(2);
    await buildIfStale();
    const folder = mkdtempSync(join(tmpdir(), 'snagbook-deploy-'));
    const port = await freePort();
    const here = {
      PORT: String(port),
      DATA_DIR: folder,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
    };
    const args = (
      /^ExecStart=\/usr\/bin\/node (.*)$/m.exec(read('deploy/snagbook.service'))?.[1] ?? ''
    ).split(' ');
    const server = run(process.execPath, args, {
      cwd: root,
      env: { PATH: process.env['PATH'] ?? '', ...setBy(), ...here },
    });
    try {
      await server.says(/Snagbook is running at .*\n[^]*to make the first account/);
      const asked = await Promise.all(
        ['/healthz', '/readyz', '/'].map((path) => fetch(`http://127.0.0.1:${port}${path}`)),
      );
      expect(asked.map(({ status }) => status)).toEqual([200, 200, 200]);
      await server.stop('SIGTERM');
      expect(await server.ended).toBe(0);
    } finally {
      await server.stop('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  },
);
