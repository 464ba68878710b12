import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Figure } from './main';

/** What the built client weighs, compressed: each script of more than 5 kB, and the sums. */
export async function measureSize(): Promise<Figure[]> {
  const folder = 'dist/client/assets';
  const files = (await readdir(folder)).filter((name) => /\.(js|css)$/.test(name));
  const sizes = await Promise.all(
    files.map(async (name) => ({
      name,
      kB: gzipSync(await readFile(join(folder, name)), { level: 9 }).length / 1000,
    })),
  );
  const sum = (ending: string): number =>
    sizes.filter(({ name }) => name.endsWith(ending)).reduce((total, { kB }) => total + kB, 0);
  return [
    ...sizes
      .filter(({ name, kB }) => name.endsWith('.js') && kB > 5)
      .toSorted((one, other) => other.kB - one.kB)
      .map(({ name, kB }) => ({ name, value: kB, unit: 'kB' as const })),
    { name: 'all scripts', value: sum('.js'), unit: 'kB' },
    { name: 'all styles', value: sum('.css'), unit: 'kB' },
  ];
}
