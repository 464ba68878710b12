import { grain } from '../support/photos';
import {
  addPhotoDocument,
  moveDocument,
  openSite,
  type PersonKey,
  type Site,
} from '../support/site';
import { dataOf, event, newId, photoInput, refusalOf } from '../support/wire';

let site: Site;
let photo: Buffer;
beforeAll(async () => {
  site = await openSite();
  photo = await grain(200, 150).jpeg().toBuffer();
});
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const moved = async (...args: Parameters<Site['move']>) =>
  dataOf(await site.move(...args)).moveSnag;

/** Marked fixed by the trade, from a status it had reached before. */
async function fixed(from: 'OPEN' | 'IN_PROGRESS' = 'OPEN'): Promise<string> {
  const { id } = await site.raise();
  if (from === 'IN_PROGRESS') await moved('inspector', id, 'START');
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  await moved('tradeA', id, 'FIX', { comment: 'Sealed' });
  return id;
}

async function disputed(): Promise<string> {
  const { id } = await site.raise();
  await moved('tradeA', id, 'DISPUTE', { reason: 'NOT_OURS', comment: 'The plumber’s' });
  return id;
}

interface Shown {
  status: string;
  allowedActions: string[];
  fixedBy: { name: string } | null;
  fixedAt: number | null;
  photoCount: number;
  evidenceCount: number;
  company: { id: string } | null;
  waitingFor: { kind: string; since: number };
  lastMessages: { comment: string }[];
  takeBack: { to: string; by: { name: string } } | null;
}
const shown = async (who: PersonKey, id: string): Promise<Shown> =>
  (
    await site.ask<{ node: Shown }>(
      who,
      `query ($id: ID!) { node(id: $id) { ... on Snag { status allowedActions fixedBy { name } fixedAt
         photoCount evidenceCount company { id } waitingFor { kind since } lastMessages { comment }
         takeBack { to by { name } } } } }`,
      { id },
    )
  ).node;
const mayTakeBack = async (who: PersonKey, id: string): Promise<boolean> =>
  (await shown(who, id)).allowedActions.includes('TAKE_BACK');

test.each(['OPEN', 'IN_PROGRESS'] as const)(
  'who marked fixed what was %s takes it back: it is as before, and its photo stays and counts',
  async (before) => {
    const { id } = await site.raise();
    if (before === 'IN_PROGRESS') await moved('inspector', id, 'START');
    const waited = (await shown('tradeA', id)).waitingFor;
    await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
    await moved('tradeA', id, 'FIX', { comment: 'Sealed' });
    expect((await shown('tradeA', id)).takeBack).toEqual({
      to: before,
      by: { name: 'Person tradeA' },
    });
    expect(await mayTakeBack('tradeA', id)).toBe(true);
    for (const other of ['admin', 'inspector', 'viewer'] as const)
      expect([other, await mayTakeBack(other, id)]).toEqual([other, false]);
    expect((await moved('tradeA', id, 'TAKE_BACK')).snag?.status).toBe(before);
    expect(await shown('tradeA', id)).toEqual({
      status: before,
      allowedActions: expect.not.arrayContaining(['TAKE_BACK']) as unknown,
      fixedBy: null,
      fixedAt: null,
      photoCount: 1,
      evidenceCount: 1,
      company: { id: site.companies.A },
      waitingFor: waited,
      lastMessages: [],
      takeBack: null,
    });
    // With the same photo as before.
    expect((await moved('tradeA', id, 'FIX')).snag?.status).toBe('FIXED');
  },
);

test('a dispute is taken back by who disputed it, and what it was sent back for is read again', async () => {
  const id = await fixed();
  await moved('inspector', id, 'SEND_BACK', { comment: 'The other side too' });
  await moved('tradeA', id, 'DISPUTE', { reason: 'NOT_OURS', comment: 'The plumber’s' });
  expect((await moved('tradeA', id, 'TAKE_BACK')).snag?.status).toBe('OPEN');
  const { lastMessages } = await shown('tradeA', id);
  expect(lastMessages.map(({ comment }) => comment)).toEqual(['The other side too', 'Sealed']);
});

test('nobody takes back what somebody else said', async () => {
  const [done, against] = [await fixed(), await disputed()];
  for (const id of [done, against])
    for (const who of ['admin', 'inspector'] as const)
      expect(refusalOf(await site.move(who, id, 'TAKE_BACK')).code).toBe('TRANSITION_NOT_ALLOWED');
  expect(refusalOf(await site.move('viewer', done, 'TAKE_BACK')).code).toBe('FORBIDDEN');
  expect(refusalOf(await site.move('tradeB', done, 'TAKE_BACK')).code).toBe('NOT_FOUND');
});

test('sent again, it is taken back once', async () => {
  const id = await fixed();
  const input = { ...event(), snagId: id, move: 'TAKE_BACK' };
  const send = async () => dataOf(await site.gql('tradeA', moveDocument, { input }));
  const first = await send();
  await moved('tradeA', id, 'FIX');
  expect(await send()).toMatchObject({
    moveSnag: {
      ...(first as { moveSnag: object }).moveSnag,
      snag: { status: 'FIXED' },
    },
  });
});

const edit = `mutation ($input: EditSnagInput!) { editSnag(input: $input) { snag { id } } }`;
const comment = `mutation ($input: AddCommentInput!) { addComment(input: $input) { snag { id } } }`;
/** What somebody else does before the device of who said it is online again. */
const meanwhile: Readonly<Record<string, [status: string, (id: string) => Promise<unknown>]>> = {
  'closed it': ['CLOSED', (id) => moved('inspector', id, 'CLOSE')],
  'sent it back': ['OPEN', (id) => moved('inspector', id, 'SEND_BACK', { comment: 'Not yet' })],
  'voided it': ['VOID', (id) => moved('admin', id, 'VOID', { reason: 'DUPLICATE' })],
  'wrote something': [
    'FIXED',
    (id) =>
      site.ask('inspector', comment, { input: { ...event(), snagId: id, body: 'On my way' } }),
  ],
  'changed it': [
    'FIXED',
    (id) => site.ask('inspector', edit, { input: { ...event(), snagId: id, priority: 'HIGH' } }),
  ],
  'added a photo': ['FIXED', (id) => site.addPhoto('inspector', id, photo, 'EVIDENCE')],
};

test.each(Object.keys(meanwhile))(
  'it comes too late when somebody %s, is kept, and its person is told',
  async (what) => {
    const [status, doIt] = meanwhile[what] ?? ['', () => Promise.resolve()];
    const id = await fixed('IN_PROGRESS');
    const seen = await site.cursor('tradeA');
    await doIt(id);
    // Of which its person may not know.
    await site.ask('inspector2', edit, { input: { ...event(), snagId: id, cost: 100 } });
    expect(await mayTakeBack('tradeA', id)).toBe(false);
    expect(await moved('tradeA', id, 'TAKE_BACK', { seen })).toMatchObject({
      snag: { status },
      notice: {
        code: 'STATUS_CHANGED_MEANWHILE',
        message: expect.stringMatching(
          /^(Person inspector|Ada Admin) has since worked on SITE-\d+, so you could not take it back\. It is \w+\.$/,
        ) as unknown,
      },
      event: { withoutEffect: true },
    });
    // Whoever had seen that is refused.
    expect(refusalOf(await site.move('tradeA', id, 'TAKE_BACK')).code).toBe(
      'TRANSITION_NOT_ALLOWED',
    );
  },
);

test('what its own person adds meanwhile does not end it', async () => {
  const id = await fixed();
  await site.ask('tradeA', comment, { input: { ...event(), snagId: id, body: 'Wrong flat' } });
  await site.addPhoto('tradeA', id, photo, 'EVIDENCE');
  // The pictures are made by the server.
  await site.server.app.rendered();
  expect((await moved('tradeA', id, 'TAKE_BACK')).snag?.status).toBe('OPEN');
});

test('a close of somebody who had not seen that it was taken back closes nothing', async () => {
  const id = await fixed('IN_PROGRESS');
  const seen = await site.cursor('inspector');
  await moved('tradeA', id, 'TAKE_BACK');
  expect(await moved('inspector', id, 'CLOSE', { seen })).toMatchObject({
    snag: { status: 'IN_PROGRESS' },
    notice: {
      code: 'STATUS_CHANGED_MEANWHILE',
      message: expect.stringContaining('was taken back by Person tradeA') as unknown,
    },
    event: { withoutEffect: true },
  });
});

test('said and taken back without a connection, both arrive', async () => {
  const { id } = await site.raise();
  const seen = await site.cursor('tradeA');
  const input = { ...photoInput(id, photo, 'EVIDENCE'), seen };
  await site.upload('tradeA', addPhotoDocument, { input }, new Blob([new Uint8Array(photo)]));
  // Before *fixed* was said.
  await moved('inspector', id, 'START');
  await moved('tradeA', id, 'FIX', { seen });
  expect(await moved('tradeA', id, 'TAKE_BACK', { seen })).toMatchObject({
    snag: { status: 'IN_PROGRESS' },
    notice: null,
  });
});

test('two companies that become one end it, as somebody else did that', async () => {
  const companyId = newId('company');
  await site.ask(
    'admin',
    `mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), projectId: site.projectId, id: companyId, name: 'Bright Glass' } },
  );
  const { id } = await site.raise({ companyId });
  await moved('inspector', id, 'DISPUTE', { reason: 'NO_ACCESS', comment: 'Locked' });
  expect(await mayTakeBack('inspector', id)).toBe(true);
  await site.ask(
    'admin',
    `mutation ($input: MergeCompanyInput!) { mergeCompany(input: $input) { receipt { eventId } } }`,
    { input: { ...event(), companyId, intoId: site.companies.A } },
  );
  // Before anything else about the snag the journal says whose it is now.
  await site.ask('inspector', comment, { input: { ...event(), snagId: id, body: 'Still' } });
  expect(await mayTakeBack('inspector', id)).toBe(false);
});
