// relay            compiles once            relay --watch    compiles after every change
// relay --check exits 1 on stale files relay --release keeps this version's documents for browsers
// not yet reloaded
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { compile, validate } from './relay/compile';
import { faults, release } from './relay/documents';
import { watch } from './relay/watch';

const root = process.cwd();
const mode = process.argv[2] ?? '';

async function main(): Promise<number> {
  if (mode === '--check') return check();
  await prepare();
  if (mode === '--release') return keep();
  if (mode === '--watch') return watchAlways();
  if (mode !== '') throw new Error(`There is no option ${mode}.`);
  const { ok, output } = await compile(root);
  if (!ok) console.error(output);
  return ok ? 0 : 1;
}

/** The compiler needs its folder and the documents file to exist. */
async function prepare(): Promise<void> {
  await mkdir(join(root, '__generated__/relay'), { recursive: true });
  for (const name of ['documents.json', 'released.json']) {
    const file = join(root, '__generated__', name);
    if (!existsSync(file)) await writeFile(file, '{}\n');
  }
}

async function check(): Promise<number> {
  const { ok, output } = await validate(root);
  const wrong = await faults(root);
  if (ok && wrong.length === 0) return 0;
  for (const line of [ok ? '' : output, ...wrong]) if (line !== '') console.error(line);
  console.error(
    'What the Relay compiler made does not match the sources or the schema. Run `npm run relay` and commit the result.',
  );
  return 1;
}

async function keep(): Promise<number> {
  const { ok, output } = await compile(root);
  if (!ok) {
    console.error(output);
    return 1;
  }
  console.log(`${await release(root)} documents are kept for released versions.`);
  return 0;
}

async function watchAlways(): Promise<number> {
  const watching = watch(root, ({ ok, output, changed }) => {
    const time = new Date().toTimeString().slice(0, 8);
    if (ok)
      console.log(`${time} Compiled. ${changed} ${changed === 1 ? 'file' : 'files'} changed.`);
    else console.error(`${time} Not compiled:\n${output}`);
  });
  await new Promise<void>((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await watching.close();
  return 0;
}

process.exitCode = await main();
