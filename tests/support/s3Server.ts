import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { copyFile, mkdir, mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as send,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import S3rver from 's3rver';
import type { S3Options } from '../../server/files/s3/options';

/** A request as it came to the storage. */
export interface Asked {
  method: string;
  /** What it does, in the words of S3. */
  does:
    | 'put'
    | 'begin'
    | 'part'
    | 'end'
    | 'abort'
    | 'head'
    | 'get'
    | 'list'
    | 'listUploads'
    | 'remove';
  /** Behind the bucket. */
  key: string;
  query: string;
  bytes: number;
}

/**
 * What happens to a request. A status: it is refused, with the code of S3. stall: nobody answers.
 * drop: the connection ends and nothing has come. deaf: it is done and its answer is lost. lost: it
 * is confirmed and was not done. spoilt: it is done with another byte. cut: half of the answer
 * comes.
 */
export type Fault =
  | { status: number; code: string }
  | 'stall'
  | 'drop'
  | 'deaf'
  | 'lost'
  | 'spoilt'
  | 'cut';

/**
 * An S3 storage with a bad line before it. What is asked of it goes through as it is until a fault
 * is asked for.
 */
export interface S3Server {
  /** With a prefix of its own; '' is a bucket of its own. */
  options(
    prefix?: string,
  ): S3Options & Required<Pick<S3Options, 'endpoint' | 'credentials' | 'limits'>>;
  /** For programs of their own: the settings that name it. */
  environment(prefix?: string): Record<string, string>;
  /** What has come since it was last looked at. */
  asked(): Asked[];
  /** What becomes of each request from now on; null: it goes through. Those that stall end. */
  meet(fault: (asked: Asked) => Fault | null): void;
  /** Keys of everything in the bucket. */
  keys(): Promise<string[]>;
  /** Has files of one byte there, at once. */
  fill(keys: readonly string[]): Promise<void>;
  /** Puts the photos and plans of a data directory there, as other tools would. */
  copyIn(dataDir: string, prefix: string): Promise<void>;
  /** Has everything under these keys written so many ms ago. */
  age(keys: readonly string[], ms: number): Promise<void>;
  /** Uploads that were begun and neither ended nor aborted. */
  unfinished(): number;
  /** Its clock, in ms before that of the machine. */
  behind(ms: number): void;
  /** Bytes a second in which it takes what is sent; 0: after some it takes nothing more. */
  pace(bytesPerSecond: number): void;
  close(): Promise<void>;
}

// It is said at the first use of the SDK on Node 20, and is for those who choose its version.
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';

const bucket = 'snagbook';
/** How s3rver's files of objects end. */
const stored = '._S3rver_object';
/** Of its own, for keys without a prefix. */
const otherBucket = (): string => `snagbook-${randomBytes(4).toString('hex')}`;
// Those of s3rver, which knows no others.
const credentials = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' };
/** 1,000 in others. */
const uploadsInPage = 2;
/** So that no test waits for a fault as long as people do. */
const limits = {
  attempts: 3,
  part: 64 * 1024,
  connections: 20,
  slowest: 20_000,
  connecting: 2_000,
  answering: 10_000,
  idle: 10_000,
  pause: 5,
};

export async function startS3(): Promise<S3Server> {
  const directory = await mkdtemp(join(tmpdir(), 'snagbook-s3-'));
  const storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    configureBuckets: [{ name: bucket }],
  });
  const { port } = await storage.run();
  const uploads = new Map<string, { key: string; at: number; parts: Set<string> }>();
  const stalled = new Set<ServerResponse>();
  const turns = new Map<string, Promise<unknown>>();
  const asked: Asked[] = [];
  let meet: (asked: Asked) => Fault | null = () => null;
  let behind = 0;
  let pace = Infinity;

  const server = createServer((req, res) => void take(req, res).catch(() => res.destroy()));

  async function take(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of req) {
      parts.push(part as Buffer);
      if (pace === 0) return;
      if (pace < Infinity)
        await new Promise(
          (taken) => void setTimeout(taken, (1_000 * (part as Buffer).length) / pace),
        );
    }
    const body = Buffer.concat(parts);
    const url = new URL(req.url ?? '/', 'http://storage');
    const one: Asked = {
      method: req.method ?? '',
      does: doesOf(req.method ?? '', url),
      key: decodeURIComponent(url.pathname)
        .replace(/^\/[^/]*\//, '')
        .replace(/^\/$/, ''),
      query: url.search,
      bytes: body.length,
    };
    asked.push(one);
    const fault = meet(one);
    if (fault === 'stall') return void stalled.add(res);
    if (fault === 'drop') return void res.destroy();
    if (fault === 'lost') return void res.writeHead(200, { etag: '"lost"' }).end();
    if (typeof fault === 'object' && fault !== null) return refuse(res, fault.status, fault.code);
    if (fault === 'spoilt' && body.length > 0) body[0] = (body[0] ?? 0) ^ 1;
    let answer = own(one, url, body.toString()) ?? (await ask(req, body));
    if (one.does === 'list' && answer.status === 500) answer = await listPage(url);
    // s3rver takes a last byte of 0 for none.
    if (req.headers.range === 'bytes=0-0')
      Object.assign(answer, {
        body: answer.body.subarray(0, 1),
        headers: { ...answer.headers, 'content-length': '1' },
      });
    note(one, url, answer);
    if (fault === 'deaf') return void res.destroy();
    const headers = {
      ...answer.headers,
      date: new Date(Date.now() - behind).toUTCString(),
      ...(answer.headers['last-modified'] !== undefined && {
        'last-modified': new Date(
          Date.parse(answer.headers['last-modified']) - behind,
        ).toUTCString(),
      }),
    };
    res.writeHead(answer.status, headers);
    if (fault !== 'cut') return void res.end(listedBehind(one, answer.body));
    res.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => res.destroy());
  }

  const listedBehind = ({ does }: Asked, body: Buffer): Buffer | string =>
    does === 'list'
      ? body
          .toString()
          .replace(
            /<LastModified>([^<]*)</g,
            (_all, time: string) =>
              `<LastModified>${new Date(Date.parse(time) - behind).toISOString()}<`,
          )
      : body;

  interface Answer {
    status: number;
    headers: IncomingHttpHeaders;
    body: Buffer;
  }

  /**
   * One after the other for each key: s3rver writes into the file that it reads from, and of a
   * storage one gets what was there before or after.
   */
  function ask(req: IncomingMessage, body: Buffer): Promise<Answer> {
    const path = req.url?.split('?', 1)[0] ?? '';
    const mine = (turns.get(path) ?? Promise.resolve()).then(() => askNow(req, body));
    turns.set(
      path,
      mine.catch(() => undefined),
    );
    return mine;
  }

  function askNow(req: IncomingMessage, body: Buffer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      // The host is part of what was signed, so it stays.
      const passed = send(
        {
          host: '127.0.0.1',
          port,
          method: req.method,
          path: req.url,
          headers: req.headers,
          agent: false,
        },
        (res) => {
          const parts: Buffer[] = [];
          res
            .on('data', (part: Buffer) => parts.push(part))
            .on('end', () =>
              resolve({
                status: res.statusCode ?? 0,
                headers: res.headers,
                body: Buffer.concat(parts),
              }),
            )
            .on('error', reject);
        },
      );
      passed.on('error', reject).end(body);
    });
  }

  /** What this server does not know of S3. */
  function own({ does }: Asked, url: URL, body: string): Answer | null {
    const id = url.searchParams.get('uploadId') ?? '';
    const answer = (status: number, body = ''): Answer => ({
      status,
      headers: { 'content-type': 'application/xml' },
      body: Buffer.from(body),
    });
    if (does === 'abort')
      return uploads.delete(id) ? answer(204) : answer(404, errorOf('NoSuchUpload'));
    if (does === 'end') {
      const upload = uploads.get(id);
      if (upload === undefined) return answer(404, errorOf('NoSuchUpload'));
      const told = [...body.matchAll(/<PartNumber>(\d+)</g)].map(([, part = '']) => part);
      return told.every((part) => upload.parts.has(part))
        ? null
        : answer(400, errorOf('InvalidPart'));
    }
    const all = [...uploads].filter(([, upload]) =>
      upload.key.startsWith(url.searchParams.get('prefix') ?? ''),
    );
    const listed = all
      .slice(all.findIndex(([own]) => own === url.searchParams.get('upload-id-marker')) + 1)
      .slice(0, uploadsInPage);
    const more =
      listed.at(-1) === all.at(-1)
        ? '<IsTruncated>false</IsTruncated>'
        : `<IsTruncated>true</IsTruncated><NextKeyMarker>${listed.at(-1)?.[1].key}</NextKeyMarker><NextUploadIdMarker>${listed.at(-1)?.[0]}</NextUploadIdMarker>`;
    const told = listed.map(
      ([UploadId, { key: Key, at }]) =>
        `<Upload><Key>${Key}</Key><UploadId>${UploadId}</UploadId><Initiated>${new Date(at - behind).toISOString()}</Initiated></Upload>`,
    );
    return does === 'listUploads'
      ? answer(
          200,
          `<ListMultipartUploadsResult>${more}${told.join('')}</ListMultipartUploadsResult>`,
        )
      : null;
  }

  /**
   * A page of a long list: s3rver makes the token of the next one with DES, which Node has no more.
   */
  async function listPage({ searchParams: query }: URL): Promise<Answer> {
    const [prefix, after] = [query.get('prefix') ?? '', query.get('continuation-token') ?? ''];
    const left = (await keysIn(bucket)).filter(
      (key) =>
        key.startsWith(prefix) &&
        key > after &&
        !(query.has('delimiter') && key.slice(prefix.length).includes('/')),
    );
    const page = left.slice(0, 1_000);
    const told = page
      .map(
        (key) =>
          `<Contents><Key>${key}</Key><LastModified>${new Date().toISOString()}</LastModified></Contents>`,
      )
      .join('');
    const more =
      left.length > page.length
        ? `<IsTruncated>true</IsTruncated><NextContinuationToken>${page.at(-1)}</NextContinuationToken>`
        : '<IsTruncated>false</IsTruncated>';
    return {
      status: 200,
      headers: { 'content-type': 'application/xml' },
      body: Buffer.from(`<ListBucketResult>${told}${more}</ListBucketResult>`),
    };
  }

  async function keysIn(name: string): Promise<string[]> {
    const found = await readdir(join(directory, name), { recursive: true, withFileTypes: true });
    return found
      .flatMap((one) =>
        one.isFile() && one.name.endsWith(stored)
          ? [
              relative(join(directory, name), join(one.parentPath, one.name)).slice(
                0,
                -stored.length,
              ),
            ]
          : [],
      )
      .sort();
  }

  function note({ does, key }: Asked, url: URL, { status, body }: Answer): void {
    if (status !== 200) return;
    const [, begun] = /<UploadId>([^<]+)</.exec(does === 'begin' ? body.toString() : '') ?? [];
    if (begun !== undefined) uploads.set(begun, { key, at: Date.now(), parts: new Set() });
    if (does === 'part')
      uploads
        .get(url.searchParams.get('uploadId') ?? '')
        ?.parts.add(url.searchParams.get('partNumber') ?? '');
    if (does === 'end') uploads.delete(url.searchParams.get('uploadId') ?? '');
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // Listening on a port, so it is not the name of a pipe.
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    options(prefix = `${randomBytes(4).toString('hex')}/`) {
      const own = prefix === '' ? otherBucket() : bucket;
      mkdirSync(join(directory, own), { recursive: true });
      return { bucket: own, prefix, endpoint, credentials, limits };
    },
    environment: (prefix = randomBytes(4).toString('hex')) => ({
      FILES_URL: `s3://${bucket}/${prefix}`,
      FILES_ENDPOINT: endpoint,
      AWS_ACCESS_KEY_ID: credentials.accessKeyId,
      AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    }),
    asked: () => asked.splice(0),
    meet(fault) {
      meet = fault;
      for (const res of stalled) res.destroy();
      stalled.clear();
    },
    keys: () => keysIn(bucket),
    async fill(keys) {
      for (const key of keys) {
        const path = join(directory, bucket, key);
        await mkdir(dirname(path), { recursive: true });
        await writeFile(`${path}${stored}`, 'x');
      }
    },
    async age(keys, ms) {
      const then = new Date(Date.now() - ms);
      for (const key of keys) await utimes(join(directory, bucket, `${key}${stored}`), then, then);
    },
    async copyIn(dataDir, prefix) {
      for (const level of ['photos', 'plans']) {
        const found = await readdir(join(dataDir, level), {
          recursive: true,
          withFileTypes: true,
        }).catch(() => []);
        for (const one of found) {
          if (!one.isFile()) continue;
          const path = join(one.parentPath, one.name);
          const to = join(directory, bucket, prefix, relative(dataDir, path));
          await mkdir(dirname(to), { recursive: true });
          await copyFile(path, `${to}${stored}`);
        }
      }
    },
    unfinished: () => uploads.size,
    behind: (ms) => void (behind = ms),
    pace: (bytesPerSecond) => void (pace = bytesPerSecond),
    async close() {
      for (const res of stalled) res.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await storage.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

function doesOf(method: string, { pathname, searchParams: query }: URL): Asked['does'] {
  const isBucket = /^\/[^/]*\/?$/.test(pathname);
  if (method === 'GET' && isBucket) return query.has('uploads') ? 'listUploads' : 'list';
  if (method === 'POST') return query.has('uploads') ? 'begin' : 'end';
  if (method === 'PUT') return query.has('uploadId') ? 'part' : 'put';
  if (method === 'DELETE') return query.has('uploadId') ? 'abort' : 'remove';
  return method === 'HEAD' ? 'head' : 'get';
}

const errorOf = (code: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`;

function refuse(res: ServerResponse, status: number, code: string): void {
  res.writeHead(status, { 'content-type': 'application/xml' }).end(errorOf(code));
}
