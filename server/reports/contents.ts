import { letters, mm, space } from './design';
import { linesOf } from './fonts';
import { labels, type Speaker } from './labels';
import { lineOf, type Part, type ReportPages, write } from './page';

/** A report of more pages has a list of its groups. */
export const pagesWithoutContents = 20;

/** Where a part of the report begins. */
export interface Entry {
  title: string;
  page: number;
}

/** The parts with their pages; what follows begins on a page of its own. */
export function writeContents(
  sheet: ReportPages,
  { say }: Speaker,
  entries: readonly Entry[],
): void {
  const { fonts } = sheet;
  sheet.leaveSpace(space.section);
  sheet.heading('H2', say(labels.contents), letters.heading);
  sheet.leaveSpace(space.row);
  const list = sheet.pdf.struct('TOC');
  const number = mm(12);
  for (const { title, page } of entries) {
    const lines = linesOf(
      fonts,
      fonts.printable(title, say(labels.contents)),
      'regular',
      letters.body,
      sheet.width - number,
    );
    const placed = sheet.put(
      lines.map((line, index): Part => ({
        cell: index,
        tag: 'P',
        draw(top) {
          const y = top + index * lineOf(letters.body);
          write(sheet, line, { x: 0, y });
          if (index === lines.length - 1) write(sheet, String(page), { x: 0, y, end: sheet.width });
        },
      })),
      lines.length * lineOf(letters.body),
    );
    list.add(
      sheet.pdf.struct(
        'TOCI',
        {},
        placed.map(({ content }) => content),
      ),
    );
  }
  list.end();
  sheet.add(list);
}
