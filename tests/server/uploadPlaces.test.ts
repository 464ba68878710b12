import { once } from 'node:events';
import type { ClientRequest } from 'node:http';
import { connect, type Socket } from 'node:net';
import { openBody } from '../../server/http/body';
import { corners } from '../support/photos';
import { about, formAnswer, openForm, part } from '../support/rawForm';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { type Caller, photoInput, signIn } from '../support/wire';

let site: Site;
let snagId: string;
let photo: Buffer;
const opened: ClientRequest[] = [];
beforeAll(async () => {
  site = await openSite();
  snagId = (await site.raise()).id;
  photo = await corners().jpeg().toBuffer();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});
afterEach(() => {
  jest.useRealTimers();
  for (const request of opened.splice(0)) request.destroy();
});

const MiB = 1024 * 1024;
const busy = {
  status: 503,
  headers: { 'retry-after': '2' },
  errors: [{ extensions: { code: 'SERVER_BUSY', retryable: true } }],
};

/** A photo that announces 32 MiB, and of which so many bytes come at once. */
function startPhoto(caller: Caller, bytes: number, more: object = {}): ClientRequest {
  const request = openForm(site.url, caller, { 'content-length': 32 * MiB });
  opened.push(request);
  const file = part('0', Buffer.alloc(bytes), 'photo.jpg');
  request.write(
    Buffer.concat([
      about(addPhotoDocument, { ...photoInput(snagId, photo), ...more, file: null }),
      file.subarray(0, -2),
    ]),
  );
  return request;
}

/** Lines that the test cuts at its end. */
const leave = (answers: Promise<unknown>[]): void =>
  answers.forEach((answer) => void answer.catch(() => undefined));

const twice = async (who: Site['people']['viewer']): Promise<Caller[]> => [
  who,
  await signIn(site.url, who),
];

describe('photos on their way', () => {
  test('of somebody who may not add any are refused at their first byte, and take no room', async () => {
    for (const [who, code] of [
      ['viewer', 'FORBIDDEN'],
      ['tradeB', 'NOT_FOUND'],
      ['outsider', 'NOT_FOUND'],
    ] as const) {
      const started = Array.from({ length: 8 }, () => startPhoto(site.people[who], 1));
      for (const answer of await Promise.all(started.map(formAnswer)))
        expect(answer).toMatchObject({
          status: 200,
          errors: [{ extensions: { code, retryable: false } }],
        });
    }
    await site.addPhoto('inspector2', snagId, photo);
  });

  test('that only announce their bytes take no room from others, and one person has eight of them at once', async () => {
    const [phone, desktop] = await twice(site.people.inspector);
    const answers = Array.from({ length: 9 }, (_, n) =>
      formAnswer(startPhoto((n % 2 === 0 ? phone : desktop) ?? site.people.inspector, 1)),
    );
    // The ninth, whichever came last.
    expect(await Promise.race(answers)).toMatchObject(busy);
    await site.addPhoto('inspector2', snagId, photo);
    leave(answers);
  });

  test('take room as their bytes come: beyond the share of one person the next byte is refused, and others’ photos come in', async () => {
    const answers = Array.from({ length: 4 }, () =>
      formAnswer(startPhoto(site.people.inspector, 20 * MiB)),
    );
    // Whichever brings the bytes that are too many.
    expect(await Promise.race(answers)).toMatchObject(busy);
    await site.addPhoto('inspector2', snagId, photo);
    leave(answers);
  });
});

describe('a body that drips', () => {
  // What is still drawn then would ask PostgreSQL, which would be taken for silent after the hours
  // that these tests let pass.
  beforeAll(() => site.server.app.rendered());

  /** The sockets and their events are real; only what waits for time is ours. */
  const holdTime = (): void =>
    void jest.useFakeTimers({
      doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'],
    });

  /** A body of which a part comes each time so many ms have passed. */
  const bodyOf = (ms: number, bytes: number, longestMs: number) => {
    const stream = new ReadableStream<Uint8Array>(
      {
        pull(controller) {
          jest.advanceTimersByTime(ms);
          controller.enqueue(new Uint8Array(bytes));
        },
      },
      { highWaterMark: 0 },
    );
    return openBody(
      new Request('http://localhost/graphql', {
        method: 'POST',
        body: stream,
        duplex: 'half',
      } as RequestInit),
      longestMs,
    );
  };
  const bytesOf = async (body: ReturnType<typeof openBody>, enough = Infinity): Promise<number> => {
    let bytes = 0;
    for await (const piece of body.parts()) {
      bytes += piece.length;
      if (bytes >= enough) return bytes;
    }
    return bytes;
  };

  test('is given up when less comes than the weakest line brings, and not when that comes', async () => {
    holdTime();
    await expect(bytesOf(bodyOf(20_000, 1, 3_600_000))).rejects.toMatchObject({
      code: 'SERVER_BUSY',
    });
    expect(await bytesOf(bodyOf(2_500, 2_000, 3_600_000), 300_000)).toBe(300_000);
  });

  /**
   * Sends a byte for each second that passes, until the server cuts the line; answers what it said.
   */
  async function drip(head: string): Promise<string> {
    const { hostname, port } = new URL(site.url);
    const line: Socket = connect(Number(port), hostname);
    let [said, closed] = ['', false];
    line.on('data', (bytes: Buffer) => void (said += bytes.toString()));
    line.on('error', () => undefined);
    line.on('close', () => void (closed = true));
    await once(line, 'connect');
    line.write(`${head}\r\nHost: ${hostname}\r\nX-Snagbook: 1\r\nContent-Length: 10000\r\n\r\n`);
    holdTime();
    for (let seconds = 0; seconds < 100_000 && !closed; seconds += 1) {
      line.write('x');
      jest.advanceTimersByTime(1_000);
      await new Promise((resolve) => setImmediate(resolve));
    }
    line.destroy();
    return closed ? said.slice(9, 12) : 'still open';
  }

  test.each<[string, string, string]>([
    ['of a stranger who signs in', 'POST /session HTTP/1.1', '503'],
    [
      'that was refused by its head',
      'POST /graphql HTTP/1.1\r\nAuthorization: Bearer nobody',
      '401',
    ],
  ])('%s has its line cut', async (_what, head, status) => {
    expect(await drip(head)).toBe(status);
  });
});
