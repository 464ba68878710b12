import type { ReportGrouping } from '../../rules/reports';
import { everyStatus } from '../../rules/shown';
import { bandRoom, drawBand, roomIn } from './band';
import { hairline, letters, mark, mm, rule } from './design';
import { linesOf, type Weight } from './fonts';
import { labels, type Speaker, statusLabels } from './labels';
import { colours, drawLate, drawStatus } from './marks';
import { type Part, type Piece, type ReportPages, widthOfPieces, write, writePieces } from './page';
import type { ReportSnag } from './reportData';
import type { SnagWriter } from './snagBlocks';

// A register: a snag in one line of a table, under a band for each group. Titles wrap; the titles
// of the columns stand on each page.

const size = letters.body;
const line = 11;
const gap = mm(1.5);
/** Of a row of one line, and of the titles of the columns. */
const height = { row: 15, titles: 18 } as const;
const marked = mark + 3;
const apart = { band: mm(2), first: mm(2) } as const;

type Field = 'number' | 'status' | 'place' | 'snag' | 'work' | 'due';

interface Column {
  title: string;
  left: number;
  width: number;
  atEnd: boolean;
}

export function beginSnagLines(
  sheet: ReportPages,
  speaker: Speaker,
  { grouping, year }: { grouping: ReportGrouping; year: string },
): SnagWriter {
  const { say } = speaker;
  const columns = layOut();
  let table: ReturnType<typeof sheet.pdf.struct> | null = null;
  let group: string | null = null;
  let pending: { title: string; snagCount: number; late: number } | null = null;
  /** The page that has the titles of the columns. */
  let titled = 0;

  /** Numbers, statuses and days have what they need, and the rest is shared. */
  function layOut(): ReadonlyMap<Field, Column> {
    const { fonts } = sheet;
    const widest = (texts: readonly string[], weight: Weight = 'regular'): number =>
      Math.max(...texts.map((text) => fonts.widthOf(text, weight, size)));
    const number = widest(['0000']);
    const status = marked + widest(everyStatus.map((each) => say(statusLabels[each])));
    const due =
      marked +
      widest([say(labels.late(888))], 'strong') +
      widest(months.map((month) => ` · ${speaker.shortDay(`2028-${month}-28`, '2028')}`));
    const rest = sheet.width - number - status - due - 5 * gap;
    const isPlace = grouping === 'PLACE';
    const [place, work] = isPlace ? [rest * 0.18, rest * 0.35] : [rest * 0.3, rest * 0.28];
    const widths: Readonly<Record<Field, number>> = {
      number,
      status,
      place,
      snag: rest - place - work,
      work,
      due,
    };
    const titles: Readonly<Record<Field, string>> = {
      number: say(labels.no),
      status: say(labels.status),
      place: say(isPlace ? labels.room : labels.place),
      snag: say(labels.snag),
      work: say(grouping === 'COMPANY' ? labels.trade : labels.company),
      due: say(labels.dueOn),
    };
    let left = 0;
    return new Map(
      fields.map((field) => {
        const column = {
          title: titles[field],
          left,
          width: widths[field],
          atEnd: field === 'number' || field === 'due',
        };
        left += widths[field] + gap;
        return [field, column];
      }),
    );
  }

  const titleParts = (): Part[] =>
    [...columns.values()].map(({ title, left, width, atEnd }, cell) => ({
      cell,
      tag: 'P',
      draw: (top) =>
        write(sheet, title, {
          x: left,
          ...(atEnd && { end: left + width }),
          y: top + 4,
          size: letters.small,
          weight: 'strong',
          colour: colours.faint,
        }),
    }));

  /** For who listens once, at the head of the first table. */
  function writeTitles(): void {
    if (titled === 0) {
      const header = sheet.pdf.struct('TR');
      for (const { content } of sheet.put(titleParts(), height.titles))
        header.add(headCell(sheet, 'Column', [content]));
      open().add(header);
    } else {
      sheet.decorate(() => {
        for (const { draw } of titleParts()) draw(sheet.top());
      });
      sheet.leaveSpace(height.titles);
    }
    titled = sheet.pages();
    sheet.line(rule.titles, colours.text);
  }

  function linesFor(field: Exclude<Field, 'due'>, snag: ReportSnag, width: number): string[] {
    const words = textOf(field, snag).replaceAll('\n', ' ');
    return linesOf(
      sheet.fonts,
      sheet.fonts.printable(words, snag.reference),
      field === 'work' && snag.company === null ? 'strong' : 'regular',
      size,
      field === 'status' ? width - marked : width,
    );
  }

  function textOf(field: Exclude<Field, 'due'>, snag: ReportSnag): string {
    switch (field) {
      case 'number':
        return snag.reference.slice(snag.reference.lastIndexOf('-') + 1);
      case 'status':
        return say(statusLabels[snag.status]);
      case 'snag':
        return [
          snag.title,
          ...((snag.sentBack ?? 0) === 0 ? [] : [say(labels.sentBack(snag.sentBack ?? 0))]),
          ...(snag.accepted == null ? [] : [say(labels.accepted[snag.accepted])]),
        ].join(' · ');
      case 'place':
        return grouping === 'PLACE' ? roomIn(snag.place, group) : (snag.place ?? '');
      case 'work':
        return grouping === 'COMPANY'
          ? (snag.trade ?? say(labels.noTrade))
          : (snag.company ?? say(labels.noCompany));
    }
  }

  /** Days late before the date, at the end; below each other where that is too long. */
  function dueLines(snag: ReportSnag, width: number): Piece[][] {
    if (snag.dueOn === null) return [[{ text: say(labels.noDue), colour: colours.faint }]];
    const day = speaker.shortDay(snag.dueOn, year);
    if (snag.overdueDays === null) return [[{ text: day }]];
    const late: Piece = {
      text: say(labels.late(snag.overdueDays)),
      weight: 'strong',
      colour: colours.late,
    };
    const one = [late, { text: ` · ${day}` }];
    return marked + widthOfPieces(sheet.fonts, one) <= width ? [one] : [[late], [{ text: day }]];
  }

  function drawDue(snag: ReportSnag, lines: readonly Piece[][], end: number, y: number): void {
    for (const [index, pieces] of lines.entries()) {
      const top = y + index * line;
      writePieces(sheet, pieces, { y: top, end });
      if (index === 0 && snag.overdueDays !== null)
        drawLate(
          sheet.pdf,
          sheet.leftOf(end - widthOfPieces(sheet.fonts, pieces) - marked, mark),
          top + 1.5,
          mark,
        );
    }
  }

  function close(): void {
    table?.end();
    table = null;
  }
  /** The table of the group. */
  function open() {
    if (table === null) {
      table = sheet.pdf.struct('Table');
      sheet.add(table);
    }
    return table;
  }

  return {
    group({ title, snagCount, late }, name) {
      close();
      group = title;
      pending = { title: name, snagCount, late: late ?? 0 };
    },
    add(snag) {
      const has = (field: Field): boolean => field === 'number' || snag.numberOnly !== true;
      const cells = [...columns].map(([field, column]) => ({
        field,
        column,
        lines: field === 'due' || !has(field) ? [] : linesFor(field, snag, column.width),
        due: field === 'due' && has(field) ? dueLines(snag, column.width) : [],
      }));
      const count = Math.max(...cells.map(({ lines, due }) => Math.max(lines.length, due.length)));
      const high = height.row + (count - 1) * line;
      const needed =
        (pending === null ? 0 : apart.band + bandRoom(sheet, pending.title)) +
        (titled === sheet.pages() ? 0 : height.titles) +
        high;
      if (sheet.room() < needed) sheet.newPage();
      if (titled !== sheet.pages()) {
        if (titled === 0) sheet.leaveSpace(apart.first);
        writeTitles();
      }
      if (pending !== null) {
        sheet.leaveSpace(apart.band);
        sheet.bookmark(pending.title);
        sheet.leaveSpace(drawBand(sheet, speaker, pending));
        pending = null;
      }
      const parts = cells.map(({ field, column, lines, due }, cell): Part => ({
        cell,
        tag: 'P',
        draw(top) {
          const own = Math.max(lines.length, due.length);
          const y = top + (high - own * line) / 2;
          const { left, width, atEnd } = column;
          if (field === 'due') return drawDue(snag, due, left + width, y);
          const isStatus = field === 'status';
          if (isStatus && has(field))
            drawStatus(sheet.pdf, snag.status, sheet.leftOf(left, mark), y + 1.5, mark);
          for (const [index, text] of lines.entries())
            write(sheet, text, {
              x: left + (isStatus ? marked : 0),
              ...(atEnd && { end: left + width }),
              y: y + index * line,
              size,
              ...(field === 'work' && snag.company === null && { weight: 'strong' as const }),
            });
        },
      }));
      const placed = sheet.put(parts, high);
      const row = sheet.pdf.struct('TR');
      for (const { cell, content } of placed) {
        const words = [sheet.pdf.struct('P', {}, [content])];
        row.add(cell === 0 ? headCell(sheet, 'Row', words) : sheet.pdf.struct('TD', {}, words));
      }
      row.end();
      open().add(row);
      sheet.line(hairline);
      return Promise.resolve();
    },
    end: close,
  };
}

export function headCell(
  { pdf }: ReportPages,
  scope: 'Row' | 'Column',
  children: Parameters<typeof pdf.struct>[2],
) {
  // The types do not know `scope`.
  const options: { lang?: string; scope: string } = { scope };
  return pdf.struct('TH', options, children);
}

const fields: readonly Field[] = ['number', 'status', 'place', 'snag', 'work', 'due'];

/** In some languages days of one month are wider than those of another. */
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
