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

test('a text is kept composed, trimmed and without what cannot be seen', () => {
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

test('facts beside each other are no sentence in any language', () => {
  for (const region of ['en-GB', 'en-US', 'de-DE'])
    expect(factsIn(region, ['EDEN-7', 'Open', 'Cable'])).toBe('EDEN-7, Open, Cable');
  expect(factsIn('ja', ['1', '2', '3'])).toBe('1、2、3');
  expect(factsIn('de', ['one'])).toBe('one');
});

test('names that look alike are one', () => {
  expect(nameKey('FLAT\u00ad \uff11')).toBe(nameKey('flat 1'));
  expect(nameKey('Tür')).not.toBe(nameKey('Tur'));
});

test('what is looked for is a few words, and no half of a sign', () => {
  expect(searchWords('  Door  HINGE ')).toEqual(['door', 'hinge']);
  expect(searchWords('door Hinge DOOR')).toEqual(['door', 'hinge']);
  expect(searchWords(Array.from({ length: 20 }, (_, n) => `a${n}`).join(' '))).toHaveLength(8);
  expect(searchWords(`${'x'.repeat(254)}\u{1F527}`)).toEqual([`${'x'.repeat(254)}\u{1F527}`]);
});

test('a code of a plan has letters, digits and few signs, and is no way to another folder', () => {
  expect(['A-101', '2.OG', 'Ä_1'].map(isPlanCode)).toEqual([true, true, true]);
  expect(['', '..', 'A 1', 'A/1', 'x'.repeat(21)].map(isPlanCode)).toEqual([
    false,
    false,
    false,
    false,
    false,
  ]);
});
