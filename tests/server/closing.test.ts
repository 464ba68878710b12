import { rm, stat } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { WebSocket } from 'ws';
import { openSite, type Site } from '../support/site';

let site: Site;

/** Writes these bytes on a line of its own and hears until it is closed. */
const line = (text: string): { socket: Socket; closed: Promise<string> } => {
  const socket = connect(Number(new URL(site.url).port), '127.0.0.1');
  let heard = '';
  socket.on('data', (data) => (heard += String(data))).on('error', () => undefined);
  socket.write(text);
  return { socket, closed: new Promise((resolve) => socket.once('close', () => resolve(heard))) };
};

const halfAnUpload = (): string =>
  `POST /graphql HTTP/1.1\r\nHost: x\r\nx-snagbook: 1\r\nAuthorization: Bearer ${site.people.inspector.token}\r\nContent-Type: multipart/form-data; boundary=a\r\nContent-Length: 1000000\r\n\r\n--a\r\n`;

describe('a server that stops', () => {
  beforeEach(async () => void (site = await openSite()));

  test('does so with sockets open, one of which reads nothing, and an upload half read', async () => {
    const socket = new WebSocket(
      `${site.url.replace('http', 'ws')}/graphql`,
      'graphql-transport-ws',
    );
    await new Promise((resolve) => socket.once('open', resolve));
    socket.pause();
    const polite = site.subscribe('viewer', await site.cursor());
    await site.raise();
    await polite.next();
    const upload = line(halfAnUpload());
    await new Promise((resolve) => upload.socket.once('connect', resolve));
    await site.close();
    expect(await polite.ended).toEqual({ closed: 1001 });
    await upload.closed;
    socket.terminate();
    expect(site.server.log).toEqual([]);
  });

  test('answers first what is under way', async () => {
    const body = JSON.stringify({ query: '{ viewer { email } }' });
    const asked = line(
      `POST /graphql HTTP/1.1\r\nHost: x\r\nExpect: 100-continue\r\nAuthorization: Bearer ${site.people.viewer.token}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n`,
    );
    // The server has read the head and waits for the rest.
    expect(String(await new Promise((resolve) => asked.socket.once('data', resolve)))).toContain(
      '100 Continue',
    );
    const stopped = site.close();
    asked.socket.write(body);
    expect(await asked.closed).toContain(
      `{"data":{"viewer":{"email":"${site.people.viewer.email}"}}}`,
    );
    await stopped;
  });

  test('leaves the newest events in the file of the database, so that a copy of it alone has them', async () => {
    await site.raise();
    await site.close({ keep: true });
    const log = await stat(join(site.server.dataDir, 'snagbook.db-wal')).catch(() => ({ size: 0 }));
    expect(log.size).toBe(0);
    await rm(site.server.dataDir, { recursive: true });
  });
});

describe('a server that goes on', () => {
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.close());

  test('frees the place of an upload whose sender is gone', async () => {
    const uploads = Array.from({ length: 8 }, () => line(halfAnUpload()));
    await Promise.all(
      uploads.map(({ socket }) => new Promise((resolve) => socket.once('connect', resolve))),
    );
    const form = new FormData();
    form.append('operations', '{"query":"{ __typename }"}');
    form.append('map', '{}');
    const send = () =>
      fetch(`${site.url}/graphql`, {
        method: 'POST',
        headers: { 'x-snagbook': '1', authorization: `Bearer ${site.people.inspector.token}` },
        body: form,
      });
    const untilStatus = async (wanted: number): Promise<Response> => {
      const response = await send();
      return response.status === wanted ? response : untilStatus(wanted);
    };
    const busy = await untilStatus(503);
    expect(busy.headers.get('retry-after')).toBe('2');
    expect(await busy.json()).toMatchObject({
      errors: [{ extensions: { code: 'SERVER_BUSY', retryable: true } }],
    });
    for (const { socket } of uploads) socket.destroy();
    expect((await untilStatus(200)).status).toBe(200);
    expect(site.server.log).toEqual([]);
  });

  test.each([
    [
      'an upgrade of another kind',
      'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n',
    ],
    [
      'a whole address in place of a path',
      'GET http://[ HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    [
      'a path that cannot be decoded',
      'GET /files/photos/%E0%A4%A/small HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
    ],
    ['no HTTP at all', 'hello\r\n\r\n'],
  ])('survives %s', async (_name, bytes) => {
    await line(bytes).closed;
    expect((await fetch(`${site.url}/healthz`)).status).toBe(200);
    expect(site.server.log).toEqual([]);
  });
});
