// The server in development, on the given port; scripts/vite/api.ts starts it and forwards requests
// to it.
import { join } from 'node:path';
import { createApp } from '../server/app';
import { openDemo } from '../server/demo/demo';
import { createLog } from '../server/monitoring/log';

const root = process.cwd();

async function serve(port: number): Promise<void> {
  const app = await createApp({
    dataDir: process.env['DATA_DIR'] ?? join(root, 'data'),
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    // Requests come through Vite.
    trustProxy: true,
    development: true,
    log: createLog({ level: 'warn' }),
  });
  const demo =
    process.env['SNAGBOOK_DEMO'] === '0' ? null : await openDemo(app, (step) => console.log(step));
  await app.listen({ port, host: '127.0.0.1' });
  // Only once: they stay the same after a change of a file.
  const people = process.argv[3] === 'again' ? [] : (demo?.people ?? []);
  for (const { role, email, password } of people)
    console.log(`  ${role.padEnd(10)} ${email.padEnd(28)} ${password}`);
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => void app.close().then(() => process.exit(0)));
  process.send?.('ready');
}

serve(Number(process.argv[2])).catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
