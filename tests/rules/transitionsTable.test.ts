import { allowedActions, moves, statusAfter, whyNot } from '../../rules/moves';
import {
  type Combination,
  every,
  type Move,
  offered,
  outcomeOf,
  roles,
  statuses,
  table,
} from '../support/transitions';

const truth = [true, false];
const reasons = [
  null,
  'NOT_OURS',
  'NOT_A_DEFECT',
  'NO_ACCESS',
  'WAITING_FOR_OTHERS',
  'DUPLICATE',
  'RAISED_IN_ERROR',
  'OUT_OF_SCOPE',
] as const;
type Reason = (typeof reasons)[number];

/** Everybody there may be: role × company × raised it × said it. */
const everybody = (status: Combination['status']): Combination[] =>
  roles.flatMap((role) =>
    (['own', 'other', 'none'] as const).flatMap((company) =>
      truth.flatMap((raised) =>
        truth.map((saidIt) => ({
          status,
          role,
          company,
          raised,
          saidIt,
          evidence: false,
          evidenceRequired: false,
          comment: false,
          reason: null,
        })),
      ),
    ),
  );

/** Everything they may bring: evidence × whether it is asked for × comment × reason. */
const everything = (now: Combination): (Combination & { reason: Reason })[] =>
  truth.flatMap((evidence) =>
    truth.flatMap((evidenceRequired) =>
      truth.flatMap((comment) =>
        reasons.map((reason) => ({ ...now, evidence, evidenceRequired, comment, reason })),
      ),
    ),
  );

const snagOf = ({ status, company, raised, saidIt }: Combination) => ({
  status,
  companyId: company === 'none' ? null : 'the company',
  raisedBy: raised ? 'the person' : 'somebody',
  fixedBy: saidIt ? 'the person' : status === 'FIXED' ? 'somebody' : null,
  takeBack:
    status === 'FIXED' || status === 'DISPUTED'
      ? { by: saidIt ? 'the person' : 'somebody', to: 'IN_PROGRESS' as const, since: 0 }
      : null,
});

const actorOf = ({ role, company }: Combination) => ({
  userId: 'the person',
  role,
  // Of nobody's snag even a trade without a company is not the company.
  companyId: { own: 'the company', other: 'another company', none: null }[company],
});

function decided(
  move: Move,
  now: Combination & { reason: Reason },
): { to: string } | { code: string } {
  const { comment, reason, evidence, evidenceRequired } = now;
  const carried = {
    comment: comment ? 'said' : '',
    reason,
    evidenceCount: evidence ? 1 : 0,
    evidenceRequired,
  };
  const code = whyNot(move, snagOf(now), actorOf(now), carried);
  return code === null ? { to: statusAfter(move, snagOf(now)) } : { code };
}

test('the table has a row for every move and no other', () => {
  expect(Object.keys(moves).toSorted()).toEqual(Object.keys(table).toSorted());
});

describe.each(statuses)('a snag that is %s', (status) => {
  test.each(every)('%s: every role, company, condition and thing brought along', (move) => {
    const all = everybody(status).flatMap(everything);
    expect(all).toHaveLength(4 * 3 * 2 * 2 * 2 * 2 * 2 * 8);
    const wrong = all
      .map((now) => ({ now, said: decided(move, now), is: outcomeOf(move, now) }))
      .filter(({ said, is }) => JSON.stringify(said) !== JSON.stringify(is));
    // The first ones, so that a failure can be read.
    expect(wrong.slice(0, 3)).toEqual([]);
  });

  test('offers everybody exactly what they can do', () => {
    for (const now of everybody(status)) {
      expect({ now, may: allowedActions(snagOf(now), actorOf(now), false).toSorted() }).toEqual({
        now,
        may: offered(now),
      });
    }
  });

  test('offers nothing in an archived project', () => {
    for (const now of everybody(status))
      expect(allowedActions(snagOf(now), actorOf(now), true)).toEqual([]);
  });
});
