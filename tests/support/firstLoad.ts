import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

export interface Weight {
  readonly name: string;
  /** Bytes, as they are sent. */
  readonly gzip: number;
  readonly brotli: number;
}

/**
 * What a browser has to load of the built client before a project's list stands, in English:
 * scripts and styles, not the data. Largest first.
 */
export async function firstLoad(client = 'dist/client'): Promise<Weight[]> {
  const page = await readFile(join(client, 'index.html'), 'utf8');
  const names = await readdir(join(client, 'assets'));
  const files = new Set(
    [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file = '']) => file),
  );
  const start = await readFile(join(client, 'assets', only(names, /^start-.*\.js$/)), 'utf8');
  // What the import of the screen brings with it, as the bundler has written it down.
  const screen = only(names, /^SnagListScreen-.*\.js$/);
  // Names of files.
  const known = JSON.parse(`[${/m\.f=\[(.*?)\]/.exec(start)?.[1] ?? ''}]`) as string[];
  const [, needed = ''] =
    new RegExp(`import\\(\`\\./${screen}\`\\).*?__vite__mapDeps\\(\\[([\\d,]*)\\]\\)`).exec(
      start,
    ) ?? [];
  if (needed === '') throw new Error('The list’s screen is not loaded by the start any more.');
  for (const index of needed.split(',')) files.add(known[Number(index)] ?? '');
  files.add(`assets/${screen}`);
  const weights = [...files].map(async (name) => {
    const bytes = await readFile(join(client, name));
    return {
      name,
      gzip: gzipSync(bytes, { level: 9 }).length,
      brotli: brotliCompressSync(bytes).length,
    };
  });
  return (await Promise.all(weights)).toSorted((one, other) => other.gzip - one.gzip);
}

function only(names: readonly string[], kind: RegExp): string {
  const [name, ...others] = names.filter((each) => kind.test(each));
  if (name === undefined || others.length > 0)
    throw new Error(`Not one file of the build is ${kind.source}.`);
  return name;
}
