// The server in development, on the given port; scripts/vite/api.ts starts it and forwards requests
// to it. `fresh`: with a new data directory. `again`: after a change of a file.
import { existsSync } from 'node:fs';
import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { createApp } from '../server/app';
import { lockFolder } from '../server/database/lock';
import { openDemo } from '../server/demo/demo';
import { createLog } from '../server/monitoring/log';

const env = process.env;
const root = process.cwd();
const [port, start] = process.argv.slice(2);
const dataDir = env['DATA_DIR'] ?? join(root, 'data');
/** A variable that is set to nothing counts as not set. */
const isSet = (name: string): boolean => (env[name] ?? '') !== '';
const notRead = ['FILES_URL', 'OIDC_ISSUER', 'SENTRY_DSN', 'METRICS_TOKEN'];

/** Moves the data directory away. */
async function startAfresh(): Promise<void> {
  if (isSet('DATABASE_URL'))
    throw new Error('--fresh is for SQLite. Make another database for DATABASE_URL yourself.');
  if (!existsSync(dataDir)) return;
  const lock = lockFolder(dataDir);
  if (lock === null) throw new Error(`Another server has ${dataDir} open. Stop it first.`);
  lock.release();
  const moved = `${dataDir}.${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  await rename(dataDir, moved);
  console.log(`The data before are in ${moved}.`);
}

async function serve(): Promise<void> {
  if (start === 'fresh') await startAfresh();
  const ignored = start === 'again' ? [] : notRead.filter(isSet);
  if (ignored.length > 0) console.log(`Not read in development: ${ignored.join(', ')}.`);
  if (isSet('DATABASE_URL') && start !== 'again') {
    const { host, pathname } = new URL(env['DATABASE_URL'] ?? '');
    console.log(`The database is ${host}${pathname}.`);
  }
  const address = `http://${env['HOST'] ?? '127.0.0.1'}:${env['PORT'] ?? 4000}`;
  const app = await createApp({
    dataDir,
    ...(isSet('DATABASE_URL') && { databaseUrl: env['DATABASE_URL'] ?? '' }),
    ...(isSet('SMTP_URL') && {
      mail: {
        smtpUrl: env['SMTP_URL'] ?? '',
        from: env['MAIL_FROM'] ?? 'Snagbook <snagbook@localhost>',
        publicUrl: env['PUBLIC_URL'] ?? address,
      },
    }),
    root,
    renderWorker: join(root, 'server/files/renderWorker.ts'),
    // Requests come through Vite.
    front: { trusts: (_address, index) => index === 0, origin: null },
    development: true,
    log: createLog({ level: 'warn' }),
  });
  const demo =
    env['SNAGBOOK_DEMO'] === '0' ? null : await openDemo(app, (step) => console.log(step));
  await app.listen({ port: Number(port), host: '127.0.0.1' });
  // Only once: they stay the same after a change of a file.
  const people = start === 'again' ? [] : (demo?.people ?? []);
  for (const { role, email, password } of people)
    console.log(`  ${role.padEnd(10)} ${email.padEnd(28)} ${password}`);
  let closed: Promise<void> | undefined;
  for (const signal of ['SIGINT', 'SIGTERM', 'disconnect'] as const)
    process.once(signal, () => void (closed ??= app.close()).then(() => process.exit(0)));
  process.send?.('ready');
}

serve().catch((error: unknown) => {
  console.error(error instanceof Error ? (error.stack ?? error.message) : error);
  process.exit(1);
});
