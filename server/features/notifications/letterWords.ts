import type { SnagStatus, SnagType } from '../../database/schema';
import type { Language } from '../../../rules/languages';

/** All that a mail says, in one language. */
export interface LetterWords {
  locale: string;
  hello: (name: string) => string;
  /** The subject of one snag, and of several. */
  waits: (reference: string, title: string) => string;
  waitMany: (count: number, codes: string) => string;
  waitingBody: (count: number) => string;
  overdue: (count: number, codes: string) => string;
  overdueBody: (count: number) => string;
  types: Record<SnagType, string>;
  /** What is to be done with a snag that waits. */
  nextStep: Partial<Record<SnagStatus, string>>;
  /** How it came to wait. */
  did: (kind: string, who: string) => string;
  said: (words: string) => string;
  somebody: string;
  due: (day: string) => string;
  late: (days: number) => string;
  more: (count: number) => string;
  all: string;
  whyWaiting: string;
  whyDigest: string;
  off: string;
}

const en: LetterWords = {
  locale: 'en-GB',
  hello: (name) => `Hello ${name},`,
  waits: (reference, title) => `${reference} waits for you: ${title}`,
  waitMany: (count, codes) => `${count} snags wait for you in ${codes}`,
  waitingBody: (count) => (count === 1 ? 'A snag has come to wait for you.' : `${count} snags have come to wait for you.`),
  overdue: (count, codes) => (count === 1 ? `1 snag is overdue in ${codes}` : `${count} snags are overdue in ${codes}`),
  overdueBody: (count) => (count === 1 ? 'A snag that waits for you is overdue.' : `${count} snags that wait for you are overdue.`),
  types: { DEFECT: 'Defect', UNFINISHED: 'Unfinished work', DAMAGE: 'Damage', OTHER: 'Snag' },
  nextStep: { OPEN: 'to fix', IN_PROGRESS: 'to fix', FIXED: 'to check', DISPUTED: 'to answer' },
  did: (kind, who) => `${who} ${didEnglish[kind] ?? 'passed it on'}`,
  said: (words) => `“${words}”`,
  somebody: 'Somebody',
  due: (day) => `due ${day}`,
  late: (days) => (days === 1 ? '1 day overdue' : `${days} days overdue`),
  more: (count) => (count === 1 ? 'and 1 more' : `and ${count} more`),
  all: 'All that waits for you',
  whyWaiting: 'At most one such mail comes in an hour, and none about what was seen on that page before.',
  whyDigest: 'Such a mail comes once a working day, as long as something is overdue.',
  off: 'Switch these mails off',
};

const didEnglish: Record<string, string> = {
  SNAG_RAISED: 'raised it',
  SNAG_FIXED: 'marked it fixed',
  SNAG_SENT_BACK: 'sent it back',
  SNAG_DISPUTED: 'disputed it',
  SNAG_ANSWERED: 'answered the dispute',
  SNAG_REOPENED: 'reopened it',
  SNAG_RESTORED: 'restored it',
};

const de: LetterWords = {
  locale: 'de-DE',
  hello: (name) => `Hallo ${name},`,
  waits: (reference, title) => `${reference} wartet: ${title}`,
  waitMany: (count, codes) => `${count} Mängel warten in ${codes}`,
  waitingBody: (count) => (count === 1 ? 'Ein Mangel wartet neu auf Sie.' : `${count} Mängel warten neu auf Sie.`),
  overdue: (count, codes) => (count === 1 ? `1 Mangel überfällig in ${codes}` : `${count} Mängel überfällig in ${codes}`),
  overdueBody: (count) => (count === 1 ? 'Ein Mangel, der auf Sie wartet, ist überfällig.' : `${count} Mängel, die auf Sie warten, sind überfällig.`),
  types: { DEFECT: 'Mangel', UNFINISHED: 'Restarbeit', DAMAGE: 'Schaden', OTHER: 'Mangel' },
  nextStep: { OPEN: 'zu beheben', IN_PROGRESS: 'zu beheben', FIXED: 'zu prüfen', DISPUTED: 'zu beantworten' },
  did: (kind, who) => `${didGerman[kind] ?? 'weitergegeben'} von ${who}`,
  said: (words) => `„${words}“`,
  somebody: 'jemandem',
  due: (day) => `fällig am ${day}`,
  late: (days) => (days === 1 ? 'seit 1 Tag überfällig' : `seit ${days} Tagen überfällig`),
  more: (count) => (count === 1 ? 'und 1 weiterer' : `und ${count} weitere`),
  all: 'Alles, was auf Sie wartet',
  whyWaiting: 'Höchstens eine solche Mail in der Stunde, und keine über das, was auf dieser Seite schon gesehen wurde.',
  whyDigest: 'Eine solche Mail kommt einmal am Arbeitstag, solange etwas überfällig ist.',
  off: 'Diese Mails abschalten',
};

const didGerman: Record<string, string> = {
  SNAG_RAISED: 'erfasst',
  SNAG_FIXED: 'als behoben gemeldet',
  SNAG_SENT_BACK: 'zurückgewiesen',
  SNAG_DISPUTED: 'bestritten',
  SNAG_ANSWERED: 'beantwortet',
  SNAG_REOPENED: 'wieder geöffnet',
  SNAG_RESTORED: 'wiederhergestellt',
};

export const letterWords: Record<Language, LetterWords> = { en, de };
