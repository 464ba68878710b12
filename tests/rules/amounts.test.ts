import { amountIn, keptAmount, readAmount, readKeptAmount } from '../../rules/amounts';

test.each([
  ['120', ',', 12_000],
  ['120,5', ',', 12_050],
  ['120.50', ',', 12_050],
  ['1.250', ',', 125_000],
  ['1.250,75', ',', 125_075],
  ['1,250.75', ',', 125_075],
  ['1 250,75', ',', 125_075],
  ['1’250.75', '.', 125_075],
  ['1,250', '.', 125_000],
  ['١٢٠٫٥', ',', 12_050],
  ['0', '.', 0],
  ['10000000', '.', 1_000_000_000],
  // Three digits behind the language's own decimal sign could be either.
  ['1.250', '.', null],
  ['1,250', ',', null],
  ['1,25,0', '.', null],
  ['1.250.75', '.', null],
  ['12.345', '.', null],
  ['10000000.01', '.', null],
  ['-5', '.', null],
  ['about 40', '.', null],
  ['', '.', null],
] as const)('“%s” where the decimal sign is “%s” is %s hundredths', (written, decimal, amount) => {
  expect(readAmount(written, decimal)).toBe(amount);
});

test('an amount is written as the region does, and kept with its currency', () => {
  expect(amountIn('en-GB', 125_075, 'EUR')).toBe('€1,250.75');
  expect(amountIn('de-DE', 125_075, 'EUR').replace(/\s/g, ' ')).toBe('1.250,75 €');
  expect(readKeptAmount(keptAmount(125_075, 'GBP'))).toEqual({ amount: 125_075, currency: 'GBP' });
  expect(readKeptAmount('Crack')).toBeNull();
});
