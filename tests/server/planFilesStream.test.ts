import { createHash } from 'node:crypto';
import { openBody } from '../../server/http/body';
import { type Admission, readForm } from '../../server/http/form';
import { Refusal } from '../../server/refusal';
import { planFolder } from '../support/plans';

const boundary = 'snagbook-test-boundary';
const contentType = `multipart/form-data; boundary=${boundary}`;
const MB = 1_000_000;
const chunk = new Uint8Array(64 * 1024).fill(0x61);

const field = (name: string, value: object): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${JSON.stringify(value)}\r\n`;
const head = (name: string): string =>
  `--${boundary}\r\nContent-Disposition: form-data; name="${name}"; filename="${name}.pdf"\r\nContent-Type: application/pdf\r\n\r\n`;

/** A body that is made while it is read, and says how much of it has been made. */
function bodyOf(
  params: object,
  map: Record<string, string[]>,
  bytesOfEach: number,
  makePart = () => chunk,
) {
  const made = { bytes: 0 };
  async function* parts(): AsyncGenerator<Uint8Array> {
    yield Buffer.from(field('operations', params) + field('map', map));
    for (const name of Object.keys(map)) {
      yield Buffer.from(head(name));
      for (let left = bytesOfEach; left > 0; left -= chunk.length) {
        const piece = makePart().subarray(0, Math.min(left, chunk.length));
        made.bytes += piece.length;
        yield piece;
      }
      yield Buffer.from('\r\n');
    }
    yield Buffer.from(`--${boundary}--\r\n`);
  }
  // Nothing is made ahead of the reader.
  const body = ReadableStreamFrom(parts());
  return {
    made,
    body: openBody(
      new Request('http://localhost/graphql', {
        method: 'POST',
        body,
        duplex: 'half',
      } as RequestInit),
      MB,
    ),
  };
}

/** `ReadableStream.from` is younger than the oldest Node we support. */
function ReadableStreamFrom(parts: AsyncGenerator<Uint8Array>): ReadableStream<Uint8Array> {
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        const { done, value } = await parts.next();
        if (done === true) controller.close();
        else controller.enqueue(value);
      },
    },
    { highWaterMark: 0 },
  );
}

const tooLarge = (bytes: number): Refusal =>
  new Refusal('PLAN_TOO_BIG', { bytes, limitBytes: 200 * MB });

const admission = (keep: Admission['keep'], limitBytes = 200 * MB): Admission => ({
  limitBytes,
  longestMs: MB,
  tooLarge,
  keep,
});

test('a file of 60 MB passes through a few buffers and is never held as a whole', async () => {
  const { made, body } = bodyOf({ variables: { file: null } }, { 0: ['variables.file'] }, 60 * MB);
  let [read, most] = [0, 0];
  const hash = createHash('sha256');
  const params = await readForm({
    contentType,
    body,
    limitBytes: MB,
    admit: async () =>
      admission(async (file) => {
        for await (const piece of file) {
          read += piece.length;
          hash.update(piece);
          most = Math.max(most, made.bytes - read);
        }
        return read;
      }),
  });
  expect(params).toEqual({ variables: { file: 60 * MB } });
  expect(hash.digest('hex')).toBe(
    createHash('sha256')
      .update(Buffer.alloc(60 * MB, 'a'))
      .digest('hex'),
  );
  expect(most).toBeLessThan(MB);
});

test('what was being kept is given up when the rest is too much, the keeper is told, and no more is made than is dropped', async () => {
  const folder = await planFolder();
  try {
    const { body } = bodyOf({ variables: { file: null } }, { 0: ['variables.file'] }, 8 * MB);
    const reading = readForm({
      contentType,
      body,
      limitBytes: MB,
      admit: async () => admission((file, { name }) => folder.files.receive(file, name), 5 * MB),
    });
    await expect(reading).rejects.toMatchObject({ code: 'PLAN_TOO_BIG' });
    expect(await folder.listing()).toEqual([]);
  } finally {
    await folder.close();
  }
});

test('a form whose sender is gone rejects at once, and leaves nothing', async () => {
  const folder = await planFolder();
  try {
    const gone = new AbortController();
    const parts = [
      field('operations', { variables: { file: null } }) + field('map', { 0: ['variables.file'] }),
      head('0'),
      'half a pl',
    ];
    const stream = new ReadableStream<Uint8Array>({
      pull(controller) {
        const next = parts.shift();
        if (next !== undefined) return controller.enqueue(Buffer.from(next));
        gone.abort();
        // Nothing more comes, and nobody says so.
        return new Promise(() => undefined);
      },
    });
    const request = new Request('http://localhost/graphql', {
      method: 'POST',
      body: stream,
      duplex: 'half',
      signal: gone.signal,
    } as RequestInit);
    const reading = readForm({
      contentType,
      body: openBody(request, MB),
      limitBytes: MB,
      admit: async () => admission((file, { name }) => folder.files.receive(file, name)),
    });
    await expect(reading).rejects.toMatchObject({
      code: 'SERVER_BUSY',
      extensions: { retryable: true },
    });
    expect(await folder.listing()).toEqual([]);
  } finally {
    await folder.close();
  }
});
