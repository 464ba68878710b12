import { nameKey } from '../../../rules/text';
import type { ListedLocation, LocationTree } from './locationTree';
import type { WrittenLocation } from './readLocations';

/** The tree below a location under another name, without archived ones, as input for `planLocations`. */
export function copyOf({ id }: ListedLocation, name: string, tree: LocationTree): WrittenLocation[] {
  const below = (parentId: string, path: readonly string[]): WrittenLocation[] => [
    { path, line: null },
    ...tree.inside(parentId).filter(({ archived }) => !archived).flatMap((location) => below(location.id, [...path, location.name])),
  ];
  return below(id, [name]);
}

/** The next unused name: “L03” after “L02”; empty for a name without a number. */
export function nextName({ name, parentId }: ListedLocation, tree: LocationTree): string {
  const [, head, digits, tail] = /^(.*?)(\d{1,9})(\D*)$/.exec(name) ?? [];
  if (head === undefined || digits === undefined || tail === undefined) return '';
  const taken = new Set(tree.inside(parentId).map((location) => nameKey(location.name)));
  for (let number = Number(digits) + 1; ; number += 1) {
    const next = `${head}${String(number).padStart(digits.length, '0')}${tail}`;
    if (!taken.has(nameKey(next))) return next;
  }
}
