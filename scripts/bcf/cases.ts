// npm run bcf:cases -- FOLDER
// Imports each BCF file of a folder into a server of its own, writes it again as 2.1 and 3.0, and
// says element by element what was lost.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { bcfVersions } from '../../rules/tables';
import { openBench } from './bench';

/** Losses of a file that are listed; the others are counted. */
const mostListed = 40;

async function main(folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    console.error('Name the folder: npm run bcf:cases -- FOLDER');
    process.exitCode = 1;
    return;
  }
  const names = (await readdir(folder, { recursive: true }))
    // A markup beside them is that of a file which somebody has unpacked.
    .filter((name) => /\.bcf(zip)?$/i.test(name) && !/(^|[\\/])markup\.bcf$/i.test(name))
    .toSorted();
  const bench = await openBench(process.cwd());
  const totals = { files: 0, refused: 0, whole: 0, facts: 0, lost: 0 };
  try {
    for (const name of names) {
      totals.files += 1;
      const found = await bench.run(name, await readFile(join(folder, name)));
      if (found.refused !== null) {
        totals.refused += 1;
        console.log(`\n${name}: refused. ${found.refused}`);
        continue;
      }
      console.log(`\n${name}: BCF ${found.version}, topics: ${found.topics}`);
      for (const said of found.told) console.log(`  ${said}`);
      if (found.changedAgain > 0)
        console.log(`  The same file changes ${found.changedAgain} topics when it comes again.`);
      let isWhole = true;
      for (const version of bcfVersions) {
        const { facts = 0, lost = [] } = found.written[version] ?? {};
        totals.facts += facts;
        totals.lost += lost.length;
        isWhole &&= lost.length === 0;
        console.log(`  written as ${version}: ${facts - lost.length} of ${facts} kept`);
        for (const each of lost.slice(0, mostListed)) console.log(`    lost ${each}`);
        if (lost.length > mostListed) console.log(`    and ${lost.length - mostListed} more`);
      }
      if (isWhole) totals.whole += 1;
    }
  } finally {
    await bench.close();
  }
  console.log(
    `\nFiles: ${totals.files}, refused: ${totals.refused}, without any loss: ${totals.whole}. Kept ${totals.facts - totals.lost} of ${totals.facts} elements.`,
  );
}

await main(process.argv[2]);
