import fc from 'fast-check';
import type { SnagStatus } from '../../../server/database/schema';
import { directly } from '../../support/directly';
import { grain } from '../../support/photos';
import { openSite, type PersonKey, type Site } from '../../support/site';
import { type Move, reasonOf, table } from '../../support/transitions';
import { tries } from '../../support/tries';
import { type Answer, dataOf, event, photoInput, type Variables } from '../../support/wire';

// A failure names its seed and path; `fc.assert(…, { seed, path })` runs it again.

const hour = 3_600_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
let picture: Buffer;
beforeAll(async () => {
  site = await openSite({ clock: () => now });
  picture = await grain(80, 64).jpeg().toBuffer();
  const input = { ...event(now), projectId: site.projectId, evidenceRequired: false };
  await site.ask(
    'admin',
    `mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }`,
    { input },
  );
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const send = <Data>(who: PersonKey, query: string, variables: Variables) =>
  directly<Data>(site, who, query, variables);
const db = () => site.server.app.services.db;

interface Payload {
  receipt: { eventId: string; cursor: string; number: number | null; sha256: string | null };
  notice: { code: string } | null;
  snag: { id: string } | null;
  event: { id: string } | null;
}

const fields = 'receipt { eventId cursor number sha256 } notice { code } snag { id } event { id }';
const documents = {
  move: `mutation ($input: MoveSnagInput!) { answer: moveSnag(input: $input) { ${fields} } }`,
  edit: `mutation ($input: EditSnagInput!) { answer: editSnag(input: $input) { ${fields} } }`,
  comment: `mutation ($input: AddCommentInput!) { answer: addComment(input: $input) { ${fields} } }`,
  photo: `mutation ($input: AddPhotoInput!) { answer: addPhoto(input: $input) { ${fields} } }`,
};

/** Something a device has in its outbox. */
interface Waiting {
  who: 'inspector' | 'tradeA';
  kind: keyof typeof documents;
  move?: Move;
  company?: 'A' | 'B';
  input: Variables & { eventId: string };
}

async function deliver({ who, kind, input }: Waiting): Promise<Payload> {
  const answer: Answer<{ answer: Payload }> =
    kind === 'photo'
      ? await site.upload(who, documents.photo, { input }, new Blob([new Uint8Array(picture)]))
      : await send(who, documents[kind], { input });
  // Nothing that was possible when it was done is refused.
  return dataOf(answer).answer;
}

/**
 * What two devices did since both had seen the same open snag, in the order in which it arrives.
 */
const deeds = fc.array(
  fc.record({
    who: fc.constantFrom('inspector' as const, 'tradeA' as const),
    // What is for both of them; below it becomes something that this one may do with an open snag.
    pick: fc.nat(6),
    clockOff: fc.integer({ min: -48 * hour, max: 48 * hour }),
  }),
  { minLength: 3, maxLength: 7 },
);

const menu = {
  tradeA: ['comment', 'photo', 'START', 'FIX', 'DISPUTE', 'comment', 'FIX'],
  inspector: ['comment', 'B', 'START', 'CLOSE', 'VOID', 'A', 'CLOSE'],
} as const;

function waitingOf(
  snagId: string,
  seen: string,
  { who, pick, clockOff }: { who: 'inspector' | 'tradeA'; pick: number; clockOff: number },
): Waiting {
  const what = menu[who][pick] ?? 'comment';
  const base = { ...event(now + clockOff), snagId, seen };
  if (what === 'comment')
    return { who, kind: 'comment', input: { ...base, body: `Words of ${base.eventId}` } };
  if (what === 'photo')
    return { who, kind: 'photo', input: { ...photoInput(snagId, picture, 'EVIDENCE'), ...base } };
  if (what === 'A' || what === 'B')
    return {
      who,
      kind: 'edit',
      company: what,
      input: { ...base, companyId: site.companies[what] },
    };
  return {
    who,
    kind: 'move',
    move: what,
    input: { ...base, move: what, comment: `Words of ${base.eventId}`, reason: reasonOf(what) },
  };
}

/** Everything the server keeps about a snag. */
const everythingOf = async (id: string) => ({
  snag: await db().selectFrom('snag').selectAll().where('id', '=', id).executeTakeFirstOrThrow(),
  events: await db()
    .selectFrom('told_event')
    .selectAll()
    .where('snag_id', '=', id)
    .orderBy('seq')
    .execute(),
  photos: await db()
    .selectFrom('photo')
    .selectAll()
    .where('snag_id', '=', id)
    .orderBy('seq')
    .execute(),
  journal: (
    await db()
      .selectFrom('project')
      .select('last_seq')
      .where('id', '=', site.projectId)
      .executeTakeFirstOrThrow()
  ).last_seq,
});

/** The status after the next arrival, or null if it is kept without effect. */
function nextStatus(status: SnagStatus, move: Move): SnagStatus | null {
  const arrows: Partial<Record<SnagStatus, SnagStatus>> = table[move].arrows;
  return arrows[status] ?? null;
}

test('nothing that two devices bring back is refused or lost, and all of it sent again changes nothing', async () => {
  await fc.assert(
    fc.asyncProperty(
      deeds.chain((done) =>
        fc.tuple(
          fc.constant(done),
          fc.shuffledSubarray(
            done.map((_, n) => n),
            { minLength: done.length },
          ),
        ),
      ),
      async ([done, again]) => {
        const { id, number } = await site.raise();
        const seen = await site.cursor();
        now += 10;
        const outbox = done.map((deed) => waitingOf(id, seen, deed));
        const receipts: Payload['receipt'][] = [];
        let status: SnagStatus = 'OPEN';
        let company = 'A';
        for (const waiting of outbox) {
          now += 1;
          const { receipt, notice, snag } = await deliver(waiting);
          receipts.push(receipt);
          const wasGone = waiting.who === 'tradeA' && company !== 'A';
          if (waiting.company !== undefined)
            company = (await everythingOf(id)).snag.company_id === site.companies.A ? 'A' : 'B';
          const sees = waiting.who !== 'tradeA' || company === 'A';
          expect(snag).toEqual(sees ? { id } : null);
          const to: SnagStatus | null =
            waiting.move === undefined || wasGone ? null : nextStatus(status, waiting.move);
          const tooLate = waiting.move !== undefined && to === null;
          expect({ waiting, notice: notice?.code }).toEqual({
            waiting,
            notice: !sees ? 'SNAG_GONE' : tooLate ? 'STATUS_CHANGED_MEANWHILE' : undefined,
          });
          status = to ?? status;
          expect(receipt).toMatchObject({ eventId: waiting.input.eventId, number });
        }
        await site.server.app.rendered();
        const kept = await everythingOf(id);
        expect(kept.snag.status).toBe(status);
        const written = new Map(kept.events.map((one) => [one.id, one]));
        for (const { input } of outbox) {
          const one = written.get(input.eventId);
          expect(one?.comment ?? null).toBe(input['comment'] ?? input['body'] ?? null);
          expect(one?.photo_id ?? null).toBe(input['photoId'] ?? null);
          // By the device's clock, as far as it can be true.
          expect(one?.occurred_at).toBeGreaterThanOrEqual(kept.events[0]?.recorded_at ?? Infinity);
          expect(one?.occurred_at).toBeLessThanOrEqual(one?.recorded_at ?? 0);
        }
        expect(kept.photos.map((photo) => photo.id)).toEqual(
          outbox.flatMap(({ input }) =>
            typeof input['photoId'] === 'string' ? [input['photoId']] : [],
          ),
        );
        // The line was bad: every answer was lost, and all of it comes again, in another order.
        for (const n of again) {
          const waiting = outbox[n];
          if (waiting !== undefined)
            expect((await deliver(waiting)).receipt).toEqual({
              ...receipts[n],
              cursor: expect.any(String),
            });
        }
        await site.server.app.rendered();
        expect(await everythingOf(id)).toEqual(kept);
      },
    ),
    {
      ...tries({ numRuns: 20 }),
      // The company set to what it is, and then, by a clock that is set back, to another one:
      // nobody else has changed it in between.
      examples: [
        [
          [
            [
              { who: 'inspector', pick: 5, clockOff: 0 },
              { who: 'inspector', pick: 1, clockOff: -1 },
            ],
            [0, 1],
          ],
        ],
      ],
    },
  );
});
