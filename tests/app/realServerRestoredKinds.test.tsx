import { waitFor } from '@testing-library/react';
import { newId } from '../../src/domain/ids';
import type { EventKind, NewEvent } from '../../src/sync/outbox/entry';
import { createDevice } from '../support/device';
import { eventually } from '../support/eventually';
import { handoversOn } from '../support/handovers';
import { dataOf, gql, signIn } from '../support/wire';
import {
  backedUp,
  browser,
  enter,
  photo,
  putBack,
  signedIn,
  site,
  stored,
} from './support/restoredServer';

test('every kind of entry comes back once: also what was drawn on a photo, a photo that was hidden, a comment that was changed and a signature', async () => {
  const handover = await handoversOn(() => site).prepared();
  const known = await site.raise({ title: 'Before the backup' });
  await backedUp();
  const device = createDevice();
  const first = browser(device);
  await signedIn(first, 'inspector');
  const lost = newId('snag');
  let shot: NewEvent;
  const put = (kind: EventKind, snagId: string, fields: NewEvent['fields'], bytes?: Buffer) =>
    enter(first, 'inspector', kind, snagId, fields, bytes);
  // Each kind is here: a new one does not compile without.
  const entered: Record<EventKind, () => Promise<NewEvent>> = {
    raise: () =>
      put('raise', lost, {
        title: 'After the backup',
        locationId: site.locationId,
        tradeId: site.trades.A,
      }),
    photo: async () => (shot = await put('photo', lost, { kind: 'DEFECT' }, await photo())),
    markPhoto: async () =>
      put('markPhoto', lost, {
        photoId: shot.photo?.photoId ?? '',
        shapes: [{ kind: 'ARROW', x: 0.1, y: 0.1, toX: 0.5, toY: 0.5, text: null }],
      }),
    removePhoto: async () =>
      put('removePhoto', known.id, {
        photoId:
          (await put('photo', known.id, { kind: 'DEFECT' }, await photo())).photo?.photoId ?? '',
      }),
    comment: () => put('comment', known.id, { body: 'Ask the caretaker' }),
    editComment: async () =>
      put('editComment', lost, {
        commentId: (await put('comment', lost, { body: 'Mistipped' })).eventId,
        body: 'Mistyped',
      }),
    edit: () => put('edit', lost, { title: 'Changed after the backup' }),
    move: () => put('move', known.id, { move: 'CLOSE', comment: 'Seen' }),
    sign: () =>
      put('sign', handover.id, {
        handoverId: handover.id,
        draftSha256: handover.draftSha256,
        position: 0,
        name: 'Cora Contractor',
        company: 'Build & Co',
        strokes: null,
        reservations: '',
        except: '',
      }),
  };
  for (const enterOne of Object.values(entered)) await enterOne();
  const before = { snags: await stored(site.url), ...(await drawnAndSigned(site.url)) };
  expect(before).toMatchObject({ drawn: ['ARROW'], signed: ['Cora Contractor', undefined] });
  first.leave();
  const { url } = await putBack();
  expect(await drawnAndSigned(url)).toEqual({ drawn: [], signed: [undefined, undefined] });
  const back = browser(device, url);
  await waitFor(() => expect(back.core.session.get().kind).toBe('signedOut'));
  await signedIn(back, 'inspector');
  await eventually(async () =>
    expect({ snags: await stored(url), ...(await drawnAndSigned(url)) }).toEqual(before),
  );
  await eventually(() =>
    expect(back.core.current()?.userSession.outbox?.entries.all()).toEqual([]),
  );
});

/** What is drawn on photos, and who has signed for each party. */
async function drawnAndSigned(
  url: string,
): Promise<{ drawn: string[]; signed: (string | undefined)[] }> {
  interface Told {
    snags: Connection<{ photos: { shapes: { kind: string }[] }[] }>;
    handovers: Connection<{ parties: { signature: { name: string } | null }[] }>;
  }
  const query = `{ project(code: "SITE") { snags(first: 50) { edges { node { photos { shapes { kind } } } } } handovers(first: 9) { edges { node { parties { signature { name } } } } } } }`;
  const { snags, handovers } = dataOf(
    await gql<{ project: Told }>(url, await signIn(url, site.people.admin), query),
  ).project;
  return {
    drawn: snags.edges.flatMap(({ node }) =>
      node.photos.flatMap(({ shapes }) => shapes.map(({ kind }) => kind)),
    ),
    signed: handovers.edges.flatMap(({ node }) =>
      node.parties.map(({ signature }) => signature?.name),
    ),
  };
}

interface Connection<Node> {
  edges: { node: Node }[];
}
