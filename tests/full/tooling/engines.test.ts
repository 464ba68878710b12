import { execFileSync } from 'node:child_process';
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FoundEngine } from '../../../scripts/engines.mjs';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'snagbook-engines-'));
  for (const name of ['firefox', 'Xvfb', 'MiniBrowser']) {
    await writeFile(join(folder, name), '#!/bin/sh\n');
    await chmod(join(folder, name), 0o755);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** On a machine with this environment, and these folders of libraries. */
function find(
  environment: Readonly<Record<string, string>>,
  libraries: readonly string[] = [],
): { Firefox: FoundEngine | undefined; WebKit: FoundEngine | undefined } {
  const script = `import { findEngines } from '../../tooling/scripts/engines.mjs'; console.log(JSON.stringify(findEngines(...JSON.parse(process.argv[1]))));`;
  const found = JSON.parse(
    execFileSync(
      process.execPath,
      ['--input-type=module', '-e', script, JSON.stringify([environment, libraries])],
      { encoding: 'utf8' },
    ),
  ) as FoundEngine[]; // what the function gives
  return {
    Firefox: found.find(({ name }) => name === 'Firefox'),
    WebKit: found.find(({ name }) => name === 'WebKit'),
  };
}

test('Firefox is tried where it is in PATH or named, and the gate says why it is not', () => {
  expect(find({ PATH: folder }).Firefox).toMatchObject({
    program: join(folder, 'firefox'),
    missing: null,
  });
  expect(find({ PATH: '', FIREFOX_PATH: '/opt/firefox' }).Firefox).toMatchObject({
    program: '/opt/firefox',
    missing: null,
  });
  expect(find({ PATH: '' }).Firefox?.missing).toBe(
    'there is no firefox in PATH, and FIREFOX_PATH is not set',
  );
});

test('WebKit is tried where distributions put it or it is named, unless what names it is empty, and the gate says why it is not', async () => {
  const libraries = join(folder, 'lib');
  const missing =
    'the MiniBrowser of WebKitGTK is not where distributions put it, and WEBKIT_PATH does not name it';
  expect(find({ PATH: folder }, [libraries]).WebKit?.missing).toBe(missing);
  for (const path of ['webkitgtk-6.0/MiniBrowser', 'x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser']) {
    const program = join(libraries, path);
    await mkdir(dirname(program), { recursive: true });
    await writeFile(program, '#!/bin/sh\n');
    await chmod(program, 0o755);
    expect(find({ PATH: folder }, [libraries]).WebKit).toMatchObject({ program, missing: null });
  }
  expect(find({ PATH: folder, WEBKIT_PATH: '/opt/MiniBrowser' }, [libraries]).WebKit).toMatchObject(
    { program: '/opt/MiniBrowser', missing: null },
  );
  expect(find({ PATH: folder, WEBKIT_PATH: '' }, [libraries]).WebKit?.missing).toBe(missing);
});

test('WebKit is tried where there is a screen for it, or a program that makes one', () => {
  const WEBKIT_PATH = join(folder, 'MiniBrowser');
  expect(find({ PATH: folder, WEBKIT_PATH }).WebKit).toMatchObject({
    screen: join(folder, 'Xvfb'),
    missing: null,
  });
  expect(find({ PATH: '', WEBKIT_PATH, DISPLAY: ':0' }).WebKit?.missing).toBeNull();
  expect(find({ PATH: '', WEBKIT_PATH }).WebKit?.missing).toBe(
    'there is no Xvfb in PATH, and DISPLAY is not set',
  );
});
