import type { ClientRequest } from 'node:http';
import { arrive, makeLink } from '../support/links';
import { eventually } from '../support/eventually';
import { corners } from '../support/photos';
import { about, formAnswer, openForm, part } from '../support/rawForm';
import { addPhotoDocument, openSite, type Site } from '../support/site';
import { type Caller, gql, photoInput, signIn } from '../support/wire';

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
  request.write(about(addPhotoDocument, { ...photoInput(snagId, photo), ...more, file: null }));
  request.write(part('0', '', 'photo.jpg').subarray(0, -2));
  request.write(Buffer.alloc(bytes));
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

  test('are given up when they drip, and their place is free', async () => {
    const dripping = Array.from({ length: 8 }, () => startPhoto(site.people.admin, 1));
    const answers = dripping.map(formAnswer);
    await eventually(() =>
      expect(() => {
        const held = site.server.app.services.shares.uploads.of(site.people.admin.userId);
        held.take(1);
        held.end();
      }).toThrow('busy'),
    );
    const now = performance.now.bind(performance);
    // As if each byte came 25 s after the one before. The first may come before the server has
    // begun to look at the pace of the photo.
    const later = jest.spyOn(performance, 'now');
    for (const seconds of [25, 50, 75, 100]) {
      later.mockImplementation(() => now() + seconds * 1_000);
      for (const request of dripping) request.write('x');
      await site.ask('viewer', '{ viewer { user { name } } }');
    }
    for (const answer of await Promise.all(answers)) expect(answer).toMatchObject(busy);
    later.mockRestore();
    await site.addPhoto('admin', snagId, photo);
  });
});

describe('JSON on its way', () => {
  /** An operation of which so many bytes come at once, and never its end. */
  function startJson(caller: Caller, bytes: number): ClientRequest {
    const request = openForm(site.url, caller, {
      'content-type': 'application/json',
      'content-length': 500_000,
    });
    opened.push(request);
    request.write(`{"query":"${'x'.repeat(bytes)}`);
    return request;
  }

  test('of one link takes no more than one person may, whatever names it has, and small ones always get through', async () => {
    const token = await makeLink(site, site.companies.A);
    const names = [];
    for (let nth = 0; nth < 3; nth += 1) names.push(await arrive(site, token, `Name ${nth}`));
    const answers = names.map((who) => formAnswer(startJson(who, 300_000)));
    // Two of them have too much together, and the third too little room.
    expect(await Promise.race(answers)).toMatchObject(busy);
    const small = {
      query: '{ viewer { user { name } } }',
      variables: { filler: 'x'.repeat(10_000) },
    };
    for (const who of [...names, site.people.viewer])
      expect((await gql(site.url, who, small.query, small.variables)).errors).toEqual([]);
    leave(answers);
  });
});
