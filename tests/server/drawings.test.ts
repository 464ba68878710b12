import { directly } from '../support/directly';
import { grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import { dataOf, event, refusalOf, type Variables } from '../support/wire';

let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
let bytes: Buffer;
beforeAll(async () => {
  site = await openSite({ clock: () => now });
  bytes = await grain(80, 64).jpeg().toBuffer();
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Marked {
  markPhoto: {
    receipt: { eventId: string };
    notice: { code: string; message: string } | null;
    event: { withoutEffect: boolean; shapes: Variables[]; changes: { lost: boolean }[] } | null;
  };
}
const document = `mutation ($input: MarkPhotoInput!) { markPhoto(input: $input) {
  receipt { eventId } notice { code message } event { withoutEffect shapes { kind x y toX toY text points } changes { field lost } }
} }`;
const send = (who: PersonKey, input: Variables) =>
  directly<Marked>(site, who, document, { input: { ...event(now), ...input } });
const mark = async (who: PersonKey, input: Variables) => dataOf(await send(who, input)).markPhoto;

const arrow = { kind: 'ARROW', x: 0.1, y: 0.2, toX: 0.5, toY: 0.6 };
const circle = { kind: 'CIRCLE', x: 0, y: 0, toX: 1, toY: 1 };
const words = (text: string) => ({ kind: 'TEXT', x: 0.5, y: 0.5, text });
const line = { kind: 'LINE', x: 0.1, y: 0.1, points: [0.2, 0.15, 0.3, 0.1] };
const whole = (shape: Variables) => ({ toX: null, toY: null, text: null, points: null, ...shape });

const shownOn = async (photoId: string, who: PersonKey = 'viewer') =>
  dataOf(
    await directly<{ node: { shapes: Variables[] } }>(
      site,
      who,
      'query ($id: ID!) { node(id: $id) { ... on Photo { shapes { kind x y toX toY text points } } } }',
      { id: photoId },
    ),
  ).node.shapes;

/** The drawings in a snag's history, oldest first. */
const history = async (snagId: string, who: PersonKey = 'viewer') => {
  const query =
    'query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 50) { edges { node { id kind photo { id } shapes { kind } } } } } } }';
  const { node } = dataOf(
    await directly<{
      node: {
        history: {
          edges: {
            node: {
              id: string;
              kind: string;
              photo: object | null;
              shapes: { kind: string }[] | null;
            };
          }[];
        };
      };
    }>(site, who, query, { id: snagId }),
  );
  return node.history.edges.map((edge) => edge.node).filter(({ kind }) => kind === 'PHOTO_MARKED');
};

const photographed = async (kind: 'DEFECT' | 'EVIDENCE' = 'DEFECT') => {
  const { id: snagId } = await site.raise();
  return {
    snagId,
    photoId: await site.addPhoto(kind === 'DEFECT' ? 'inspector' : 'tradeA', snagId, bytes, kind),
  };
};

test('what was drawn on a photo is shown to all who see it, in place of what was there, and both stay in the history', async () => {
  const { snagId, photoId } = await photographed();
  // Its shape is known as soon as it is stored.
  const { node } = dataOf(
    await directly<{ node: object }>(
      site,
      'inspector',
      'query ($id: ID!) { node(id: $id) { ... on Photo { width height shapes { kind } } } }',
      { id: photoId },
    ),
  );
  expect(node).toEqual({ width: 80, height: 64, shapes: [] });
  const text = words(' <b>Cafe\u0301</b>\u0007\ncrack ');
  expect(
    (await mark('inspector', { photoId, shapes: [arrow, circle, text, line] })).event?.shapes,
  ).toEqual([whole(arrow), whole(circle), whole(words('<b>Café</b> crack')), whole(line)]);
  expect(await shownOn(photoId)).toEqual([
    whole(arrow),
    whole(circle),
    whole(words('<b>Café</b> crack')),
    whole(line),
  ]);
  await mark('admin', { photoId, shapes: [] });
  expect(await shownOn(photoId)).toEqual([]);
  expect((await history(snagId)).map(({ shapes }) => shapes?.map(({ kind }) => kind))).toEqual([
    ['ARROW', 'CIRCLE', 'TEXT', 'LINE'],
    [],
  ]);
});

test('the same drawing sent again changes nothing, and the same id with another one is refused', async () => {
  const { snagId, photoId } = await photographed();
  const sent = { ...event(now), photoId, shapes: [arrow] };
  await mark('inspector', sent);
  await mark('inspector', { photoId, shapes: [circle] });
  expect((await mark('inspector', sent)).receipt.eventId).toBe(sent.eventId);
  expect(await shownOn(photoId)).toEqual([whole(circle)]);
  expect(await history(snagId)).toHaveLength(2);
  expect(refusalOf(await send('inspector', { ...sent, shapes: [] })).code).toBe('EVENT_ID_REUSED');
});

test('a drawing that comes late loses to one that was made after it, and is no error', async () => {
  const { snagId, photoId } = await photographed();
  const seen = await site.cursor();
  const offline = now + 1_000;
  now += 60_000;
  await mark('admin', { photoId, seen, shapes: [circle] });
  expect(
    await mark('inspector', { ...event(offline), photoId, seen, shapes: [arrow] }),
  ).toMatchObject({
    notice: { code: 'EDIT_LOST' },
    event: {
      withoutEffect: true,
      shapes: [whole(arrow)],
      changes: [{ field: 'drawing', lost: true }],
    },
  });
  expect(await shownOn(photoId)).toEqual([whole(circle)]);
  expect(await history(snagId)).toHaveLength(2);
});

test('who could draw when they lost the line may still add it, though the snag went to others and the photo was hidden', async () => {
  const { snagId, photoId } = await photographed('EVIDENCE');
  const seen = await site.cursor('tradeA');
  const run = (mutation: string, input: Variables) =>
    directly(
      site,
      'inspector',
      `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(now), ...input } },
    );
  dataOf(await run('removePhoto', { photoId }));
  expect(refusalOf(await send('tradeA', { photoId, shapes: [arrow] })).code).toBe('NOT_FOUND');
  dataOf(await run('editSnag', { snagId, companyId: site.companies.B }));
  expect(refusalOf(await send('tradeA', { photoId, shapes: [arrow] })).code).toBe('NOT_FOUND');
  // Of what they see no more they are told nothing but that it is kept.
  expect(await mark('tradeA', { photoId, seen, shapes: [arrow] })).toMatchObject({
    event: null,
    notice: { code: 'SNAG_GONE' },
  });
  expect(await shownOn(photoId, 'inspector')).toEqual([whole(arrow)]);
  // A hidden photo shows nothing of itself in the history, and those who run the checks all of it.
  expect(await history(snagId)).toMatchObject([{ photo: null, shapes: null }]);
  expect(await history(snagId, 'inspector')).toMatchObject([
    { photo: { id: photoId }, shapes: [{ kind: 'ARROW' }] },
  ]);
});

test.each<[string, Variables[], string]>([
  ['51 shapes', Array.from({ length: 51 }, () => arrow), 'A drawing can have up to 50 shapes.'],
  [
    'a text of 81 characters',
    [words('x'.repeat(81))],
    'This text can have up to 80 characters; it has 81.',
  ],
  ['an empty text', [words(' ')], 'Enter some text.'],
  ['no text', [{ kind: 'TEXT', x: 0, y: 0 }], 'Enter some text.'],
  ['a place beside the photo', [{ ...arrow, toX: 1.01 }], 'The request could not be read.'],
  ['a text above the photo', [{ ...words('x'), y: -0.1 }], 'The request could not be read.'],
  [
    'an arrow without its head',
    [{ kind: 'ARROW', x: 0, y: 0, toX: 0.5 }],
    'The request could not be read.',
  ],
  ['a line with half a point', [{ ...line, points: [0.5] }], 'The request could not be read.'],
  ['a line that leaves the photo', [{ ...line, points: [1, 2] }], 'The request could not be read.'],
  [
    'a line through 201 points',
    [{ ...line, points: Array<number>(402).fill(0.5) }],
    'The request could not be read.',
  ],
])('%s is refused for good with its sentence', async (_name, shapes, message) => {
  const { photoId } = await photographed();
  expect(refusalOf(await send('inspector', { photoId, shapes }))).toMatchObject({
    message,
    field: 'shapes',
    retryable: false,
  });
  expect(await shownOn(photoId)).toEqual([]);
});

test('50 shapes with texts of 80 characters are kept', async () => {
  const { photoId } = await photographed();
  await mark('inspector', {
    photoId,
    shapes: Array.from({ length: 50 }, () => words('€'.repeat(80))),
  });
  expect(await shownOn(photoId)).toHaveLength(50);
});

test('a drawing on a photo that was removed meanwhile is kept with it, and who drew it is told, unless they knew', async () => {
  const { photoId } = await photographed();
  const seen = await site.cursor();
  dataOf(
    await directly(
      site,
      'admin',
      'mutation ($input: RemovePhotoInput!) { removePhoto(input: $input) { receipt { eventId } } }',
      { input: { ...event(now), photoId } },
    ),
  );
  const late = { ...event(now), photoId, seen, shapes: [arrow] };
  for (const _twice of [1, 2])
    expect((await mark('inspector', late)).notice).toEqual({
      code: 'REMOVED_MEANWHILE',
      message: expect.stringMatching(
        /^The photo on SITE-\d+ that you drew on has since been removed\. Your drawing was kept with it\.$/,
      ),
    });
  const knowing = { photoId, seen: await site.cursor(), shapes: [arrow] };
  expect((await mark('inspector', knowing)).notice).toBeNull();
});
