import { setImmediate } from 'node:timers/promises';
import { bcfLimits, type ImportField, importLimits } from '../../../rules/imports';
import { Refusal } from '../../refusal';
import type { ColumnFacts, TableFacts, TableRow } from '../tablesIn/tableFacts';
import { unreadable } from './unreadable';
import { tooLargeBeside } from './kept';
import { type Markup, readMarkup } from './markup';
import type { OpenBcf } from './openBcf';
import { ownFileName } from './ownFile';
import { type TopicFile, type TopicRow, topicRow } from './readTopic';
import { decodeXml, parseXml, textIn, attributeOf, type XmlElement } from './xml';

/** The columns that each BCF file has as a table, and what they hold. */
const columns: Readonly<Record<string, ImportField>> = {
  Title: 'title',
  Description: 'description',
  TopicStatus: 'status',
  TopicType: 'type',
  Priority: 'priority',
  AssignedTo: 'person',
  DueDate: 'due',
  ServerAssignedId: 'key',
  Location: 'location',
  Trade: 'trade',
  Company: 'company',
  Plan: 'plan',
  'Plan revision': 'planRevision',
  'Pin X': 'pinX',
  'Pin Y': 'pinY',
};

const markupName = 'markup.bcf';

/** Folders of topics in the order of the file. */
export function foldersOf({ entries }: OpenBcf): { folder: string; files: TopicFile[] }[] {
  const folders = new Map<string, TopicFile[]>();
  for (const [lower, { path, bytes }] of entries) {
    const own = lower.slice(0, lower.lastIndexOf('/') + 1);
    // A topic may have folders in its own.
    let folder = own;
    while (folder !== '' && !entries.has(`${folder}${markupName}`))
      folder = folder.slice(0, folder.lastIndexOf('/', folder.length - 2) + 1);
    if (folder === '') folder = own;
    const files = folders.get(folder) ?? [];
    folders.set(folder, files);
    files.push({ name: lower.slice(folder.length), path, bytes });
  }
  return [...folders].map(([folder, files]) => ({ folder, files }));
}

const isTopic = ({ files }: { files: readonly TopicFile[] }): boolean =>
  files.some(({ name }) => name === markupName);
/** A folder that has a viewpoint without a markup was a topic. */
const wasTopic = ({ files }: { files: readonly TopicFile[] }): boolean =>
  files.some(({ name }) => name.endsWith('.bcfv'));

/** Reads a file in a folder as XML; null if there is none. */
export async function xmlIn(
  bcf: OpenBcf,
  files: readonly TopicFile[],
  name: string,
): Promise<XmlElement | null> {
  const file = files.find((each) => each.name === name);
  return file === undefined ? null : parseXml(decodeXml(await bcf.read(file, bcfLimits.markup)));
}

/** The markup in a folder; null if it cannot be read. Throws IMPORT_UNREADABLE for a bomb. */
export async function markupIn(bcf: OpenBcf, files: readonly TopicFile[]): Promise<Markup | null> {
  try {
    const root = await xmlIn(bcf, files, markupName);
    return root === null ? null : readMarkup(root);
  } catch (error) {
    if (isBomb(error)) throw error;
    return null;
  }
}

const isBomb = (error: unknown): boolean =>
  error instanceof Refusal &&
  ['BCF_TOTAL', 'BCF_UNPACKED'].includes(String(error.extensions.meta?.['why']));

/** Reads the topics of a BCF file as the rows of a table. Throws IMPORT_UNREADABLE. */
export async function readBcf(
  bcf: OpenBcf,
  { timeZone }: { timeZone: string },
): Promise<{ facts: TableFacts; rows: TableRow[] }> {
  const folders = foldersOf(bcf);
  const topics = folders.filter(isTopic);
  if (topics.length > bcfLimits.topics) throw unreadable('BCF_TOPICS');
  const broken = folders.filter((each) => !isTopic(each) && wasTopic(each)).map(nameOf);
  const found: TopicRow[] = [];
  for (const each of topics) {
    const markup = await markupIn(bcf, each.files);
    const own = await xmlIn(bcf, each.files, ownFileName).catch((error: unknown) => {
      if (isBomb(error)) throw error;
      return null;
    });
    if (markup === null) broken.push(nameOf(each));
    else {
      const beside = tooLargeBeside(bcf, each.folder, [...markup.elements, ...markup.files]);
      found.push(topicRow(markup, { ...each, own, timeZone, beside }));
    }
    await setImmediate();
  }
  if (found.length === 0) throw unreadable(broken.length > 0 ? 'BCF_MARKUP' : 'EMPTY');
  const rows = found.map(({ cells, topic }, at): TableRow => ({
    n: at + 1,
    sheet: '',
    line: at + 1,
    cells: Object.values(columns).map((field) => cells[field] ?? ''),
    topic,
  }));
  return {
    rows,
    facts: {
      columns: Object.entries(columns).map(([name, guess], at) => columnOf(name, guess, at, rows)),
      rows: rows.length,
      notes: [],
      skipped: [],
      twice: [],
      dayOrder: null,
      bcf: { version: await versionOf(bcf), broken },
    },
  };
}

const nameOf = ({ folder }: { folder: string }): string => folder.split('/').at(-2) ?? folder;

function columnOf(
  name: string,
  guess: ImportField,
  at: number,
  rows: readonly TableRow[],
): ColumnFacts {
  const said = new Set(rows.map(({ cells }) => cells[at] ?? '').filter((cell) => cell !== ''));
  const longest = Math.max(0, ...[...said].map((cell) => cell.length));
  return {
    name,
    samples: [...said].slice(0, 3).map((cell) => cell.slice(0, 120)),
    words: said.size <= importLimits.words && longest <= 60 ? [...said] : null,
    guess,
  };
}

/** As `bcf.version` says it; files without it are of 2.0 or older. */
async function versionOf(bcf: OpenBcf): Promise<string> {
  const entry = [...bcf.entries].find(([path]) => /(^|\/)bcf\.version$/.test(path))?.[1];
  if (entry === undefined) return '';
  try {
    const root = parseXml(decodeXml(await bcf.read(entry, bcfLimits.xml)));
    return (attributeOf(root, 'VersionId') ?? textIn(root, 'DetailedVersion')).slice(0, 10);
  } catch (error) {
    if (isBomb(error)) throw error;
    return '';
  }
}
