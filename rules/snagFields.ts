/**
 * A spot on one revision of a plan: parts of the sheet's width and height, from its top left. A type
 * alias, so that it is assignable to the values of rows and events.
 */
export type Pin = {
  readonly revisionId: string;
  readonly x: number;
  readonly y: number;
};

interface FieldShape {
  /**
   * LINE and TEXT are what people write themselves, which erasing clears; DAY is YYYY-MM-DD; AMOUNT
   * is in hundredths of the project's currency.
   */
  readonly kind: 'LINE' | 'TEXT' | 'WORD' | 'DAY' | 'AMOUNT' | 'LINK' | 'PIN';
  /** What a snag and its history call it in the schema; inputs call it by its key here. */
  readonly name: string;
  /** Of the table `snag`. A pin has several. */
  readonly column?: string;
  /** Of WORD. */
  readonly words?: readonly string[];
  /** What a new snag has if nobody says anything; null if it is absent. */
  readonly usual?: string;
  /** The right to know it; absent: whoever sees the snag. */
  readonly seenBy?: 'seeAmounts';
}

/**
 * The fields of a snag that people enter, when they raise it and later, in the order of its history.
 * The types, the columns, and what device and server do with every field follow from here.
 */
export const snagFields = {
  title: { kind: 'LINE', name: 'title', column: 'title', usual: '' },
  description: { kind: 'TEXT', name: 'description', column: 'description', usual: '' },
  type: {
    kind: 'WORD',
    name: 'type',
    column: 'type',
    words: ['DEFECT', 'UNFINISHED', 'DAMAGE', 'OTHER'],
    usual: 'DEFECT',
  },
  priority: {
    kind: 'WORD',
    name: 'priority',
    column: 'priority',
    words: ['LOW', 'MEDIUM', 'HIGH', 'CRITICAL'],
    usual: 'MEDIUM',
  },
  dueOn: { kind: 'DAY', name: 'dueOn', column: 'due_on' },
  tradeId: { kind: 'LINK', name: 'trade', column: 'trade_id' },
  companyId: { kind: 'LINK', name: 'company', column: 'company_id' },
  assigneeId: { kind: 'LINK', name: 'assignee', column: 'assignee_id' },
  locationId: { kind: 'LINK', name: 'location', column: 'location_id' },
  pin: { kind: 'PIN', name: 'pin' },
  /** What doing it ourselves costs. */
  cost: { kind: 'AMOUNT', name: 'cost', column: 'cost', seenBy: 'seeAmounts' },
} as const satisfies Readonly<Record<string, FieldShape>>;

type Fields = typeof snagFields;
export type FieldKey = keyof Fields;

type ValueOf<Field extends FieldShape> = Field extends { words: readonly (infer Word)[] }
  ? Word
  : {
      LINE: string;
      TEXT: string;
      WORD: never;
      DAY: string | null;
      AMOUNT: number | null;
      LINK: string | null;
      PIN: Pin | null;
    }[Field['kind']];

/** The values of a snag's fields. */
export type SnagFields = { readonly [Key in FieldKey]: ValueOf<Fields[Key]> };
export type SnagType = SnagFields['type'];
export type Priority = SnagFields['priority'];

/** The fields that are one column, as Kysely sees them. */
export type FieldColumns = {
  [Key in Exclude<FieldKey, 'pin'> as Fields[Key]['column']]: SnagFields[Key];
};

// Object.keys forgets the type of the keys.
export const fieldKeys = Object.keys(snagFields) as readonly FieldKey[];

export interface SnagField extends FieldShape {
  readonly column?: keyof FieldColumns;
}

export const fieldOf = (key: FieldKey): SnagField => snagFields[key];

/** All fields, each with what is made of it: a value of the field's kind. */
export function everyField(valueOf: (key: FieldKey, field: SnagField) => unknown): SnagFields {
  const values: Partial<Record<FieldKey, unknown>> = {};
  for (const key of fieldKeys) values[key] = valueOf(key, snagFields[key]);
  return values as SnagFields; // of every key
}

/** The fields that are said. */
export const fieldsIn = (said: Partial<SnagFields>): FieldKey[] =>
  fieldKeys.filter((key) => said[key] !== undefined);

/** The values by their columns. */
export const fieldColumns = (values: SnagFields): FieldColumns =>
  // Of every field with a column.
  Object.fromEntries(
    fieldKeys.flatMap((key) => {
      const { column } = fieldOf(key);
      return column === undefined ? [] : [[column, values[key]]];
    }),
  ) as FieldColumns;
