import { type Language, languages } from '../../rules/languages';
import type { ReportGrouping } from '../../rules/reports';
import type { PhotoKind, Priority, SnagStatus } from '../../rules/snag';
import { type Message, message, say } from '../messages';
import { isolated } from './bidi';

// The words of a report, and its days and times.

export const statusLabels: Readonly<Record<SnagStatus, Message>> = {
  OPEN: message('Open'),
  IN_PROGRESS: message('In progress'),
  FIXED: message('Fixed'),
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
  groupOf: (name: string, n: number) => message('{name} ({n, number})', { name, n }),
  made: (by: string, at: string) => message('Created by {by}, {at}', { by, at }),
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
  spot: (reference: string) => message('Where {reference} is on the plan', { reference }),
  signatures: message('Signatures'),
  signing: message('The parties confirm the handover of the works with the snags listed here.'),
  signedOnScreen: (by: string) =>
    message(
      'The parties sign this draft on the screen of {by}, who prepared it. Their signatures appear in the final document, which identifies this draft by its hash.',
      { by },
    ),
  allOnScreen: (by: string) =>
    message(
      'All parties signed on the screen of {by}, who prepared this handover and was signed in. Snagbook has not checked their identity.',
      { by },
    ),
  eachInSession: message(
    'Each party signed in the session named beside the signature. Snagbook has not checked their identity.',
  ),
  sealedAt: (at: string) => message('All parties have signed; sealed {at}', { at }),
  draftHash: (hash: string) =>
    message('Hash of the draft that was signed (SHA-256): {hash}', { hash }),
  signed: (how: 'DRAWN' | 'TYPED' | 'ERASED', account: string, at: string) =>
    message(
      '{how, select, DRAWN {Drawn on screen} TYPED {Name typed on screen} other {Signed}} in the session of {account}, {at}',
      { how, account, at },
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
  number: message('Number'),
  snag: message('Snag'),
  due: message('Company, due'),
  status: message('Status'),
  title: message('Title'),
  place: message('Location'),
  company: message('Company'),
  work: message('Trade, company'),
  dueOn: message('Due'),
  noDue: message('No due date'),
  late: (days: number) => message('{days, plural, one {# day late} other {# days late}}', { days }),
  priority: (priority: string) => message('Priority: {priority}', { priority }),
  raised: (by: string, on: string) => message('Raised by {by}, {on}', { by, on }),
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

export interface Speaker {
  language: Language;
  say(message: Message): string;
  /** A day, YYYY-MM-DD. */
  day(day: string): string;
  time(at: number): string;
  dayOf(at: number): string;
}

export function createSpeaker(language: Language, timeZone: string): Speaker {
  const { region } = languages[language];
  const [days, dates, times] = [
    { timeZone: 'UTC' },
    { timeZone },
    { timeZone, timeStyle: 'short' as const },
  ].map((options) => new Intl.DateTimeFormat(region, { dateStyle: 'medium', ...options }));
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
    dayOf: (at) => format(dates, at),
    time: (at) => format(times, at),
  };
}
