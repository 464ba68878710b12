/**
 * Unsaved input of a page that is gone with that of this page, which is newer: `own` wins in each
 * field. Both in the format of `UnsavedInput` (parts/unsavedInput.ts): texts, and fields by name.
 */
export function mergeInput(inherited: object, own: object = {}): object {
  const before = new Map<string, unknown>(Object.entries(inherited));
  const merged = Object.entries(own).map(([part, value]: [string, unknown]) => {
    const old = before.get(part);
    return [part, isFields(old) && isFields(value) ? { ...old, ...value } : value] as const;
  });
  return { ...inherited, ...Object.fromEntries(merged) };
}

const isFields = (value: unknown): value is object => typeof value === 'object' && value !== null;
