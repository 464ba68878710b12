import { withPhrase } from '../../src/domain/phrases';

const phrases = ['Crack in plaster', 'Stain'];

test('a phrase stands alone where nothing else was entered than another one', () => {
  expect(withPhrase('', 'Stain', phrases, ', ')).toBe('Stain');
  expect(withPhrase('Crack in plaster', 'Stain', phrases, ', ')).toBe('Stain');
});

test('what somebody entered themselves stays before it, and a phrase is not added twice', () => {
  const both = withPhrase('Above the door ', 'Stain', phrases, ', ');
  expect(both).toBe('Above the door, Stain');
  expect(withPhrase(both, 'Stain', phrases, ', ')).toBe(both);
});
