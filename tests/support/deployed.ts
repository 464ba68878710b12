import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIn, firstLine } from '../../scripts/vite/worker';
import { root } from './sources';

export interface Deployed {
  /** A project that a server can be started in, with a client of its own. */
  readonly folder: string;
  /**
   * Puts another build in place of the client, in which every file of ours has another name and
   * content; libraries stay as they are. With `changed`, the name of a query, that has another id,
   * and the server knows only this one when it has started again.
   */
  deployAnother(changed?: string): Promise<void>;
  /** A build whose service worker removes itself. */
  withdrawWorker(): void;
  remove(): void;
}

/** A copy of what is built, to deploy newer builds into. */
export function deployed(): Deployed {
  const folder = mkdtempSync(join(tmpdir(), 'snagbook-deployed-'));
  const client = join(folder, 'dist/client');
  const worker = join(client, 'worker.js');
  mkdirSync(join(folder, 'dist'));
  mkdirSync(join(folder, '__generated__'));
  const documents = join(folder, '__generated__/documents.json');
  cpSync(join(root, '__generated__/documents.json'), documents);
  for (const part of ['dist/server', 'schema.graphql', 'package.json'])
    symlinkSync(join(root, part), join(folder, part));
  cpSync(join(root, 'dist/client'), client, {
    recursive: true,
    filter: (path) => !/\.(br|gz|map)$/.test(path),
  });
  let builds = 0;

  const writeFirstLine = (line: string): void => {
    writeFileSync(worker, [line, ...readFileSync(worker, 'utf8').split('\n').slice(1)].join('\n'));
  };

  return {
    folder,
    async deployAnother(changed) {
      builds += 1;
      const assets = join(client, 'assets');
      const ours = readdirSync(assets).filter(
        (name) => !/^((libraries|rolldown-runtime)-|workers$)/.test(name),
      );
      const renamed = new Map(
        ours.map((name) => [name, name.replace(/(-\w+)?(\.\w+)$/, `$1build${builds}$2`)]),
      );
      const known = readFileSync(documents, 'utf8');
      const [id] =
        Object.entries(JSON.parse(known) as Record<string, string>).find(([, text]) =>
          text.startsWith(`query ${changed}`),
        ) ?? []; // the compiler's own file
      if (id !== undefined) {
        const other = [...id].toReversed().join('');
        writeFileSync(documents, known.replace(id, other));
        renamed.set(id, other);
      }
      const rename = (text: string): string =>
        [...renamed].reduce((all, [from, to]) => all.replaceAll(from, to), text);
      for (const path of [join(client, 'index.html'), ...ours.map((name) => join(assets, name))])
        writeFileSync(path, rename(readFileSync(path, 'utf8')));
      for (const name of ours) renameSync(join(assets, name), join(assets, rename(name)));
      writeFirstLine(firstLine(await buildIn(client)));
    },
    withdrawWorker: () => writeFirstLine(firstLine({ id: 'none', files: {} })),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
