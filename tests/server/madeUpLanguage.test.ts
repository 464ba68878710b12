import { addMadeUpLanguage, type MadeUp } from '../support/madeUpLanguage';
import { startMailServer, type MailServer } from '../support/mailServer';
import { openSite, type Site } from '../support/site';
import { answerOf, event, refusalOf } from '../support/wire';

// A Tuesday, 10:00 in Berlin.
let now = Date.parse('2026-03-03T09:00Z');
let language: MadeUp;
let post: MailServer;
let site: Site;
beforeAll(async () => {
  language = addMadeUpLanguage();
  post = await startMailServer();
  site = await openSite({
    clock: () => now,
    mail: {
      smtpUrl: post.url,
      from: 'Snagbook <snagbook@site.example>',
      publicUrl: 'https://snags.example',
    },
  });
});
afterAll(async () => {
  await site.close();
  await post.close();
});

const headers = { 'accept-language': 'ar', 'content-type': 'application/json', 'x-snagbook': '1' };
const ask = async (who: 'inspector' | 'tradeA', query: string, input: object) =>
  answerOf<{ moveSnag: { notice: { message: string } | null } }>(
    await fetch(`${site.url}/graphql`, {
      method: 'POST',
      headers: { ...headers, authorization: `Bearer ${site.people[who].token}` },
      body: JSON.stringify({ id: 'free', query, variables: { input } }),
    }),
  );
const moveSnag = `mutation ($input: MoveSnagInput!) { moveSnag(input: $input) { notice { message } } }`;

test('a refusal is said in a language that was only added to the list, with its catalogue', async () => {
  const { id } = await site.raise();
  const { message } = refusalOf(
    await ask('inspector', moveSnag, { ...event(now), snagId: id, move: 'REOPEN', comment: 'x' }),
  );
  expect(message).toMatch(/^Ａ ｓｎａｇ ｔｈａｔ ｉｓ ｏｐｅｎ/);
  expect(language.untranslated(message, [])).toEqual([]);
  const signIn = await fetch(`${site.url}/session`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: site.people.viewer.email, password: 'wrong password' }),
  });
  expect(
    language.untranslated(
      ((await signIn.json()) as { error: { message: string } }).error.message,
      [],
    ),
  ).toEqual([]);
});

test('so is the notice of a move that came too late', async () => {
  const { id, number } = await site.raise();
  const seen = await site.cursor('tradeA');
  await site.move('inspector', id, 'VOID', { reason: 'DUPLICATE' });
  const { data } = await ask('tradeA', moveSnag, {
    ...event(now),
    seen,
    snagId: id,
    move: 'START',
  });
  const notice = data?.moveSnag.notice?.message ?? '';
  expect(notice).toContain(`SITE-${number} ｗａｓ ｍａｄｅ ｖｏｉｄ ｂｙ Person inspector`);
  expect(language.untranslated(notice, ['SITE', 'Person inspector'])).toEqual([]);
});

test('whoever signs in with it is written to in it, from right to left', async () => {
  const { email, password } = site.people.tradeA;
  expect(
    (
      await fetch(`${site.url}/session`, {
        method: 'POST',
        headers,
        body: JSON.stringify({ email, password }),
      })
    ).status,
  ).toBe(200);
  await site.raise({ title: 'Loose socket' });
  now += 3_600_000;
  await site.server.app.sendMails();
  const mail = post.mails.find(({ to }) => to === email);
  expect(mail?.html).toContain('<html lang="ar" dir="rtl">');
  const told = `${mail?.subject} ${mail?.text}`.replaceAll(/https:\S+/g, '');
  expect(told).toContain('Loose socket');
  expect(
    language.untranslated(told, [
      'SITE Site',
      'Person tradeA',
      'Person inspector',
      'Loose socket',
      'Block A',
      'A phrase',
    ]),
  ).toEqual([]);
});
