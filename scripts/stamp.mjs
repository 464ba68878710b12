// One hash of everything a build is made from: the build is repeated only when it changes.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const sources = [
  'src',
  'network',
  'server',
  'rules',
  'public',
  '__generated__',
  'scripts/build.ts',
  'scripts/vite',
  'scripts/messages',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'schema.graphql',
];

/** @param {string} root */
export function stampOf(root) {
  const hash = createHash('sha256');
  for (const file of sources.flatMap((name) => filesOf(root, name)).sort()) {
    hash.update(`${file}\0`);
    hash.update(readFileSync(join(root, file)));
    hash.update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root @param {string} name @returns {string[]} */
function filesOf(root, name) {
  const path = join(root, name);
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [name];
  return readdirSync(path)
    .filter((entry) => entry !== 'dist')
    .flatMap((entry) => filesOf(root, `${name}/${entry}`));
}
