import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const execute = promisify(execFile);
const root = process.cwd();

/**
 * Finds a Chromium: `CHROME_PATH` wins; else it is the one of the npm package, unpacked to the
 * temporary folder. What it needs goes to it by the environment.
 */
export async function findChromium(): Promise<void> {
  process.env['CHROME_PATH'] ??= await unpacked();
}

async function unpacked(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error(
      'The Chromium of the npm package runs on Linux x64 only. Set CHROME_PATH to a Chrome or Chromium of this machine.',
    );
  }
  const { version } = JSON.parse(
    readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'),
  ) as { version: string };
  const folder = join(tmpdir(), `snagbook-chromium-${version}`);
  const program = join(folder, 'chromium');
  if (!existsSync(program)) await unpack(folder);

  const fonts = join(folder, 'fonts.conf');
  writeFileSync(
    fonts,
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${folder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fonts-cache</cachedir></fontconfig>\n`,
  );
  process.env['FONTCONFIG_FILE'] = fonts;
  // The package brings system libraries for machines that lack them; where they are there, its own
  // would get in the way.
  const works = await execute(program, ['--version']).then(
    () => true,
    () => false,
  );
  if (!works) process.env['LD_LIBRARY_PATH'] = join(folder, 'al2023/lib');
  await execute(program, ['--version']).catch((error: unknown) => {
    throw new Error(
      'The Chromium of the npm package does not run here. Set CHROME_PATH to a Chrome or Chromium of this machine.',
      { cause: error },
    );
  });
  return program;
}

/**
 * Into a folder of its own, then under its name at once: whoever looks sees all of it or nothing.
 */
async function unpack(folder: string): Promise<void> {
  const scratch = mkdtempSync(join(tmpdir(), 'snagbook-unpack-'));
  const script = `import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())`;
  const env = { ...process.env, TMPDIR: scratch, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs22.x' };
  await execute(process.execPath, ['-e', script], { cwd: root, env });
  try {
    renameSync(scratch, folder);
  } catch (error) {
    // Somebody else was quicker.
    if (!existsSync(join(folder, 'chromium'))) throw error;
    rmSync(scratch, { recursive: true, force: true });
  }
}
