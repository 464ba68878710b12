import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './sources';

export interface SmallProject {
  readonly folder: string;
  write(path: string, text: string): void;
  read(path: string): string;
  remove(): void;
}

/**
 * A project of its own in a temporary folder, with our schema and our settings for the Relay
 * compiler.
 */
export function smallProject(files: Readonly<Record<string, string>>): SmallProject {
  const folder = mkdtempSync(join(tmpdir(), 'snagbook-project-'));
  const write = (path: string, text: string): void => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  for (const name of ['schema.graphql', 'relay.config.js'])
    write(name, readFileSync(join(root, name), 'utf8'));
  write('package.json', '{ "type": "module" }');
  for (const [path, text] of Object.entries(files)) write(path, text);
  return {
    folder,
    write,
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** A module with one query. */
export const withQuery = (fields: string): string => `import { graphql } from 'react-relay/hooks';
export const query = graphql\`query HelloQuery { instance { ${fields} } }\`;
`;
