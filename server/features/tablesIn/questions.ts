import { importLimits, type NamedThing, wordFields, type WordField } from '../../../rules/imports';
import { nameKey } from '../../../rules/text';
import type { Language } from '../../../rules/languages';
import type { Services } from '../../services';
import type { TableImportTable } from '../../database/importTables';
import { settings } from '../../settings';
import type { ImportContext, Thing } from './importContext';
import { type Problem, sentenceOf } from './problems';
import { rowsAfter, toldOf } from './store';

/** A name that the project does not have. */
export interface AskedName {
  readonly name: string;
  readonly rows: number;
  /** What the project has that is like it, the nearest first. */
  readonly near: readonly Thing[];
}

/** One reason why rows are refused, with what can be answered. */
export interface Question {
  /** Different for each. */
  readonly key: string;
  /** Of the problem. */
  readonly code: string;
  /** As a sentence. */
  readonly title: string;
  readonly rows: number;
  /** The first of its rows, as their spreadsheet counts. */
  readonly lines: readonly number[];
  /** Texts of cells, the most frequent first. */
  readonly texts: readonly string[];
  /** Of names: what they are of, and whether some are like what the project has. */
  readonly thing?: NamedThing;
  readonly like?: boolean;
  readonly names?: readonly AskedName[];
  /** Of a word: where it stands. */
  readonly field?: WordField;
  readonly word?: string;
}

/** What a dry run asks and tells beside its rows. */
export interface Questions {
  /** Those of the most rows. */
  readonly questions: readonly Question[];
  /** Questions beside these, which come when these are answered. */
  readonly more: number;
  /** Rows that are refused, without those that were left out by an answer. */
  readonly refused: number;
  readonly leftOut: number;
  /** What is made beside snags. */
  readonly made: readonly { readonly thing: NamedThing; readonly count: number }[];
  /** What is done otherwise than the rows say, as sentences, the most frequent first. */
  readonly told: readonly { readonly code: string; readonly text: string; readonly rows: number }[];
  /** What a name can stand for. */
  readonly things: Readonly<Record<'company' | 'trade', readonly Thing[]>>;
}

interface Group {
  first: Problem;
  rows: number;
  lines: number[];
  texts: Map<string, number>;
}

const questionsShown = 50;
const linesShown = 5;
const textsShown = 10;
const namesShown = 200;
/** Sentences that are told of a whole table. */
const toldShown = 20;

/** Groups the refused rows of a dry run by reason. */
export async function questionsOf(
  { db }: Pick<Services, 'db'>,
  row: TableImportTable,
  world: ImportContext,
  language: Language,
): Promise<Questions> {
  const groups = new Map<string, Group>();
  const told = new Map<string, { note: Problem; rows: number }>();
  const made: Record<NamedThing, number> = { company: 0, trade: 0, location: 0 };
  let refused = 0;
  let leftOut = 0;
  for (let after = 0; ;) {
    const rows = await rowsAfter(db, row.id, after, settings.tableImport.rowsCounted);
    if (rows.length === 0) break;
    for (const each of rows) {
      const { problems, notes } = toldOf(each);
      for (const note of notes) count(note, told, made);
      if (each.outcome !== 'REFUSE') continue;
      if (problems[0]?.code === 'ROW_LEFT_OUT') {
        leftOut += 1;
        continue;
      }
      refused += 1;
      const keys = new Set<string>();
      for (const problem of problems) {
        const key = keyOf(world, problem);
        const group: Group = groups.get(key) ?? {
          first: problem,
          rows: 0,
          lines: [],
          texts: new Map<string, number>(),
        };
        groups.set(key, group);
        const text = textOf(problem);
        group.texts.set(text, (group.texts.get(text) ?? 0) + 1);
        if (keys.has(key)) continue;
        keys.add(key);
        group.rows += 1;
        if (group.lines.length < linesShown) group.lines.push(each.line);
      }
    }
    after = rows.at(-1)?.n ?? after;
  }
  return {
    questions: [...groups]
      .toSorted(([, one], [, other]) => other.rows - one.rows)
      .slice(0, questionsShown)
      .map(([key, group]) => questionOf(world, key, group, language)),
    more: Math.max(0, groups.size - questionsShown),
    refused,
    leftOut,
    made: (Object.entries(made) as [NamedThing, number][]) // its keys
      .filter(([, count]) => count > 0)
      .map(([thing, count]) => ({ thing, count })),
    told: [...told.values()]
      .toSorted((one, other) => other.rows - one.rows)
      .slice(0, toldShown)
      .map(({ note, rows }) => ({ code: note.code, text: sentenceOf(note, language), rows })),
    things: { company: listed(world.companies), trade: listed(world.trades) },
  };
}

const listed = (things: ReadonlyMap<string, Thing>): Thing[] =>
  [...things.values()]
    .map(({ id, name }) => ({ id, name }))
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .slice(0, importLimits.answers);

/** Notes that are told of the whole table, once for each text. */
const toldOnce: readonly string[] = [
  'NOTE_DATE_BLANK',
  'NOTE_NAME_BLANK',
  'NOTE_PERSON',
  'NOTE_PERSON_TWICE',
  'NOTE_STILL_OPEN',
  'NOTE_FIXED_AS',
];
/** Notes that are told once, whatever they name. */
const toldTogether: readonly string[] = ['NOTE_LIKE', 'NOTE_LIKE_ROW'];

function count(
  note: Problem,
  told: Map<string, { note: Problem; rows: number }>,
  made: Record<NamedThing, number>,
): void {
  const { code, meta = {} } = note;
  if (code === 'NOTE_PLACE') made.location += Number(meta['n'] ?? 1);
  if (code === 'NOTE_MADE') made[meta['thing'] === 'trade' ? 'trade' : 'company'] += 1;
  const key = toldOnce.includes(code)
    ? `${code} ${JSON.stringify(meta).toLowerCase()}`
    : toldTogether.includes(code)
      ? code
      : null;
  if (key === null) return;
  told.set(key, { note: told.get(key)?.note ?? note, rows: (told.get(key)?.rows ?? 0) + 1 });
}

const textOf = ({ meta = {} }: Problem): string =>
  String(meta['name'] ?? meta['text'] ?? meta['word'] ?? '');

/** Problems with the same key have the same answer. */
function keyOf({ nearTo }: ImportContext, { code, meta = {} }: Problem): string {
  const text = String(meta['name'] ?? meta['word'] ?? '');
  if (code === 'ROW_NOT_MADE') {
    const thing = meta['thing'] as NamedThing; // as it was written
    if (nearTo(thing, text).length === 0) return `${code} ${thing}`;
    return thing === 'location' ? `${code} ${thing} like` : `${code} ${thing} ${nameKey(text)}`;
  }
  return 'word' in meta ? `${code} ${nameKey(text)}` : code;
}

function questionOf(
  { nearTo }: ImportContext,
  key: string,
  { first, rows, lines, texts }: Group,
  language: Language,
): Question {
  const { code, meta = {} } = first;
  const ordered = [...texts].toSorted(([, one], [, other]) => other - one);
  // What is told of the group is the most frequent of its texts.
  const [most = ''] = ordered[0] ?? [];
  const shown: Problem = {
    ...first,
    ...('name' in meta && { meta: { ...meta, name: most } }),
    ...('text' in meta && { meta: { ...meta, text: most } }),
  };
  const field = wordFields.find((each) => code === `ROW_${each.toUpperCase()}_UNKNOWN`);
  const thing = code === 'ROW_NOT_MADE' ? (meta['thing'] as NamedThing) : undefined; // as written
  const names =
    thing &&
    ordered
      .slice(0, namesShown)
      .map(([name, count]): AskedName => ({ name, rows: count, near: plain(nearTo(thing, name)) }));
  return {
    key,
    code,
    title: sentenceOf(shown, language),
    rows,
    lines,
    texts: ordered.slice(0, textsShown).map(([text]) => text),
    ...(thing && { thing, names: names ?? [], like: (names?.[0]?.near.length ?? 0) > 0 }),
    ...(field && { field, word: String(meta['word'] ?? '') }),
  };
}

const plain = (things: readonly Thing[]): Thing[] => things.map(({ id, name }) => ({ id, name }));
