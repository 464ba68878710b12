import { reportMailLimits } from '../../rules/reports';
import { dayMs } from '../../rules/days';
import { writeTransaction } from '../../server/database/engine';
import { sweepCodeLinks } from '../../server/features/codeLinks/store';
import { projectsOf } from '../../server/features/erasing/namedIn';
import { countMails } from '../../server/features/reports/mailStore';
import { handoversOn, drawnStrokes, type Handover } from '../support/handovers';
import { startMailServer, type MailServer } from '../support/mailServer';
import { openSite, type PersonKey, type Site } from '../support/site';
import { type Answer, event, newId, refusalOf, type Variables } from '../support/wire';

// Parties that sign from elsewhere: by an account of their own, or by a link and a code.

let post: MailServer;
let mailing: Site;
let silent: Site;
let site: Site;

beforeAll(async () => {
  post = await startMailServer();
  const mail = {
    smtpUrl: post.url,
    from: 'Snagbook <snagbook@site.example>',
    publicUrl: 'https://snags.example',
  };
  [mailing, silent] = [await openSite({ mail }), await openSite()];
  for (const each of [mailing, silent]) await each.raise({ title: 'Crack' });
});
afterAll(async () => {
  for (const each of [mailing, silent]) {
    expect(each.server.log).toEqual([]);
    await each.close();
  }
  await post.close();
});

const { prepared, sign, withdraw, one, readFrom, verdict, files, db } = handoversOn(() => site);

const ask = (who: PersonKey, { id }: Handover, position: number, input: Variables) =>
  site.gql<{ askSigner: { path: string | null; code: string | null } }>(
    who,
    'mutation ($input: AskSignerInput!) { askSigner(input: $input) { path code } }',
    { input: { handoverId: id, position, id: newId('asking'), ...input } },
  );

interface Opened {
  role: string;
  preparedBy: string;
  snagCount: number;
  draftSha256: string;
  draftUrl: string;
}
/** Without a session. */
async function outside<Data>(query: string, variables: Variables): Promise<Answer<Data>> {
  const answer = await fetch(`${site.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  });
  const { data, errors = [] } = (await answer.json()) as Partial<Answer<Data>>;
  return { data: data ?? null, errors } as Answer<Data>;
}
const stateOf = async (token: string) =>
  (
    await outside<{ signing: { state: string } | null }>(
      'query ($token: String!) { signing(token: $token) { state project role by } }',
      { token },
    )
  ).data?.signing;
const open = (token: string, code: string) =>
  outside<{ openSigning: Opened }>(
    'mutation ($input: OpenSigningInput!) { openSigning(input: $input) { role preparedBy snagCount draftSha256 draftUrl } }',
    { input: { token, code } },
  );
const signByLink = (
  secrets: { token: string; code: string },
  { draftSha256 }: Pick<Handover, 'draftSha256'>,
  input: Variables = {},
) =>
  outside<{ signByLink: { signedAt: number } }>(
    'mutation ($input: SignByLinkInput!) { signByLink(input: $input) { signedAt } }',
    {
      input: {
        ...secrets,
        eventId: newId('event'),
        draftSha256,
        name: 'Clara Client',
        company: 'City of Eden',
        strokes: drawnStrokes,
        reservations: 'by 4 December',
        except: [1],
        ...input,
      },
    },
  );

test('a client gets a link and, in a second mail, a code, reads the draft and signs it; the sealed PDF says how', async () => {
  site = mailing;
  await site.server.app.rendered();
  post.mails.length = 0;
  const handover = await prepared();
  expect((await ask('inspector', handover, 1, { email: 'Clara@client.example' })).data).toEqual({
    askSigner: { path: null, code: null },
  });
  await site.server.app.rendered();
  expect(post.mails.map(({ to }) => to)).toEqual(['clara@client.example', 'clara@client.example']);
  const [linkMail, codeMail] = ['/sign/', 'Your code: '].map((words) =>
    post.mails.find(({ text }) => text.includes(words)),
  );
  const token = /\/sign\/([\w-]{43})\?language=en/.exec(linkMail?.text ?? '')?.[1] ?? '';
  const code = /Your code: (\d{6})/.exec(codeMail?.text ?? '')?.[1] ?? '';
  expect(linkMail?.text).not.toContain(code);
  // Both count for whoever asked, like reports that are sent.
  const others = {
    send_id: newId('sending'),
    project_id: site.projectId,
    sent_by: site.people.inspector.userId,
    asked_at: Date.now(),
  };
  await writeTransaction(db(), (trx) => countMails(trx, others, reportMailLimits.perDay - 3));
  expect(
    refusalOf(await ask('inspector', handover, 0, { email: 'carl@client.example' })).code,
  ).toBe('MAILS_TOO_MANY');
  expect(codeMail?.text).not.toContain(token);
  const rows = JSON.stringify([
    await db().selectFrom('code_link').selectAll().execute(),
    await db().selectFrom('job').selectAll().execute(),
  ]);
  for (const secret of [token, code]) expect(rows).not.toContain(secret);

  expect(await stateOf(token)).toEqual({
    state: 'OPEN',
    project: 'Site',
    role: 'For the client',
    by: 'Person inspector',
  });
  expect(await stateOf(`${token.slice(0, -1)}_`)).toBeNull();
  const wrong = code === '000000' ? '111111' : '000000';
  expect(refusalOf(await open(token, wrong))).toMatchObject({ code: 'SIGNING_CODE_WRONG' });
  const opened = (await open(token, `${code.slice(0, 3)} ${code.slice(3)}`)).data?.openSigning;
  expect(opened).toMatchObject({
    role: 'For the client',
    preparedBy: 'Person inspector',
    snagCount: 1,
    draftSha256: handover.draftSha256,
  });
  const draft = await fetch(`${site.url}${opened?.draftUrl}`);
  expect([draft.status, draft.headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect((await fetch(`${site.url}${opened?.draftUrl.replace(/.$/, '!')}`)).status).toBe(404);

  expect(refusalOf(await signByLink({ token, code: wrong }, handover)).code).toBe(
    'SIGNING_CODE_WRONG',
  );
  const eventId = newId('event');
  const first = await signByLink({ token, code }, handover, { eventId });
  expect(first.errors).toEqual([]);
  // Over a bad line.
  expect((await signByLink({ token, code }, handover, { eventId })).data).toEqual(first.data);
  expect(refusalOf(await signByLink({ token, code }, handover)).code).toBe('HANDOVER_SIGNED');
  expect(await stateOf(token)).toMatchObject({ state: 'SIGNED' });

  expect((await sign('inspector', handover, 0)).errors).toEqual([]);
  await site.server.app.rendered();
  const sealed = await one(handover.id);
  const { pdf, text } = await readFrom(sealed.url);
  expect(text).toContain(
    'Drawn behind a link sent to clara@client.example, with the code from a second email',
  );
  expect(text).toContain('Drawn on screen in the session of Person inspector');
  expect(pdf.pages.at(-1)).toMatch(
    /Signatures[^]*Clara Client[^]*SITE-1[^]*by 4 December[^]*[0-9a-f]{64}/,
  );
  expect(await verdict()).toMatchObject({ broken: null });
  expect(await files()).toMatchObject({ faults: [], handovers: 2 });

  // Erasing finds the address in the record, and takes it from the link too.
  const clara = { id: newId('user'), name: '', emails: ['clara@client.example'] };
  expect(await projectsOf(db(), clara)).toEqual([site.projectId]);
  await site.ask(
    'admin',
    'mutation ($input: EraseTextInput!) { eraseText(input: $input) { receipt { eventId } } }',
    { input: { ...event(), textOf: eventId } },
  );
  expect(await projectsOf(db(), clara)).toEqual([]);
  expect(await db().selectFrom('code_link').select('id').execute()).toEqual([]);
});

test('five wrong codes end a link, and so does asking again, the withdrawal and its day', async () => {
  site = silent;
  const handover = await prepared();
  const asked = async (): Promise<{ token: string; code: string }> => {
    const { path, code } = (await ask('inspector', handover, 1, { email: 'clara@client.example' }))
      .data?.askSigner ?? { path: null, code: null };
    return { token: path?.replace('/sign/', '') ?? '', code: code ?? '' };
  };
  // Without mail whoever asks hands both over.
  const first = await asked();
  const wrong = first.code === '000000' ? '111111' : '000000';
  const answers = [];
  for (let tries = 0; tries < 6; tries += 1)
    answers.push(refusalOf(await open(first.token, wrong)).code);
  expect(answers).toEqual([...Array.from({ length: 5 }, () => 'SIGNING_CODE_WRONG'), 'LINK_OVER']);
  expect(refusalOf(await open(first.token, first.code)).code).toBe('LINK_OVER');
  expect(await stateOf(first.token)).toMatchObject({ state: 'OVER' });

  const second = await asked();
  expect(await stateOf(first.token)).toBeNull();
  expect((await open(second.token, second.code)).errors).toEqual([]);
  await db()
    .updateTable('code_link')
    .set({ ends_at: Date.now() - 1 })
    .execute();
  expect(refusalOf(await open(second.token, second.code)).code).toBe('LINK_OVER');

  const third = await asked();
  expect((await withdraw('inspector', handover)).errors).toEqual([]);
  expect(await stateOf(third.token)).toMatchObject({ state: 'WITHDRAWN' });
  expect(refusalOf(await signByLink(third, handover)).code).toBe('HANDOVER_ENDED');
  // Two weeks later nobody keeps the address any more.
  await sweepCodeLinks(db(), Date.now() + 27 * dayMs);
  expect(await stateOf(third.token)).not.toBeNull();
  await sweepCodeLinks(db(), Date.now() + 29 * dayMs);
  expect(await stateOf(third.token)).toBeNull();
});

test('a member who was asked signs in their own session, for that party alone; only whoever prepared it asks', async () => {
  site = silent;
  const handover = await prepared();
  const { viewer, tradeA } = site.people;
  expect(refusalOf(await ask('inspector2', handover, 1, { userId: viewer.userId })).code).toBe(
    'HANDOVER_OF_OTHER',
  );
  expect(refusalOf(await ask('viewer', handover, 1, { userId: viewer.userId })).code).toBe(
    'FORBIDDEN',
  );
  expect(refusalOf(await ask('inspector', handover, 1, { userId: tradeA.userId }))).toMatchObject({
    code: 'BAD_REQUEST',
    field: 'userId',
  });
  expect(refusalOf(await sign('viewer', handover, 1)).code).toBe('HANDOVER_OF_OTHER');
  // Without mail whoever asks says so themselves.
  expect((await ask('inspector', handover, 1, { userId: viewer.userId })).data).toEqual({
    askSigner: { path: '/p/SITE/reports', code: null },
  });
  expect(refusalOf(await sign('viewer', handover, 0)).code).toBe('HANDOVER_OF_OTHER');
  expect(refusalOf(await sign('tradeA', handover, 1)).code).toBe('NOT_FOUND');
  expect((await sign('viewer', handover, 1)).data?.signHandover.handover.parties[1]).toMatchObject({
    signature: { by: { name: 'Person viewer' } },
  });
});
