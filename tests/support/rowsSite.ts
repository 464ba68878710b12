import { dayAfter, dayIn } from '../../rules/days';
import { addPlan, addRevision, moved, paperPlans } from './paperPlans';
import { grain } from './photos';
import { openSite, type PersonKey, type RaisedSnag, type Site } from './site';
import { event, newId, type Variables } from './wire';

export interface RowsSite {
  readonly site: Site;
  /** Flats in a tower, each with a kitchen. */
  readonly places: readonly string[];
  readonly plans: readonly { planId: string; revisionId: string }[];
  /** In the order in which they were raised. */
  readonly snags: readonly RaisedSnag[];
  comment(person: PersonKey, snagId: string, body: string): Promise<string>;
  edit(person: PersonKey, snagId: string, fields: Variables): Promise<void>;
  act(person: PersonKey, mutation: string, input: Variables): Promise<void>;
}

/** Every mutation of an event takes one input of its name. */
const inputType = (mutation: string): string =>
  `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;

/**
 * A site with places, plans of two revisions and snags of all kinds, with photos, comments and
 * moves.
 */
export async function openRowsSite(): Promise<RowsSite> {
  const site = await openSite({ planFiles: paperPlans() });
  const { projectId, companies, trades, people } = site;
  const act = async (person: PersonKey, mutation: string, input: Variables): Promise<void> =>
    void (await site.ask(
      person,
      `mutation ($input: ${inputType(mutation)}!) { ${mutation}(input: $input) { receipt { eventId } } }`,
      { input: { ...event(), ...input } },
    ));
  const comment = async (person: PersonKey, snagId: string, body: string): Promise<string> => {
    const eventId = newId('event');
    await act(person, 'addComment', { eventId, snagId, body });
    return eventId;
  };
  const edit = (person: PersonKey, snagId: string, fields: Variables) =>
    act(person, 'editSnag', { snagId, ...fields });
  const place = async (name: string, parentId: string | null): Promise<string> => {
    const id = newId('location');
    await act('admin', 'saveLocation', { projectId, id, name, parentId });
    return id;
  };
  const tower = await place('Tower', null);
  const places = [tower];
  for (const name of ['Flat 10', 'flat 2', 'Flat 02']) {
    const flat = await place(name, tower);
    places.push(flat, await place('Küche', flat));
  }
  const plans = [await addPlan(site, 'A-1'), await addPlan(site, 'A-2', { locationId: tower })];
  const [first, second] = plans;
  if (first === undefined || second === undefined) throw new Error('There are two plans.');
  const revisionB = await addRevision(site, first.planId);
  await site.server.app.rendered();
  await act('inspector', 'alignPlanRevision', {
    revisionId: revisionB,
    baseId: first.revisionId,
    points: moved(0.1, 0.05),
  });

  const pins = [
    { revisionId: first.revisionId, x: 0.2, y: 0.3 },
    { revisionId: revisionB, x: 0.95, y: 0.5 },
    { revisionId: second.revisionId, x: 0.5, y: 0.5 },
    { revisionId: first.revisionId, x: 0.25, y: 0.31 },
  ];
  const today = dayIn('Europe/Berlin', Date.now());
  const day = (days: number): string => (days === 0 ? today : dayAfter(today, days));
  const snags: RaisedSnag[] = [];
  for (let n = 0; n < 24; n += 1) {
    snags.push(
      await site.raise(
        {
          title: ['Tür klemmt', '', 'Riss in der Straße', 'TUR schief', ''][n % 5],
          description: n % 4 === 0 ? 'Beim Fenster' : '',
          type: (['DEFECT', 'UNFINISHED', 'DAMAGE', 'OTHER'] as const)[n % 4],
          priority: (['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'] as const)[(n * 3) % 4],
          tradeId: [trades.A, trades.B, null][n % 3],
          companyId: [companies.A, companies.B, companies.A, null][n % 4],
          assigneeId: [
            null,
            people.tradeA.userId,
            people.inspector.userId,
            null,
            people.tradeB.userId,
          ][n % 5],
          locationId: n % 6 === 5 ? null : places[n % places.length],
          ...((n % 3 !== 2 || n % 6 === 5) && { pin: pins[n % 4] }),
          ...(n % 2 === 0 && { dueOn: n % 8 === 0 ? null : day(n % 5) }),
        },
        n % 3 === 0 ? 'admin' : 'inspector',
      ),
    );
  }
  const done = async (
    index: number,
    person: PersonKey,
    move: string,
    more: Variables = {},
  ): Promise<void> => {
    const { errors } = await site.move(person, snags[index]?.id ?? '', move, more);
    if (errors.length > 0) throw new Error(`${move} was refused: ${JSON.stringify(errors)}`);
  };
  const bytes = await grain().jpeg().toBuffer();
  for (const index of [0, 1, 4, 8]) await site.addPhoto('inspector', snags[index]?.id ?? '', bytes);
  for (const index of [0, 4, 8, 12]) {
    await site.addPhoto('tradeA', snags[index]?.id ?? '', bytes, 'EVIDENCE');
    await done(index, 'tradeA', 'FIX');
  }
  await done(4, 'inspector', 'SEND_BACK', { comment: 'Nicht gerade' });
  await done(8, 'inspector', 'CLOSE');
  await done(2, 'tradeA', 'START');
  await done(6, 'tradeA', 'DISPUTE', { comment: 'Nicht unser Gewerk', reason: 'NOT_OURS' });
  await done(3, 'admin', 'VOID', { reason: 'DUPLICATE' });
  await comment('viewer', snags[5]?.id ?? '', 'Schlüssel beim ΟΔΟΣ');
  const edited = await comment('inspector', snags[7]?.id ?? '', 'Vor dem Streichen');
  await act('inspector', 'editComment', { commentId: edited, body: 'Nach dem Streichen' });
  const view = {
    projectId,
    id: newId('view'),
    name: 'Meine Flats',
    shared: true,
    search: { chip: 'OPEN', sort: 'PLACE', tradeId: trades.A, planCode: 'a-1' },
  };
  await site.ask(
    'inspector',
    `mutation ($input: SaveViewInput!) { saveView(input: $input) { view { id } } }`,
    { input: view },
  );
  await site.server.app.rendered();
  return { site, places, plans, snags, comment, edit, act };
}
