import { grain } from '../support/photos';
import { fillCopy } from '../support/deviceCopy';
import { writeServerEvent } from '../support/serverEvent';
import { openRowsSite, type RowsSite } from '../support/rowsSite';
import { event, newId } from '../support/wire';
import useAddCommentMutation from '../../__generated__/relay/useAddCommentMutation.graphql';
import useMoveSnagMutation from '../../__generated__/relay/useMoveSnagMutation.graphql';
import useRaiseSnagMutation from '../../__generated__/relay/useRaiseSnagMutation.graphql';
import { reachable } from './support/reachable';

let world: RowsSite;
beforeAll(async () => void (world = await openRowsSite()));
afterAll(() => world.site.close());

const staff = ['admin', 'inspector', 'tradeA', 'viewer'] as const;

test('a copy that follows the journal has what one has that is filled anew, for every role', async () => {
  const { site, snags, act, comment, edit, places, plans } = world;
  const before = await Promise.all(
    staff.map(async (person) => [person, await fillCopy(site, person)] as const),
  );
  const id = (index: number): string => snags[index]?.id ?? '';
  const bytes = await grain().jpeg().toBuffer();
  await site.raise({ title: 'Neu', pin: { revisionId: plans[1]?.revisionId, x: 0.1, y: 0.1 } });
  await site.move('inspector', id(0), 'CLOSE');
  await site.move('admin', id(8), 'REOPEN', { comment: 'Doch nicht' });
  const photoId = await site.addPhoto('inspector', id(2), bytes);
  await site.addPhoto('tradeA', id(4), bytes, 'EVIDENCE');
  await act('inspector', 'removePhoto', { photoId });
  const said = await comment('tradeA', id(4), 'Fast fertig');
  await act('tradeA', 'editComment', { commentId: said, body: 'Fertig' });
  const secret = await comment('tradeA', id(6), 'Privat');
  await act('admin', 'eraseText', { textOf: secret });
  await edit('inspector', id(1), { companyId: site.companies.A, title: 'Anders' });
  await edit('inspector', id(10), { companyId: site.companies.B, locationId: places[2] });
  await act('admin', 'saveLocation', {
    projectId: site.projectId,
    id: places[1],
    name: 'Wohnung 10',
  });
  await act('admin', 'saveTrade', {
    projectId: site.projectId,
    id: newId('trade'),
    name: 'Trade C',
    phrases: [],
  });
  await act('admin', 'editProject', { projectId: site.projectId, name: 'Site 2' });
  await site.server.app.rendered();
  for (const [person, copy] of before) {
    expect(await copy.catchUp()).toBeGreaterThan(8);
    const [followed, anew] = [
      reachable(copy, site.projectId),
      reachable(await fillCopy(site, person), site.projectId),
    ];
    expect(Object.keys(anew.details).length).toBeGreaterThan(10);
    expect({ person, ...followed }).toEqual({ person, ...anew });
  }
});

test('what this device sent is in its copy at once; the journal repeats it and changes nothing but the order', async () => {
  const { site, snags, plans, comment } = world;
  const [snagId, raised] = [snags[14]?.id ?? '', newId('snag')];
  const copy = await fillCopy(site, 'inspector');
  await comment('viewer', snagId, 'Vorher');
  await copy.send(useAddCommentMutation, { ...event(), snagId, body: 'Nachher' });
  await copy.send(useRaiseSnagMutation, {
    ...event(),
    projectId: site.projectId,
    snagId: raised,
    title: 'Von hier',
    companyId: site.companies.A,
    pin: { revisionId: plans[1]?.revisionId, x: 0.3, y: 0.4 },
  });
  const fixed = await copy.send(useMoveSnagMutation, { ...event(), snagId: raised, move: 'START' });
  expect(copy.rows.get(raised)).toMatchObject({
    title: 'Von hier',
    status: 'IN_PROGRESS',
    number: expect.any(Number),
    pin: { setX: 0.3, setY: 0.4 },
  });
  expect(copy.details.get(raised)?.eventIds).toHaveLength(2);
  expect(copy.rows.get(snagId)?.['comments']).toEqual(['Vorher', 'Nachher']);

  await site.move('admin', raised, 'VOID', { reason: 'DUPLICATE' });
  await copy.catchUp();
  await fixed.late();
  expect(copy.rows.get(raised)).toMatchObject({ status: 'VOID' });
  await copy.catchUp();
  expect(reachable(copy, site.projectId)).toEqual(
    reachable(await fillCopy(site, 'inspector'), site.projectId),
  );
});

test('an event of an unknown kind does not stop the copy from following the journal', async () => {
  const { site, snags, comment } = world;
  const copy = await fillCopy(site, 'admin');
  await writeServerEvent(site, 'RESTORED');
  await comment('tradeA', snags[4]?.id ?? '', 'After it');
  expect(await copy.catchUp()).toBe(2);
  expect(reachable(copy, site.projectId)).toEqual(
    reachable(await fillCopy(site, 'admin'), site.projectId),
  );
});
