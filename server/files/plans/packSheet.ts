import { open, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { packedPictures, packHead } from '../../../rules/sheetPack';
import { fileOfPicture, packedName, type SheetFacts } from './paths';
import { tilePixels } from './plan';
import { writeOwn } from './sheetFormat';

/**
 * Puts what was cut from a sheet into one file, which is all that is kept of it. One picture is in
 * memory at a time.
 */
export async function packSheet(folder: string, facts: SheetFacts): Promise<void> {
  const sheet = { width: facts.width, height: facts.height, tile: tilePixels.side };
  const paths = packedPictures(sheet).map((path) => join(folder, fileOfPicture(path)));
  const lengths: number[] = [];
  for (const path of paths) lengths.push((await stat(path)).size);
  const file = await open(join(folder, packedName), 'wx');
  try {
    await file.writeFile(writeOwn(facts));
    await file.writeFile(packHead(sheet, lengths));
    for (const path of paths) {
      await file.writeFile(await readFile(path));
      // Both are not needed at the same time: the disk may be small.
      await rm(path);
    }
  } finally {
    await file.close();
  }
}
