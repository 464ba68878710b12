import { request } from 'node:http';
import { type Front, fromOf, noFront, trustOf } from '../../server/http/front';
import { originOf } from '../../server/http/request';
import { startServer, type TestServer } from '../support/server';

let server: TestServer;
beforeAll(async () => {
  const front = { ...noFront, origin: 'https://snags.example.org' };
  server = await startServer({ front });
});
afterAll(() => server.close());

/** Status and text of an answer to whoever calls the server by this name. */
const called = (host: string, path: string, headers: Record<string, string> = {}) =>
  new Promise<{ status: number | undefined; text: string }>((resolve, reject) => {
    request(`${server.url}${path}`, { headers: { host, ...headers } }, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({ status: response.statusCode, text }));
    })
      .on('error', reject)
      .end();
  });

test('by another name than that of PUBLIC_URL nothing is reached but the probes', async () => {
  const upgrade = { connection: 'upgrade', upgrade: 'websocket' };
  for (const [path, headers] of [['/'], ['/graphql'], ['/session'], ['/graphql', upgrade]] as const)
    expect(await called('evil.example', path, headers)).toEqual({
      status: 421,
      text: 'This server can only be reached at https://snags.example.org.',
    });
  expect((await called('10.0.0.7:4000', '/healthz')).status).toBe(200);
  expect((await called('10.0.0.7:4000', '/readyz')).status).toBe(200);
  for (const host of ['snags.example.org', 'SNAGS.example.org:443'])
    expect((await called(host, '/nothing')).status).toBe(404);
  expect((await called('snags.example.org:80', '/nothing')).status).toBe(421);
});

const from = (trust: string, forwarded: string, nearest = '10.0.0.1', proto = 'https') => {
  const front: Front = { trusts: trustOf(trust) ?? noFront.trusts, origin: null };
  const headers = { 'x-forwarded-for': forwarded, 'x-forwarded-proto': proto };
  const { address, secure } = fromOf({ headers, socket: { remoteAddress: nearest } }, front);
  return `${address} ${secure ? 'https' : 'http'}`;
};

test('TRUST_PROXY is how many proxies are believed, or which, and whoever is none of them is believed nothing', () => {
  expect(from('0', '6.6.6.6')).toBe('10.0.0.1 http');
  expect(from('1', '6.6.6.6, 203.0.113.7')).toBe('203.0.113.7 https');
  expect(from('2', '6.6.6.6, 203.0.113.7, 10.0.0.2')).toBe('203.0.113.7 https');
  expect(from('2', '203.0.113.7, 10.0.0.2', '10.0.0.1', 'https, http')).toBe('203.0.113.7 https');
  expect(from('10.0.0.0/8, fd00::/8', '6.6.6.6, 203.0.113.7, fd00::2')).toBe('203.0.113.7 https');
  expect(from('10.0.0.0/8', '6.6.6.6', '::ffff:10.0.0.1')).toBe('6.6.6.6 https');
  expect(from('10.0.0.0/8', '6.6.6.6', '203.0.113.9')).toBe('203.0.113.9 http');
  expect(['true', '10.0.0.0/33', '10.0.0', '10.0.0.1/8/8', ''].map(trustOf)).toEqual(
    Array.from({ length: 5 }, () => null),
  );
});

test('where PUBLIC_URL is set, addresses begin with it, whatever name a request has', () => {
  const front = { ...noFront, origin: 'https://snags.example.org' };
  const headers = { host: 'evil.example' };
  const asked = fromOf({ headers, socket: {} }, front);
  expect(originOf(new Request('http://evil.example/graphql'), asked)).toBe(front.origin);
  expect(asked.secure).toBe(true);
});
