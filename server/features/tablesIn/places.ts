import { projectLimits } from '../../../rules/limits';
import { pathSeparator } from '../../../rules/shown';
import { dividedPath } from '../../../rules/paths';
import { nameKey } from '../../../rules/text';
import { distance, isTooLong } from './near';

/** A location as rows find it; `name` is its path. */
export interface Place {
  readonly id: string;
  readonly name: string;
}

/** What a name of a level is called by; with a number or letter alone the level is meant. */
const levelWords = new Set(
  'block building bldg tower house haus gebaude bauteil batiment bat bloque edificio portal escalera level lvl lv l floor storey fl geschoss etage stock stockwerk og planta piso niveau nivel flat apartment apt unit plot wohnung whg we top appartement appt vivienda logement lot room raum zimmer piece'.split(
    ' ',
  ),
);
const flatWords =
  'flat|apartment|apt|unit|plot|wohnung|whg|we|top|appartement|appt|vivienda|piso|logement|lot';
/** “Flat 18 Kitchen”: a flat by its number, and a room after it. */
const flatAndRoom = new RegExp(
  String.raw`^((?:${flatWords})\.?\s*(?:nr\.?|no\.?|n[°º])?\s*[a-z]?\d+[a-z]?)\s+(?!\d)(\S.*)$`,
  'iu',
);

/** The names of a path. What is too deep is joined in the last name. */
export function segmentsOf(path: string): { segments: string[]; joined: boolean } {
  const all = dividedPath(path)
    .flatMap((segment) => flatAndRoom.exec(segment)?.slice(1, 3) ?? [segment])
    // The sheet or a line above the rows says it too.
    .filter((segment, at, each) => at === 0 || nameKey(segment) !== nameKey(each[at - 1] ?? ''));
  const most = projectLimits.locationDepth;
  return all.length <= most
    ? { segments: all, joined: false }
    : { segments: [...all.slice(0, most - 1), all.slice(most - 1).join(' – ')], joined: true };
}

export const placeKey = (segments: readonly string[]): string => segments.map(nameKey).join('\n');

/** Words and numbers of a name: “L04” has two, and 04 is 4. */
const partsOf = (name: string): string[] =>
  (
    nameKey(name)
      .normalize('NFD')
      .replaceAll(/\p{M}/gu, '')
      .match(/\p{L}+|\p{N}+/gu) ?? []
  ).map((part) => part.replace(/^0+(?=\d)/, ''));

/** The same without the words that only say which level is meant. */
function bareParts(parts: readonly string[]): string[] {
  const bare = parts.filter((part) => !levelWords.has(part));
  return bare.length === 0 ? [...parts] : bare;
}

/** Places without a number, and floors by their names. */
const placeWords = new Set(
  'ground first second third fourth fifth sixth basement roof attic mezzanine external externals corridor stair stairs staircase stairwell lobby plant erdgeschoss obergeschoss untergeschoss dachgeschoss kellergeschoss keller dach eg og ug dg kg treppenhaus flur aussenanlagen rdc rez sous combles sotano atico cubierta baja pb bajo terrasse parking garage garaje'.split(
    ' ',
  ),
);

/** Whether a text names a place, as sheets and lines above groups of rows do. */
export const soundsLikePlace = (text: string): boolean =>
  text.length <= 80 &&
  partsOf(text).some(
    (part, _, all) => placeWords.has(part) || (levelWords.has(part) && all.length > 1),
  );

/** Whether it says nothing else: “Flat 18” does, and “Floor tiles cracked” does not. */
export const isPlaceAlone = (text: string): boolean =>
  soundsLikePlace(text) &&
  partsOf(text).every(
    (part) =>
      placeWords.has(part) || levelWords.has(part) || /^\p{N}+$/u.test(part) || part.length === 1,
  );

export interface PlaceIndex {
  /**
   * The place that a cell means beyond doubt: its words are those of a path, or of its last levels,
   * and of no other place.
   */
  find(cell: string): Place | null;
  /** Places that a cell may mean, the nearest first. */
  near(cell: string, most?: number): Place[];
}

/** Finds places by how sites write them: “Flat 18 Kitchen”, “B/4/58 Bath”. */
export function indexOfPlaces(places: Iterable<Place>): PlaceIndex {
  const exact = new Map<string, Place[]>();
  const bare = new Map<string, { place: Place; whole: boolean }[]>();
  const put = <Value>(map: Map<string, Value[]>, key: string, value: Value): void => {
    const there = map.get(key);
    if (there === undefined) map.set(key, [value]);
    else there.push(value);
  };
  const all = [...places].map((place) => ({ place, last: lastOf(place) }));
  for (const { place } of all) {
    const levels = place.name.split(pathSeparator).map(partsOf);
    const keys = new Set<string>();
    const bareKeys = new Map<string, boolean>();
    // Every choice of levels above the last one, in their order.
    for (let chosen = 0; chosen < 2 ** (levels.length - 1); chosen += 1) {
      const own = levels.filter((_, at) => at === levels.length - 1 || (chosen & (2 ** at)) !== 0);
      keys.add(own.flat().join(' '));
      const key = own.flatMap(bareParts).join(' ');
      bareKeys.set(key, (bareKeys.get(key) ?? false) || own.length === levels.length);
    }
    for (const key of keys) put(exact, key, place);
    for (const [key, whole] of bareKeys) put(bare, key, { place, whole });
  }
  const bareOf = (parts: readonly string[]): { place: Place; whole: boolean }[] =>
    bare.get(bareParts(parts).join(' ')) ?? [];
  return {
    find(cell) {
      const parts = partsOf(cell);
      const found = exact.get(parts.join(' ')) ?? [];
      if (found.length > 0) return found.length === 1 ? (found[0] ?? null) : null;
      const likely = bareOf(parts);
      const [only] = likely;
      const isPath = only?.place.name.includes(pathSeparator) === true;
      return likely.length === 1 && isPath && only.whole ? only.place : null;
    },
    near(cell, most = 5) {
      const parts = partsOf(cell);
      if (isTooLong(cell, parts)) return [];
      const found = exact.get(parts.join(' ')) ?? bareOf(parts).map(({ place }) => place);
      if (found.length > 0) return found.slice(0, most);
      // Its first words are a place, and the others nearly one in it.
      for (let end = parts.length - 1; end > 0; end -= 1) {
        const head = parts.slice(0, end);
        const above = exact.get(head.join(' ')) ?? bareOf(head).map(({ place }) => place);
        if (above.length === 0) continue;
        const rest = bareParts(parts.slice(end)).join('');
        return all
          .filter(
            ({ place, last }) =>
              above.some(({ name }) => place.name.startsWith(name + pathSeparator)) &&
              isLike(rest, last),
          )
          .slice(0, most)
          .map(({ place }) => place);
      }
      return [];
    },
  };
}

/** The last name of a path, as others are compared with it. */
const lastOf = ({ name }: Place): string =>
  bareParts(partsOf(name.split(pathSeparator).at(-1) ?? '')).join('');

function isLike(rest: string, last: string): boolean {
  const shorter = Math.min(rest.length, last.length);
  if (shorter < 3 || rest.replaceAll(/\D/g, '') !== last.replaceAll(/\D/g, '')) return false;
  return (
    rest.startsWith(last) || last.startsWith(rest) || distance(rest, last) <= (shorter < 5 ? 1 : 2)
  );
}
