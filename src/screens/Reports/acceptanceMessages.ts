import { plural, t } from '@lingui/core/macro';
import type { DefectsBasis, PeriodUnit } from '../../../rules/defectsPeriod';

export const acceptanceMessages = {
  tab: t`Periods`,
  what: t`How long defects of accepted works can be claimed. Snagbook counts the days; it gives no legal advice.`,
  record: t`Record an acceptance`,
  none: t`No acceptance recorded yet`,
  noneWhat: t`Record the day on which a company’s works were accepted, and see when the period for its defects ends.`,
  soon: t`Ends within 90 days`,
  later: t`Later`,
  ended: t`Ended`,
  endsOn: (day: string) => t`Ends on ${day}`,
  endedOn: (day: string) => t`Ended on ${day}`,
  ownGoOn: (ended: string, until: string) =>
    t`Ended on ${ended}, but for some defects it goes on until ${until}`,
  left: (days: number) =>
    days === 0 ? t`last day today` : plural(days, { one: '# day left', other: '# days left' }),
  counted: (length: string, basis: string, day: string) => t`${length}, ${basis}, from ${day}`,
  countedOwn: (length: string, day: string) => t`${length} from ${day}`,
  proofOf: (proof: string) => t`Proof: ${proof}`,
  ownPeriods: (n: number) =>
    plural(n, {
      one: '# defect with two years of its own',
      other: '# defects with two years of their own',
    }),
  ownOfNotice: (number: number, day: string) =>
    t`2 years, VOB/B, from the receipt of notice ${number} on ${day}`,
  ownOfRemedy: (day: string) => t`2 years, VOB/B, from the accepted remedy on ${day}`,
  openSince: (n: number) =>
    plural(n, {
      one: '# snag raised since then is still open',
      other: '# snags raised since then are still open',
    }),
  lengths: {
    YEARS: (n: number) => plural(n, { one: '# year', other: '# years' }),
    MONTHS: (n: number) => plural(n, { one: '# month', other: '# months' }),
    WEEKS: (n: number) => plural(n, { one: '# week', other: '# weeks' }),
  } satisfies Record<PeriodUnit, (n: number) => string>,
  units: { YEARS: t`Years`, MONTHS: t`Months`, WEEKS: t`Weeks` } satisfies Record<
    PeriodUnit,
    string
  >,
  /** Names of contracts, the same in every language but the last. */
  bases: {
    VOB_B: 'VOB/B',
    BGB: 'BGB',
    JCT: 'JCT',
    NEC: 'NEC',
    OTHER: t`Own contract`,
  } satisfies Record<DefectsBasis, string>,
  basis: t`Contract`,
  chooseBasis: t`Choose a contract`,
  length: t`Length`,
  unit: t`Counted in`,
  usual: (length: string) => t`Usual here: ${length}, if nothing else was agreed`,
  company: t`Company`,
  chooseCompany: t`Choose a company`,
  part: t`Part of the works`,
  partHint: t`E.g. “Roof”. Leave it empty for all of the company’s works.`,
  lengthWrong: t`A period has between one week and 30 years`,
  acceptedOn: t`Accepted on`,
  dayMissing: t`Choose the day of the acceptance`,
  proof: t`Proof`,
  proofHint: t`E.g. “Handover of 3 December, signed”`,
  correct: t`Correct`,
  correctOf: (name: string) => t`Correct: ${name}`,
  withdraw: t`Withdraw`,
  withdrawOf: (name: string) => t`Withdraw: ${name}`,
  withdrawAsk: t`Withdraw this acceptance?`,
  withdrawWhat: t`Its period is counted no longer. The record keeps what was entered.`,
  withdrawn: t`Withdrawn.`,
  saved: t`Saved.`,
  download: (format: string) => t`Download ${format}`,
  history: t`History`,
  fields: new Map([
    ['company', t`Company`],
    ['part', t`Part of the works`],
    ['acceptedOn', t`Accepted on`],
    ['basis', t`Contract`],
    ['length', t`Length`],
    ['proof', t`Proof`],
  ]),
  said: (field: string, value: string) => t`${field}: ${value}`,
  changed: (name: string, before: string, after: string) => t`${name}: ${before} → ${after}`,
  nothing: t`none`,
};
