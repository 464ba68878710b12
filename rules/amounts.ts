import { may } from './rights';
import { isOther, type SnagEventKind } from './events';
import { type FieldKey, fieldKeys, fieldOf, fieldsIn, type SnagFields } from './snagFields';

/** The currencies that a project can have; each has hundredths, in which amounts are stored. */
export const currencies = [
  'EUR',
  'GBP',
  'CHF',
  'CZK',
  'DKK',
  'NOK',
  'PLN',
  'RON',
  'SEK',
  'TRY',
  'USD',
] as const;
export type Currency = (typeof currencies)[number];

export const usualCurrency: Currency = 'EUR';

/** The largest amount, in hundredths: ten million. */
export const largestAmount = 1_000_000_000;

export const isAmount = (value: number): boolean =>
  Number.isInteger(value) && value >= 0 && value <= largestAmount;

/**
 * An amount as people write it, in hundredths: with a point or comma before two digits or one, and
 * with points, commas, apostrophes or spaces between groups of three. Three digits behind a point
 * or comma are a group only if `decimal`, the sign of the reader's language, is the other one. The
 * sign may stand at the end, as in “1.500,” and “1.500,-”. Null for anything else.
 */
export function readAmount(written: string, decimal: '.' | ','): number | null {
  const text = digitsOf(written)
    .replace(/[\s'’]/g, '')
    .replace(/(\d)[.,][-–—]*$/, '$1');
  const [, whole = '', part = ''] = /^(\d[\d.,]*?)(?:[.,](\d{1,2}))?$/.exec(text) ?? [];
  const signs = new Set(whole.replace(/\d/g, ''));
  if (whole === '' || signs.size > 1) return null;
  if (signs.size === 1) {
    const [sign = ''] = signs;
    if (!/^\d{1,3}([.,]\d{3})+$/.test(whole)) return null;
    // “1.234,5”: groups and hundredths have different signs.
    if (part === '' ? sign === decimal : text.at(-part.length - 1) === sign) return null;
  }
  const amount = Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'));
  return isAmount(amount) ? amount : null;
}

/** With the digits and signs of Arabic as those of the others. */
export const digitsOf = (text: string): string =>
  text
    .replace(/[٠-٩]/g, (digit) => String('٠١٢٣٤٥٦٧٨٩'.indexOf(digit)))
    .replace(/٫/g, ',')
    .replace(/٬/g, '.');

/** “1,234.50 EUR” as the region writes it. */
export const amountIn = (region: string, amount: number, currency: string): string =>
  new Intl.NumberFormat(region, { style: 'currency', currency }).format(amount / 100);

/** An amount as events keep it, with the currency that it had then: “1234.50 EUR”. */
export const keptAmount = (amount: number, currency: string): string =>
  `${(amount / 100).toFixed(2)} ${currency}`;

/** The amount and currency of {@link keptAmount}; null for any other text. */
export function readKeptAmount(text: string): { amount: number; currency: string } | null {
  const [, whole, currency] = /^(\d+\.\d\d) ([A-Z]{3})$/.exec(text) ?? [];
  return whole === undefined || currency === undefined
    ? null
    : { amount: Math.round(Number(whole) * 100), currency };
}

/** Whether a member may know a field of the snags that they see. */
export const readsField = (member: { readonly role: string } | null, key: FieldKey): boolean => {
  const { seenBy } = fieldOf(key);
  return seenBy === undefined || may(member, seenBy);
};

/** What the history calls the fields that a member may not know. */
export const hiddenNames = (member: { readonly role: string } | null): readonly string[] =>
  fieldKeys.filter((key) => !readsField(member, key)).map((key) => fieldOf(key).name);

/**
 * The kind of an edit. One that changes hidden fields alone has its own, so that only their readers
 * get it; of one that changes nothing what was asked counts.
 */
export const kindOfEdit = (
  asked: Partial<SnagFields>,
  before: Partial<SnagFields>,
): 'SNAG_EDITED' | 'SNAG_COSTED' => {
  const changed = fieldsIn(asked).filter((key) => isOther(key, asked, before));
  const keys = changed.length > 0 ? changed : fieldsIn(asked);
  return keys.length > 0 && keys.every((key) => fieldOf(key).seenBy !== undefined)
    ? 'SNAG_COSTED'
    : 'SNAG_EDITED';
};

/** Events about a snag that a member does not get, although they see the snag. */
export const hiddenKinds = (
  member: { readonly role: string } | null,
): readonly Extract<SnagEventKind, 'SNAG_COSTED'>[] =>
  may(member, 'seeAmounts') ? [] : ['SNAG_COSTED'];
