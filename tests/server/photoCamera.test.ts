import { corners } from '../support/photos';
import { addPhotoDocument, type PersonKey, openSite, type Site } from '../support/site';
import { dataOf, photoInput } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

async function sendWith(camera: object): Promise<string> {
  const { id } = await site.raise();
  const bytes = await corners().jpeg().toBuffer();
  const input = { ...photoInput(id, bytes), camera };
  const send = () =>
    site.upload<{ addPhoto: { receipt: object } }>(
      'inspector',
      addPhotoDocument,
      { input },
      new Blob([new Uint8Array(bytes)]),
    );
  const first = dataOf(await send());
  expect(dataOf(await send()).addPhoto.receipt).toEqual(first.addPhoto.receipt);
  return input.photoId;
}

async function cameraFor(person: PersonKey, photoId: string): Promise<unknown> {
  const { node } = await site.ask<{ node: { camera: object | null } }>(
    person,
    'query ($id: ID!) { node(id: $id) { ... on Photo { camera { offsetMinutes orientation device } } } }',
    { id: photoId },
  );
  return node.camera;
}

test('what a camera noted of a photo is kept beside it, for inspectors and admins', async () => {
  const camera = { offsetMinutes: -570, orientation: 6, device: 'Acme Phone 9' };
  const photo = await sendWith(camera);
  for (const person of ['inspector2', 'admin'] as const)
    expect(await cameraFor(person, photo)).toEqual(camera);
  for (const person of ['viewer', 'tradeA'] as const)
    expect(await cameraFor(person, photo)).toBeNull();
});

test.each([
  ['nothing', {}, null],
  ['facts that cannot be true', { offsetMinutes: 6_000, orientation: 9, device: ' \u0000 ' }, null],
  [
    'a name that is a book',
    { device: `Acme\u0007 ${'x'.repeat(200)}` },
    { offsetMinutes: null, orientation: null, device: `Acme ${'x'.repeat(75)}` },
  ],
])('no photo is refused for what its camera said: %s', async (_what, sent, kept) => {
  expect(await cameraFor('admin', await sendWith(sent))).toEqual(kept);
});
