import { Refusal } from '../../server/refusal';
import { easel } from '../support/easel';
import {
  addPlan,
  addRevision,
  type PaperPlans,
  paperPlans,
  redrawDocument,
  sheet,
} from '../support/paperPlans';
import { openSite, type Site } from '../support/site';
import type { Entry, Stream } from '../support/stream';
import { event } from '../support/wire';

let site: Site;
let plans: PaperPlans;
const streams: Stream[] = [];
beforeEach(async () => {
  plans = paperPlans();
  site = await openSite({ planFiles: plans });
});
afterEach(async () => {
  await Promise.all(streams.splice(0).map((stream) => stream.stop()));
  expect(site.server.log).toEqual([]);
  await site.close();
});

interface Revision {
  label: string;
  state: string;
  progress: number | null;
  failure: string | null;
  widthPx: number | null;
  heightPx: number | null;
  tiles: object | null;
  small: string | null;
  large: string | null;
}

const revisionFields = `label state progress failure widthPx heightPx tiles { url size overlap } small: overviewUrl(size: SMALL) large: overviewUrl(size: LARGE)`;
const look = async (id: string): Promise<Revision> =>
  (
    await site.ask<{ node: Revision }>(
      'viewer',
      `query ($id: ID!) { node(id: $id) { ... on PlanRevision { ${revisionFields} } } }`,
      { id },
    )
  ).node;
const current = async (planId: string) =>
  (
    await site.ask<{ node: { current: { id: string } } }>(
      'viewer',
      `query ($id: ID!) { node(id: $id) { ... on Plan { current { id } } } }`,
      { id: planId },
    )
  ).node.current.id;

const follow = async (
  person: Parameters<Site['subscribe']>[0],
  after?: string,
): Promise<Stream> => {
  const stream = site.subscribe(person, after ?? (await site.cursor()));
  streams.push(stream);
  return stream;
};

/** The first entry that is like this; what comes before it is passed over. */
async function seen(stream: Stream, like: (entry: Entry) => boolean): Promise<Entry> {
  let entry = await stream.next();
  while (!like(entry)) entry = await stream.next();
  return entry;
}

/** The next thing that was written. */
const written = (stream: Stream): Promise<Entry> => seen(stream, (entry) => entry.event !== null);

describe('a revision', () => {
  test('waits, is drawn and is ready', async () => {
    const { draw, sheet: next } = easel();
    plans.draw = draw;
    const [first, second] = [await addPlan(site, 'A-1'), await addPlan(site, 'A-2')];
    const drawing = await next();
    expect(await look(second.revisionId)).toEqual({
      label: 'A',
      state: 'QUEUED',
      progress: null,
      failure: null,
      widthPx: null,
      heightPx: null,
      tiles: null,
      small: null,
      large: null,
    });
    expect(await look(first.revisionId)).toMatchObject({
      state: 'RENDERING',
      progress: 0,
      tiles: null,
      small: null,
    });
    drawing.progress(40);
    expect(await look(first.revisionId)).toMatchObject({ state: 'RENDERING', progress: 40 });
    drawing.done(sheet);
    const other = await next();
    const path = `/files/plans/${first.revisionId}`;
    expect(await look(first.revisionId)).toEqual({
      label: 'A',
      state: 'READY',
      progress: null,
      failure: null,
      widthPx: 3_307,
      heightPx: 2_339,
      tiles: { url: `${path}/tiles`, size: 512, overlap: 1 },
      small: `${path}/overview/small`,
      large: `${path}/overview/medium`,
    });
    expect(await look(second.revisionId)).toMatchObject({ state: 'RENDERING', progress: 0 });
    other.done(sheet);
    await site.server.app.rendered();
    expect((await look(second.revisionId)).state).toBe('READY');
  });

  test('that can never be drawn says so in a sentence, and the next one is drawn', async () => {
    plans.draw = ({ page }) =>
      page === 1 ? Promise.reject(new Refusal('PLAN_RENDER_FAILED')) : Promise.resolve(sheet);
    const { planId, revisionId } = await addPlan(site, 'A-1');
    await site.server.app.rendered();
    const failure =
      'Page 1 of plan.pdf could not be drawn. The file was saved; try printing it to a new PDF.';
    expect(await look(revisionId)).toMatchObject({
      state: 'FAILED',
      progress: null,
      failure,
      tiles: null,
      small: null,
    });
    plans.draw = () =>
      Promise.reject(new Refusal('PLAN_SHEET_SIZE', { n: 7, metres: 12, limit: 5 }));
    const tooLong = await addRevision(site, planId);
    await site.server.app.rendered();
    expect(await look(tooLong)).toMatchObject({
      state: 'FAILED',
      failure: 'Page 1 is 12 m long; sheets can have up to 5 m.',
    });
    expect(await current(planId)).toBe(tooLong);
    plans.draw = () => Promise.resolve(sheet);
    const good = await addRevision(site, planId, 'C');
    await site.server.app.rendered();
    expect((await look(good)).state).toBe('READY');
    expect(await current(planId)).toBe(good);
  });

  test('that could not be drawn is drawn again when an inspector asks for it, and a second press changes nothing', async () => {
    plans.draw = () => Promise.reject(new Refusal('PLAN_RENDER_FAILED'));
    const { planId, revisionId } = await addPlan(site, 'A-1');
    await site.server.app.rendered();
    const { draw, begun, sheet: next } = easel();
    plans.draw = draw;
    await site.ask('inspector', redrawDocument, { input: { ...event(), revisionId } });
    const drawing = await next();
    expect(await look(revisionId)).toMatchObject({ state: 'RENDERING', failure: null });
    await site.ask('admin', redrawDocument, { input: { ...event(), revisionId } });
    drawing.done(sheet);
    await site.server.app.rendered();
    expect([(await look(revisionId)).state, await current(planId), begun.length]).toEqual([
      'READY',
      revisionId,
      1,
    ]);
  });
});

describe('an open screen', () => {
  test('sees how far a revision is, and stands where it stood', async () => {
    const { draw, sheet: next } = easel();
    plans.draw = draw;
    const stream = await follow('viewer');
    const { planId, revisionId } = await addPlan(site, 'A-1');
    const drawing = await next();
    expect(await stream.next()).toMatchObject({
      event: { kind: 'PLAN_ADDED' },
      snag: null,
      subject: { __typename: 'Plan', id: planId },
    });
    const passing = { event: null, snag: null, goneSnagId: null, cursor: expect.any(String) };
    const drawn = (progress: number) => ({
      ...passing,
      subject: { __typename: 'PlanRevision', id: revisionId, state: 'RENDERING', progress },
    });
    expect(await stream.next()).toEqual(drawn(0));
    drawing.progress(3);
    drawing.progress(40);
    const forty = await seen(stream, ({ subject }) => subject?.progress === 40);
    expect(forty).toEqual(drawn(40));
    // Whoever goes on from there misses nothing, gets nothing twice, and is shown what is under
    // way.
    const { number } = await site.raise();
    expect((await written(stream)).snag?.number).toBe(number);
    const later = await follow('viewer', forty.cursor);
    expect((await written(later)).snag?.number).toBe(number);
    expect(await seen(later, ({ event: one }) => one === null)).toEqual(drawn(40));
    drawing.done(sheet);
    for (const one of [stream, later])
      expect(await written(one)).toMatchObject({
        event: { kind: 'PLAN_RENDERED' },
        subject: { __typename: 'Plan', id: planId },
      });
    // The journal is not written for percents.
    const events = await site.server.app.services.db
      .selectFrom('event')
      .select(['kind', 'seq'])
      .where('project_id', '=', site.projectId)
      .orderBy('seq')
      .execute();
    expect(events.slice(-3).map(({ kind }) => kind)).toEqual([
      'PLAN_ADDED',
      'SNAG_RAISED',
      'PLAN_RENDERED',
    ]);
    expect(events.at(-1)?.seq).toBe(events.length);
  });

  test('of a trade hears nothing of a plan that carries none of its snags, and all of one that does', async () => {
    const { draw, sheet: next } = easel();
    const { planId, revisionId } = await addPlan(site, 'A-1');
    await site.server.app.rendered();
    await site.raise({ pin: { revisionId, x: 0.5, y: 0.5 } });
    plans.draw = draw;
    const [own, foreign] = [await follow('tradeA'), await follow('tradeB')];
    const newer = await addRevision(site, planId);
    const drawing = await next();
    drawing.progress(50);
    expect(await own.next()).toMatchObject({
      event: { kind: 'PLAN_REVISION_ADDED' },
      subject: { id: planId },
    });
    expect(await seen(own, ({ subject }) => subject?.progress === 50)).toMatchObject({
      event: null,
      subject: { __typename: 'PlanRevision', id: newer },
    });
    drawing.done(sheet);
    expect(await written(own)).toMatchObject({
      event: { kind: 'PLAN_RENDERED' },
      subject: { id: planId },
    });
    const { id } = await site.raise({ tradeId: site.trades.B });
    expect(await foreign.next()).toMatchObject({ event: { kind: 'SNAG_RAISED' }, snag: { id } });
  });
});
