import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../support/sources';

test('what a developer sees of the network is in no file that is sent to anybody else', () => {
  const folder = join(root, 'dist/client/assets');
  const scripts = readdirSync(folder).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(
    scripts.filter((name) =>
      readFileSync(join(folder, name), 'utf8').includes('__snagbook_network'),
    ),
  ).toEqual([]);
  // Or the word is no longer the one to look for.
  expect(readFileSync(join(root, 'src/shell/start.tsx'), 'utf8')).toContain('__snagbook_network');
});
