import type { DefectsBasis, PeriodUnit } from '../../../rules/defectsPeriod';
import { type Language, languages } from '../../../rules/languages';
import { message, type Message, say } from '../../messages';
import type { AcceptanceTable } from '../../database/schema';

type Agreed = Pick<AcceptanceTable, 'basis' | 'length_count' | 'length_unit' | 'accepted_on'>;

/** What the end of a period follows from, such as “4 years, VOB/B, from 29 Feb 2024”. */
export function reasonOf(
  { basis, length_count: count, length_unit: unit, accepted_on: on }: Agreed,
  language: Language,
): string {
  const length = say(lengths[unit](count), language);
  const day = dayLabel(on, language);
  return say(
    basis === 'OTHER' ? words.countedOwn(length, day) : words.counted(length, names[basis], day),
    language,
  );
}

export const dayLabel = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(languages[language].region, {
    dateStyle: 'medium',
    timeZone: 'UTC',
  }).format(Date.parse(day));

/** Names of contracts, the same in every language. */
const names: Readonly<Record<Exclude<DefectsBasis, 'OTHER'>, string>> = {
  VOB_B: 'VOB/B',
  BGB: 'BGB',
  JCT: 'JCT',
  NEC: 'NEC',
};

const lengths: Readonly<Record<PeriodUnit, (n: number) => Message>> = {
  YEARS: (n) => message('{n, plural, one {# year} other {# years}}', { n }),
  MONTHS: (n) => message('{n, plural, one {# month} other {# months}}', { n }),
  WEEKS: (n) => message('{n, plural, one {# week} other {# weeks}}', { n }),
};

const words = {
  counted: (length: string, basis: string, day: string) =>
    message('{length}, {basis}, from {day}', { length, basis, day }),
  countedOwn: (length: string, day: string) => message('{length} from {day}', { length, day }),
};
