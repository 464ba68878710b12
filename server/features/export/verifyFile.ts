import { type FileHandle, open } from 'node:fs/promises';
import { lineOfRestored } from '../journal/restored';
import { CommandRefused } from '../../commandRefused';
import { Refusal } from '../../refusal';
import { type ArchiveSource, openArchive } from './openArchive';
import { type ArchiveFacts, readArchive } from './readArchive';

/** Bytes read at a time. */
const piece = 256 * 1024;

/** A file as the source of an archive. */
export const sourceOf = (file: FileHandle, byteLength: number): ArchiveSource => ({
  byteLength,
  async *read(start, end) {
    for (let at = start; at < end;) {
      const { bytesRead, buffer } = await file.read(
        Buffer.allocUnsafe(Math.min(piece, end - at)),
        0,
        Math.min(piece, end - at),
        at,
      );
      if (bytesRead === 0) throw new Error('The file ends before.');
      yield buffer.subarray(0, bytesRead);
      at += bytesRead;
    }
  },
});

/**
 * Checks an archive that was downloaded, without any server: everything in it with its manifest,
 * its chain, and each other. Returns what is to be shown of it.
 */
export async function verifyFile(path: string): Promise<{ lines: string[]; hold: boolean }> {
  const file = await open(path).catch((error: unknown) => {
    throw new CommandRefused(`${path} cannot be read: ${String(error)}`);
  });
  try {
    const facts = await readArchive(await openArchive(sourceOf(file, (await file.stat()).size)));
    return { lines: linesOf(facts), hold: true };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { lines: [`DOES NOT HOLD: ${error.message}`], hold: false };
  } finally {
    await file.close();
  }
}

/** “EDEN holds: 412 events, 3 redacted, 100 snags, 120 photos, 3 plan files.” */
function linesOf({
  manifest: { project, made },
  events,
  redacted,
  restored,
  snags,
  photos,
  planFiles,
  missing,
  lastHash,
}: ArchiveFacts): string[] {
  return [
    `${project.code} holds: ${events} events, ${redacted} redacted, ${snags} snags, ${photos} photos, ${planFiles} plan files. Made ${new Date(made.at).toISOString()} by ${made.by}. Last hash ${lastHash}`,
    ...restored.map((one) => lineOfRestored(project.code, one)),
    ...missing.map((path) => `  ${path} is not in it: the server did not have it.`),
  ];
}
