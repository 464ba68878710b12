import type { RequestParameters } from 'relay-runtime';
import * as settings from '../../network/settings';
import { fakeLayer, ok, type SentRequest } from './support/fakeLayer';
import { fixMutation, observe, viewerQuery } from './support/observe';

async function send(
  params: RequestParameters,
  variables = {},
  options: Parameters<typeof fakeLayer>[1] = {},
): Promise<SentRequest> {
  const { layer, clock, sent } = fakeLayer(ok, options);
  observe(layer, params, variables);
  await clock.advance(0);
  const [request] = sent;
  if (request === undefined) throw new Error('Nothing was sent.');
  return request;
}

test('A request on the wire', async () => {
  const { url, headers, body } = await send(viewerQuery, { first: 20 });
  expect({ url, headers, body }).toMatchInlineSnapshot(`
{
  "body": "{"id":"q1","query":"","variables":{"first":20}}",
  "headers": {
    "accept": "*/*",
    "content-type": "application/json",
  },
  "url": "/graphql",
}
`);
});

test('The body has always the keys id, query and variables: a document with text sends both', async () => {
  const params: RequestParameters = {
    id: null,
    cacheID: 'hash',
    text: 'query A { a }',
    name: 'A',
    operationKind: 'query',
    metadata: {},
  };
  expect((await send(params)).body).toBe('{"id":"hash","query":"query A { a }","variables":{}}');
});

test('A document without id and cacheID is sent by its name', async () => {
  const params: RequestParameters = {
    id: null,
    cacheID: '',
    text: 'query A { a }',
    name: 'A',
    operationKind: 'query',
    metadata: {},
  };
  expect((await send(params)).body).toBe('{"id":"A","query":"query A { a }","variables":{}}');
});

test('Headers of the caller, in capitals or not, win over the layer’s own, except Authorization', async () => {
  const { headers } = await send(
    fixMutation,
    {},
    {
      headers: async (request) => ({
        'X-Snagbook': '1',
        accept: 'application/json',
        AUTHORIZATION: 'Basic x',
        'X-Operation': request.name,
        'X-Nothing': undefined,
      }),
      auth: { token: () => 'secret', refresh: async () => null, lost: () => {} },
    },
  );
  expect(headers).toEqual({
    accept: 'application/json',
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'x-operation': 'useFixSnagMutation',
    'x-snagbook': '1',
  });
});

test('Without a token, or with an empty one, no Authorization header is sent', async () => {
  for (const token of [null, '']) {
    const auth = { token: () => token, refresh: async () => null, lost: () => {} };
    expect((await send(viewerQuery, {}, { auth })).headers).not.toHaveProperty('authorization');
  }
});

test('Address, Accept and further options of fetch are the caller’s', async () => {
  const { url, headers } = await send(
    viewerQuery,
    {},
    { url: ({ name }) => `/graphql?${name}`, accept: 'multipart/mixed, */*' },
  );
  expect([url, headers['accept']]).toEqual(['/graphql?ViewerQuery', 'multipart/mixed, */*']);
});

test('The contract’s numbers are these', () => {
  expect(settings).toMatchObject({
    path: '/graphql',
    method: 'POST',
    okFrom: 200,
    okTo: 300,
    requestTimeoutMs: 15_000,
    retryDelaysMs: [1_000, 3_000],
    storeReleaseBuffer: 100,
    storeExpiryMs: 900_000,
    socketOpenMinMs: 1_000,
    socketOpenMaxMs: 30_000,
  });
  expect(settings.socketPingMs + settings.socketPongMs).toBe(30_000);
});
