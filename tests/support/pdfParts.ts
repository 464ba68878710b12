import { inflateSync } from 'node:zlib';

/** A part of a PDF by its number: what it says of itself, and its bytes, unpacked. */
export interface PdfPart {
  says: string;
  bytes: Buffer;
}

/** The parts of a file as pdfkit writes them, one after the other. */
export function pdfParts(file: Buffer): Map<number, PdfPart> {
  const text = file.toString('latin1');
  const parts = new Map<number, PdfPart>();
  const begin = /(?<=\n)(\d+) 0 obj\n/g;
  for (let found = begin.exec(text); found !== null; found = begin.exec(text)) {
    const after = found.index + found[0].length;
    const end = text.indexOf('\nendobj', after);
    const stream = text.indexOf('\nstream\n', after);
    const says = text.slice(after, stream !== -1 && stream < end ? stream : end);
    if (says.length === end - after) {
      parts.set(Number(found[1]), { says, bytes: Buffer.alloc(0) });
      continue;
    }
    const [, length = '0'] = /\/Length (\d+)/.exec(says) ?? [];
    const raw = file.subarray(stream + 8, stream + 8 + Number(length));
    parts.set(Number(found[1]), {
      says,
      bytes: says.includes('/FlateDecode') ? inflateSync(raw) : raw,
    });
    // What is packed may look like the beginning of a part.
    begin.lastIndex = stream + 8 + Number(length);
  }
  return parts;
}

/** The part that is named so in another one, such as `DestOutputProfile`. */
export function partNamed(parts: ReadonlyMap<number, PdfPart>, name: string): PdfPart {
  for (const { says } of parts.values()) {
    const [, number] = new RegExp(`/${name} (\\d+) 0 R`).exec(says) ?? [];
    const part = parts.get(Number(number));
    if (part !== undefined) return part;
  }
  throw new Error(`Nothing is named ${name}.`);
}

export const partsThatSay = (parts: ReadonlyMap<number, PdfPart>, words: string): PdfPart[] =>
  [...parts.values()].filter(({ says }) => says.includes(words));

/**
 * Dark modules of the QR codes that are drawn with sides of so many points, as `row,column`, when a
 * code has `count` of them beside each other.
 */
export function codesDrawn(
  parts: ReadonlyMap<number, PdfPart>,
  { side, count }: { side: number; count: number },
): Set<string>[] {
  const drawn = [...parts.values()]
    .filter(({ says, bytes }) => bytes.length > 0 && !says.includes('/Subtype'))
    .map(({ bytes }) => bytes.toString('latin1'))
    .join('\n');
  const module = side / (count + 8);
  return [
    ...drawn.matchAll(
      new RegExp(
        `([\\d.]+) ([\\d.]+) ${side} ${side} re\\n(?:[^\\n]* cs\\n)?[^\\n]* scn\\nf\\n((?:[^\\n]* re\\n)+)`,
        'g',
      ),
    ),
  ].map(([, left, top, shapes = '']) => {
    const dark = new Set<string>();
    for (const [, x, y, width] of shapes.matchAll(/([\d.]+) ([\d.]+) ([\d.]+) [\d.]+ re/g)) {
      const [row, column] = [
        (Number(y) - Number(top)) / module - 4,
        (Number(x) - Number(left)) / module - 4,
      ].map(Math.round);
      for (let each = 0; each < Math.round(Number(width) / module); each += 1)
        dark.add(`${row},${(column ?? 0) + each}`);
    }
    return dark;
  });
}
