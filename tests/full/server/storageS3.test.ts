import { openFolderStorage } from '../../../server/files';
import { openS3Storage } from '../../../server/files/s3/s3Storage';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type S3Server, startS3 } from '../../support/s3Server';
import { storageContract } from '../../support/storageContract';

let s3: S3Server;
beforeAll(async () => void (s3 = await startS3()));
afterAll(() => s3.close());

async function openBucket(prefix?: string) {
  const dir = await mkdtemp(join(tmpdir(), 'snagbook-bucket-'));
  const { workspace } = await openFolderStorage({ dir });
  const log: object[] = [];
  const options = s3.options(prefix);
  const storage = openS3Storage({ ...options, workspace, log: (line) => log.push(line) });
  const close = async (): Promise<void> => {
    await storage.close();
    await rm(dir, { recursive: true, force: true });
  };
  return { storage, workspace, log, prefix: options.prefix, close };
}

storageContract('a bucket', openBucket);
storageContract('a bucket without a prefix', () => openBucket(''));
