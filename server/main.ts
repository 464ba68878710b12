import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type App, createApp } from './app';
import { backUp, type Outcome } from './backup/backup';
import { move } from './backup/move';
import { beginNewHistory } from './backup/newHistory';
import { restore } from './backup/restore';
import { acceptClock } from './clock';
import { CommandRefused } from './commandRefused';
import { DataDirInUse, DataDirNewer, DataDirUnusable, inDataDir } from './database/open';
import { FilesOfAnother } from './database/ownerOfFiles';
import { DatabaseAway, DatabaseUnusable, faultOfAddress } from './database/openPostgres';
import { openDemo } from './demo/demo';
import { checkJournals } from './features/journal/checkJournals';
import { verifyFile } from './features/export/verifyFile';
import { type Front, noFront, trustOf } from './http/front';
import { createLog, type Level, levels } from './monitoring/log';
import { FilesUnusable, type S3Options } from './files';
import { readRoom } from './files/room';
import { readFilesUrl } from './files/s3/options';
import { makeMachineLink } from './features/auth/machineLink';
import { whenReachable } from './waiting';
import { Refusal } from './refusal';
import type { ProviderOptions } from './features/auth/oidcProvider';
import type { MailOptions } from './features/notify/mailer';
import type { PushOptions } from './features/notify/pushSend';

/**
 * Reads the environment once, starts the server and stops it cleanly. The only place that knows of
 * either.
 */
const env = process.env;
// npm runs its scripts in the folder of package.json.
const root = process.cwd();
/** A variable that is set to nothing counts as not set. */
const variable = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);
/** Where npm was called: it runs its scripts in the folder of package.json. */
const startedIn = variable('INIT_CWD') ?? root;
const dataDir = variable('DATA_DIR') ?? join(root, 'data');
const port = Number(variable('PORT') ?? '4000');
const host = variable('HOST') ?? '127.0.0.1';
const clientDir = join(root, 'dist/client');

const write = (text: string): void => void process.stdout.write(`${text}\n`);

/** Said as a sentence, without a stack trace. */
class Misconfigured extends Error {
  override readonly name = 'Misconfigured';
}

/** How mails are sent; null if they are not. */
function mailOptions(publicUrl: string | null): MailOptions | null {
  const smtpUrl = variable('SMTP_URL');
  if (smtpUrl === undefined) return null;
  // Not shown: it holds a password.
  if (!/^smtps?:\/\/[^/]/.test(smtpUrl))
    throw new Misconfigured(
      'SMTP_URL is the address of a mail server, such as smtps://user:password@mail.example:465.',
    );
  const from = variable('MAIL_FROM') ?? '';
  if (!from.includes('@'))
    throw new Misconfigured(
      'MAIL_FROM says who mails are from, such as “Snagbook <snagbook@example.org>”. SMTP_URL needs it.',
    );
  if (publicUrl === null)
    throw new Misconfigured('SMTP_URL needs PUBLIC_URL, for the links in mails.');
  return { smtpUrl, from, publicUrl };
}

/** Where people reach this server, without a slash at the end; null if that is not set. */
function publicUrlOf(): string | null {
  const url = variable('PUBLIC_URL');
  if (url === undefined) return null;
  if (!/^https?:\/\/[^/?#@]+\/*$/.test(url) || !URL.canParse(url))
    throw new Misconfigured(
      'PUBLIC_URL is where people reach this server, without a path, such as https://snags.example.org.',
    );
  return new URL(url).origin;
}

/** What stands in front of this server. */
function frontOf(origin: string | null): Front {
  const proxies = variable('TRUST_PROXY');
  const trusts = proxies === undefined ? noFront.trusts : trustOf(proxies);
  if (trusts === null)
    throw new Misconfigured(
      'TRUST_PROXY is how many proxies stand in front of this server, such as 1, or their addresses, such as 10.0.0.0/8, 192.0.2.7.',
    );
  return { trusts, origin };
}

/** How push services are reached. */
function pushOptions(mail: MailOptions | null): PushOptions {
  const [subject, services, proxy] = [
    variable('VAPID_SUBJECT'),
    variable('PUSH_SERVICES'),
    variable('HTTPS_PROXY') ?? variable('https_proxy'),
  ];
  if (subject !== undefined && !/^(mailto:[^@\s]+@[^@\s]+|https:\/\/[^/\s]+\S*)$/.test(subject))
    throw new Misconfigured(
      'VAPID_SUBJECT says whom push services turn to, such as mailto:admin@example.org or https://snags.example.org.',
    );
  const hosts = services?.split(',').map((host) => host.trim()) ?? [];
  if (hosts.some((host) => !/^[a-z0-9.-]+(:\d+)?$/.test(host)))
    throw new Misconfigured(
      'PUSH_SERVICES are hosts, separated by commas, such as push.example.org,push.example.com:8443.',
    );
  // Not shown: it may hold a password.
  if (proxy !== undefined && !/^https?:\/\/[^/]/.test(proxy))
    throw new Misconfigured(
      'HTTPS_PROXY is the address of a proxy, such as http://proxy.example:3128.',
    );
  const known =
    subject ?? (mail?.publicUrl.startsWith('https:') === true ? mail.publicUrl : undefined);
  return {
    services: hosts,
    ...(known === undefined ? {} : { subject: known }),
    ...(proxy === undefined ? {} : { proxy }),
  };
}

/**
 * In a terminal only warnings and errors are shown; a file or a log service also gets a line for
 * each request.
 */
function logLevel(): Level {
  const level = variable('LOG_LEVEL') ?? (process.stderr.isTTY ? 'warn' : 'info');
  const known = levels.find((each) => each === level);
  if (known === undefined)
    throw new Misconfigured(`LOG_LEVEL is ${levels.join(', ')}, not “${level}”.`);
  return known;
}

/**
 * The company's own sign-in; undefined without one. Nothing is asked of it at the start, so that it
 * holds up nobody.
 */
function providerOf(): ProviderOptions | undefined {
  const [issuer, clientId, clientSecret, name] = [
    variable('OIDC_ISSUER'),
    variable('OIDC_CLIENT_ID'),
    variable('OIDC_CLIENT_SECRET'),
    variable('OIDC_NAME'),
  ];
  if (issuer === undefined) {
    const given = Object.entries({
      OIDC_CLIENT_ID: clientId,
      OIDC_CLIENT_SECRET: clientSecret,
      OIDC_NAME: name,
    }).find(([, value]) => value !== undefined);
    if (given !== undefined)
      throw new Misconfigured(
        `${given[0]} belongs to the provider of OIDC_ISSUER, which is not set.`,
      );
    return undefined;
  }
  // Not shown: people put credentials everywhere.
  if (!isAddress(issuer) || /[?#]/.test(issuer) || !isSafe(new URL(issuer)))
    throw new Misconfigured(
      'OIDC_ISSUER is the address of an OpenID Connect provider as it names itself, such as https://login.example.org/realms/site. It begins with https, but for one on the same machine.',
    );
  if (clientId === undefined || clientSecret === undefined)
    throw new Misconfigured(
      'OIDC_ISSUER needs OIDC_CLIENT_ID and OIDC_CLIENT_SECRET, which the provider gives to an application that is registered there.',
    );
  if (name !== undefined && name.length > 40)
    throw new Misconfigured('OIDC_NAME stands on a button and has up to 40 characters.');
  return { issuer, clientId, clientSecret, name: name ?? new URL(issuer).hostname };
}

/** Whether nobody on the way reads along. */
const isSafe = ({ protocol, hostname }: URL): boolean =>
  protocol === 'https:' || ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

function metricsTokenOf(): string | undefined {
  const token = variable('METRICS_TOKEN');
  if (token !== undefined && token.length < 20)
    throw new Misconfigured(
      'METRICS_TOKEN has at least 20 characters: whoever knows it can read how this server is doing.',
    );
  return token;
}

function databaseUrlOf(url = variable('DATABASE_URL')): string | undefined {
  // Not shown: it may hold a password.
  const fault =
    url === undefined ? null : /^postgres(ql)?:\/\//.test(url) ? faultOfAddress(url) : 'written';
  if (fault === 'written')
    throw new Misconfigured(
      'DATABASE_URL is the address of a PostgreSQL database, such as postgres://user:password@db.example/snagbook. In a user and password # is written as %23, / as %2F, @ as %40 and % as %25.',
    );
  if (fault === 'files')
    throw new Misconfigured(
      'DATABASE_URL names a certificate or key (sslrootcert, sslcert, sslkey) that cannot be read.',
    );
  return url;
}

/** Where photos and plans are kept instead of a folder. */
function bucketOf(): S3Options | undefined {
  const [url, endpoint, pathStyle, region] = [
    variable('FILES_URL'),
    variable('FILES_ENDPOINT'),
    variable('FILES_PATH_STYLE'),
    variable('FILES_REGION') ?? variable('AWS_REGION'),
  ];
  if (url === undefined) {
    if (endpoint !== undefined)
      throw new Misconfigured(
        'FILES_ENDPOINT says where the storage of FILES_URL is, which is not set.',
      );
    return undefined;
  }
  const bucket = readFilesUrl(url);
  // Not shown: people put credentials everywhere.
  if (bucket === null)
    throw new Misconfigured(
      'FILES_URL is a bucket, and a prefix if others use it too, such as s3://snagbook or s3://company/snagbook.',
    );
  if (endpoint !== undefined && !isAddress(endpoint))
    throw new Misconfigured(
      'FILES_ENDPOINT is the address of a storage that speaks S3, such as https://storage.example.org.',
    );
  if (pathStyle !== undefined && !/^[01]$/.test(pathStyle))
    throw new Misconfigured(
      'FILES_PATH_STYLE is 1 where the bucket stands in the path of addresses, and 0 where it stands before the name of the host.',
    );
  const signed = variable('FILES_SIGNED');
  if (signed !== undefined && signed !== '1' && !isAddress(signed))
    throw new Misconfigured(
      'FILES_SIGNED is 1, or the address at which browsers reach the storage of FILES_URL, such as https://storage.example.org.',
    );
  // Whoever runs an older Node knows, and the log has nothing but lines of JSON.
  Object.assign(env, { AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' });
  return {
    ...bucket,
    ...(endpoint && { endpoint }),
    ...(region && { region }),
    ...(pathStyle && { pathStyle: pathStyle === '1' }),
    ...(signed && { signed: signed === '1' ? {} : { endpoint: signed } }),
  };
}

/** Without a user and a password, because addresses are shown. */
const isAddress = (text: string): boolean =>
  /^https?:\/\/[^/@]+(\/|$)/.test(text) && URL.canParse(text);

async function start(): Promise<void> {
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    throw new Misconfigured(`PORT is a number from 0 to 65535, not “${variable('PORT')}”.`);
  const publicUrl = publicUrlOf();
  const mail = mailOptions(publicUrl);
  const databaseUrl = databaseUrlOf();
  const push = pushOptions(mail);
  const metricsToken = metricsTokenOf();
  const room = readRoom(variable, (why) => new Misconfigured(why));
  const bucket = bucketOf();
  const provider = providerOf();
  const { version } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    version: string;
  }; // ours
  const log = createLog({ level: logLevel() });
  const front = frontOf(publicUrl);
  // Whatever was confirmed is on disk already. Until somebody can reach the server, that goes for
  // all that is under way.
  let running: App | null = null;
  let stopping = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (running === null) process.exit(0);
      if (stopping) return;
      stopping = true;
      // This only ends the connections politely.
      running.close({ tellingMs: 1_000 }).then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  const opening = () =>
    createApp({
      dataDir,
      ...(databaseUrl === undefined ? {} : { databaseUrl }),
      ...(bucket === undefined ? {} : { bucket }),
      root,
      version,
      renderWorker: join(root, 'dist/server/renderWorker.js'),
      front,
      ...(env.SENTRY_DSN === undefined || env.SENTRY_DSN === ''
        ? {}
        : { reportsDsn: env.SENTRY_DSN }),
      ...(mail === null ? {} : { mail }),
      push,
      room,
      ...(metricsToken === undefined ? {} : { metricsToken }),
      ...(provider === undefined ? {} : { oidc: provider }),
      log,
      ...(existsSync(clientDir) ? { clientDir } : {}),
    });
  const open = () =>
    opening().catch((error: unknown) => {
      throw orAway(error);
    });
  const {
    opened: app,
    port: taken,
    handOver,
  } = await whenReachable(open, {
    port,
    host,
    version,
    front,
    log,
    ...(existsSync(clientDir) ? { clientDir } : {}),
  });
  const demo =
    env.SNAGBOOK_DEMO === '0'
      ? null
      : await openDemo(app, write, join(root, 'dist/server/demoPictures'));
  running = app;
  handOver();
  const { url } = await app.listen({ port: taken, host });
  write(`\nSnagbook is running at ${url}\n`);
  if (demo !== null) {
    write(`Sign in to the made-up project “${demo.projectName}” as one of these people:\n`);
    for (const person of demo.people)
      write(`  ${person.role.padEnd(10)} ${person.email.padEnd(28)} ${person.password}`);
    write(
      '\nThese passwords belong to this data directory. Start with SNAGBOOK_DEMO=0 and an empty DATA_DIR for a project of your own.\n',
    );
  } else {
    write('Open it in a browser to sign in, or to make the first account.\n');
  }
  write(
    mail === null
      ? 'It sends no mail, because SMTP_URL is not set.\n'
      : `It writes mails with links to ${mail.publicUrl}.\n`,
  );
}

/**
 * Of a database that was lost between two statements of the start, what is said of one that was
 * never there.
 */
const orAway = (error: unknown): unknown =>
  error instanceof Refusal && error.code === 'SERVER_BUSY' && variable('DATABASE_URL') !== undefined
    ? new DatabaseAway(error.cause)
    : error;

/** `npm run reset-password -- <e-mail>`, with `--factors` where second factors are lost, too. */
async function resetPassword([email, option]: readonly string[]): Promise<void> {
  if (email === undefined)
    throw new CommandRefused('Say whose: npm run reset-password -- ada@site.example');
  if (option !== undefined && option !== '--factors')
    throw new CommandRefused(
      `There is no option ${option}; --factors also removes second factors.`,
    );
  const databaseUrl = databaseUrlOf();
  const { path, name } = await makeMachineLink({
    dataDir,
    databaseUrl,
    email,
    withoutFactors: option === '--factors',
  }).catch((error: unknown) => {
    if (!(error instanceof DataDirInUse)) throw error;
    throw new CommandRefused(
      `Snagbook is running on ${dataDir}, and only one program can have its data open. Stop it, make the link, and start it again.`,
    );
  });
  const next = databaseUrl === undefined ? 'Start Snagbook again and open' : 'Open';
  write(
    `${name} can choose a new password once, within 24 hours. ${next} this page on its address:\n  ${path}`,
  );
}

/**
 * `npm run verify`, `npm run verify -- --quick`, or `npm run verify -- EDEN-2026-11-24.zip` for an
 * archive.
 */
async function verify(options: readonly string[]): Promise<void> {
  const [archive] = options;
  if (archive !== undefined && options.length === 1 && !archive.startsWith('--')) {
    const { lines, hold } = await verifyFile(resolve(startedIn, archive));
    for (const line of lines) write(line);
    if (!hold) process.exitCode = 1;
    return;
  }
  const unknown = options.find((option) => option !== '--quick');
  if (unknown !== undefined)
    throw new CommandRefused(
      `There is no option ${unknown}; --quick checks the journals without the files.`,
    );
  const { lines, hold } = await checkJournals(dataDir, {
    databaseUrl: databaseUrlOf(),
    bucket: bucketOf(),
    quick: options.length > 0,
  });
  for (const line of lines) write(line);
  if (!hold) process.exitCode = 1;
}

/** `npm run backup -- <folder>`. */
async function backUpTo(folder: string | undefined): Promise<void> {
  if (folder === undefined)
    throw new CommandRefused('Say where to: npm run backup -- /mnt/backup/snagbook');
  say(
    await backUp({
      dataDir,
      databaseUrl: databaseUrlOf(),
      bucket: bucketOf(),
      folder: resolve(startedIn, folder),
      report: write,
    }),
  );
}

/** `npm run restore -- <folder>`. */
async function restoreFrom(folder: string | undefined): Promise<void> {
  if (variable('DATABASE_URL') !== undefined)
    throw new CommandRefused(
      'DATABASE_URL is set, and a backup is restored to SQLite. Call this without it and with a new DATA_DIR, then have an empty PostgreSQL take that over: npm run move -- --to postgres://user@db.example/snagbook',
    );
  if (folder === undefined)
    throw new CommandRefused('Say where from: npm run restore -- /mnt/backup/snagbook');
  say(
    await restore({
      folder: resolve(startedIn, folder),
      dataDir,
      bucket: bucketOf(),
      report: write,
    }),
  );
}

/** `npm run move -- --to <DATABASE_URL>`. */
async function moveTo([option, url]: readonly string[]): Promise<void> {
  const databaseUrl = option === '--to' && url !== undefined ? databaseUrlOf(url) : undefined;
  if (databaseUrl === undefined)
    throw new CommandRefused(
      'Say where to: npm run move -- --to postgres://user@db.example/snagbook',
    );
  say(await move({ dataDir, databaseUrl, report: write }));
}

/** `npm run new-history`. */
async function newHistory(): Promise<void> {
  for (const line of await beginNewHistory({ dataDir, databaseUrl: databaseUrlOf() })) write(line);
}

/** `npm run accept-clock`. */
async function acceptTheClock(): Promise<void> {
  const now = Date.now();
  await inDataDir(dataDir, () => acceptClock(dataDir, now));
  write(`Snagbook on ${dataDir} takes ${new Date(now).toISOString()} for the right time.`);
}

function say({ lines, whole }: Outcome): void {
  for (const line of lines) write(line);
  if (!whole) process.exitCode = 1;
}

const [, , command, ...words] = process.argv;
const commands: Readonly<Record<string, () => Promise<void>>> = {
  'reset-password': () => resetPassword(words),
  verify: () => verify(words),
  backup: () => backUpTo(words[0]),
  restore: () => restoreFrom(words[0]),
  move: () => moveTo(words),
  'new-history': newHistory,
  'accept-clock': acceptTheClock,
};

(commands[command ?? ''] ?? start)().catch((failure: unknown) => {
  const error = orAway(failure);
  const known =
    error instanceof DataDirInUse ||
    error instanceof DataDirNewer ||
    error instanceof DataDirUnusable ||
    error instanceof DatabaseAway ||
    error instanceof DatabaseUnusable ||
    error instanceof FilesOfAnother ||
    error instanceof FilesUnusable ||
    error instanceof CommandRefused ||
    error instanceof Misconfigured ||
    (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE');
  const message = error instanceof Error ? error.message : String(error);
  process.stderr.write(
    known
      ? `${message}\n`
      : `${command === undefined ? 'Snagbook could not start' : `npm run ${command} failed`}: ${error instanceof Error ? (error.stack ?? message) : message}\n`,
  );
  process.exit(1);
});
