import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { packedPictures, packHead, readPackHead } from '../../rules/sheetPack';
import { openFolderStorage } from '../../server/files';
import { fileOfPicture, type SheetFacts, storageKeyOfSheet } from '../../server/files/plans/paths';
import { readSheet, writeOwn } from '../../server/files/plans/sheetFormat';
import { bytesOf } from './photos';

/** A sheet as it is stored, of pictures that the test makes up. */
export function sheetBytes(
  facts: SheetFacts,
  picture: (path: string) => Buffer,
): Buffer<ArrayBuffer> {
  const sheet = { width: facts.width, height: facts.height, tile: 512 };
  const pictures = packedPictures(sheet).map(picture);
  return Buffer.concat([
    writeOwn(facts),
    packHead(
      sheet,
      pictures.map(({ length }) => length),
    ),
    ...pictures,
  ]);
}

/**
 * Puts a sheet of one data directory into another, as a folder of files, as versions before kept
 * it.
 */
export async function keepAsFolder(root: string, tilesKey: string, to: string): Promise<void> {
  const key = storageKeyOfSheet(tilesKey);
  const file = await (await openFolderStorage({ dir: root })).storage.get(key);
  if (file === null) throw new Error('There is no such sheet.');
  const { width, height, dpi, pack } = await readSheet(file);
  const bytes = await bytesOf(await pack());
  const write = async (name: string, content: Uint8Array | string): Promise<void> => {
    await mkdir(dirname(join(to, key, name)), { recursive: true });
    await writeFile(join(to, key, name), content);
  };
  for (const [path, place] of readPackHead(new Uint8Array(bytes).buffer) ?? [])
    await write(fileOfPicture(path), bytes.subarray(place.from, place.to));
  await write('sheet.json', JSON.stringify({ width, height, dpi }));
}
