import fc from 'fast-check';
import { directly } from '../support/directly';
import { openSite, type PersonKey, type Site } from '../support/site';
import { tries } from '../support/tries';
import { dataOf, event, type Variables } from '../support/wire';

// Devices that were offline: what they send comes late, out of order, and with whatever their
// clocks say.
// A failure names its seed and path; `fc.assert(…, { seed, path })` runs it again.

const hour = 3_600_000;
let now = Date.parse('2026-11-20T08:00:00Z');
let site: Site;
beforeAll(async () => void (site = await openSite({ clock: () => now })));
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const send = <Data>(who: PersonKey, query: string, variables: Variables) =>
  directly<Data>(site, who, query, variables);

const editDocument = `mutation ($input: EditSnagInput!) { editSnag(input: $input) { receipt { eventId cursor } notice { code } event { changes { field to lost } } } }`;

interface Edited {
  editSnag: {
    receipt: { eventId: string; cursor: string };
    notice: { code: string } | null;
    event: { changes: { field: string; to: string | null; lost: boolean }[] };
  };
}

interface Fields {
  title: string;
  priority: string;
  company: { id: string } | null;
  history: { edges: { node: { id: string } }[] };
}

const read = async (id: string): Promise<Fields> =>
  dataOf(
    await send<{ node: Fields }>(
      'admin',
      `query ($id: ID!) { node(id: $id) { ... on Snag { title priority company { id } history(first: 100) { edges { node { id } } } } } }`,
      { id },
    ),
  ).node;

describe('an edit that comes late', () => {
  // Few values and few moments, so that the same value twice and the same moment twice are common.
  const change = fc.oneof(
    fc.constantFrom('Crack', 'Scratch', '').map((title) => ({ title })),
    fc.constantFrom('LOW', 'MEDIUM', 'HIGH').map((priority) => ({ priority })),
    fc.constantFrom('A', 'B', null).map((company) => ({ company })),
  );
  const device = fc.constantFrom('inspector' as const, 'inspector2' as const);
  const edit = fc.record({ device, at: fc.nat(8), change });
  const edits = fc.array(edit, { minLength: 2, maxLength: 6 });
  type Edit = typeof edit extends fc.Arbitrary<infer One> ? One : never;

  const inputOf = ({
    company,
    ...fields
  }: {
    title?: string;
    priority?: string;
    company?: 'A' | 'B' | null;
  }) =>
    company === undefined
      ? fields
      : { companyId: company === null ? null : site.companies[company] };

  /** The last moment wins; of one moment, what came last. */
  const lastOf = (sent: readonly Edit[], field: string): Edit | null =>
    sent
      .filter(({ change: changed }) => field in changed)
      .reduce<Edit | null>((best, one) => (best === null || one.at >= best.at ? one : best), null);

  const winner = (
    sent: readonly Edit[],
    field: 'title' | 'priority' | 'company',
    before: string | null,
  ): string | null => {
    const last = lastOf(sent, field);
    // it has this key, see above
    return last === null ? before : ((last.change as Record<string, string | null>)[field] ?? null);
  };

  test('counts by the moment it was made, in whatever order the devices come back', async () => {
    await fc.assert(
      fc.asyncProperty(
        edits.chain((sent) =>
          fc.tuple(fc.constant(sent), fc.shuffledSubarray(sent, { minLength: sent.length })),
        ),
        async (orders) => {
          const snags = [
            await site.raise({ title: 'As raised' }),
            await site.raise({ title: 'As raised' }),
          ];
          const seen = await site.cursor();
          const from = now;
          now += 10;
          const found: object[] = [];
          for (const [index, sent] of orders.entries()) {
            const id = snags[index]?.id ?? '';
            const eventIds: string[] = [];
            for (const [n, one] of sent.entries()) {
              const input = { ...event(from + one.at), snagId: id, seen, ...inputOf(one.change) };
              const {
                receipt,
                notice,
                event: written,
              } = dataOf(await send<Edited>(one.device, editDocument, { input })).editSnag;
              const winners = written.changes.flatMap(({ field, lost }) =>
                lost ? [lastOf(sent.slice(0, n), field)?.device] : [],
              );
              expect(notice?.code).toBe(
                winners.some((device) => device !== one.device) ? 'EDIT_LOST' : undefined,
              );
              eventIds.push(receipt.eventId);
            }
            const { title, priority, company, history } = await read(id);
            const letter = company === null ? null : company.id === site.companies.A ? 'A' : 'B';
            expect({ title, priority, letter }).toEqual({
              title: winner(sent, 'title', 'As raised'),
              priority: winner(sent, 'priority', 'MEDIUM'),
              letter: winner(sent, 'company', 'A'),
            });
            // Won or lost, all of it stands in the history.
            expect(history.edges.slice(1).map(({ node }) => node.id)).toEqual(eventIds);
            found.push({ title, priority, letter });
          }
          const moments = orders[0].map(({ at }) => at);
          if (new Set(moments).size === moments.length) expect(found[1]).toEqual(found[0]);
        },
      ),
      tries({ numRuns: 20 }),
    );
  });

  test('never wins against one of somebody who had seen it, whatever the clocks of the devices say', async () => {
    const step = fc.record({
      device,
      clockOff: fc.integer({ min: -48 * hour, max: 48 * hour }),
      passed: fc.integer({ min: -hour / 60, max: hour / 60 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const { id } = await site.raise();
        let seen = await site.cursor();
        const began = now;
        for (const [n, { device: from, clockOff, passed }] of steps.entries()) {
          // The server's own clock is set right now and then, too.
          now = began + passed;
          const input = { ...event(now + clockOff), snagId: id, seen, title: `Words ${n}` };
          const { receipt, event: written } = dataOf(
            await send<Edited>(from, editDocument, { input }),
          ).editSnag;
          expect(written.changes).toEqual([{ field: 'title', to: `Words ${n}`, lost: false }]);
          seen = receipt.cursor;
        }
        expect((await read(id)).title).toBe(`Words ${steps.length - 1}`);
        now = began;
      }),
      tries({ numRuns: 15 }),
    );
  });
});
