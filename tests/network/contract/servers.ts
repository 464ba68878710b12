import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { NetworkOptions } from '../../../network/index';

/**
 * One of other people's servers: what it needs from this client, and where it differs from the
 * others.
 */
export interface Server {
  readonly name: string;
  readonly file: string;
  /** Headers that its own protection against forged uploads asks for. */
  readonly uploadHeaders?: Record<string, string>;
  /** Accept that makes it stream `@defer`: the layer's own, one to be asked for, or none at all. */
  readonly streams: 'always' | { readonly accept: string } | 'never';
  /** Status of an answer to a document that is not valid. */
  readonly invalidDocument: number;
  /** Whether the same file may be used in two places. */
  readonly sharedFile: boolean;
  /** Whether `@defer` in a subscription comes in parts. */
  readonly socketStreams: boolean;
}

export const servers: readonly Server[] = [
  {
    name: 'GraphQL Yoga',
    file: 'yoga.mjs',
    streams: 'always',
    invalidDocument: 200,
    sharedFile: true,
    socketStreams: true,
  },
  {
    name: 'Apollo Server',
    file: 'apollo.mjs',
    uploadHeaders: { 'apollo-require-preflight': 'true' },
    streams: { accept: 'multipart/mixed; deferSpec=20220824, */*' },
    invalidDocument: 400,
    sharedFile: true,
    socketStreams: false,
  },
  {
    name: 'Mercurius',
    file: 'mercurius.mjs',
    streams: 'never',
    invalidDocument: 400,
    sharedFile: false,
    socketStreams: false,
  },
];

export interface Running {
  readonly origin: string;
  stop(): Promise<void>;
}

/**
 * Starts a server as a program of its own; it ends with its input, and so at the latest with this
 * process.
 */
export async function start({ file }: Pick<Server, 'file'>): Promise<Running> {
  const program = join(process.cwd(), 'tests/network/contract', file);
  const child = spawn(process.execPath, [program], {
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  let complaints = '';
  child.stderr.on('data', (part: Buffer) => (complaints += part.toString()));
  const port = await new Promise<number>((resolve, reject) => {
    // The first line is the program's own, and it is this.
    createInterface({ input: child.stdout }).once('line', (line) =>
      resolve((JSON.parse(line) as { port: number }).port),
    );
    void ended.then(() => reject(new Error(`${file} ended before it listened:\n${complaints}`)));
  });
  return {
    origin: `127.0.0.1:${port}`,
    stop() {
      child.stdin.end();
      return ended;
    },
  };
}

/** What an app has to pass to `createNetwork` for this server. */
export function needsOf({ uploadHeaders }: Server): Pick<NetworkOptions, 'headers'> {
  return uploadHeaders === undefined ? {} : { headers: () => uploadHeaders };
}
