import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../server/database/open';

test.each<[string, string, string[]]>([
  ['is a file', 'EEXIST', ['file']],
  ['is below a file', 'ENOTDIR', ['file', 'data']],
])('a data directory that cannot be written is told by a sentence: it %s', async (_what, code, path) => {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-unusable-'));
  await writeFile(join(dir, 'file'), '');
  const dataDir = join(dir, ...path);
  await expect(openDatabase(dataDir)).rejects.toMatchObject({
    name: 'DataDirUnusable',
    message: `Snagbook cannot write to ${dataDir} (${code}). It keeps all its data there: let the user it runs as write to this folder, or set DATA_DIR to another one.`,
  });
  await rm(dir, { recursive: true });
});
