/** What can be imported into a project as a table. */
export const importTables = ['snags', 'locations', 'trades', 'companies', 'people'] as const;
export type ImportTable = (typeof importTables)[number];

/** What a column may hold, in the order in which people choose. */
export const importFields = {
  snags: [
    'title',
    'description',
    'note',
    'status',
    'type',
    'priority',
    'trade',
    'company',
    'person',
    'location',
    'due',
    'cost',
    'photo',
    'key',
    'plan',
    'planRevision',
    'pinX',
    'pinY',
    'number',
    'id',
  ],
  locations: ['path'],
  trades: ['trade', 'defaultCompany', 'phrases'],
  companies: ['company', 'email', 'phone', 'trades'],
  people: ['email', 'name', 'role', 'company'],
} as const satisfies Record<ImportTable, readonly string[]>;

export type ImportField = (typeof importFields)[ImportTable][number];

/**
 * The heading of the column with the sheet names in the file of refused rows, the same in every
 * language, because that file is imported again.
 */
export const sheetColumn = 'Workbook sheet';
/** The same for the lines above groups of rows that name their place. */
export const sectionColumn = 'Section of the table';

/**
 * Fields that several columns make together: a location with a column for each level, notes, names
 * of photos.
 */
export const joinedFields: readonly ImportField[] = ['location', 'path', 'note', 'photo'];

/** Fields whose cells hold words that mean one of our values. */
export const wordFields = ['status', 'type', 'priority', 'role'] as const;
export type WordField = (typeof wordFields)[number];

/** The order of the numbers in dates such as 03/04/2026. */
export type DayOrder = 'DMY' | 'MDY';

/** What somebody has said about the columns of a table. */
export interface ImportMapping {
  /** For each column of the table. */
  readonly columns: readonly (ImportField | null)[];
  /** The meaning of words that are not known. */
  readonly words: Readonly<Partial<Record<WordField, Readonly<Record<string, string>>>>>;
  /** Null where no date needs it. */
  readonly dayOrder: DayOrder | null;
  /** Location of rows without one; empty for none. */
  readonly place: string;
  readonly answers: ImportAnswers;
}

/** What rows name and a project may not have. */
export const namedThings = ['company', 'trade', 'location'] as const;
export type NamedThing = (typeof namedThings)[number];

/** What to do with a name that the project does not have, beside taking another thing for it. */
export const nameWays = ['MAKE', 'BLANK'] as const;
export type NameWay = (typeof nameWays)[number];

/** What was answered about the names of one kind of thing; rows without an answer are refused. */
export interface NameAnswers {
  /** For each name its way, or the id of what it stands for. */
  readonly named: Readonly<Record<string, NameWay | string>>;
  /** Of all other names that are like one of the project's; NEAREST takes the nearest. */
  readonly like: NameWay | 'NEAREST' | null;
  /** Of all names that are like none. */
  readonly others: NameWay | null;
}

/** What becomes of a snag that is said to be fixed, without the photo that the project requires. */
export const withoutPhotoWays = ['CLOSED', 'IN_PROGRESS', 'NOTE'] as const;
export type WithoutPhoto = (typeof withoutPhotoWays)[number];

/** What a row is that has the number of a snag and says something else of it. */
export const sameNumberWays = ['CORRECTED', 'OTHER'] as const;
export type SameNumber = (typeof sameNumberWays)[number];

/** What becomes of a snag that was changed here after a file about it was written. */
export const olderWays = ['TAKE', 'KEEP'] as const;
export type OlderWay = (typeof olderWays)[number];

/** What was answered to the questions of a dry run. */
export interface ImportAnswers extends Readonly<Record<NamedThing, NameAnswers>> {
  /** Whether dates that cannot be read leave the due date empty. */
  readonly blankDates: boolean;
  readonly withoutPhoto: WithoutPhoto | null;
  readonly sameNumber: SameNumber | null;
  readonly older: OlderWay | null;
  /** Codes of the problems whose rows are left out. */
  readonly leftOut: readonly string[];
}

const unanswered: NameAnswers = { named: {}, like: null, others: null };
export const noAnswers: ImportAnswers = {
  company: unanswered,
  trade: unanswered,
  location: unanswered,
  blankDates: false,
  withoutPhoto: null,
  sameNumber: null,
  older: null,
  leftOut: [],
};

const everyMade: NameAnswers = { named: {}, like: 'MAKE', others: 'MAKE' };
/** As pages before there were questions said it: all that is missing is made. */
export const makesMissing: ImportAnswers = {
  ...noAnswers,
  company: everyMade,
  trade: everyMade,
  location: everyMade,
};

/** What becomes of a row. */
export const importOutcomes = ['MAKE', 'CHANGE', 'SAME', 'REFUSE'] as const;
export type ImportOutcome = (typeof importOutcomes)[number];

/**
 * RECEIVED: its file has come. STOPPED: in the middle, by a refusal; it can go on or be undone.
 * UNDO_STOPPED: the undoing was, and can only go on.
 */
export type ImportState =
  | 'RECEIVED'
  | 'READING'
  | 'READ'
  | 'CHECKING'
  | 'CHECKED'
  | 'DOING'
  | 'DONE'
  | 'STOPPED'
  | 'UNDOING'
  | 'UNDO_STOPPED'
  | 'UNDONE'
  | 'FAILED';

/** The states from which each step can be started. */
const startsFrom = {
  CHECKING: ['READ', 'CHECKED'],
  DOING: ['CHECKED', 'STOPPED'],
  UNDOING: ['DONE', 'STOPPED', 'UNDO_STOPPED'],
} as const satisfies Partial<Record<ImportState, readonly ImportState[]>>;
export type ImportStep = keyof typeof startsFrom;

export const statesBefore = (step: ImportStep): readonly ImportState[] => startsFrom[step];
export const mayStart = (step: ImportStep, state: ImportState): boolean =>
  statesBefore(step).includes(state);

/** States in which nothing is still to be done. */
export const statesEnded: readonly ImportState[] = ['DONE', 'UNDONE', 'FAILED'];
export const isUnfinished = (state: ImportState): boolean => !statesEnded.includes(state);

/** States in which the server is at work. */
export const statesAtWork: readonly ImportState[] = [
  'RECEIVED',
  'READING',
  'CHECKING',
  'DOING',
  'UNDOING',
];
export const isAtWork = (state: ImportState): boolean => statesAtWork.includes(state);

/** Of a BCF file (BIM Collaboration Format), which has pictures in it. */
export const bcfLimits = {
  bytes: 200_000_000,
  /** Each becomes a snag. */
  topics: 5_000,
  /** Entries of the ZIP. */
  entries: 100_000,
  /** Bytes of a markup when it is unpacked, and of another XML file in it. */
  markup: 4_000_000,
  xml: 20_000_000,
  /** Bytes of all of them. */
  unpacked: 400_000_000,
  /** Bytes of a file that is no photo, and is kept to be given back. */
  kept: 2_000_000,
  /** Bytes of all of these of one topic. */
  keptOfTopic: 10_000_000,
} as const;

export const isBcfName = (name: string): boolean => /\.bcf(zip)?$/i.test(name);

/** The most bytes of a file of this name. */
export const importBytes = (name: string): number =>
  isBcfName(name) ? bcfLimits.bytes : importLimits.bytes;

export const importLimits = {
  /**
   * Of a file: twenty times what others take, and a list of 20,000 snags with long descriptions.
   */
  bytes: 20_000_000,
  /** Four times the design point of a project. */
  rows: 20_000,
  columns: 200,
  /** Characters of a cell, as in Excel's own specifications. */
  cell: 32_767,
  /** Characters of all cells, which stay in memory while a table is read. */
  text: 20_000_000,
  /**
   * Bytes of a workbook's parts when they are unpacked: a million empty rows with a format in each
   * of ten columns.
   */
  unpacked: 400_000_000,
  /** Words of a column that people can say the meaning of. */
  words: 30,
  /** Names of one kind that people can answer about one by one. */
  answers: 1_000,
} as const;
