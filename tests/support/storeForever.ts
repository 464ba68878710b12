// A server that only stores photos, three at a time, and says on a line of its own what it has
// acknowledged. Made to be killed.
import { readFile } from 'node:fs/promises';
import { openFolderStorage, openPhotoFiles } from '../../server/files';
import { announce, blobOf } from './photos';
import { renderWorker } from './once/renderWorker';

const [dir = '', photo = ''] = process.argv.slice(2);

async function storeForever(): Promise<void> {
  const files = openPhotoFiles({ ...(await openFolderStorage({ dir })), worker: renderWorker });
  const bytes = await readFile(photo);
  const lane = async (name: number): Promise<never> => {
    for (let n = 0; ; n += 1) {
      // What stands behind the end of a JPEG is not looked at, and makes each a photo of its own.
      const mine = Buffer.concat([bytes, Buffer.from(`${process.pid} ${name} ${n}`)]);
      const { key, sha256 } = await files.store(blobOf(mine), announce(mine));
      process.stdout.write(`${key} ${sha256}\n`);
    }
  };
  await Promise.all([1, 2, 3].map(lane));
}

void storeForever();
