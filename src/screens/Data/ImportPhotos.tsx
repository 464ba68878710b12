import { type DragEvent, useRef, useState } from 'react';
import { useUserSession } from '../../app/context';
import { useAddPhoto } from '../../app/events/useAddPhoto';
import { CallProblem } from '../../app/serverCalls';
import { toProblem } from '../../domain/errors';
import { filesIn, ZipProblem } from '../../photos/filesIn';
import { PhotoRefusal } from '../../photos/newPhoto';
import { photoIdOf } from '../../photos/photoIdOf';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Import.module.css';
import type { ImportCalls, ImportedRow } from './importCalls';
import { importMessages as messages } from './importMessages';
import { photoMatcher } from './matchPhotos';

interface ImportPhotosProps {
  calls: ImportCalls;
  importId: string;
  code: string;
}

interface Added {
  readonly photos: number;
  /** That were added before. */
  readonly there: number;
  readonly unknown: readonly string[];
  readonly refused: readonly string[];
}

const nothing: Added = { photos: 0, there: 0, unknown: [], refused: [] };

/** Adds photos to the snags of an import: a ZIP, a folder or files. The outbox sends them. */
export function ImportPhotos({ calls, importId, code }: ImportPhotosProps) {
  const addPhoto = useAddPhoto();
  const { entriesRead } = useUserSession();
  const [added, setAdded] = useState(nothing);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const files = useRef<HTMLInputElement>(null);
  const folder = useRef<HTMLInputElement>(null);
  const add = async (chosen: readonly File[]): Promise<void> => {
    // What is unsent is asked for first: meanwhile it may be sent.
    const unsent = await entriesRead();
    const rows = await rowsOf(calls, importId);
    const snagOf = photoMatcher(rows, code);
    const there = new Set([
      ...unsent.map(({ photo }) => photo?.photoId),
      ...rows.flatMap(({ photos }) => photos),
    ]);
    let now = nothing;
    for await (const file of filesIn(chosen)) {
      const path = file.webkitRelativePath || file.name;
      const found = snagOf(path);
      if (found === null) now = { ...now, unknown: [...now.unknown, path] };
      else
        try {
          const photoId = await photoIdOf(found.snagId, file);
          if (there.has(photoId)) now = { ...now, there: now.there + 1 };
          else {
            await addPhoto(found.snagId, found.kind, file, undefined, photoId);
            there.add(photoId);
            now = { ...now, photos: now.photos + 1 };
          }
        } catch (error) {
          if (!(error instanceof PhotoRefusal)) throw error;
          const why = messages.photosRefused(path, error.message);
          now = { ...now, refused: [...now.refused, why] };
        }
      setAdded(now);
    }
  };
  const take = (chosen: readonly File[]): void => {
    if (busy || chosen.length === 0) return;
    setBusy(true);
    setProblem(null);
    setAdded(nothing);
    add(chosen)
      .catch((error: unknown) =>
        setProblem(
          error instanceof ZipProblem
            ? messages.photosZip
            : error instanceof CallProblem
              ? error.message
              : toProblem(error).sentence,
        ),
      )
      .finally(() => setBusy(false));
  };
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    void droppedFiles(event.dataTransfer).then(take);
  };
  const chosenIn = (input: HTMLInputElement): File[] => {
    const chosen = [...(input.files ?? [])];
    // So that the same files can be chosen again.
    input.value = '';
    return chosen;
  };
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- its buttons do the same
    <section
      className={styles.card}
      aria-label={messages.photos}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <h2>{messages.photos}</h2>
      <p className={styles.hint}>{messages.photosWhat}</p>
      <div className={styles.buttons}>
        <Button busy={busy} onClick={() => files.current?.click()}>
          {messages.photosChoose}
        </Button>
        <Button look="quiet" busy={busy} onClick={() => folder.current?.click()}>
          {messages.photosFolder}
        </Button>
      </div>
      <input
        ref={files}
        type="file"
        accept="image/*,.heic,.zip"
        multiple
        hidden
        onChange={({ target }) => take(chosenIn(target))}
      />
      <input
        // React's types do not know the attribute, which every browser on a desk does.
        ref={(input) => {
          folder.current = input;
          input?.setAttribute('webkitdirectory', '');
        }}
        type="file"
        multiple
        hidden
        onChange={({ target }) => take(chosenIn(target))}
      />
      <Notice kind="refused">{problem}</Notice>
      <p role="status">
        {busy
          ? messages.photosBusy(added.photos)
          : added.photos > 0
            ? messages.photosDone(added.photos)
            : ''}
      </p>
      {added.there > 0 && <p role="status">{messages.photosThere(added.there)}</p>}
      {added.unknown.length > 0 && <p>{messages.photosUnknown(added.unknown)}</p>}
      {added.refused.length > 0 && (
        <ul className={styles.facts}>
          {added.refused.map((why) => (
            <li key={why}>{why}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

async function rowsOf(calls: ImportCalls, importId: string): Promise<ImportedRow[]> {
  const rows: ImportedRow[] = [];
  for (const outcome of ['MAKE', 'CHANGE', 'SAME'] as const)
    for (let after = 0; ;) {
      const page = await calls.rows(importId, outcome, after);
      rows.push(...page.rows);
      after = page.rows.at(-1)?.n ?? after;
      if (!page.more) break;
    }
  return rows;
}

/** Files that were dropped, and those in folders that were. */
async function droppedFiles(data: DataTransfer): Promise<File[]> {
  const entries = [...data.items].map((item) => item.webkitGetAsEntry?.() ?? null);
  if (entries.every((entry) => entry?.isDirectory !== true)) return [...data.files];
  return (await Promise.all(entries.map(filesOf))).flat();
}

async function filesOf(entry: FileSystemEntry | null): Promise<File[]> {
  if (entry === null) return [];
  if (entry.isFile)
    return [
      await new Promise<File>(
        (resolve, reject) => (entry as FileSystemFileEntry).file(resolve, reject), // as it says
      ),
    ];
  const reader = (entry as FileSystemDirectoryEntry).createReader(); // as it says
  const files: File[] = [];
  for (;;) {
    const some = await new Promise<FileSystemEntry[]>((resolve, reject) =>
      reader.readEntries(resolve, reject),
    );
    if (some.length === 0) return files;
    files.push(...(await Promise.all(some.map(filesOf))).flat());
  }
}
