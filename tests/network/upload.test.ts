import { fakeLayer, ok } from './support/fakeLayer';
import { fixMutation, observe } from './support/observe';
import { until, wireServer } from './support/wireServer';

const photo = new File(['photo bytes'], 'site.jpg', { type: 'image/jpeg' });
const sketch = new Blob(['sketch bytes'], { type: 'image/png' });

/** A form as a server would see it. */
function read(body: string | FormData | undefined): Record<string, unknown> {
  if (!(body instanceof FormData)) throw new Error('This is no form.');
  return Object.fromEntries(
    [...body.entries()].map(([key, value]) => [
      key,
      typeof value === 'string' ? JSON.parse(value) : `${value.type}, ${value.size} bytes`,
    ]),
  );
}

test('An upload on the wire: operations with id, query and variables, the map, then each file once; the sender writes the content type', async () => {
  const { layer, clock, sent } = fakeLayer(ok);
  const variables = Object.freeze({
    input: Object.freeze({
      note: 'ä',
      photos: [photo, sketch],
      cover: photo,
      at: new Date(0),
      tags: [],
    }),
  });
  observe(layer, fixMutation, variables);
  await clock.advance(0);
  expect(read(sent[0]?.body)).toEqual({
    operations: {
      id: 'm1',
      query: '',
      variables: {
        input: {
          note: 'ä',
          photos: [null, null],
          cover: null,
          at: '1970-01-01T00:00:00.000Z',
          tags: [],
        },
      },
    },
    map: {
      0: ['variables.input.photos.0', 'variables.input.cover'],
      1: ['variables.input.photos.1'],
    },
    0: 'image/jpeg, 11 bytes',
    1: 'image/png, 12 bytes',
  });
  const form = sent[0]?.body;
  expect(form instanceof FormData && [...form.keys()]).toEqual(['operations', 'map', '0', '1']);
  expect(sent[0]?.headers).toEqual({ accept: '*/*' });
  expect(variables.input.photos[0]).toBe(photo);
});

test('A file of React Native, an object with uri, name and type, is sent as a file; a link on the web with a name and a type is not', async () => {
  const appended: [string, unknown][] = [];
  // React Native's form data takes such an object; this one only notes it.
  const append = jest
    .spyOn(FormData.prototype, 'append')
    .mockImplementation((key: string, value: unknown) => void appended.push([key, value]));
  const native = { uri: 'file:///data/site.jpg', name: 'site.jpg', type: 'image/jpeg' };
  const link = { uri: 'https://example.org/site.jpg', name: 'Site', type: 'LINK' };
  const { layer, clock, sent } = fakeLayer((index) => (index === 0 ? new TypeError('cut') : ok()));
  const seen = observe(layer, fixMutation, Object.freeze({ input: { photos: [native], link } }));
  append.mockRestore();
  await clock.advance(60_000);
  expect(
    appended.map(([key, value]) => [
      key,
      key === 'operations' ? JSON.parse(String(value)).variables : value,
    ]),
  ).toEqual([
    ['operations', { input: { photos: [null], link } }],
    ['map', '{"0":["variables.input.photos.0"]}'],
    ['0', native],
  ]);
  // A line that breaks is no file that cannot be read.
  expect([sent.length, seen.completed]).toEqual([2, 1]);
});

test('Relay’s `uploadables` are files too: their keys are paths into the variables', async () => {
  const { layer, clock, sent } = fakeLayer(ok);
  observe(layer, fixMutation, { input: { note: 'x' } }, {}, { 'input.photo': photo, plan: sketch });
  await clock.advance(0);
  expect(read(sent[0]?.body)).toMatchObject({
    operations: { variables: { input: { note: 'x', photo: null }, plan: null } },
    map: { 0: ['variables.input.photo'], 1: ['variables.plan'] },
  });
});

test('An upload answered 503 and then 200 carries whole files each time', async () => {
  const server = await wireServer((_request, response, { body, index }) => {
    response.writeHead(index === 0 ? 503 : 200, { 'Content-Type': 'application/json' });
    response.end(index === 0 ? '{}' : '{"data":{"ok":true}}');
    return body;
  });
  let waits = 0;
  const { layer, clock } = fakeLayer(ok, {
    url: server.url,
    platform: { fetch },
    onEvent: ({ type }) => (waits += type === 'wait' ? 1 : 0),
  });
  const seen = observe(layer, fixMutation, { input: { photo } });
  await until(() => waits === 1);
  await clock.advance(1_000);
  await until(() => seen.completed === 1);
  await server.close();
  expect(seen.completed).toBe(1);
  expect(
    server.requests.map(({ body, headers }) => [
      body.includes('photo bytes'),
      body.includes('filename="site.jpg"'),
      headers['content-type']?.startsWith('multipart/form-data; boundary='),
    ]),
  ).toEqual([
    [true, true, true],
    [true, true, true],
  ]);
});

test('A file that can no longer be read fails with file and is not sent again', async () => {
  const gone = new File(['x'], 'gone.jpg');
  gone.slice = () => {
    throw new DOMException('The file was moved.', 'NotReadableError');
  };
  const { layer, clock, sent } = fakeLayer(() => new TypeError('fetch failed'));
  const seen = observe(layer, fixMutation, { input: { photo: gone } });
  await clock.advance(60_000);
  expect([seen.failure().kind, sent.length]).toEqual(['file', 1]);
});
