import { pathSeparator, nameInPath } from '../../rules/shown';
import { edge, letters, mm } from './design';
import { linesOf } from './fonts';
import { labels, type Speaker } from './labels';
import { colours } from './marks';
import { lineOf, type ReportPages, write, writePieces } from './page';

const band = { height: 19, text: letters.path, inset: mm(2) } as const;

/** What a band with this title takes. */
export const bandRoom = (sheet: ReportPages, title: string): number =>
  bandLines(sheet, title).length * lineOf(band.text) + band.height - lineOf(band.text);

const bandLines = (sheet: ReportPages, title: string): string[] =>
  linesOf(
    sheet.fonts,
    sheet.fonts.printable(title, title),
    'strong',
    band.text,
    sheet.width * 0.72,
  );

/** A tinted line with the name of a group, and its number of snags at the end; how tall it is. */
export function drawBand(
  sheet: ReportPages,
  { say }: Speaker,
  { title, snagCount, late }: { title: string; snagCount: number; late: number },
): number {
  const lines = bandLines(sheet, title);
  const height = bandRoom(sheet, title);
  const top = sheet.top();
  sheet.decorate((pdf) => pdf.rect(edge.side, top, sheet.width, height).fill(colours.band));
  const padding = (height - lines.length * lineOf(band.text)) / 2;
  const placed = sheet.put(
    [
      {
        cell: 0,
        tag: 'P',
        draw(y) {
          for (const [index, line] of lines.entries())
            write(sheet, line, {
              x: band.inset,
              y: y + padding + index * lineOf(band.text),
              weight: 'strong',
              size: band.text,
            });
          writePieces(
            sheet,
            [
              { text: say(labels.snags(snagCount)) },
              ...(late === 0
                ? []
                : [
                    { text: ', ' },
                    {
                      text: say(labels.overdueCount(late)),
                      weight: 'strong' as const,
                      colour: colours.late,
                    },
                  ]),
            ],
            { y: y + padding + 1, end: sheet.width - band.inset },
          );
        },
      },
    ],
    0,
  );
  sheet.add(
    sheet.pdf.struct(
      'H2',
      {},
      placed.map(({ content }) => content),
    ),
  );
  return height;
}

/** The name of a room within its group. */
export const roomIn = (place: string | null, group: string | null): string =>
  place === null || place === group
    ? ''
    : group !== null && place.startsWith(`${group}${pathSeparator}`)
      ? place.slice(group.length + pathSeparator.length)
      : nameInPath(place);
