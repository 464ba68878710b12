/** What a refusal says besides its code; words that stand in gaps of the sentence are known ones. */
export type Meta = Readonly<Record<string, string | number> & Gaps>;

export const megabytes = (bytes: string | number | undefined): string => String(Math.ceil(Number(bytes ?? 0) / 100_000) / 10);

/** The words that stand in gaps of sentences; the keys are the English ones. What has no German here cannot be said in English either. */
const words = {
  /** “… is already used by another {thing}”. */
  thing: {
    project: 'einem anderen Projekt',
    plan: 'einem anderen Plan',
    company: 'einer anderen Firma',
    trade: 'einem anderen Gewerk',
    location: 'einem anderen Ort',
    view: 'einer anderen Ansicht',
  },
  /** “… has reached 500 {things}”. */
  things: {
    members: 'Mitglieder',
    plans: 'Pläne',
    revisions: 'Planstände',
    companies: 'Firmen',
    trades: 'Gewerke',
    phrases: 'Textbausteine',
    locations: 'Orte',
    levels: 'Ebenen',
    shapes: 'Formen',
    'views of yours': 'eigene Ansichten',
  },
  /** “… cannot be removed: it has 3 {carried}”. */
  carried: {
    snag: 'Mangel',
    snags: 'Mängel',
    person: 'Person',
    people: 'Personen',
    'open invitation': 'offene Einladung',
    'open invitations': 'offene Einladungen',
    trade: 'Gewerk',
    trades: 'Gewerke',
    plan: 'Plan',
    plans: 'Pläne',
  },
  /** “Please fill in the {what}”. */
  what: { name: 'den Namen', comment: 'den Kommentar', revision: 'den Planstand', text: 'den Text' },
  /** “A snag that is {status} …”. */
  status: { open: 'offen', 'in progress': 'in Arbeit', fixed: 'behoben', closed: 'geschlossen', disputed: 'bestritten', void: 'verworfen' },
  /** “… cannot be {action}”, “… was {action} by …”. */
  action: {
    started: 'begonnen',
    'marked fixed': 'als behoben gemeldet',
    closed: 'geschlossen',
    'sent back': 'zurückgewiesen',
    disputed: 'bestritten',
    answered: 'beantwortet',
    reopened: 'wieder geöffnet',
    'made void': 'verworfen',
    restored: 'wiederhergestellt',
  },
} as const;

export type Gaps = { [Gap in keyof typeof words]?: keyof (typeof words)[Gap] };

/** The German of the word in a gap. */
export function inGerman<Gap extends keyof typeof words>(gap: Gap, word: string | number | undefined): string {
  const known: Readonly<Record<string, string>> = words[gap];
  return known[word ?? ''] ?? String(word);
}
