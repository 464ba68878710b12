import { expandPattern } from '../../src/screens/Settings/locationPattern';
import { treeOf, type ListedLocation } from '../../src/screens/Settings/locationTree';
import { planLocations } from '../../src/screens/Settings/planLocations';
import { readList } from '../../src/screens/Settings/readLocations';

const empty = treeOf([]);
const listed = (path: string, id = path): ListedLocation => {
  const names = path.split(' › ');
  return {
    id,
    path,
    name: names.at(-1) ?? '',
    depth: names.length,
    archived: false,
    parentId: names.length === 1 ? null : names.slice(0, -1).join(' › '),
  };
};
const planOf = (text: string, tree = empty, base: ListedLocation | null = null) =>
  planLocations(readList(text), base, tree, (key) => `new ${key}`);
/** The tree that a list makes, as it is indented on the screen. */
const drawn = (text: string): string[] =>
  planOf(text).planned.map(({ name, level }) => `${'. '.repeat(level - 1)}${name}`);
const building = ['Block A', '. L01', '. . Flat 1', '. . Flat 2', '. L02', '. . Flat 3', 'Block B'];

describe('a pasted list makes the same tree', () => {
  test.each([
    ['indented with blanks', 'Block A\n  L01\n    Flat 1\n    Flat 2\n  L02\n    Flat 3\nBlock B'],
    [
      'indented with tabs, with Windows line ends and empty lines',
      'Block A\r\n\tL01\r\n\t\tFlat 1\r\n\r\n\t\tFlat 2\r\n\tL02\r\n\t\tFlat 3\r\n   \r\nBlock B\r\n',
    ],
    [
      'with bullets of a text program',
      '•\tBlock A\n  o\tL01\n     ▪ Flat 1\n     ▪ Flat 2\n  o\tL02\n     ▪ Flat 3\n•\tBlock B',
    ],
    [
      'with columns filled where they change',
      'Block A\tL01\tFlat 1\n\t\tFlat 2\n\tL02\tFlat 3\nBlock B',
    ],
    [
      'as paths with other signs, below headings',
      'Block, Level, Flat\nBlock A, L01, Flat 1\nBlock A / L01 / Flat 2\nBlock A - L02 - Flat 3\nBlock B',
    ],
    ['as paths', 'Block A › L01 › Flat 1\nBlock A › L01 › Flat 2\nBlock A>L02 > Flat 3\nBlock B ›'],
    [
      'with blanks that do not break, and names in other letters where they come again',
      'Block\u00a0A\tL01\tFlat 1\nBLOCK  A\t l01\tFlat\u00a02\n block a \tL02\tFlat 3\nBlock B',
    ],
    [
      'all of it indented, as cut out of a larger one',
      '    Block A\n      L01\n        Flat 1\n        Flat 2\n      L02\n        Flat 3\n    Block B',
    ],
  ])('%s', (_how, text) => {
    expect(drawn(text)).toEqual(building);
  });

  test('a path below an indented line goes on in it', () => {
    expect(drawn('Block A\n  L01 › Flat 1\n    Hall\n  L02')).toEqual([
      'Block A',
      '. L01',
      '. . Flat 1',
      '. . . Hall',
      '. L02',
    ]);
  });

  test('numbers, dashes within names and quotes of a spreadsheet stay part of the name', () => {
    expect(drawn('1. OG\n-1 Cellar\nFlat 1-2\n"Room ""Elbe"""')).toEqual([
      '1. OG',
      '-1 Cellar',
      'Flat 1-2',
      'Room "Elbe"',
    ]);
  });

  test('an empty text makes nothing', () => {
    expect(planOf(' \n\u00a0\n\t\n')).toEqual({ planned: [], added: [], problems: [] });
  });
});

describe('what is there already', () => {
  const tree = treeOf(
    ['Block A', 'Block A › L01', 'Block A › L01 › Flat 1', 'Cellar'].map((path) => listed(path)),
  );

  test('is found by name below the same parent, ignoring case, and not added again', () => {
    const { planned, added } = planOf('block  a\n  l01\n    FLAT 1\n    Flat 2\n  Cellar', tree);
    expect(planned.map(({ name, isNew }) => `${name}${isNew ? ', new' : ''}`)).toEqual([
      'Block A',
      'L01',
      'Flat 1',
      'Flat 2, new',
      'Cellar, new',
    ]);
    expect(added.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['Flat 2', 'Block A › L01'],
      ['Cellar', 'Block A'],
    ]);
  });

  test('is looked for inside the location that the list is put into', () => {
    const { added } = planOf('L01\n  Flat 1\n  Flat 9', tree, listed('Block A'));
    expect(added.map(({ name, parentId }) => [name, parentId])).toEqual([
      ['Flat 9', 'Block A › L01'],
    ]);
  });
});

describe('lines that cannot be', () => {
  test('are named with a sentence', () => {
    const { problems } = planOf(
      `Block A\n  L01\n    Flat 1\n      Hall\n        Cupboard\n${'x'.repeat(121)}`,
    );
    expect(problems).toEqual([
      'Line 5: “Cupboard” is too deep: a location can have 4 levels.',
      `Line 6: “${'x'.repeat(30)}…” has more than 120 characters.`,
    ]);
  });

  test('stand too deep by what they are put into', () => {
    expect(planOf('Hall\n  Cupboard', treeOf([]), listed('A › B › C')).problems).toEqual([
      'Line 2: “Cupboard” is too deep: a location can have 4 levels.',
    ]);
  });

  test('are too many for one request, or for the project', () => {
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `Flat ${n}`).join('\n');
    expect(planOf(lines(2_000)).problems).toEqual([]);
    expect(planOf(lines(2_001)).problems).toEqual(['Add up to 2000 locations at a time.']);
    const full = treeOf(Array.from({ length: 4_990 }, (_, n) => listed(`Room ${n}`)));
    expect(planOf(lines(11), full).problems).toEqual([
      'A project can have 5000 locations, and this one has 4990.',
    ]);
  });
});

describe('a pattern', () => {
  const names = (pattern: string, inEach = ''): string[] =>
    expandPattern(pattern, inEach).written.map(({ path }) => path.join(' › '));

  test.each<[string, string[]]>([
    ['Flat 1–3', ['Flat 1', 'Flat 2', 'Flat 3']],
    ['Flat 2.01–2.03', ['Flat 2.01', 'Flat 2.02', 'Flat 2.03']],
    ['Flat A1–A3', ['Flat A1', 'Flat A2', 'Flat A3']],
    [
      'Flat 2.01–2.02, 04, 2.06, 2.08–2.09',
      ['Flat 2.01', 'Flat 2.02', 'Flat 2.04', 'Flat 2.06', 'Flat 2.08', 'Flat 2.09'],
    ],
    ['Flat 2.01–3.12', ['Flat 2.01–3.12']],
    ['Block A–C', ['Block A', 'Block B', 'Block C']],
    [
      'Flat 1–2, 4–5, 13a, 14; Shop',
      ['Flat 1', 'Flat 2', 'Flat 4', 'Flat 5', 'Flat 13a', 'Flat 14', 'Shop'],
    ],
    ['L1–2 › Flat 1–2', ['L1', 'L2', 'L1 › Flat 1', 'L1 › Flat 2', 'L2 › Flat 1', 'L2 › Flat 2']],
    [' ', []],
  ])('%s', (pattern, expected) => {
    expect(names(pattern)).toEqual(expected);
  });

  test('puts rooms into each', () => {
    expect(names('Flat 1–2', 'Hall, Kitchen, Bath 1–2')).toEqual([
      'Flat 1',
      'Flat 2',
      ...['Flat 1', 'Flat 2'].flatMap((flat) =>
        ['Hall', 'Kitchen', 'Bath 1', 'Bath 2'].map((room) => `${flat} › ${room}`),
      ),
    ]);
  });

  test('without a name makes nothing', () => {
    expect(names(' › ', 'Hall, Kitchen')).toEqual([]);
  });

  test.each([
    ['Flat 60–1', 'The range 60–1 counts backwards.'],
    ['Flat 1–999999999', 'Add up to 2000 locations at a time.'],
  ])('%s says why it means nothing', (pattern, sentence) => {
    expect(expandPattern(pattern, '')).toEqual({ written: [], problem: sentence });
  });
});
