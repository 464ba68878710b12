import { settings } from '../../server/settings';
import { arrive, makeLink } from '../support/links';
import { blobOf, corners } from '../support/photos';
import { addPhotoDocument, openSite, type PersonKey, type Site } from '../support/site';
import { type Caller, dataOf, event, photoInput, refusalOf } from '../support/wire';

let now = Date.parse('2026-03-03T09:00Z');
let site: Site;
let snagId: string;
beforeAll(async () => {
  site = await openSite({ clock: () => now });
  snagId = (await site.raise()).id;
});
afterAll(() => site.close());

const hour = 3_600_000;
const commentDocument = `mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }`;
const comment = () => ({ input: { ...event(now), snagId, body: 'Seen' } });
const say = (who: PersonKey | Caller, variables = comment()) =>
  site.gql<{ addComment: { receipt: { eventId: string } } }>(who, commentDocument, variables);

/** All that a payer may send has been sent, but for so many ms of the hour. */
const useUp = (kind: 'EVENTS' | 'PHOTO_BYTES', payer: string, left = 0) =>
  site.server.app.services.db
    .insertInto('payer_use')
    .values({ kind, payer_id: payer, until: now + hour - left })
    .onConflict((conflict) =>
      conflict.columns(['kind', 'payer_id']).doUpdateSet({ until: now + hour - left }),
    )
    .execute();

test('what a person sends beyond an hour’s allowance waits some seconds, and is taken once', async () => {
  const { userId, token } = site.people.inspector;
  const perEvent = hour / settings.allowances.USER.EVENTS;
  await useUp('EVENTS', userId, perEvent * 2);
  const [first, second, third] = [comment(), comment(), comment()];
  dataOf(await say('inspector', first));
  dataOf(await say('inspector', second));
  // Again, because its answer was lost: it takes nothing.
  dataOf(await say('inspector', first));
  const refused = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'x-snagbook': '1',
      'content-type': 'application/json',
    },
    body: JSON.stringify({ query: commentDocument, variables: third }),
  });
  expect(refused.status).toBe(429);
  expect(Object.fromEntries(refused.headers)).toMatchObject({
    'retry-after': '1',
    'ratelimit-policy': `"EVENTS";q=${settings.allowances.USER.EVENTS};w=3600`,
    ratelimit: '"EVENTS";r=0;t=1',
  });
  expect(await refused.json()).toMatchObject({
    errors: [{ extensions: { code: 'ALLOWANCE_USED', retryable: true } }],
  });
  now += 1_000;
  expect(dataOf(await say('inspector', third)).addComment.receipt.eventId).toBe(
    third.input.eventId,
  );
});

test('the visitors of a link share one allowance, and nobody else has less by it', async () => {
  const token = await makeLink(site, site.companies.A);
  const [jan, eva] = [await arrive(site, token, 'Jan'), await arrive(site, token, 'Eva')];
  const { link_id: link } = await site.server.app.services.db
    .selectFrom('link_person')
    .select('link_id')
    .where('user_id', '=', jan.userId)
    .executeTakeFirstOrThrow();
  await useUp('EVENTS', link, hour / settings.allowances.LINK.EVENTS);
  dataOf(await say(jan));
  expect(refusalOf(await say(eva)).code).toBe('ALLOWANCE_USED');
  dataOf(await say('tradeA'));
});

test('a photo beyond the allowance of bytes is not kept, comments go on, and a clock that was put back takes nothing away', async () => {
  const photo = await corners().jpeg().toBuffer();
  const { userId } = site.people.tradeA;
  await useUp('PHOTO_BYTES', userId);
  const send = () =>
    site.upload(
      'tradeA',
      addPhotoDocument,
      { input: photoInput(snagId, photo, 'EVIDENCE') },
      blobOf(photo),
    );
  expect(refusalOf(await send())).toMatchObject({
    code: 'ALLOWANCE_USED',
    retryable: true,
    meta: { allowance: 'PHOTO_BYTES', seconds: 1 },
  });
  dataOf(await say('tradeA'));
  now -= 2 * hour;
  dataOf(await send());
});
