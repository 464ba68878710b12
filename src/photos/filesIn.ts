import { photoLimits } from '../../rules/limits';

const isPhoto = (name: string): boolean =>
  /\.(?:jpe?g|png|webp|hei[cf])$/i.test(name) && !/(?:^|\/)(?:\.|__MACOSX\/)/.test(name);

/** The ZIP is damaged, or none. */
export class ZipProblem extends Error {
  override readonly name = 'ZipProblem';
}

/**
 * The photos among files, one after the other: those of a ZIP with their paths as names. Only one
 * photo of a ZIP is unpacked at a time, and none that is larger than a photo may be.
 */
export async function* filesIn(files: readonly File[]): AsyncGenerator<File> {
  for (const file of files) {
    if (/\.zip$/i.test(file.name)) yield* unpacked(file);
    else if (isPhoto(file.name)) yield file;
  }
}

async function* unpacked(zip: File): AsyncGenerator<File> {
  const { Unzip, UnzipInflate } = await import('fflate');
  const done: File[] = [];
  const failures: Error[] = [];
  const unzip = new Unzip((entry) => {
    if (!isPhoto(entry.name)) return;
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let size = 0;
    entry.ondata = (error, part, final) => {
      if (error !== null) failures.push(error);
      // Larger ones are refused with their sentence, which their beginning is enough for.
      if ((size += part.byteLength) <= photoLimits.bytes * 2) parts.push(new Uint8Array(part));
      if (final) done.push(new File(parts, entry.name, { lastModified: zip.lastModified }));
    };
    entry.start();
  });
  unzip.register(UnzipInflate);
  const reader = zip.stream().getReader();
  try {
    for (;;) {
      const { value, done: ended } = await reader.read();
      unzip.push(value ?? new Uint8Array(), ended);
      const [failed] = failures;
      if (failed !== undefined) throw failed;
      yield* done.splice(0);
      if (ended) return;
    }
  } catch (cause) {
    throw new ZipProblem('damaged', { cause });
  } finally {
    reader.releaseLock();
  }
}
