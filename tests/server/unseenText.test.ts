import { openSite, raiseSnagDocument, type Site } from '../support/site';
import { dataOf, event, newId, refusalOf } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('blanks without a width and half signs are taken out of a text, and signs that are joined stay joined', async () => {
  const input = {
    ...event(),
    projectId: site.projectId,
    snagId: newId('snag'),
    locationId: site.locationId,
    title: 'e\u200b\u0301 \ud83d \u{1F469}\u200d\u{1F527}',
  };
  const { raiseSnag } = dataOf(
    await site.gql<{ raiseSnag: { snag: { title: string } } }>('inspector', raiseSnagDocument, {
      input,
    }),
  );
  expect(raiseSnag.snag.title).toBe('\u00e9 \ufffd \u{1F469}\u200d\u{1F527}');
});

test('a text in which nothing can be seen says nothing: no comment, and no reason', async () => {
  const { id } = await site.raise();
  const body = '\u200d\ufeff\u3164 ';
  const comment =
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }';
  expect(
    refusalOf(await site.gql('inspector', comment, { input: { ...event(), snagId: id, body } }))
      .code,
  ).toBe('TEXT_REQUIRED');
  expect(
    refusalOf(await site.move('tradeA', id, 'DISPUTE', { reason: 'NOT_OURS', comment: body })).code,
  ).toBe('REASON_REQUIRED');
});

test('a name that looks like another one is no other', async () => {
  const company =
    'mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }';
  const input = {
    ...event(),
    projectId: site.projectId,
    id: newId('company'),
    name: 'Comp\u00adany A\u200d',
  };
  expect(refusalOf(await site.gql('admin', company, { input })).code).toBe('CODE_TAKEN');
});
