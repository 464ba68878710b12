import type { DayOrder } from '../../../rules/imports';
import { isDay } from '../../../rules/days';
import { textOfNumber } from './cellValue';

/** Result of reading a day: the day, no date, or two possible days. */
export type ReadDay = { readonly day: string } | { readonly wrong: 'NO_DATE' | 'TWO_DATES' };

/** Beginnings of their names in English, German, French, Spanish and Italian. */
const months: readonly (readonly string[])[] = [
  ['jan', 'jän', 'ene', 'gen'],
  ['feb', 'fév', 'fev'],
  ['mar', 'mär', 'mrz'],
  ['apr', 'avr', 'abr'],
  ['may', 'mai', 'mag'],
  ['jun', 'juin', 'giu'],
  ['jul', 'juil', 'lug'],
  ['aug', 'aoû', 'aou', 'ago'],
  ['sep', 'set'],
  ['oct', 'okt', 'ott'],
  ['nov'],
  ['dec', 'dez', 'déc', 'dic'],
];

const monthOf = (name: string): number =>
  months.findIndex((names) => names.some((each) => name.toLowerCase().startsWith(each))) + 1;

/** Matches a time after the day, which is ignored. */
const rest = String.raw`(?:[T ,]+\d{1,2}:\d{2}.*)?`;
const iso = new RegExp(String.raw`^(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})${rest}$`);
const numbers = new RegExp(String.raw`^(\d{1,2})([-/.])\s?(\d{1,2})[-/.]\s?(\d{4}|\d{2})${rest}$`);
const dayFirst = new RegExp(
  String.raw`^(\d{1,2})(?:\.|st|nd|rd|th|er|º)?[-/ ]?(?:de )?([\p{L}]{3,10})\.?,?[-/ ]?(?:de |del )?(\d{4}|\d{2})${rest}$`,
  'u',
);
const monthFirst = new RegExp(
  String.raw`^([\p{L}]{3,10})\.? ?(\d{1,2})(?:st|nd|rd|th)?,? (\d{4})${rest}$`,
  'u',
);
/** Matches a weekday before the day: “Tue, ”. */
const weekday = /^\p{L}{2,10}(?:\.?, *|\.? +(?=\d{1,2}(?:[-/.]|\.? ?(?!(?:st|nd|rd|th)\b)\p{L})))/u;
/** The number that a spreadsheet has for a day of 1995 to 2064, where its format was lost. */
const serial = /^[3-5]\d{4}(?:\.\d+)?$/;

/** Reads a day in any of the usual orders. With dots the day always comes first. */
export function readDay(text: string, order: DayOrder | null): ReadDay {
  const clean = text.trim().replace(weekday, '');
  if (serial.test(clean))
    return { day: textOfNumber(String(Math.floor(Number(clean))), true, false) };
  const inIso = iso.exec(clean);
  if (inIso !== null) return dayOf(inIso[1], inIso[2], inIso[3]);
  const inNumbers = numbers.exec(clean);
  if (inNumbers !== null) {
    const [, first = '', mark, second = '', year] = inNumbers;
    if (mark === '.' || Number(first) > 12 || first === second || order === 'DMY')
      return dayOf(year, second, first);
    if (Number(second) > 12 || order === 'MDY') return dayOf(year, first, second);
    return { wrong: 'TWO_DATES' };
  }
  const withDay = dayFirst.exec(clean);
  if (withDay !== null) return dayOf(withDay[3], String(monthOf(withDay[2] ?? '')), withDay[1]);
  const withMonth = monthFirst.exec(clean);
  if (withMonth !== null)
    return dayOf(withMonth[3], String(monthOf(withMonth[1] ?? '')), withMonth[2]);
  return { wrong: 'NO_DATE' };
}

function dayOf(year = '', month = '', day = ''): ReadDay {
  const full = `${year.length === 2 ? `20${year}` : year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isDay(full) ? { day: full } : { wrong: 'NO_DATE' };
}

/**
 * The order of day and month in a column, if one of its dates has a number over 12 in one of the
 * two positions. Null if none has, or they contradict each other.
 */
export function orderIn(texts: Iterable<string>): DayOrder | null {
  const orders = new Set<DayOrder>();
  for (const text of texts) {
    const [, first, mark, second] = numbers.exec(text.trim().replace(weekday, '')) ?? [];
    if (mark === undefined || mark === '.') continue;
    if (Number(first) > 12) orders.add('DMY');
    if (Number(second) > 12) orders.add('MDY');
  }
  return orders.size === 1 ? ([...orders][0] ?? null) : null;
}
