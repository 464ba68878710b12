import { assert, array, constantFrom, property } from 'fast-check';
import { shieldedText, tablesFor, unshieldedText } from '../../rules/tables';

const letters = ['=', '+', '-', '@', '＝', "'", '"', ',', ';', '\t', '\r', '\n', ' ', 'a', '1'];
const texts = array(constantFrom(...letters), { maxLength: 12 }).map((all) => all.join(''));

test('any text comes back from a cell unchanged', () => {
  assert(
    property(texts, (text) => unshieldedText(shieldedText(text)) === text),
    { numRuns: 5_000 },
  );
});

test('wherever a spreadsheet may split a text, no part begins as a formula does', () => {
  const begins = (text: string): string[] =>
    text.split(/[,;\t\r\n]/).filter((part) => /^"*[=+\-@＝]/.test(part));
  assert(
    property(texts, (text) => begins(shieldedText(text)).length === 0),
    { numRuns: 5_000 },
  );
});

test('a text that no spreadsheet would compute is written unchanged', () => {
  for (const text of [
    'Crack, 2 m',
    'Türblatt; Zarge',
    '"quoted", with; both',
    'a = b, - c',
    "it's",
    'mail a@b.example',
  ])
    expect(shieldedText(text)).toBe(text);
});

test.each([
  ['ADMIN', ['snags', 'locations', 'trades', 'companies', 'people', 'periods', 'journal']],
  ['INSPECTOR', ['snags', 'locations', 'trades', 'companies', 'periods']],
  ['TRADE', ['snags', 'periods']],
  ['VIEWER', ['snags', 'locations', 'trades', 'periods']],
  ['ROLE_OF_A_NEWER_SERVER', []],
])('%s may download these tables: %j', (role, tables) => {
  expect(tablesFor(role)).toEqual(tables);
});
