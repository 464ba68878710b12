import { amountIn, keptAmount, readAmount, readKeptAmount } from '../../rules/amounts';
import { readNumber } from '../../rules/numbers';

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
  ['1.500,-', ',', 150_000],
  ['1,500.', '.', 150_000],
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

test.each([
  ['50', '.', 50],
  ['1,000', '.', 1_000],
  ['1.000', ',', 1_000],
  ['1.000', '.', 1],
  ['12 500', ',', 12_500],
  ['1’250.5', '.', 1_250.5],
  ['1,234.5', ',', 1_234.5],
  ['1.000.000', ',', 1_000_000],
  ['3,42', '.', 3.42],
  ['0,125', '.', 0.125],
  ['30.1474', ',', 30.147_4],
  ['١٬٢٥٠', '.', 1_250],
  ['٣٫٤٢', '.', 3.42],
  ['0', '.', null],
  ['-1', '.', null],
  ['1:50', '.', null],
  ['1,00,0', '.', null],
  ['1.5.5', '.', null],
  ['', '.', null],
] as const)('“%s” where the decimal sign is “%s” is the number %s', (written, decimal, number) => {
  expect(readNumber(written, decimal)).toBe(number);
});
