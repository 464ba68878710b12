import fc from 'fast-check';
import { Copy } from '../../src/sync/answers/copy';
import { nothingPending, type ProjectRows, type Row } from '../../src/sync/rows/row';

const userId = 'user_a';
const now = Date.UTC(2026, 10, 15, 12);
const hour = 3_600_000;

const setUp = (timeZone: string): readonly Row[] => [
  {
    __typename: 'Project',
    id: 'project_a',
    code: 'SITE',
    state: 'ACTIVE',
    timeZone,
    membership: { ref: 'member_a' },
    members: [{ ref: 'member_a' }],
    locations: [],
    plans: [{ ref: 'plan_a' }, { ref: 'plan_b' }],
  },
  { __typename: 'Member', id: 'member_a', role: 'INSPECTOR', company: null, user: { ref: userId } },
  { __typename: 'Plan', id: 'plan_a', code: 'A', name: 'A', revisions: [], current: null },
  { __typename: 'Plan', id: 'plan_b', code: 'B', name: 'B', revisions: [], current: null },
];

const facts = fc.record({
  status: fc.constantFrom('OPEN', 'FIXED', 'CLOSED', 'VOID'),
  dueOn: fc.constantFrom(null, '2026-11-01', '2026-11-20'),
  changedAt: fc.integer({ min: 0, max: 5 }),
  plan: fc.constantFrom(null, 'plan_a', 'plan_b'),
});

const snag = (
  number: number,
  { plan, ...more }: { readonly plan?: string | null } & Partial<Row>,
): Row => ({
  type: 'DEFECT',
  priority: 'MEDIUM',
  title: `Snag ${number}`,
  raisedBy: { ref: userId },
  pin: plan ? { plan: { ref: plan }, setOn: { ref: 'revision' }, setX: 0, setY: 0 } : null,
  ...more,
  __typename: 'Snag',
  id: `snag_${number}`,
  number,
});

const rowsOf = (
  rows: ReadonlyMap<string, Row>,
  changed: ReadonlySet<string> | null = null,
): ProjectRows => ({
  projectId: 'project_a',
  freshAt: 0,
  cursor: '',
  ofOtherBuild: false,
  row: (id) => rows.get(id),
  snagIds: [...rows.values()].flatMap(({ __typename, id }) => (__typename === 'Snag' ? [id] : [])),
  changedSince: () => changed,
  details: () => Promise.resolve(null),
});

const copyOf = (rows: ProjectRows, before: Copy | null): Copy => {
  const project = rows.row('project_a');
  if (project === undefined) throw new Error('There is no project.');
  return new Copy(rows, nothingPending, project, userId, before);
};

const filters = [{}, { chip: 'OVERDUE' }, { chip: 'OPEN', planCode: 'B' }] as const;

/** All that the screens ask of the lists. */
const shownBy = (copy: Copy): object => ({
  lists: filters.flatMap((filter) =>
    (['NUMBER', 'DUE', 'CHANGED', 'PLACE', 'PRIORITY'] as const).map((sort) =>
      copy.listed(filter, sort, now).map(({ id }) => id),
    ),
  ),
  counts: filters.map((filter) => copy.counts(filter, now)),
  plans: ['plan_a', 'plan_b'].map((id) => copy.onPlan(id).map((each) => each.id)),
  found: [1, 2, 3, 4, 5, 6].map((number) => copy.withNumber(number)?.id),
});

test('after any changes the lists and counts are those that would be made anew', () => {
  const change = fc.tuple(fc.integer({ min: 1, max: 6 }), fc.option(facts));
  fc.assert(
    fc.property(fc.array(fc.array(change, { maxLength: 3 }), { maxLength: 6 }), (steps) => {
      const rows = new Map(setUp('Europe/Berlin').map((row) => [row.id, row]));
      let copy = copyOf(rowsOf(rows), null);
      shownBy(copy);
      for (const step of steps) {
        for (const [number, said] of step) {
          if (said === null) rows.delete(`snag_${number}`);
          else rows.set(`snag_${number}`, snag(number, said));
        }
        const changed = new Set(step.map(([number]) => `snag_${number}`));
        const after = rowsOf(new Map(rows), changed);
        copy = copyOf(after, copy);
        expect(shownBy(copy)).toEqual(shownBy(copyOf(after, null)));
      }
    }),
    { numRuns: 50 },
  );
});

test('a list of the days on which snags were raised follows the project to another time zone', () => {
  // Three in the morning of the 10th in Berlin, nine in the evening of the 9th in New York.
  const raised = snag(1, { status: 'OPEN', raisedAt: Date.UTC(2026, 10, 10) + 2 * hour });
  const rows = new Map([...setUp('Europe/Berlin'), raised].map((row) => [row.id, row]));
  const filter = { raisedFrom: '2026-11-10' };
  const copy = copyOf(rowsOf(rows), null);
  expect(copy.listed(filter, 'NUMBER', now)).toHaveLength(1);
  const moved = new Map(rows);
  for (const row of setUp('America/New_York').slice(0, 1)) moved.set(row.id, row);
  const after = copyOf(rowsOf(moved, new Set(['project_a'])), copy);
  expect(after.listed(filter, 'NUMBER', now)).toHaveLength(0);
  expect(after.counts(filter, now).ALL).toBe(0);
});
