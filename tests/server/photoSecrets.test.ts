import sharp, { type Sharp } from 'sharp';
import { heicPhoto } from '../support/heicPhoto';
import { addPlanDocument, planInput, uploadDocument } from '../support/paperPlans';
import { announce, blank, corners } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, newId } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

/**
 * Where it was taken, whose the camera is and which one, in all the ways a camera or a program
 * writes it.
 */
const told = (picture: Sharp): Sharp =>
  picture
    .withExif({
      IFD0: {
        Make: 'Acme',
        Model: 'Phone 9',
        Artist: 'Ivo Owner',
        Copyright: 'Ivo Owner',
        ImageDescription: 'Behind the house',
      },
      IFD2: {
        BodySerialNumber: 'SERIAL-4711',
        LensSerialNumber: 'SERIAL-0815',
        CameraOwnerName: 'Ivo Owner',
      },
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 0/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 0/1',
      },
    })
    .withXmp(
      '<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Ivo Owner</owner><gps>52.5N</gps><serial>SERIAL-4711</serial></x:xmpmeta>',
    )
    .withIccProfile('p3', { attach: true });
const secrets = [
  'Acme',
  'Ivo Owner',
  'SERIAL-',
  'Behind the house',
  '52.5N',
  'Exif',
  'EXIF',
  'XMP ',
  'xmpmeta',
  'ICCP',
];

/** As a phone's HEIC, with its facts in a box of their own: no encoder writes that format. */
function toldHeic(): Buffer {
  const facts = Buffer.from('uuidExif Acme Ivo Owner SERIAL-4711 52.5N');
  const size = Buffer.alloc(4);
  size.writeUInt32BE(facts.length + 4);
  return Buffer.concat([heicPhoto, size, facts]);
}

const get = (person: PersonKey, path: string): Promise<Response> =>
  fetch(`${site.url}${path}`, { headers: { cookie: site.people[person].cookies } });

async function expectNothingTold(person: PersonKey, path: string): Promise<void> {
  const answer = await get(person, path);
  expect([path, answer.status]).toEqual([path, 200]);
  const bytes = Buffer.from(await answer.arrayBuffer());
  const { exif, xmp, iptc, icc, orientation, comments, format } = await sharp(bytes).metadata();
  expect({ path, exif, xmp, iptc, icc, orientation, comments, format }).toEqual({
    path,
    format: 'webp',
  });
  expect([path, secrets.filter((secret) => bytes.includes(secret))]).toEqual([path, []]);
}

describe('where a photo was taken, whose the camera is and which one, is told to inspectors and admins alone', () => {
  // One that is smaller than every rendition, and one that is larger than all of them.
  test.each<[string, () => Promise<Buffer>]>([
    ['a small JPEG', () => told(corners(100, 80)).jpeg().toBuffer()],
    ['a large WebP', () => told(blank(3_200, 1_800)).webp({ effort: 0 }).toBuffer()],
    ['a HEIC', () => Promise.resolve(toldHeic())],
  ])('of %s', async (_what, make) => {
    const bytes = await make();
    expect(secrets.filter((secret) => bytes.includes(secret))).toEqual(
      expect.arrayContaining(['Acme', 'Ivo Owner', 'SERIAL-']),
    );
    const { id } = await site.raise();
    const photo = await site.addPhoto('inspector', id, bytes);
    await site.server.app.rendered();
    for (const size of ['small', 'medium', 'large'])
      for (const person of ['viewer', 'tradeA'] as const)
        await expectNothingTold(person, `/files/photos/${photo}/${size}`);
    for (const person of ['viewer', 'tradeA', 'tradeB', 'outsider'] as const)
      expect((await get(person, `/files/photos/${photo}/original`)).status).toBe(404);
    for (const person of ['inspector2', 'admin'] as const)
      expect(
        announce(
          new Uint8Array(
            await (await get(person, `/files/photos/${photo}/original`)).arrayBuffer(),
          ),
        ),
      ).toEqual(announce(bytes));
  });
});

test('nor does a plan tell them in any of its pictures', async () => {
  const bytes = await told(blank(700, 600)).jpeg().toBuffer();
  const code = 'A-1';
  const input = {
    ...event(),
    projectId: site.projectId,
    fileId: newId('planfile'),
    name: 'Level 1',
    ...announce(bytes),
  };
  dataOf(await site.upload('admin', uploadDocument, { input }, new Blob([new Uint8Array(bytes)])));
  await site.ask('admin', addPlanDocument, { input: planInput(input.fileId, code) });
  await site.server.app.rendered();
  const shown = `query ($code: String!) { project(code: "SITE") { plan(code: $code) { current { state tiles { url } } } } }`;
  const { project } = await site.ask<{
    project: { plan: { current: { state: string; tiles: { url: string } } } };
  }>('viewer', shown, { code });
  const { state, tiles } = project.plan.current;
  expect(state).toBe('READY');
  const revision = tiles.url.replace(/\/tiles$/, '');
  for (const path of [
    `${tiles.url}/0/0_0.webp`,
    `${tiles.url}/10/0_0.webp`,
    `${revision}/overview/small`,
    `${revision}/overview/medium`,
    `${revision}/extract/5000_5000`,
  ])
    await expectNothingTold('viewer', path);
});
