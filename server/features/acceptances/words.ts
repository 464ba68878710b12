import type { DefectsBasis, PeriodUnit } from '../../../rules/defectsPeriod';
import { message, type Message } from '../../messages';
import type { AcceptanceTable } from '../../database/schema';
import type { OwnPeriod } from '../defectNotices/ownPeriods';

type Agreed = Pick<AcceptanceTable, 'basis' | 'length_count' | 'length_unit' | 'accepted_on'>;

/** Says sentences and days, YYYY-MM-DD, in one language. */
interface Speaker {
  say(message: Message): string;
  day(day: string): string;
}

/** What the end of a period follows from, such as “4 years, VOB/B, from 29 Feb 2024”. */
export function reasonOf(
  { basis, length_count: count, length_unit: unit, accepted_on: on }: Agreed,
  { say, day }: Speaker,
): string {
  const length = say(lengths[unit](count));
  return say(
    basis === 'OTHER'
      ? words.countedOwn(length, day(on))
      : words.counted(length, names[basis], day(on)),
  );
}

/** What the own period of a defect follows from. */
export const ownReasonOf = (
  { noticeNumber, countedFrom }: Pick<OwnPeriod, 'noticeNumber' | 'countedFrom'>,
  { say, day }: Speaker,
): string =>
  say(
    noticeNumber === null
      ? periodWords.ownOfRemedy(day(countedFrom))
      : periodWords.ownOfNotice(noticeNumber, day(countedFrom)),
  );

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

/** What was accepted: of which company, and which part. */
export const workOf = (company: string, part: string): string =>
  part === '' ? company : `${company} · ${part}`;

export const periodWords = {
  title: message('Defects periods'),
  ends: (day: string, left: number) =>
    message(
      '{left, plural, =0 {ends today, {day}} one {ends on {day}, # day left} other {ends on {day}, # days left}}',
      { day, left },
    ),
  ended: (day: string) => message('Ended on {day}', { day }),
  ownGoOn: (ended: string, until: string) =>
    message('Ended on {ended}, but for some defects it goes on until {until}', { ended, until }),
  soon: message('Ends within 90 days'),
  later: message('Later'),
  over: message('Ended'),
  none: message('No acceptance recorded yet'),
  proof: (proof: string) => message('Proof: {proof}', { proof }),
  /** Two years of one defect, and what they are counted from. */
  own: (snag: string, day: string, reason: string) =>
    message('{snag}: until {day}, {reason}', { snag, day, reason }),
  ownOfNotice: (number: number, day: string) =>
    message('2 years, VOB/B, from the receipt of notice {number} on {day}', {
      number: String(number),
      day,
    }),
  ownOfRemedy: (day: string) =>
    message('2 years, VOB/B, from the accepted remedy on {day}', { day }),
  openSince: (n: number) =>
    message(
      '{n, plural, one {# snag raised since then is still open} other {# snags raised since then are still open}}',
      { n },
    ),
};

const words = {
  counted: (length: string, basis: string, day: string) =>
    message('{length}, {basis}, from {day}', { length, basis, day }),
  countedOwn: (length: string, day: string) => message('{length} from {day}', { length, day }),
};
