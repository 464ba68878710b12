/** The changed fields of a form, and what was saved in each when it was first changed. */
export interface ChangedFields<Values extends object> {
  readonly form?: Partial<Values>;
  /** Absent in what an earlier version kept. */
  readonly from?: Partial<Values>;
}

/** Enters `part` into a form that shows `saved`. Keeps only what differs from what it started from. */
export function enter<Values extends object>(
  { form = {}, from = {} }: ChangedFields<Values>,
  part: Partial<Values>,
  saved: Values,
): Required<ChangedFields<Values>> {
  const entered = { ...form, ...part };
  const before = { ...saved, ...from };
  const changed = differing(entered, before);
  return { form: changed, from: only(before, Object.keys(changed)) };
}

/** Without the fields of which somebody else has saved another value since they were changed. */
export function upToDate<Values extends object>(
  { form = {}, from = {} }: ChangedFields<Values>,
  saved: Values,
): Required<ChangedFields<Values>> {
  const outdated = new Set(Object.keys(differing(from, saved)));
  const kept = Object.keys(form).filter((field) => !outdated.has(field));
  return { form: only(form, kept), from: only(from, kept) };
}

/** Without these fields. */
export function withoutFields<Values extends object>(
  { form = {}, from = {} }: ChangedFields<Values>,
  fields: readonly (keyof Values)[],
): Required<ChangedFields<Values>> {
  const kept = Object.keys(form).filter((field) => !fields.some((gone) => gone === field));
  return { form: only(form, kept), from: only(from, kept) };
}

/** The fields of `entered` that differ from those of `saved`; both plain JSON. */
export function differing<Values extends object>(
  entered: Partial<Values>,
  saved: Values,
): Partial<Values> {
  const before = new Map<string, unknown>(Object.entries(saved));
  return only(
    entered,
    Object.entries(entered).flatMap(([field, value]) =>
      JSON.stringify(value) === JSON.stringify(before.get(field)) ? [] : field,
    ),
  );
}

export function only<Values extends object>(
  values: Partial<Values>,
  fields: readonly string[],
): Partial<Values> {
  // Fields of the same form.
  return Object.fromEntries(
    Object.entries(values).filter(([field]) => fields.includes(field)),
  ) as Partial<Values>;
}
