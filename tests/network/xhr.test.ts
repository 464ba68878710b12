/** @jest-environment jsdom */
// The one test that needs a browser's XMLHttpRequest; jsdom's uses a real connection.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createNetwork } from '../../network/index';
import { FakeClock } from './support/fakeClock';
import { fixMutation, observe } from './support/observe';
import { until } from './support/wireServer';

test('In a browser an upload goes by XMLHttpRequest, which reports its bytes; other requests go by fetch', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    const headers = {
      'Access-Control-Allow-Origin': '*',
      'Access-Control-Allow-Headers': 'authorization, x-snagbook',
      'Access-Control-Expose-Headers': 'x-version',
      'X-Version': '7',
      'X-Request-Id': 'kept from other origins',
      'Content-Type': 'application/json',
    };
    request.on('end', () => {
      if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
      bodies.push(Buffer.concat(chunks).toString());
      return response.writeHead(200, headers).end('{"data":{"ok":true}}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const versions: (string | null | undefined)[] = [];
  const layer = createNetwork({
    url: `http://127.0.0.1:${port}/graphql`,
    retryMutations: true,
    headers: () => ({ 'X-Snagbook': '1' }),
    auth: { token: () => 'secret', refresh: async () => null, lost: () => {} },
    platform: { clock: new FakeClock() },
    onAnswer: ({ headers }) =>
      versions.push(headers?.get('X-Version'), headers?.get('x-request-id')),
  });
  // Browsers write an error to the console when it asks for a header that they keep back.
  const unsafe = jest.spyOn(XMLHttpRequest.prototype, 'getResponseHeader');
  const heard: [number, number][] = [];
  const photo = new File(['photo bytes'], 'site.jpg', { type: 'image/jpeg' });
  const seen = observe(
    layer,
    fixMutation,
    { input: { photo } },
    { onUploadProgress: (sent, total) => heard.push([sent, total]) },
  );
  await until(() => seen.completed + seen.errors.length > 0);
  server.closeAllConnections();
  server.close();
  expect(seen.errors).toEqual([]);
  expect(seen.next).toEqual([{ data: { ok: true }, extensions: { is_final: true } }]);
  expect([
    bodies.length,
    bodies[0]?.includes('photo bytes'),
    bodies[0]?.includes('"variables.input.photo"'),
  ]).toEqual([1, true, true]);
  expect([versions, unsafe.mock.calls]).toEqual([['7', null], []]);
  // jsdom reports that bytes were sent, but not how many.
  expect(heard.length).toBeGreaterThan(0);
});

test.each<['include' | undefined, (string | undefined)[]]>([
  ['include', [undefined, 'session=ada']],
  [undefined, [undefined, undefined]],
])(
  'With credentials %p a browser’s uploads to another origin carry these cookies',
  async (credentials, expected) => {
    const cookies: (string | undefined)[] = [];
    const server = createServer((request, response) => {
      const headers = {
        'Access-Control-Allow-Origin': window.origin,
        'Access-Control-Allow-Credentials': 'true',
        'Content-Type': 'application/json',
      };
      request.resume().on('end', () => {
        // A browser asks first, without cookies.
        if (request.method === 'OPTIONS') return response.writeHead(204, headers).end();
        cookies.push(request.headers.cookie);
        return response
          .writeHead(200, { ...headers, 'Set-Cookie': 'session=ada' })
          .end('{"data":{"ok":true}}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const layer = createNetwork({
      url: `http://127.0.0.1:${port}/graphql`,
      platform: { clock: new FakeClock() },
      retryMutations: true,
      ...(credentials && { fetchOptions: { credentials } }),
    });
    for (let count = 1; count <= 2; count += 1) {
      const seen = observe(layer, fixMutation, { input: { photo: new File(['x'], 'site.jpg') } });
      await until(() => seen.completed + seen.errors.length > 0);
      expect(seen.errors).toEqual([]);
    }
    server.closeAllConnections();
    server.close();
    expect(cookies).toEqual(expected);
  },
);
