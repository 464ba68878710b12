import { type ClientRequest, request as openRequest } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { typeidUnboxed } from 'typeid-js';
import { WebSocket } from 'ws';
import { announce, grain } from '../support/photos';
import { boundary, part } from '../support/rawForm';
import type { Figure } from './main';
import { owner } from './plansSite';
import { benchClient, quantile } from './scale/client';
import { withSite } from './scale/server';

// npm run bench -- attacks [--only=sockets]   part of a name

/** Of each measurement. */
const seconds = 30;

interface Target {
  url: string;
  client: Awaited<ReturnType<typeof benchClient>>;
  /** Of nine names of one link, and a snag that they see. */
  visitors: readonly string[];
  snagId: string;
  /** Of a viewer, who is somebody else than whoever is measured. */
  viewer: string;
  cursor: string;
  cookies: string;
}

const attacks: Readonly<Record<string, (target: Target) => () => void>> = {
  '72 unfinished JSON bodies of nine names of a link': unfinishedBodies,
  '8 dripping photos of four names of a link': drippingPhotos,
  '20 lanes of searches': (target) => lanes(target, 20),
  '100 lanes of searches': (target) => lanes(target, 100),
  '100 sockets with 20 subscriptions each': manySockets,
  'two downloads of a project that nobody reads': unreadDownloads,
};

/**
 * What an honest inspector notices of somebody who takes all that they are given: how often they
 * are refused, and how long a list, a new snag and a photo take, quiet and attacked. On the
 * PostgreSQL that BENCH_DATABASE_URL names, which is empty, or on SQLite.
 */
export function measureAttacks(): Promise<Figure[]> {
  const databaseUrl = process.env['BENCH_DATABASE_URL'];
  const { values } = parseArgs({
    args: process.argv.slice(2),
    allowPositionals: true,
    options: { only: { type: 'string', default: '' } },
  });
  return withSite({ snags: 5_000, people: 20, databaseUrl }, async ({ url, siteFile }) => {
    const target = await targetAt(url, siteFile);
    const photo = await grain(400, 300).jpeg().toBuffer();
    await honest(target, photo);
    const found: Figure[] = [];
    for (const [name, begin] of Object.entries(attacks)) {
      if (!name.includes(values.only)) continue;
      const quiet = await honest(target, photo);
      const end = begin(target);
      await pause(1_500);
      const attacked = await honest(target, photo);
      end();
      await pause(6_000);
      found.push({ name: `${name}: refused`, value: attacked.refused, unit: 'requests' });
      for (const kind of ['read', 'write', 'photo'] as const)
        for (const share of [0.5, 0.95])
          found.push({
            name: `  ${kind} ${share * 100}/100, quiet ${quantile(quiet[kind], share).toFixed(0)} ms`,
            value: quantile(attacked[kind], share),
            unit: 'ms',
          });
    }
    return found;
  });
}

async function honest({ client }: Target, photo: Buffer) {
  const token = client.inspectorAt(0);
  const noticed = { refused: 0, read: [], write: [], photo: [] } as {
    refused: number;
  } & Record<'read' | 'write' | 'photo', number[]>; // empty lists have no type of their own
  const timed = async (kind: 'read' | 'write' | 'photo', work: () => Promise<unknown>) => {
    const began = performance.now();
    await work().catch(() => (noticed.refused += 1));
    noticed[kind].push(performance.now() - began);
  };
  const until = performance.now() + seconds * 1_000;
  for (let nth = 0; performance.now() < until; nth += 1) {
    const snagId = typeidUnboxed('snag');
    await timed('read', () => client.ask(token, 'SnagListScreenQuery', listOf(client)));
    await timed('write', () => client.raise(snagId, nth, token));
    if (nth % 2 === 0) await timed('photo', client.photo(snagId, photo, token));
    await pause(50);
  }
  return noticed;
}

const listOf = ({ site }: Target['client'], text = '') => ({
  code: site.code,
  filter: text === '' ? {} : { text },
  sort: 'NUMBER',
  first: 40,
  ...(text !== '' && { text, searching: true }),
});

async function targetAt(url: string, siteFile: string): Promise<Target> {
  const client = await benchClient(url, siteFile);
  const snagId = typeidUnboxed('snag');
  await client.raise(snagId, 0);
  const signedIn = await session(url, '/session', owner);
  const detail = await client.ask(client.inspectorAt(0), 'SnagDetailScreenQuery', {
    code: client.site.code,
    number: 0,
    id: snagId,
    byId: true,
  });
  const made = await client.ask(signedIn.token, 'useMakeCompanyLinkMutation', {
    input: {
      eventId: typeidUnboxed('event'),
      occurredAt: Date.now(),
      companyId: /company_[0-9a-z]{26}/.exec(detail)?.[0],
    },
  });
  const token = /"\/t\/([^"]+)"/.exec(made)?.[1];
  const visitors: string[] = [];
  for (let nth = 0; nth < 9; nth += 1)
    visitors.push((await session(url, '/session/link', { token, name: `Name ${nth}` })).token);
  return {
    url,
    client,
    visitors,
    snagId,
    viewer: client.site.people.find(({ role }) => role === 'VIEWER')?.token ?? '',
    cursor: await client.cursor(),
    cookies: signedIn.cookies,
  };
}

async function session(url: string, path: string, body: object) {
  const response = await fetch(`${url}${path}`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  const { accessToken: token } = (await response.json()) as { accessToken: string }; // of our server
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0]);
  return { token, cookies: cookies.join('; ') };
}

/** A request whose body is written bit by bit, and begun anew when the server ends it. */
function keepOpen(
  { url }: Target,
  token: string,
  headers: Readonly<Record<string, string | number>>,
  first: Buffer,
): { line: () => ClientRequest; end: () => void } {
  let over = false;
  let line = open();
  function open(): ClientRequest {
    const request = openRequest(`${url}/graphql`, {
      method: 'POST',
      headers: { 'x-snagbook': '1', authorization: `Bearer ${token}`, ...headers },
      agent: false,
    });
    request.on('error', () => undefined);
    request.on('response', (response) => response.resume());
    request.once('close', () => {
      if (!over) setTimeout(() => over || (line = open()), 500);
    });
    request.write(first);
    return request;
  }
  return {
    line: () => line,
    end() {
      over = true;
      line.destroy();
    },
  };
}

function unfinishedBodies(target: Target): () => void {
  const bytes = Buffer.from(`{"query":"${'x'.repeat(930_000)}`);
  const headers = { 'content-type': 'application/json', 'content-length': 1_000_000 };
  const bodies = Array.from({ length: 72 }, (_, nth) =>
    keepOpen(target, target.visitors[nth % 9] ?? '', headers, bytes),
  );
  return () => bodies.forEach(({ end }) => end());
}

function drippingPhotos(target: Target): () => void {
  const { client, snagId } = target;
  const bytes = Buffer.alloc(31 * 1024 * 1024);
  const forms = Array.from({ length: 8 }, (_, nth) => {
    const input = {
      eventId: typeidUnboxed('event'),
      occurredAt: Date.now(),
      snagId,
      photoId: typeidUnboxed('photo'),
      kind: 'DEFECT',
      takenAt: Date.now(),
      ...announce(bytes),
      file: null,
    };
    const operation = { id: client.idOf('useAddPhotoMutation'), query: '', variables: { input } };
    return keepOpen(
      target,
      target.visitors[nth % 4] ?? '',
      { 'content-type': `multipart/form-data; boundary=${boundary}` },
      Buffer.concat([
        part('operations', JSON.stringify(operation)),
        part('map', JSON.stringify({ 0: ['variables.input.file'] })),
        part('0', bytes, 'photo.jpg').subarray(0, -2),
      ]),
    );
  });
  const drip = setInterval(() => forms.forEach(({ line }) => line().write('x')), 1_000);
  return () => {
    clearInterval(drip);
    forms.forEach(({ end }) => end());
  };
}

function lanes({ client, viewer }: Target, count: number): () => void {
  let over = false;
  const lane = async (nth: number): Promise<void> => {
    const words = ['handrail', 'hollow', 'zz', 'paint'];
    while (!over)
      await client
        .ask(viewer, 'SnagListScreenQuery', listOf(client, words[nth % words.length]))
        .catch(() => pause(100));
  };
  for (let nth = 0; nth < count; nth += 1) void lane(nth);
  return () => void (over = true);
}

function manySockets({ url, client, viewer, cursor }: Target): () => void {
  const sockets = Array.from({ length: 100 }, () => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    socket.on('error', () => undefined);
    socket.on('open', () =>
      socket.send(JSON.stringify({ type: 'connection_init', payload: { token: viewer } })),
    );
    socket.on('message', (message: Buffer) => {
      if (message.includes('"ping"')) return socket.send('{"type":"pong"}');
      if (!message.includes('"connection_ack"')) return;
      for (let nth = 0; nth < 20; nth += 1)
        socket.send(
          JSON.stringify({
            id: String(nth),
            type: 'subscribe',
            payload: {
              id: client.idOf('followProjectSubscription'),
              query: '',
              variables: { projectId: client.site.projectId, after: cursor },
            },
          }),
        );
    });
    return socket;
  });
  return () => sockets.forEach((socket) => socket.terminate());
}

function unreadDownloads({ url, client, cookies }: Target): () => void {
  const { hostname, port } = new URL(url);
  const lines = Array.from({ length: 2 }, () => {
    const line = connect(Number(port), hostname);
    line.on('error', () => undefined).pause();
    line.write(
      `GET /files/projects/${client.site.projectId}.zip HTTP/1.1\r\nHost: ${hostname}\r\nCookie: ${cookies}\r\n\r\n`,
    );
    return line;
  });
  return () => lines.forEach((line) => line.destroy());
}
