import { readFile, writeFile } from 'node:fs/promises';

/** A Markdown table whose columns stand under each other, so that it is also read well as it is. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) =>
    Math.max(head.length, ...rows.map((row) => row[column]?.length ?? 0)),
  );
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [
    line(heads),
    `|${widths.map((width, column) => (column === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`,
    ...rows.map(line),
  ].join('\n');
}

const start = '<!-- figures: npm run bench -- network --write -->';
const end = '<!-- end of figures -->';

/** Puts the text between the two marks of a document. */
export async function writeBetweenMarks(path: string, text: string): Promise<void> {
  const document = await readFile(path, 'utf8');
  const [before, rest] = document.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`${path} has no place for the figures`);
  await writeFile(path, `${before}${start}\n\n${text}\n\n${end}${after}`);
}
