import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/sources';

test('the page on the data model names every table', () => {
  const [, tables = ''] =
    /export interface Database \{([^}]*(?:\{[^}]*\}[^}]*)*)\n\}/.exec(
      readFileSync(join(root, 'server/database/schema.ts'), 'utf8'),
    ) ?? [];
  const names = Array.from(tables.matchAll(/^ {2}(\w+):/gm), ([, name = '']) => name);
  expect(names).toContain('snag');
  const page = readFileSync(join(root, 'docs/data-model.md'), 'utf8');
  expect(names.filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
