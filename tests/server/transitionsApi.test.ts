import { grain } from '../support/photos';
import { openSite, type PersonKey, type Site } from '../support/site';
import {
  type Combination,
  every,
  type Move,
  offered,
  outcomeOf,
  reasonOf,
} from '../support/transitions';
import { dataOf, event } from '../support/wire';

// tests/rules/transitionsTable.test.ts has the whole table; here the API follows it for some snags.

let site: Site;
beforeAll(async () => {
  site = await openSite();
  await askForEvidence(false);
});
afterAll(async () => {
  // Nothing of all this was a fault.
  expect(site.server.log).toEqual([]);
  await site.close();
});

const askForEvidence = (evidenceRequired: boolean) =>
  site.ask(
    'admin',
    `mutation ($input: EditProjectInput!) { editProject(input: $input) { receipt { eventId } } }`,
    {
      input: { ...event(), projectId: site.projectId, evidenceRequired },
    },
  );

const roleOf = {
  admin: 'ADMIN',
  inspector: 'INSPECTOR',
  tradeA: 'TRADE',
  tradeB: 'TRADE',
  viewer: 'VIEWER',
} as const;
type Who = keyof typeof roleOf;
const people = Object.keys(roleOf) as Who[]; // its own keys

/** A snag in some state: who made which moves, and whose it is. The inspector raised it. */
interface Stage {
  status: Combination['status'];
  steps: readonly [Who, Move][];
  saidFixed?: Who;
}

const stages: Record<string, Stage> = {
  open: { status: 'OPEN', steps: [] },
  'fixed by the trade': { status: 'FIXED', steps: [['tradeA', 'FIX']], saidFixed: 'tradeA' },
};

const brought = (move: Move) => ({ comment: 'said', reason: reasonOf(move) });

async function make({ steps }: Stage): Promise<string> {
  const { id } = await site.raise();
  for (const [who, move] of steps) dataOf(await site.move(who, id, move, brought(move)));
  return id;
}

const combination = (
  who: Who,
  { status, saidFixed }: Stage,
  with_: { comment: boolean; reason: string | null },
): Combination => ({
  status,
  role: roleOf[who],
  company: who === 'tradeA' ? 'own' : 'other',
  raised: who === 'inspector',
  saidFixed: saidFixed === who,
  evidence: false,
  evidenceRequired: false,
  ...with_,
});

const sees = (who: Who): boolean => who !== 'tradeB';

const attempt = async (who: PersonKey, snagId: string, move: Move, more: object) => {
  const { data, errors } = await site.move(who, snagId, move, { ...more });
  return data === null ? { code: errors[0]?.extensions.code } : { to: data.moveSnag.snag?.status };
};

describe.each(Object.entries(stages))('a snag that is %s', (_name, stage) => {
  let shared: string;
  beforeAll(async () => void (shared = await make(stage)));

  test.each(people)(
    'is for %s what the table says: what is offered, what is done and what is refused',
    async (who) => {
      const { node } = await site.ask<{ node: { allowedActions: string[] } | null }>(
        who,
        `query ($id: ID!) { node(id: $id) { ... on Snag { allowedActions } } }`,
        { id: shared },
      );
      expect(node?.allowedActions.toSorted()).toEqual(
        sees(who) ? offered(combination(who, stage, { comment: false, reason: null })) : undefined,
      );
      for (const move of every) {
        const { reason } = brought(move);
        for (const comment of [false, true]) {
          const outcome = sees(who)
            ? outcomeOf(move, combination(who, stage, { comment, reason }))
            : { code: 'NOT_FOUND' };
          // What changes it is done to one of its own.
          const snagId = 'to' in outcome ? await make(stage) : shared;
          expect({
            move,
            comment,
            ...(await attempt(who, snagId, move, { comment: comment ? 'said' : null, reason })),
          }).toEqual({ move, comment, ...outcome });
        }
      }
      expect(
        await site.ask('admin', `query ($id: ID!) { node(id: $id) { ... on Snag { status } } }`, {
          id: shared,
        }),
      ).toEqual({ node: { status: stage.status } });
    },
  );
});

describe('a project that asks for evidence', () => {
  beforeAll(() => askForEvidence(true));

  test.each(['tradeA', 'inspector'] as const)(
    'takes no word of %s for it, but a photo of this round',
    async (who) => {
      const bytes = await grain(100, 80).jpeg().toBuffer();
      const { id } = await site.raise();
      await site.addPhoto('inspector', id, bytes, 'DEFECT');
      expect(await attempt(who, id, 'FIX', { comment: 'said' })).toEqual({
        code: 'EVIDENCE_REQUIRED',
      });
      await site.addPhoto(who, id, bytes, 'EVIDENCE');
      expect(await attempt(who, id, 'FIX', {})).toEqual({ to: 'FIXED' });
      expect(await attempt('inspector2', id, 'SEND_BACK', { comment: 'said' })).toEqual({
        to: 'OPEN',
      });
      expect(await attempt(who, id, 'FIX', { comment: 'said' })).toEqual({
        code: 'EVIDENCE_REQUIRED',
      });
      // On the spot a word of the inspector will do, as everywhere.
      expect(await attempt('inspector', id, 'CLOSE', { comment: 'said' })).toEqual({
        to: 'CLOSED',
      });
    },
  );
});
