import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import {
  AbortMultipartUploadCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListMultipartUploadsCommand,
  type ListMultipartUploadsCommandOutput,
  ListObjectsV2Command,
  type MultipartUpload,
  S3Client,
} from '@aws-sdk/client-s3';
import { getSignedUrl } from '@aws-sdk/s3-request-presigner';
import type { Log } from '../../monitoring/log';
import { settings } from '../../settings';
import { orFull } from '../folderStorage';
import {
  type ByteRange,
  type FileStorage,
  isKey,
  type Listed,
  type StoredFile,
  type Workspace,
} from '../storage';
import { download } from './download';
import { faultOf, orAway, unlessMissing } from './faults';
import { defaultLimits, type S3Options } from './options';
import { isLost, type Sent, upload } from './upload';

export interface S3StorageOptions extends S3Options {
  /** Where what comes in lies before it is sent. */
  workspace: Pick<Workspace, 'file' | 'remove'>;
  log: Log;
}

export interface S3Storage extends FileStorage {
  /** As {@link FileStorage.reach}, but rejects with what the storage said. */
  look(): Promise<void>;
}

/**
 * Keeps each key as an object of a bucket. Whatever is stored is read back, all of it, and
 * compared: a device deletes what it hears to be stored. Nothing relies on conditional writes,
 * checksums or listings in order, which not every storage has.
 */
export function openS3Storage({
  bucket: Bucket,
  prefix,
  workspace,
  log,
  limits = defaultLimits,
  ...options
}: S3StorageOptions): S3Storage {
  const client = createClient(options, limits, log);
  const clock = clockOf(client);
  const { signed } = options;
  const signing =
    signed === undefined ? null : createClient({ ...options, ...signed }, limits, log);
  const at = (key: string): { Bucket: string; Key: string } => {
    if (!isKey(key)) throw new Error('Not a key of the storage.');
    return { Bucket, Key: prefix + key };
  };
  /** ms since 1970 by the clock of this machine: it may be wrong, and ages are counted by it. */
  const byOurClock = (time: Date | undefined): number =>
    (time?.getTime() ?? 0) - client.config.systemClockOffset;
  const tries = { attempts: limits.attempts, pause: limits.pause };

  async function find(key: string): Promise<StoredFile | null> {
    const head = await unlessMissing(client.send(new HeadObjectCommand(at(key))));
    if (head === null) return null;
    const byteLength = head.ContentLength ?? 0;
    const open = async ({ start, end }: ByteRange): Promise<AsyncIterable<Uint8Array>> => {
      const whole = start === 0 && end === byteLength - 1;
      const { Body, ContentLength, ETag } = await client.send(
        new GetObjectCommand({ ...at(key), ...(!whole && { Range: `bytes=${start}-${end}` }) }),
      );
      // In Node it is a stream of Node.
      const body = Body as unknown as Readable;
      if (ContentLength === end - start + 1 && ETag === head.ETag) return body;
      body.destroy();
      throw new Error('What is stored was replaced while it was read.');
    };
    const failed = (error: unknown): Promise<never> =>
      orAway(log, 'reading', () => Promise.reject(error));
    return {
      byteLength,
      stream: (range) => download({ byteLength, open, failed, ...tries }, range),
    };
  }

  /**
   * A gateway in trouble, and a copy of a bucket that is behind, also answer 404. Work is given up
   * for good where a file is missing, so the list of the bucket has to say it, too.
   */
  async function expectNothing(key: string): Promise<null> {
    const { Key } = at(key);
    const { Contents = [] } = await client.send(
      new ListObjectsV2Command({ Bucket, Prefix: Key, MaxKeys: 1 }),
    );
    if (Contents[0]?.Key === Key) throw new Error('The storage lists a file and does not find it.');
    return null;
  }

  /** Some storages show what was written a moment later. */
  async function readsBack(key: string, sent: Sent): Promise<boolean> {
    for (let look = 1; ; look += 1) {
      const file = await find(key);
      if (file?.byteLength === sent.byteLength) {
        const hash = createHash('sha256');
        for await (const chunk of file.stream()) hash.update(chunk);
        if (hash.digest('hex') === sent.sha256) return true;
      }
      if (look === limits.attempts) return false;
      await setTimeout(limits.pause * 2 ** (look - 1));
    }
  }

  async function store(key: string, path: string): Promise<void> {
    for (let attempt = 1; attempt <= limits.attempts; attempt += 1) {
      const sent = await upload({ client, at: at(key), limits }, path).catch((error: unknown) => {
        if (!isLost(error)) throw error;
        return faultOf(error).name;
      });
      if (typeof sent !== 'string' && (await readsBack(key, sent))) return;
      log({
        level: 'warn',
        message: 'what was stored is not what was sent, and is sent again',
        attempt,
        code: typeof sent === 'string' ? sent : NotAsSent.name,
      });
    }
    await client.send(new DeleteObjectCommand(at(key)));
    throw new NotAsSent();
  }

  async function* pages(Prefix: string, Delimiter?: string) {
    let ContinuationToken: string | undefined;
    do {
      const page = await client.send(
        new ListObjectsV2Command({
          Bucket,
          Prefix,
          ...(Delimiter !== undefined && { Delimiter }),
          ...(ContinuationToken !== undefined && { ContinuationToken }),
        }),
      );
      yield page;
      ContinuationToken = page.IsTruncated === true ? page.NextContinuationToken : undefined;
    } while (ContinuationToken !== undefined);
  }

  /** Not every storage can say; then it is up to a rule of the bucket. */
  async function* pagesOfUploads() {
    let from: { KeyMarker?: string | undefined; UploadIdMarker?: string | undefined } | null = {};
    while (from !== null) {
      const page: ListMultipartUploadsCommandOutput | null = await client
        .send(new ListMultipartUploadsCommand({ Bucket, Prefix: prefix, ...from }))
        .catch((error: unknown) => {
          if ([405, 501].includes(faultOf(error).status ?? 0)) return null;
          throw error;
        });
      yield page?.Uploads ?? [];
      from =
        page?.IsTruncated === true
          ? { KeyMarker: page.NextKeyMarker, UploadIdMarker: page.NextUploadIdMarker }
          : null;
    }
  }

  const look = async (): Promise<void> =>
    void (await client.send(new ListObjectsV2Command({ Bucket, Prefix: prefix, MaxKeys: 1 })));

  return {
    async put(key, bytes) {
      at(key);
      if ('path' in bytes) return orAway(log, 'storing', () => store(key, bytes.path));
      const path = await workspace.file(bytes);
      try {
        await orAway(log, 'storing', () => store(key, path));
      } finally {
        await workspace.remove(path);
      }
    },
    async get(key) {
      at(key);
      return orAway(log, 'looking', () => find(key));
    },
    async address(key, { filename, mime }) {
      if (signing === null) return null;
      const command = new GetObjectCommand({
        ...at(key),
        ResponseContentType: mime,
        ResponseContentDisposition: `attachment; filename="${filename}"`,
      });
      return orAway(log, 'signing', () =>
        getSignedUrl(signing, command, {
          expiresIn: settings.photo.signedFor,
          signingDate: clock(),
        }),
      );
    },
    async copy(key, path) {
      at(key);
      const file = await orAway(
        log,
        'looking',
        async () => (await find(key)) ?? expectNothing(key),
      );
      if (file === null) return false;
      await orFull(
        pipeline(Readable.from(file.stream()), createWriteStream(path, { flags: 'wx' })),
      );
      return true;
    },
    list: (level) =>
      orAway(log, 'listing', async () => {
        if (!isKey(level.replace(/\/$/, ''))) throw new Error('Not a key of the storage.');
        const listed: Listed[] = [];
        for await (const { Contents = [], CommonPrefixes = [] } of pages(prefix + level, '/')) {
          for (const { Key = '', LastModified } of Contents)
            listed.push({ key: Key.slice(prefix.length), writtenAt: byOurClock(LastModified) });
          for (const { Prefix = '' } of CommonPrefixes)
            listed.push({ key: Prefix.slice(prefix.length, -1), writtenAt: null });
        }
        // What others have put there under other names is nothing of ours.
        return listed.filter(({ key }) => isKey(key));
      }),
    remove: async (key) => {
      const object = at(key);
      await orAway(log, 'removing', async () => {
        for await (const { Contents = [] } of pages(`${object.Key}/`))
          for (const { Key } of Contents)
            await client.send(new DeleteObjectCommand({ Bucket, Key }));
        await client.send(new DeleteObjectCommand(object));
      });
    },
    sweep: (before) =>
      orAway(log, 'sweeping', async () => {
        const old: MultipartUpload[] = [];
        for await (const uploads of pagesOfUploads())
          old.push(...uploads.filter(({ Initiated }) => byOurClock(Initiated) < before));
        for (const { Key, UploadId } of old)
          await unlessMissing(
            client.send(new AbortMultipartUploadCommand({ Bucket, Key, UploadId })),
          );
        return old.length;
      }),
    reach: () => orAway(log, 'reaching', look),
    look,
    async close() {
      client.destroy();
      signing?.destroy();
    },
  };
}

/**
 * Tells the time by the clock of the storage, as its latest answer said it. A signed address is
 * good for a minute of that clock, and who wants one has just had the object looked up. The SDK has
 * the same for its own requests, from four minutes on.
 */
function clockOf(client: S3Client): () => Date {
  let ahead = 0;
  client.middlewareStack.add(
    (next) => async (args) => {
      const result = await next(args);
      // Of every HTTP answer; the type is that of all protocols.
      const { headers } = result.response as { headers?: Record<string, string> };
      const answered = Date.parse(headers?.['date'] ?? '');
      if (!Number.isNaN(answered)) ahead = answered - Date.now();
      return result;
    },
    { step: 'deserialize', name: 'clockOfStorage', priority: 'low' },
  );
  return () => new Date(Date.now() + ahead);
}

class NotAsSent extends Error {
  override readonly name = 'NotAsSent';
  constructor() {
    super('What was stored reads back otherwise, again and again.');
  }
}

function createClient(
  { endpoint, region, pathStyle, credentials }: Omit<S3Options, 'bucket' | 'prefix'>,
  limits: NonNullable<S3Options['limits']>,
  log: Log,
): S3Client {
  const sockets = { maxSockets: limits.connections };
  return new S3Client({
    ...(endpoint === undefined ? {} : { endpoint, region: 'us-east-1' }),
    ...(region === undefined ? {} : { region }),
    ...(credentials === undefined ? {} : { credentials }),
    forcePathStyle: pathStyle ?? endpoint !== undefined,
    maxAttempts: limits.attempts,
    retryMode: 'standard',
    // Bodies that are sent in signed pieces are not understood everywhere, and stored with the
    // signatures in between. All is read back anyway.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    requestHandler: {
      connectionTimeout: limits.connecting,
      requestTimeout: limits.answering,
      throwOnRequestTimeout: true,
      socketTimeout: limits.idle,
      httpAgent: sockets,
      httpsAgent: sockets,
      logger: {
        ...console,
        warn: (warning: unknown) =>
          log({
            level: 'warn',
            message: 'a warning about the storage of photos and plans',
            warning: String(warning),
          }),
      },
    },
  });
}
