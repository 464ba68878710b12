import type { WordField } from '../../../rules/imports';
import { tableWords } from '../../../rules/tables';
import { nameKey } from '../../../rules/text';

/** By which words are compared: in whatever case, with whatever between their parts. */
export const wordKey = (text: string): string => nameKey(text).replaceAll(/[^\p{L}\p{N}]/gu, '');

const known: Readonly<Record<WordField, Readonly<Record<string, readonly string[]>>>> = {
  status: {
    OPEN: ['open', 'new', 'active', 'assigned', 'offen', 'neu', 'initiated', 'draft'],
    IN_PROGRESS: [
      'in progress',
      'ongoing',
      'in Arbeit',
      'in Bearbeitung',
      'started',
      'work in progress',
    ],
    FIXED: [
      'resolved',
      'solved',
      'done',
      'fixed',
      'ready',
      'completed',
      'erledigt',
      'behoben',
      'ready for review',
      'ready to close',
    ],
    CLOSED: ['closed', 'approved', 'verified', 'geprüft', 'geschlossen', 'abgenommen'],
    DISPUTED: ['rejected', 'disputed', 'not ours', 'bestritten', 'work not accepted'],
    VOID: ['void', 'deleted', 'verworfen'],
  },
  type: {
    DEFECT: ['defect', 'snag', 'Mangel', 'punch', 'deficiency'],
    UNFINISHED: ['unfinished', 'incomplete', 'Restleistung', 'Restarbeit', 'unfertig', 'fehlend'],
    DAMAGE: ['damage', 'Schaden', 'Beschädigung'],
    OTHER: ['other', 'Sonstiges', 'misc', 'general'],
  },
  priority: {
    LOW: ['low', 'niedrig', 'gering'],
    MEDIUM: ['medium', 'normal', 'mittel', 'routine'],
    HIGH: ['high', 'hoch', 'urgent', 'dringend'],
    CRITICAL: ['critical', 'kritisch', 'emergency', 'sehr hoch', 'sofort'],
  },
  role: {
    ADMIN: ['admin', 'administrator', 'Projektleitung', 'project manager'],
    INSPECTOR: ['inspector', 'Bauleitung', 'Bauleiter', 'site manager'],
    TRADE: ['trade', 'Firma', 'contractor', 'subcontractor', 'Gewerk', 'Nachunternehmer'],
    VIEWER: ['viewer', 'Beobachter', 'client', 'Bauherr', 'architect'],
  },
};

const meanings: Readonly<Record<WordField, ReadonlyMap<string, string>>> = {
  status: meaningsOf('status'),
  type: meaningsOf('type'),
  priority: meaningsOf('priority'),
  role: meaningsOf('role'),
};

function meaningsOf(field: WordField): Map<string, string> {
  const said = Object.entries(known[field]).flatMap(([value, words]) =>
    words.map((word) => [wordKey(word), value] as const),
  );
  return new Map([
    ...said,
    ...Object.entries(tableWords[field]).map(([value, word]) => [wordKey(word), value] as const),
  ]);
}

/**
 * What a word stands for; null for one that nobody knows. `said`: by the person who brings the
 * table in, which goes first.
 */
export function meaningOf(
  field: WordField,
  word: string,
  said: Readonly<Record<string, string>> = {},
): string | null {
  const own = Object.entries(said).find(([each]) => wordKey(each) === wordKey(word))?.[1];
  return own ?? meanings[field].get(wordKey(word)) ?? null;
}

/** Whether something can be the meaning of a word in this field. */
export const isMeaning = (field: WordField, value: string): boolean =>
  Object.hasOwn(known[field], value);
