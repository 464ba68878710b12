import type { EventFileTable, EventValueTable } from '../../database/journalTables';
import type { OriginalOf } from '../../files/originals';
import { commitmentOf, eventHash, noHash, readCommitments } from '../journal/chain';
import { type Restored, restoredIn } from '../journal/restored';
import { type RedactedFacts, redactedIn } from '../journal/verify';
import { type ArchiveRow, type ArchiveTable, archiveTables, faultIn } from './carried';
import { type ArchivedEvent, asEvent } from './archivedEvent';
import { isObject, knowsNone, fields, listOf, text, tuple, whole } from './checks';
import { brokenArchive, type Manifest } from './manifest';
import type { OpenArchive } from './openArchive';
import { createPdfCheck } from './handoverPdfs';
import { createHandoverCheck } from './handoverRows';
import { journalPath, logoPathStart, photoPathStart, planPathStart, tablePath } from './paths';

/**
 * What is done with what an archive holds; each is called in the order in which it can be written.
 * Whatever is left out is only looked at.
 */
export interface ArchiveReader {
  event?(event: ArchivedEvent): Promise<void>;
  row?(table: ArchiveTable, row: ArchiveRow): Promise<void>;
  /** Must read the bytes to their end. */
  file?(of: OriginalOf, row: ArchiveRow, content: AsyncIterable<Uint8Array>): Promise<void>;
  /** Of bytes that were read, and of how many. */
  progress?(read: number, of: number): void;
}

export interface ArchiveFacts {
  manifest: Manifest;
  project: ArchiveRow;
  events: number;
  lastHash: string;
  snags: number;
  photos: number;
  planFiles: number;
  /** Values and files that events have erased. */
  redacted: number;
  /** What events say, the earliest first. */
  restored: readonly Restored[];
  /** Paths of photos and plan files that are not in it, because the server did not have them. */
  missing: readonly string[];
}

/** Characters of a line: what a person may enter is far shorter. */
const longestLine = 8 * 1024 * 1024;

/**
 * Reads an archive from its first entry to its last, and compares everything with everything: bytes
 * with the manifest, events with the chain, rows with the events, files with both. Throws
 * ARCHIVE_BROKEN with the first difference. What depends on the length of the journal and stays in
 * memory is some hundred bytes a snag and a file.
 */
export async function readArchive(
  archive: OpenArchive,
  reader: ArchiveReader = {},
): Promise<ArchiveFacts> {
  const { manifest } = archive;
  const total = manifest.files.reduce((sum, { bytes }) => sum + bytes, 0);
  let read = 0;
  async function* content(path: string): AsyncGenerator<Uint8Array, void, undefined> {
    for await (const chunk of archive.content(path)) {
      read += chunk.byteLength;
      reader.progress?.(read, total);
      yield chunk;
    }
  }

  const recorded = createRecorded(manifest);
  for await (const { line, n } of linesOf(content(journalPath), journalPath)) {
    const event = recorded.event(line, n);
    await reader.event?.(event);
  }
  recorded.end();

  const ids = new Map<string, Set<string>>();
  const files = new Map<string, FileOfRow>();
  let project: ArchiveRow = {};
  for (const table of archiveTables) {
    const known = new Set<string>();
    ids.set(table, known);
    const path = tablePath(table);
    for await (const { line, n } of linesOf(content(path), path)) {
      const row = isObject(line) ? (line as ArchiveRow) : null; // columns are looked at next
      const fault =
        row === null
          ? ''
          : (faultIn(table, row, (of, id) => ids.get(of)?.has(id) === true) ??
            recorded.rowFault(table, row));
      const id = String(row?.['id']);
      if (row === null || fault !== null || known.has(id))
        throw brokenArchive({ why: 'ROW', entry: path, n, what: fault ?? 'id' });
      known.add(id);
      if (table === 'project') project = row;
      const file = fileOf(table, row);
      if (file !== null) files.set(String(file.row['id']), file);
      await reader.row?.(table, row);
    }
    const unrecorded = recorded.tableFault(table, known);
    if (unrecorded !== null)
      throw brokenArchive({ why: 'ROW', entry: path, n: known.size, what: unrecorded });
  }

  const missing = new Set(manifest.missing);
  const counts = { photo: 0, planFile: 0, logo: 0 };
  const pdfs = createPdfCheck(recorded.files);
  for (const path of archive.paths) {
    const id = /^(?:photos|plans|logos)\/(\w+)\./.exec(path)?.[1];
    if (id === undefined) {
      const pdf = pdfs.check(path, archive.listed(path)?.sha256 ?? '');
      if (pdf !== null && reader.file !== undefined)
        await reader.file('handover', { id: pdf, mime: 'application/pdf' }, content(path));
      else if (!tableOrJournal.has(path) && path !== 'manifest.json')
        for await (const chunk of content(path)) void chunk;
      continue;
    }
    const file = files.get(id);
    // One that was erased is in no archive.
    if (file === undefined) throw brokenArchive({ why: 'EXTRA', entry: path });
    files.delete(id);
    const { row, of } = file;
    const listed = archive.listed(path);
    if (listed?.sha256 !== row['sha256'])
      throw brokenArchive({
        why: 'CHANGED',
        entry: path,
        expected: String(row['sha256']),
        found: listed?.sha256 ?? '',
      });
    if (reader.file === undefined) for await (const chunk of content(path)) void chunk;
    else await reader.file(of, row, content(path));
    counts[of] += 1;
  }
  for (const [id, { of }] of files) {
    const start = starts[of](id);
    if (![...missing].some((path) => path.startsWith(start)))
      throw brokenArchive({ why: 'MISSING', entry: start });
  }
  pdfs.end(missing);
  return {
    manifest,
    project,
    ...recorded.totals(),
    snags: ids.get('snag')?.size ?? 0,
    photos: counts.photo,
    planFiles: counts.planFile,
    missing: manifest.missing,
  };
}

const starts = { photo: photoPathStart, planFile: planPathStart, logo: logoPathStart } as const;

interface FileOfRow {
  of: keyof typeof starts;
  row: ArchiveRow;
}

/** The file that a row says must be in the archive. */
function fileOf(table: ArchiveTable, row: ArchiveRow): FileOfRow | null {
  const file = (of: keyof typeof starts, id: string, length: string, start = ''): FileOfRow => ({
    of,
    row: {
      id: row[id] ?? null,
      mime: row[`${start}mime`] ?? null,
      sha256: row[`${start}sha256`] ?? null,
      byte_length: row[length] ?? null,
    },
  });
  if (table === 'project' && typeof row['logo_id'] === 'string')
    return file('logo', 'logo_id', 'logo_length', 'logo_');
  if (table === 'photo' && row['erased_at'] === null) return file('photo', 'id', 'byte_length');
  return table === 'plan_file' ? file('planFile', 'id', 'byte_length') : null;
}

const tableOrJournal: ReadonlySet<string> = new Set([journalPath, ...archiveTables.map(tablePath)]);

/** What the journal says of a snag. */
interface ToldSnag {
  number: number | null;
  raisedBy: string | null;
  status: string | null;
  companyId: string | null;
  sentBack: number;
}

/** Checks each event, and remembers what rows and files are compared with. */
function createRecorded(manifest: Manifest) {
  let events = 0;
  let lastHash = noHash;
  let redacted = 0;
  const restored: Restored[] = [];
  /** Values that are not there, until an event says why. */
  const gone = new Set<string>();
  const erasedLater = new Set(manifest.erasedLater.values.map(([seq, name]) => `${seq} ${name}`));
  const snags = new Map<string, ToldSnag>();
  const files = new Map<string, Pick<EventFileTable, 'sha256' | 'byte_length'>>();
  const erased = new Set<string>();
  const actors = new Set<string>();
  const handovers = createHandoverCheck(files);

  return {
    event(line: unknown, n: number): ArchivedEvent {
      const read = asEvent(line);
      const { event } = read ?? {};
      if (read === null || event?.project_id !== manifest.project.id || event.seq !== n)
        throw brokenArchive({
          why: 'EVENT',
          entry: journalPath,
          n,
          expected: String(n),
          found: String(event?.seq ?? ''),
        });
      const hash = eventHash(lastHash, event, read.files);
      if (hash !== event.hash)
        throw brokenArchive({
          why: 'EVENT',
          entry: journalPath,
          n,
          expected: hash ?? '',
          found: event.hash,
        });
      const committed = new Map(readCommitments(event));
      for (const { name, value, salt } of read.values)
        if (committed.get(name) !== commitmentOf({ value, salt }))
          throw brokenArchive({ why: 'VALUE', entry: journalPath, n, what: name });
      for (const name of committed.keys())
        if (!read.values.some((value) => value.name === name)) gone.add(`${n} ${name}`);
      note(read);
      [events, lastHash] = [n, event.hash];
      return read;
    },
    end(): void {
      const [unrecorded] = [...gone].filter((each) => !erasedLater.has(each));
      if (unrecorded !== undefined)
        throw brokenArchive({
          why: 'VALUE',
          entry: journalPath,
          n: Number(unrecorded.split(' ')[0]),
          what: unrecorded.split(' ')[1] ?? '',
        });
      redacted += gone.size;
      const { events: last, lastHash: expected } = manifest.journal;
      if (events !== last || lastHash !== expected)
        throw brokenArchive({
          why: 'END',
          entry: journalPath,
          expected: `${last} ${expected}`,
          found: `${events} ${lastHash}`,
        });
    },
    totals: () => ({ events, lastHash, redacted, restored }),
    files,
    /** The column in which a row is not what the journal says; null if there is none. */
    rowFault(table: ArchiveTable, row: ArchiveRow): string | null {
      const id = String(row['id']);
      if (table === 'project')
        return row['id'] !== manifest.project.id
          ? 'id'
          : row['last_seq'] !== events
            ? 'last_seq'
            : null;
      if (table === 'snag') {
        const recorded = snags.get(id);
        const wanted: ArchiveRow =
          recorded === undefined
            ? { id: null }
            : {
                number: recorded.number,
                raised_by: recorded.raisedBy,
                status: recorded.status,
                company_id: recorded.companyId,
                sent_back_count: recorded.sentBack,
              };
        return Object.keys(wanted).find((column) => row[column] !== wanted[column]) ?? null;
      }
      if (table === 'handover' || table === 'handover_signature')
        return handovers.rowFault(table, row);
      if (table !== 'photo' && table !== 'plan_file') return null;
      const recorded = files.get(id);
      if (recorded === undefined) return 'id';
      if (table === 'photo' && erased.has(id) !== (row['erased_at'] !== null)) return 'erased_at';
      return row['sha256'] !== recorded.sha256
        ? 'sha256'
        : row['byte_length'] !== recorded.byte_length
          ? 'byte_length'
          : null;
    },
    /** What the journal has and a table has not. */
    tableFault(table: ArchiveTable, known: ReadonlySet<string>): string | null {
      if (table === 'project') return known.size === 1 ? null : 'id';
      if (table === 'snag') return [...snags.keys()].find((id) => !known.has(id)) ?? null;
      if (table === 'person')
        return [...actors].find((id) => id.startsWith('user_') && !known.has(id)) ?? null;
      if (table === 'named_actor')
        return [...actors].find((id) => !id.startsWith('user_') && !known.has(id)) ?? null;
      return handovers.tableFault(table, known);
    },
  };

  function note({ event, files: brought, values }: ArchivedEvent): void {
    if (event.actor_id !== null) actors.add(event.actor_id);
    handovers.note({ event, files: brought, values });
    const back = restoredIn(event, values);
    if (back !== null) restored.push(back);
    for (const file of brought) if (file.sha256 !== null) files.set(file.file_id, file);
    if (event.kind === 'REDACTED') {
      const facts = erasedIn(values, event.seq);
      for (const [seq, name] of facts.values) gone.delete(`${seq} ${name}`);
      for (const file of facts.files) erased.add(file);
      redacted += facts.values.length + facts.files.length;
    }
    if (event.snag_id === null) return;
    const snag = snags.get(event.snag_id) ?? {
      number: null,
      raisedBy: null,
      status: null,
      companyId: null,
      sentBack: 0,
    };
    if (event.kind === 'SNAG_RAISED') {
      // Written by features/snags/raise.ts.
      const { number } = JSON.parse(event.receipt) as { number?: number };
      Object.assign(snag, { number: number ?? null, raisedBy: event.actor_id });
    }
    if (event.kind === 'SNAG_SENT_BACK' && event.without_effect === 0) snag.sentBack += 1;
    Object.assign(snag, { status: event.status_after, companyId: event.company_after });
    snags.set(event.snag_id, snag);
  }
}

const areFacts = fields({ values: listOf(tuple(whole, text)), files: listOf(text) });

/** What a REDACTED event erased. */
function erasedIn(values: readonly EventValueTable[], n: number): RedactedFacts {
  const content = values.find(({ name }) => name === 'content');
  if (content === undefined) return { values: [], files: [] };
  // Unlike what this server has written, it may be anything.
  const facts: unknown = redactedIn(content.value);
  if (!areFacts(facts, knowsNone))
    throw brokenArchive({ why: 'VALUE', entry: journalPath, n, what: 'content' });
  return facts as RedactedFacts;
}

async function* linesOf(
  content: AsyncIterable<Uint8Array>,
  entry: string,
): AsyncGenerator<{ line: unknown; n: number }, void, undefined> {
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true });
  let rest = '';
  let n = 0;
  const parsed = (text: string): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      return null;
    }
  };
  for await (const chunk of content) {
    const lines = `${rest}${decoder.decode(chunk, { stream: true })}`.split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > longestLine) throw brokenArchive({ why: 'TOO_LARGE', entry });
    for (const line of lines) yield { line: parsed(line), n: (n += 1) };
  }
  if (rest !== '') yield { line: parsed(rest), n: n + 1 };
}
