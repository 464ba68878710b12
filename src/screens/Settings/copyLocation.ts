import { nameKey } from '../../../rules/text';
import type { ListedLocation, LocationTree } from './locationTree';
import type { WrittenLocation } from './readLocations';

/** The tree below a location, without what is archived, as if somebody had written it down under another name. */
export function copyOf({ id }: ListedLocation, name: string, tree: LocationTree): WrittenLocation[] {
  const below = (parentId: string, path: readonly string[]): WrittenLocation[] => [
    { path, line: null },
    ...tree.inside(parentId).filter(({ archived }) => !archived).flatMap((location) => below(location.id, [...path, location.name])),
  ];
  return below(id, [name]);
}

/** “L02” is followed by “L03”, or by the next that is not there yet; what has no number in it has no next. */
export function nextName({ name, parentId }: ListedLocation, tree: LocationTree): string {
  const [, head, digits, tail] = /^(.*?)(\d{1,9})(\D*)$/.exec(name) ?? [];
  if (head === undefined || digits === undefined || tail === undefined) return '';
  const taken = new Set(tree.inside(parentId).map((location) => nameKey(location.name)));
  for (let number = Number(digits) + 1; ; number += 1) {
    const next = `${head}${String(number).padStart(digits.length, '0')}${tail}`;
    if (!taken.has(nameKey(next))) return next;
  }
}
