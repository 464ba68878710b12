import { type PaperPlans, paperPlans, uploadDocument, uploadInput } from '../support/paperPlans';
import { openSite, type PersonKey, type Site } from '../support/site';
import { announce } from '../support/photos';
import {
  type Caller,
  dataOf,
  event,
  newId,
  refusalOf,
  signIn,
  type Variables,
} from '../support/wire';

let site: Site;
let plans: PaperPlans;
beforeAll(async () => {
  plans = paperPlans();
  site = await openSite({ planFiles: plans });
});
beforeEach(() => plans.kept.clear());
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Uploaded {
  uploadPlanFile: {
    receipt: { eventId: string; sha256: string; byteLength: number };
    file: { id: string; pages: object[] };
  };
}

const text = '2 pages';
const upload = (
  input: ReturnType<typeof uploadInput>,
  person: PersonKey | Caller = 'admin',
  bytes = text,
) => site.upload<Uploaded>(person, uploadDocument, { input }, new Blob([bytes]));
const rows = async () =>
  (await site.server.app.services.db.selectFrom('plan_file').select('file_key').execute()).map(
    ({ file_key }) => file_key,
  );

describe('a plan file', () => {
  test('is kept, and its receipt says which bytes', async () => {
    const input = uploadInput(site, text, { name: '  Tower\u202e drawings.PDF ' });
    const { receipt, file } = dataOf(await upload(input)).uploadPlanFile;
    expect(receipt).toEqual({ eventId: input.eventId, ...announce(Buffer.from(text)) });
    const page = { widthMm: 420, heightMm: 297 };
    // Until somebody says better, a page is called as its file.
    expect(file).toEqual({
      id: input.fileId,
      name: 'Tower drawings.PDF',
      byteLength: 7,
      pages: [
        { page: 1, title: 'Tower drawings, page 1', ...page },
        { page: 2, title: 'Tower drawings, page 2', ...page },
      ],
    });
    expect([...plans.kept.keys()]).toEqual([(await rows()).at(-1)]);
  });

  test('that is sent again is kept once, at the same time and one after the other', async () => {
    const before = (await rows()).length;
    const input = uploadInput(site, text);
    // The same person at two desks.
    const other = await signIn(site.url, site.people.admin);
    const { store } = plans;
    let come: () => void = () => undefined;
    const both = new Promise<void>((resolve) => (come = resolve));
    let n = 0;
    // Both are on the disk before either is written down.
    plans.store = async (file, announced) => {
      if ((n += 1) === 2) come();
      await both;
      return store(file, announced);
    };
    const answers = await Promise.all([upload(input), upload(input, other)]);
    plans.store = store;
    answers.push(await upload(input));
    expect(new Set(answers.map((answer) => JSON.stringify(dataOf(answer)))).size).toBe(1);
    expect(plans.kept.size).toBe(1);
    expect(await rows()).toHaveLength(before + 1);
    expect(refusalOf(await upload({ ...input, name: 'another.pdf' }))).toMatchObject({
      code: 'EVENT_ID_REUSED',
      retryable: false,
    });
    expect(refusalOf(await upload({ ...input, ...event() }))).toMatchObject({
      code: 'ID_TAKEN',
      retryable: false,
    });
    expect(plans.kept.size).toBe(1);
  });

  test('leaves nothing behind where it is refused', async () => {
    const before = await rows();
    const cases: [Variables, PersonKey, string][] = [
      [{}, 'tradeA', 'FORBIDDEN'],
      [{}, 'outsider', 'NOT_FOUND'],
      [{ projectId: newId('project') }, 'admin', 'NOT_FOUND'],
      [{ name: ' ' }, 'admin', 'TEXT_REQUIRED'],
    ];
    for (const [wrong, person, code] of cases)
      expect([
        wrong,
        refusalOf(await upload(uploadInput(site, text, wrong), person)),
      ]).toMatchObject([wrong, { code, retryable: false }]);
    const { db } = site.server.app.services;
    await db
      .updateTable('project')
      .set({ state: 'ARCHIVED' })
      .where('id', '=', site.projectId)
      .execute();
    const archived = await upload(uploadInput(site, text));
    await db
      .updateTable('project')
      .set({ state: 'ACTIVE' })
      .where('id', '=', site.projectId)
      .execute();
    expect(refusalOf(archived).code).toBe('PROJECT_ARCHIVED');
    expect(plans.kept.size).toBe(0);
    expect(await rows()).toEqual(before);
  });
});
