// The server as a process of its own, for tests that end it as a power cut would. Arguments: the
// data directory, and the bucket of photos and plans, as JSON, if there is one. On the PostgreSQL
// of DATABASE_URL, where that is set.
import { createApp } from '../../server/app';
import type { S3Options } from '../../server/files';
import { DataDirInUse } from '../../server/database/open';
import { renderWorker } from './once/renderWorker';

const [dataDir = '', bucket] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];

try {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
    // Written by the test.
    ...(bucket === undefined ? {} : { bucket: JSON.parse(bucket) as S3Options }),
    root,
    renderWorker,
    development: true,
    log: (line) => console.error(JSON.stringify(line)),
  });
  const { url } = await app.listen({ port: 0, host: '127.0.0.1' });
  console.log(`listening at ${url} `);
} catch (error) {
  console.error(error instanceof DataDirInUse ? `refused: ${error.message}` : error);
  process.exit(1);
}
