import { phraseAtEnd, withPhrase } from '../../src/domain/phrases';

const phrases = ['Crack in plaster', 'Crack', 'Stain'];

test('a phrase stands alone where nothing else was entered than another one', () => {
  expect(withPhrase('', 'Stain', phrases, ', ')).toBe('Stain');
  expect(withPhrase('Crack in plaster', 'Stain', phrases, ', ')).toBe('Stain');
});

test('what somebody entered themselves stays before it, and the next phrase takes the place of the one before', () => {
  const first = withPhrase('Cracked tile ', 'Crack', phrases, ', ');
  expect(first).toBe('Cracked tile, Crack');
  expect(phraseAtEnd(first, phrases, ', ')).toBe('Crack');
  expect(withPhrase(first, 'Crack', phrases, ', ')).toBe(first);
  expect(withPhrase(first, 'Stain', phrases, ', ')).toBe('Cracked tile, Stain');
});

test('of somebody’s own words none is taken for a phrase', () => {
  expect(phraseAtEnd('A big Stain', phrases, ', ')).toBeNull();
});
