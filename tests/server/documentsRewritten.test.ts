import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocuments } from '../../server/graphql/documents';

test('in development a list that is half written hides nothing that was known, and is read again when it is whole', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-documents-'));
  try {
    const list = join(dir, 'documents.json');
    await writeFile(list, '{"a": "query A { x }"}');
    const documents = await openDocuments([list], true);
    await writeFile(list, '{"a": "query A { x }", "b": "quer');
    expect(await documents.find('b')).toBeNull();
    expect((await documents.find('a'))?.text).toBe('query A { x }');
    await writeFile(list, '{"a": "query A { x }", "b": "query B { y }"}');
    expect((await documents.find('b'))?.text).toBe('query B { y }');
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
});
