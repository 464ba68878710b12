import type { ImportedRow } from './importCalls';

/** Finds the snag of a photo by the name of its file; null if no row has it. */
export type PhotoMatcher = (
  path: string,
) => { readonly snagId: string; readonly kind: 'DEFECT' | 'EVIDENCE' } | null;

/** Says that a photo shows the finished work. */
const after =
  /(?:^|[^\p{L}])(?:after|fixed|done|closed|evidence|nachher|danach|behoben|erledigt|fertig|apres|levee|despues|reparado|dopo)(?:$|[^\p{L}])/u;

const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();
const partsOf = (path: string): string[] => path.split(/[\\/]+/).filter((part) => part !== '');
/** A path as it may be said: whole, and without the folders in front, the longest first. */
const endsOf = (path: string): string[] =>
  partsOf(withoutEnding(path)).map((_, at, parts) => parts.slice(at).join('/'));
const withoutEnding = (name: string): string => name.replace(/\.[a-z]{3,4}$/, '');
const withoutZeros = (key: string): string => key.replace(/^0+(?=\d)/, '');

/**
 * By the names in a column of the table, or by the number at the beginning of the name: that of the
 * list if it has one, else that of the snag; with the project's code it is always the snag's.
 */
export function photoMatcher(rows: readonly ImportedRow[], code: string): PhotoMatcher {
  // Null where several rows have the same name or number: nobody knows which of them is meant.
  const named = new Map<string, string | null>();
  const keyed = new Map<string, string | null>();
  for (const { snagId, number, cells } of rows) {
    if (snagId === null) continue;
    for (const name of cells.photo.split(/[|,;\n]/).map(plain))
      for (const end of endsOf(name))
        named.set(end, named.has(end) && named.get(end) !== snagId ? null : snagId);
    const own = cells.key === '' ? String(number) : cells.key;
    const key = withoutZeros(plain(own));
    keyed.set(key, keyed.has(key) ? null : snagId);
    keyed.set(`${plain(code)}-${number}`, snagId);
  }
  return (path) => {
    const whole = plain(path);
    // Folders further above hold photos of every kind.
    const kind = after.test(partsOf(whole).slice(-2).join('/')) ? 'EVIDENCE' : 'DEFECT';
    const ends = endsOf(whole);
    const told = ends.map((end) => named.get(end)).find((snagId) => snagId !== undefined);
    if (told !== undefined) return told === null ? null : { snagId: told, kind };
    const base = ends.at(-1) ?? '';
    const bare = base.replace(/^(?:snag|item|no|nr|ref|mangel|reserve)[ ._#-]*(?=\d)/, '');
    // “12 after” and “A-12_2”: the longest beginning that is a number of the list.
    const cuts = [bare.length, ...[...bare.matchAll(/[ _.()-]/g)].map(({ index }) => index)];
    for (const end of cuts.toSorted((one, other) => other - one)) {
      const snagId = keyed.get(withoutZeros(bare.slice(0, end)));
      if (snagId != null) return { snagId, kind };
    }
    return null;
  };
}
