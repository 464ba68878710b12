import { factsIn } from '../../rules/listing';
import {
  cleanText,
  firstOf,
  isPlanCode,
  isShortPassword,
  lengthOf,
  nameKey,
  searchWords,
} from '../../rules/text';

test('a text is stored composed, trimmed and without invisible characters', () => {
  expect(cleanText(' e\u0301\u0000 a\r\nb\u202E ')).toBe('\u00e9 a\nb');
  expect(cleanText('\u200d\u3164')).toBe('');
  expect(cleanText(null)).toBe('');
});

test('characters are counted as people count them, and none is cut in half', () => {
  expect(lengthOf('a\u{1F527}')).toBe(2);
  expect(firstOf('a\u{1F527}b', 2)).toBe('a\u{1F527}');
  expect([isShortPassword('\u{1F527}'.repeat(9)), isShortPassword('x'.repeat(10))]).toEqual([
    true,
    false,
  ]);
});

test('facts are joined without making a sentence, in every language', () => {
  for (const region of ['en-GB', 'en-US', 'de-DE'])
    expect(factsIn(region, ['EDEN-7', 'Open', 'Cable'])).toBe('EDEN-7, Open, Cable');
  expect(factsIn('ja', ['1', '2', '3'])).toBe('1、2、3');
  expect(factsIn('de', ['one'])).toBe('one');
});

test('names that look alike count as the same', () => {
  expect(nameKey('FLAT\u00ad \uff11')).toBe(nameKey('flat 1'));
  expect(nameKey('Tür')).not.toBe(nameKey('Tur'));
});

test('a search is a few words and never ends in half a character', () => {
  expect(searchWords('  Door  HINGE ')).toEqual(['door', 'hinge']);
  expect(searchWords('door Hinge DOOR')).toEqual(['door', 'hinge']);
  expect(searchWords(Array.from({ length: 20 }, (_, n) => `a${n}`).join(' '))).toHaveLength(8);
  expect(searchWords(`${'x'.repeat(254)}\u{1F527}`)).toEqual([`${'x'.repeat(254)}\u{1F527}`]);
});

test('a plan’s code has letters, digits and few signs, and cannot be a path', () => {
  expect(['A-101', '2.OG', 'Ä_1'].map(isPlanCode)).toEqual([true, true, true]);
  expect(['', '..', 'A 1', 'A/1', 'x'.repeat(21)].map(isPlanCode)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
