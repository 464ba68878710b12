// Creates PDF drawings for trying out plans: npx tsx scripts/drawings.ts <folder>
// An A1 with 5,000 and an A0 with 60,000 line segments; the same bytes each time.
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { drawFloor } from '../tests/support/drawings';

async function make(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(
    join(folder, 'a1.pdf'),
    await drawFloor({ sheet: 'A1', segments: 5_000, seed: 1 }),
  );
  await writeFile(
    join(folder, 'a0.pdf'),
    await drawFloor({ sheet: 'A0', segments: 60_000, seed: 2 }),
  );
}

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Say which folder the drawings shall go to.');
  process.exitCode = 1;
} else {
  await make(folder);
}
