import { amountIn, type Currency } from '../../rules/amounts';
import { type Language, languages } from '../../rules/languages';
import type { ReportGrouping } from '../../rules/reports';
import type { PhotoKind, Priority, SnagStatus } from '../../rules/snag';
import { type Message, message, say } from '../messages';
import { isolated } from './bidi';

// The words of a report, and its days and times.

export const statusLabels: Readonly<Record<SnagStatus, Message>> = {
  OPEN: message('Open'),
  IN_PROGRESS: message('In progress'),
  FIXED: message('To check'),
  CLOSED: message('Closed'),
  DISPUTED: message('Disputed'),
  VOID: message('Void'),
};

export const priorityLabels: Readonly<Record<Priority, Message>> = {
  LOW: message('Low'),
  MEDIUM: message('Medium'),
  HIGH: message('High'),
  CRITICAL: message('Critical'),
};

export const photoLabels: Readonly<Record<PhotoKind, Message>> = {
  DEFECT: message('Before'),
  EVIDENCE: message('After'),
};

export const withoutLabels: Readonly<Record<ReportGrouping, Message>> = {
  PLACE: message('No location'),
  TRADE: message('No trade'),
  COMPANY: message('No company'),
};

export const labels = {
  logo: message('Logo'),
  logoOf: (name: string) => message('Logo of {name}', { name }),
  snags: (n: number) => message('{n, plural, one {# snag} other {# snags}}', { n }),
  notClosed: message('not closed'),
  overdue: message('overdue'),
  overdueCount: (n: number) => message('{n, number} overdue', { n }),
  toCheck: message('to check'),
  sentBackWord: message('sent back'),
  accepted: {
    ALL: message('After acceptance'),
    PART: message('After partial acceptance'),
  },
  closedWord: message('closed'),
  sentBack: (n: number) =>
    message('{n, plural, one {sent back once} other {sent back # times}}', { n }),
  titleOf: (report: string, of: string) => message('{report}, {of}', { report, of }),
  contents: message('Contents'),
  made: (by: string, at: string) => message('created {at} by {by}', { by, at }),
  practicalCompletion: (day: string) => message('Practical completion: {day}', { day }),
  parties: (names: string) => message('Companies: {names}', { names }),
  figures: message('Snags by trade and status'),
  trade: message('Trade'),
  total: message('Total'),
  plan: (code: string, name: string) => message('Plan {code}, {name}', { code, name }),
  planPins: (code: string, n: number) =>
    message('{n, plural, one {Plan {code} with # pin} other {Plan {code} with # pins}}', {
      code,
      n,
    }),
  planMissing: message('This plan can’t be shown.'),
  stillOpen: message('Still open'),
  nothingOpen: message('Nothing open.'),
  allSnags: message('All snags'),
  fixed: (by: string, on: string) => message('Fixed by {by}, {on}', { by, on }),
  closed: (by: string, on: string) => message('Closed by {by}, {on}', { by, on }),
  /** Below a picture that is no wider than a photo. */
  onPlan: message('On the plan'),
  atMark: (plan: string, revision: string, number: string) =>
    message('{plan}, revision {revision}. Snag {number} at the mark.', { plan, revision, number }),
  spot: (reference: string) => message('Where {reference} is on the plan', { reference }),
  signatures: message('Signatures'),
  signing: message('The parties confirm the handover of the works with the snags listed here.'),
  signedOnScreen: (by: string) =>
    message(
      'The parties sign this draft on the screen of {by}, who prepared it, or where {by} asked them to. Their signatures appear in the final document, which identifies this draft by its hash.',
      { by },
    ),
  allOnScreen: (by: string) =>
    message(
      'All parties signed on the screen of {by}, who prepared this handover and was signed in. Snagbook has not checked their identity.',
      { by },
    ),
  eachInSession: message(
    'Each party signed as it says beside the signature. Snagbook has not checked their identity beyond that.',
  ),
  sealedAt: (at: string) => message('All parties have signed; sealed {at}', { at }),
  draftHash: (hash: string) =>
    message('Hash of the draft that was signed (SHA-256): {hash}', { hash }),
  signed: (how: 'DRAWN' | 'TYPED' | 'ERASED', account: string, at: string) =>
    message(
      '{how, select, DRAWN {Drawn on screen} TYPED {Name typed on screen} other {Signed}} in the session of {account}, {at}',
      { how, account, at },
    ),
  signedByLink: (how: 'DRAWN' | 'TYPED', email: string, at: string) =>
    message(
      '{how, select, DRAWN {Drawn} other {Name typed}} behind a link sent to {email}, with the code from a second email, {at}',
      { how, email, at },
    ),
  signedByHandedLink: (how: 'DRAWN' | 'TYPED', email: string, at: string) =>
    message(
      '{how, select, DRAWN {Drawn} other {Name typed}} behind a link for {email}; link and code were handed over by whoever prepared this, {at}',
      { how, email, at },
    ),
  signatureErased: message('This signature was erased.'),
  signatureOf: (name: string) => message('Signature of {name}', { name }),
  reserves: (text: string) => message('Reservations: {text}', { text }),
  excepts: (references: string) => message('Excluded: {references}', { references }),
  withoutReservations: message('Without reservations'),
  placeDate: message('Place, date'),
  nameCompany: message('Name, company'),
  signature: message('Signature'),
  lastEvent: (number: number, hash: string) =>
    message('Record at the time of this report: event {number, number}, hash {hash}', {
      number,
      hash,
    }),
  scan: message('Scan the code beside a snag to open it, add photos and mark it fixed.'),
  openSnag: (reference: string) => message('QR code that opens {reference}', { reference }),
  client: (name: string) => message('Client: {name}', { name }),
  shown: (about: string) => message('Shown: {about}', { about }),
  pageOf: (page: number, pages: number) => message('Page {page} of {pages}', { page, pages }),
  no: message('No.'),
  snag: message('Snag'),
  room: message('Room'),
  status: message('Status'),
  place: message('Location'),
  company: message('Company'),
  dueOn: message('Due'),
  noDue: message('No due date'),
  dueBy: (day: string) => message('due {day}', { day }),
  noCompany: message('No company yet'),
  noTrade: message('No trade'),
  late: (days: number) => message('{days, plural, one {# day late} other {# days late}}', { days }),
  raised: (by: string, on: string) => message('raised {on} by {by}', { on, by }),
  photo: (kind: string, reference: string, n: number) =>
    message('{kind}, photo {n, number} of {reference}', { kind, reference, n }),
  pictureSaying: (picture: string, caption: string) =>
    message('{picture}: {caption}', { picture, caption }),
  morePhotos: (n: number) => message('{n, plural, one {+# photo} other {+# photos}}', { n }),
  photoMissing: message('This photo can’t be shown.'),
  empty: message('No snags match.'),
  replaced: message('Characters missing from the font of this report, shown as numbers:'),
  replacedIn: (code: string, where: string) => message('{code} in {where}', { code, where }),
};

const said: Readonly<Record<string, (by: string, on: string) => Message>> = {
  SNAG_SENT_BACK: (by, on) => message('Sent back by {by}, {on}', { by, on }),
  SNAG_FIXED: labels.fixed,
  SNAG_CLOSED: labels.closed,
  SNAG_DISPUTED: (by, on) => message('Disputed by {by}, {on}', { by, on }),
  SNAG_ANSWERED: (by, on) => message('Answered by {by}, {on}', { by, on }),
  SNAG_REOPENED: (by, on) => message('Reopened by {by}, {on}', { by, on }),
};

/** Who wrote something with a move, and when. */
export const saidLabel = (kind: string, by: string, on: string): Message =>
  said[kind]?.(by, on) ?? message('Comment by {by}, {on}', { by, on });

export interface Speaker {
  language: Language;
  say(message: Message): string;
  /** A day, YYYY-MM-DD. */
  day(day: string): string;
  /** The same, with its year only where that is another one. */
  shortDay(day: string, year: string): string;
  time(at: number): string;
  dayOf(at: number): string;
  hourOf(at: number): string;
  /** Of hundredths of a currency. */
  amount(amount: number, currency: Currency): string;
}

export function createSpeaker(language: Language, timeZone: string): Speaker {
  const { region } = languages[language];
  const [days, shortDays, dates, times, hours] = [
    { dateStyle: 'medium', timeZone: 'UTC' } as const,
    { day: 'numeric', month: 'short', timeZone: 'UTC' } as const,
    { dateStyle: 'medium', timeZone } as const,
    { dateStyle: 'medium', timeStyle: 'short', timeZone } as const,
    { timeStyle: 'short', timeZone } as const,
  ].map((options) => new Intl.DateTimeFormat(region, options));
  const format = (formatter: Intl.DateTimeFormat | undefined, at: number): string =>
    formatter?.format(at) ?? '';
  return {
    language,
    say: ({ text, values }) =>
      say(
        {
          text,
          values: Object.fromEntries(
            Object.entries(values).map(([name, value]) => [
              name,
              typeof value === 'string' ? isolated(value) : value,
            ]),
          ),
        },
        language,
      ),
    day: (day) => format(days, Date.parse(day)),
    shortDay: (day, year) => format(day.startsWith(year) ? shortDays : days, Date.parse(day)),
    dayOf: (at) => format(dates, at),
    time: (at) => format(times, at),
    hourOf: (at) => format(hours, at),
    amount: (amount, currency) => amountIn(region, amount, currency),
  };
}
