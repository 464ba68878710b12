import type { ProjectTable } from '../../database/schema';
import { readOriginals } from '../../files';
import type { Services } from '../../services';
import { type RedactedFacts, redactedIn } from '../journal/verify';
import type { CheckAccess } from '../tablesOut/source';
import {
  handoverPath,
  journalPath,
  logoPath,
  photoPath,
  planPath,
  readmePath,
  tablePath,
} from './paths';
import { linesOf, type Snapshot } from './snapshot';
import { batch, erasingEventsAfter, handoversOf, storedEvents } from './store';
import type { Entry } from '../../files/zip';

type Sources = Pick<Services, 'db' | 'files'>;

interface Options {
  /** Asks anew for each part whether the person may still have it. */
  ask: CheckAccess;
  project: ProjectTable;
  readme: string;
  /** What comes after its last event is not in the archive. */
  snapshot: Snapshot;
  /** Told the path of a file that the server does not have. */
  onMissing: (path: string) => void;
}

/**
 * All of a project but the manifest, part by part: an entry must be read before the next one is
 * asked for.
 */
export async function* entriesOf(
  { db, files: { storage } }: Sources,
  options: Options,
): AsyncGenerator<Entry, void, undefined> {
  const { ask, project, readme, onMissing } = options;
  const { chain, tables, photos: allPhotos, planFiles, logo } = options.snapshot;
  const handovers = await handoversOf(db, project.id, chain.events);

  yield { path: readmePath, content: [Buffer.from(readme)], packed: true };
  yield {
    path: journalPath,
    content: encoded(journal({ db }, project.id, chain.events, ask)),
    packed: true,
  };
  for (const { table, parts } of tables)
    yield { path: tablePath(table), content: linesOf(parts), packed: true };
  const originals = readOriginals(storage);
  for (let at = 0; at < allPhotos.length; at += batch) {
    await ask();
    for (const photo of allPhotos.slice(at, at + batch)) {
      const original = await originals.photo(photo.file_key);
      if (original === null) onMissing(photoPath(photo));
      else yield { path: photoPath(photo), content: original.stream(), packed: false };
    }
  }
  for (const pdf of handovers) {
    await ask();
    const file = await originals.handover(pdf.key);
    if (file === null) onMissing(handoverPath(pdf.id, pdf.which));
    else yield { path: handoverPath(pdf.id, pdf.which), content: file.stream(), packed: false };
  }
  for (const file of planFiles) {
    await ask();
    const original = await originals.planFile(file.file_key);
    if (original === null) onMissing(planPath(file));
    else yield { path: planPath(file), content: original.stream(), packed: false };
  }
  if (logo === null) return;
  await ask();
  const original = await originals.logo(logo.key);
  if (original === null) onMissing(logoPath(logo));
  else yield { path: logoPath(logo), content: original.stream(), packed: false };
}

/**
 * Each event as docs/journal.md describes it, on a line of its own, with what its hash is computed
 * from.
 */
async function* journal(
  { db }: Pick<Sources, 'db'>,
  projectId: string,
  until: number,
  ask: CheckAccess,
): AsyncGenerator<string, void, undefined> {
  for (let after = 0; after < until; after += batch) {
    await ask();
    const { events, files, values } = await storedEvents(db, projectId, after, until);
    yield storedLines({ events, files, values })
      .map((line) => `${JSON.stringify(line)}\n`)
      .join('');
    await yieldToOthers();
  }
}

/** As a line of the journal has each. */
const storedLines = ({
  events,
  files,
  values,
}: Awaited<ReturnType<typeof storedEvents>>): object[] =>
  events.map((event) => ({
    ...event,
    files: files
      .filter(({ seq }) => seq === event.seq)
      .map(({ file_id, sha256, byte_length }) => [file_id, sha256, byte_length]),
    values: values
      .filter(({ seq }) => seq === event.seq)
      .map(({ name, salt, value, sent_hash }) => ({
        name,
        salt,
        value,
        ...(sent_hash !== null && { sent_hash }),
      })),
  }));

/**
 * What of an archive's journal, and of its photos, was erased while it was made, so that whoever
 * checks it knows why that is not there. Asked for last.
 */
export async function erasedLater(
  { db }: Pick<Sources, 'db'>,
  projectId: string,
  until: number,
): Promise<{ values: RedactedFacts['values']; files: readonly string[]; events: object[] }> {
  const stored = await erasingEventsAfter(db, projectId, until);
  const facts = stored.values
    .filter(({ name }) => name === 'content')
    .map(({ value }) => redactedIn(value));
  return {
    values: facts.flatMap(({ values }) => values.filter(([seq]) => seq <= until)),
    files: facts.flatMap(({ files }) => files),
    events: storedLines(stored),
  };
}

/** SQLite answers without letting go of the thread. */
const yieldToOthers = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

async function* encoded(parts: AsyncIterable<string>): AsyncGenerator<Uint8Array, void, undefined> {
  for await (const part of parts) yield Buffer.from(part);
}
