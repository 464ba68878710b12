// The server as a process of its own, for tests that end it as a power cut would. Arguments: the data directory. On the PostgreSQL of DATABASE_URL, where that is set.
import { createApp } from '../../server/app';
import { DataDirInUse } from '../../server/database/open';
import { renderWorker } from './renderWorker';

const [dataDir = ''] = process.argv.slice(2);
const databaseUrl = process.env['DATABASE_URL'];

try {
  const root = process.cwd();
  const app = await createApp({
    dataDir,
    ...(databaseUrl === undefined ? {} : { databaseUrl }),
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
