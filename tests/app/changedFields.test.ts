import { differing, enter, upToDate, type ChangedFields } from '../../src/domain/changedFields';

interface Snag {
  readonly title: string;
  readonly dueOn: string | null;
  readonly days: readonly string[];
}

const saved: Snag = { title: 'Cracked tile', dueOn: null, days: ['MON'] };

/** What a form keeps after these changes, each with what was saved at that time. */
const kept = (...changes: readonly (readonly [Partial<Snag>, Snag])[]): ChangedFields<Snag> =>
  changes.reduce<ChangedFields<Snag>>((now, [part, at]) => enter(now, part, at), {});

test('a value that was typed and set back is not kept', () => {
  expect(
    kept([{ title: 'Tile', days: [] }, saved], [{ title: saved.title, days: ['MON'] }, saved]),
  ).toEqual({ form: {}, from: {} });
});

test('a value set back to what was there is not sent over what somebody else has saved meanwhile', () => {
  const theirs = { ...saved, title: 'Broken tile' };
  const { form = {} } = kept(
    [{ title: 'Tile', dueOn: '2026-12-01' }, saved],
    [{ title: saved.title }, theirs],
  );
  expect(differing(form, theirs)).toEqual({ dueOn: '2026-12-01' });
});

test('a value that somebody else has saved as well is not sent; one that still differs is', () => {
  const { form = {} } = kept([{ title: 'Tile', dueOn: '2026-12-01' }, saved]);
  expect(differing(form, { ...saved, title: 'Tile' })).toEqual({ dueOn: '2026-12-01' });
  expect(differing(form, { ...saved, title: 'Broken tile' })).toEqual(form);
});

test('a form that is opened again shows what somebody else has saved meanwhile, and else what was typed', () => {
  const typed = kept([{ title: 'Tile', dueOn: '2026-12-01' }, saved]);
  expect(upToDate(typed, { ...saved, title: 'Broken tile' })).toEqual({
    form: { dueOn: '2026-12-01' },
    from: { dueOn: null },
  });
});
