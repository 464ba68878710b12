import { assert, property, string, tuple, array, constantFrom } from 'fast-check';
import { compareKeys, pathKey, placeKey, sortedByName, sortKey } from '../../rules/sortKeys';
import { cleanLine, nameKey } from '../../rules/text';

const sorted = (...names: string[]): string[] => sortedByName(names, (name) => name);
const text = string({ unit: 'binary', maxLength: 12 }).map(cleanLine);
/** Names of which some differ little, as in a house. */
const name = array(
  constantFrom(
    'Flat',
    ' ',
    '0',
    '1',
    '2',
    '10',
    'a',
    'A',
    'ä',
    'a\u0308',
    'ß',
    'ss',
    '-',
    '\u{1F527}',
    '\ufb01',
    '\uffee',
  ),
  { maxLength: 5 },
).map((parts) => cleanLine(parts.join('')));

test('names sort as people count', () => {
  expect(sorted('Flat 10', 'flat 2', 'Flat 1', 'Flat 1a', 'Flat 1 b', 'Flat 100')).toEqual([
    'Flat 1',
    'Flat 1 b',
    'Flat 1a',
    'flat 2',
    'Flat 10',
    'Flat 100',
  ]);
  expect(sorted('A-101', 'A-11', 'A-2.10', 'A-2.9', 'B-1')).toEqual([
    'A-2.9',
    'A-2.10',
    'A-11',
    'A-101',
    'B-1',
  ]);
  expect(sorted('L10', 'L02', 'L2', 'L002', 'L1')).toEqual(['L1', 'L2', 'L002', 'L02', 'L10']);
});

test('and as people read: an umlaut sorts beside its letter, and case makes no difference', () => {
  expect(
    sorted(
      'Zimmer',
      'Öztürk',
      'Otto',
      'oskar',
      'Oz',
      'Äußeres',
      'Ausbau',
      'Straße',
      'Strasse',
      'Strand',
    ),
  ).toEqual([
    'Ausbau',
    'Äußeres',
    'oskar',
    'Otto',
    'Oz',
    'Öztürk',
    'Strand',
    'Strasse',
    'Straße',
    'Zimmer',
  ]);
});

test('keys compare as their bytes do, which is how the databases compare them', () => {
  assert(
    property(
      text,
      text,
      (one, other) =>
        Math.sign(compareKeys(one, other)) ===
        Math.sign(Buffer.compare(Buffer.from(one), Buffer.from(other))),
    ),
  );
});

test('two names have the same key only if they count as the same', () => {
  assert(
    property(
      name,
      name,
      (one, other) => (sortKey(one) === sortKey(other)) === (nameKey(one) === nameKey(other)),
    ),
    { numRuns: 2_000 },
  );
});

test('a location is followed by the ones inside it, before its siblings', () => {
  assert(
    property(name, name, tuple(name, name), (one, other, [inOne, inOther]) => {
      if (nameKey(one) === nameKey(other) || one === '' || other === '') return;
      const [first, second] = [one, other].map((each) => pathKey('', each));
      const keys = [
        first ?? '',
        second ?? '',
        pathKey(first ?? '', inOne),
        pathKey(second ?? '', inOther),
      ].toSorted(compareKeys);
      const [whose] = keys;
      expect(keys[1]?.startsWith(`${whose}\u0001`)).toBe(true);
    }),
  );
});

test('in a list by place, snags without a location come last', () => {
  expect(
    [placeKey(null), placeKey(pathKey('', '\u{10FFFF}')), placeKey(pathKey('', '1'))]
      .toSorted(compareKeys)
      .at(-1),
  ).toBe(placeKey(null));
});
