import type { ReportGrouping } from '../../rules/reports';
import { everyStatus, pathSeparator } from '../../rules/shown';
import { labels, type Speaker, statusLabels } from './labels';
import { hairline, letters, mark, space } from './design';
import { colours, drawLate, drawStatus } from './marks';
import { cutTo, lineOf, type Part, type ReportPages, write } from './page';
import type { ReportSnag } from './reportData';
import { headCell, type SnagTable } from './snagRows';

// A snag in one line of a table: number, status, title, location, who does it, and by when. What is
// longer than its column is cut.

const size = letters.small;
const gap = 9;
/** Of a status or a clock before its word, and how far it is below the top of the line. */
const marked = { room: 10, below: 2 } as const;
const height = { titles: 14, line: 15.5 } as const;

interface Under {
  /** Of the group; its heading says it, so the lines do not. */
  grouping: ReportGrouping;
  /** Of the project: numbers begin with it. */
  code: string;
}

interface Column {
  title: string;
  left: number;
  width: number;
}

type Field = 'number' | 'status' | 'snag' | 'place' | 'work' | 'due';

/** A table; its lines are added one by one. The titles of its columns stand on each page. */
export function beginSnagLines(
  sheet: ReportPages,
  speaker: Speaker,
  { grouping, code }: Under,
): SnagTable {
  const { pdf, fonts } = sheet;
  const { say } = speaker;
  const columns = layOut();
  const table = pdf.struct('Table');
  sheet.add(table);

  /** Numbers, statuses and days have what they need, and the rest is shared. */
  function layOut(): ReadonlyMap<Field, Column> {
    const widest = (texts: readonly string[]): number =>
      Math.max(...texts.map((text) => fonts.widthOf(text, 'regular', size)));
    const number = fonts.widthOf(`${code}-00000`, 'strong', size);
    const status = marked.room + widest(everyStatus.map((each) => say(statusLabels[each])));
    const due =
      widest([say(labels.noDue), ...months.map((month) => speaker.day(`2028-${month}-28`))]) +
      space.beside +
      marked.room +
      fonts.widthOf('000', 'strong', size);
    const fields: Field[] = [
      'number',
      'status',
      'snag',
      ...(grouping === 'PLACE' ? [] : (['place'] as const)),
      'work',
      'due',
    ];
    const rest = sheet.width - number - status - due - (fields.length - 1) * gap;
    const [place, work] = [
      grouping === 'PLACE' ? 0 : rest * 0.28,
      rest * (grouping === 'PLACE' ? 0.33 : 0.26),
    ];
    const widths: Readonly<Record<Field, number>> = {
      number,
      status,
      snag: rest - place - work,
      place,
      work,
      due,
    };
    const workTitle = { PLACE: labels.work, TRADE: labels.company, COMPANY: labels.trade }[
      grouping
    ];
    const titles: Readonly<Record<Field, string>> = {
      number: say(labels.number),
      status: say(labels.status),
      snag: say(labels.title),
      place: say(labels.place),
      work: say(workTitle),
      due: say(labels.dueOn),
    };
    let left = sheet.left;
    return new Map(
      fields.map((field) => {
        const column = { title: titles[field], left, width: widths[field] };
        left += widths[field] + gap;
        return [field, column];
      }),
    );
  }

  const titleParts = (): Part[] =>
    [...columns.values()].map(({ title, left, width }, cell) => ({
      cell,
      tag: 'P',
      draw: (top) =>
        write(sheet, cutTo(fonts, title, 'regular', letters.note, width), {
          x: left,
          y: top,
          size: letters.note,
          colour: colours.faint,
        }),
    }));

  function titlesAgain(): void {
    pdf.markContent('Artifact', { type: 'Pagination' });
    for (const { draw } of titleParts()) draw(sheet.top());
    pdf.endMarkedContent();
    sheet.leaveSpace(height.titles);
  }

  function rule(): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .save()
      .lineWidth(hairline)
      .strokeColor(colours.line)
      .moveTo(sheet.left, sheet.top())
      .lineTo(sheet.left + sheet.width, sheet.top())
      .stroke()
      .restore();
    pdf.endMarkedContent();
  }

  function textOf(field: Exclude<Field, 'due'>, snag: ReportSnag): string {
    switch (field) {
      case 'number':
        return snag.reference;
      case 'status':
        return say(statusLabels[snag.status]);
      case 'snag':
        return snag.title;
      case 'place':
        return snag.place ?? '';
      case 'work':
        return [
          grouping === 'TRADE' ? null : snag.trade,
          grouping === 'COMPANY' ? null : snag.company,
        ]
          .filter((name) => name !== null)
          .join(' · ');
    }
  }

  /** Of a path that is too long the end says most. */
  function placeIn(path: string, width: number): string {
    if (fonts.widthOf(path, 'regular', size) <= width) return path;
    const names = path.split(pathSeparator);
    for (let from = 1; from < names.length; from += 1) {
      const shorter = ['…', ...names.slice(from)].join(pathSeparator);
      if (from === names.length - 1 || fonts.widthOf(shorter, 'regular', size) <= width)
        return cutTo(fonts, shorter, 'regular', size, width);
    }
    return cutTo(fonts, path, 'regular', size, width);
  }

  function drawDue(snag: ReportSnag, { left, width }: Column, y: number): void {
    if (snag.dueOn === null)
      return write(sheet, cutTo(fonts, say(labels.noDue), 'regular', size, width), {
        x: left,
        y,
        size,
        colour: colours.faint,
      });
    const day = speaker.day(snag.dueOn);
    const isLate = snag.overdueDays !== null;
    write(sheet, day, { x: left, y, size, ...(isLate && { colour: colours.late }) });
    if (snag.overdueDays === null) return;
    const x = left + fonts.widthOf(day, 'regular', size) + space.beside;
    // A clock and a number are seen; who listens hears the words.
    pdf.markContent('Span', { actual: ` ${say(labels.late(snag.overdueDays))}` });
    drawLate(pdf, x, y + marked.below, mark.line);
    write(sheet, String(snag.overdueDays), {
      x: x + marked.room,
      y,
      size,
      weight: 'strong',
      colour: colours.late,
    });
    pdf.endMarkedContent();
  }

  function drawCell(field: Field, column: Column, snag: ReportSnag, y: number): void {
    if (field === 'due') return drawDue(snag, column, y);
    if (field === 'number')
      return write(sheet, snag.reference, { x: column.left, y, size, weight: 'strong' });
    if (field === 'status') drawStatus(pdf, snag.status, column.left, y + marked.below, mark.line);
    const [left, width] =
      field === 'status'
        ? [column.left + marked.room, column.width - marked.room]
        : [column.left, column.width];
    const text = fonts.printable(textOf(field, snag).replaceAll('\n', ' '), snag.reference);
    write(
      sheet,
      field === 'place' ? placeIn(text, width) : cutTo(fonts, text, 'regular', size, width),
      { x: left, y, size },
    );
  }

  const titled = sheet.put(titleParts(), height.titles);
  const header = pdf.struct('TR');
  for (const { content } of titled) header.add(headCell(sheet, 'Column', [content]));
  table.add(header);

  return {
    add(snag) {
      if (sheet.room() < height.line) {
        sheet.newPage();
        titlesAgain();
      }
      rule();
      const parts = [...columns].map(([field, column], cell): Part => ({
        cell,
        tag: 'P',
        draw: (top) => drawCell(field, column, snag, top + (height.line - lineOf(size)) / 2),
      }));
      const placed = sheet.put(parts, height.line);
      const row = pdf.struct('TR');
      for (const { cell, content } of placed) {
        const words = [pdf.struct('P', {}, [content])];
        row.add(cell === 0 ? headCell(sheet, 'Row', words) : pdf.struct('TD', {}, words));
      }
      row.end();
      table.add(row);
      return Promise.resolve();
    },
    end: () => table.end(),
  };
}

/** In some languages days of one month are wider than those of another. */
const months = ['01', '02', '03', '04', '05', '06', '07', '08', '09', '10', '11', '12'] as const;
