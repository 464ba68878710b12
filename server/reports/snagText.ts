import { pathSeparator } from '../../rules/shown';
import { labels, priorityLabels, type Speaker, statusLabels } from './labels';
import { letters, mark, mm } from './design';
import { type Fonts, linesOf } from './fonts';
import { colours, drawLate, drawStatus } from './marks';
import { lineOf, type Piece, type ReportPages, widthOfPieces, write, writePieces } from './page';
import type { ReportSnag } from './reportData';
import { type Row, rowOf, textRows } from './rows';

const head = { line: lineOf(letters.heading), gap: mm(2.5), pathBelow: 1.5 } as const;
const facts = { line: 13, gap: mm(2.5), after: mm(2) } as const;
const faint = { colour: colours.faint } as const;

/** Number and title, and the place at the end; both wrap. */
export function headRows(sheet: ReportPages, snag: ReportSnag, width: number): Row[] {
  const { fonts } = sheet;
  const number = snag.reference.slice(snag.reference.lastIndexOf('-') + 1);
  const left = fonts.widthOf(number, 'strong', letters.heading) + head.gap;
  const title = fonts.printable(snag.title, snag.reference);
  const names = snag.place === null ? [] : snag.place.split(pathSeparator);
  const printed = names.map((name) => fonts.printable(name, snag.reference));
  const whole = pathLines(fonts, printed, Infinity);
  const natural = Math.max(0, ...whole.map((line) => widthOfPieces(fonts, line)));
  const free = width - left - fonts.widthOf(title, 'strong', letters.heading) - head.gap;
  const path = natural <= free ? whole : pathLines(fonts, printed, Math.max(free, width * 0.45));
  const pathWidth = Math.max(0, ...path.map((line) => widthOfPieces(fonts, line)));
  const lines = linesOf(
    fonts,
    title,
    'strong',
    letters.heading,
    width - left - pathWidth - head.gap,
  );
  return Array.from({ length: Math.max(lines.length, path.length) }, (_, index) => {
    const [line, part] = [lines[index], path[index]];
    return rowOf(
      head.line,
      ...(line === undefined
        ? []
        : [
            {
              cell: 0,
              tag: 'H3',
              draw: (top: number) => {
                const look = { y: top, weight: 'strong', size: letters.heading } as const;
                if (index === 0) write(sheet, number, { x: 0, ...look, ...faint });
                write(sheet, line, { x: left, ...look });
              },
            } as const,
          ]),
      ...(part === undefined
        ? []
        : [
            {
              cell: 1,
              tag: 'P',
              draw: (top: number) =>
                writePieces(sheet, part, { y: top + head.pathBelow, end: width }),
            } as const,
          ]),
    );
  });
}

/** A path in lines, of which flat and room, the last two names, are strong. */
function pathLines(fonts: Fonts, names: readonly string[], width: number): Piece[][] {
  const lines: Piece[][] = [];
  for (const [index, name] of names.entries()) {
    const weight = index >= names.length - 2 ? 'strong' : 'regular';
    const isLast = index === names.length - 1;
    const size = letters.path;
    for (const [at, words] of (width === Infinity
      ? [name]
      : linesOf(fonts, name, weight, size, width - fonts.widthOf(pathSeparator, weight, size))
    ).entries()) {
      const piece: Piece = { text: words, weight, size };
      const line = lines.at(-1);
      if (line === undefined || at > 0 || widthOfPieces(fonts, [...line, piece]) > width)
        lines.push([piece]);
      else line.push(piece);
    }
    if (!isLast) lines.at(-1)?.push({ text: pathSeparator, weight: 'regular', size });
  }
  return lines;
}

/** Status, who does it and by when, in one line where that fits; and what there is to say. */
export function factRows(
  sheet: ReportPages,
  speaker: Speaker,
  snag: ReportSnag,
  width: number,
): Row[] {
  const { say } = speaker;
  const { fonts } = sheet;
  const broken = (words: string): string[] => linesOf(fonts, words, 'regular', letters.body, width);
  const printed = (words: string): string => fonts.printable(words, snag.reference);
  const status = say(statusLabels[snag.status]);
  const late = snag.overdueDays === null ? null : say(labels.late(snag.overdueDays));
  const after = mark + 3;
  const statusWidth = after + fonts.widthOf(status, 'regular', letters.body);
  const lateWidth =
    late === null ? 0 : facts.gap + after + fonts.widthOf(late, 'strong', letters.body);
  const company = snag.company ?? say(labels.noCompany);
  const work: Piece[] = [
    ...(snag.trade === null ? [] : [{ text: `${printed(snag.trade)}, ` }]),
    { text: printed(company), weight: 'strong' },
  ];
  const workAt = statusWidth + lateWidth + facts.gap;
  const more = printed(
    [
      say(priorityLabels[snag.priority]),
      snag.dueOn === null ? say(labels.noDue) : say(labels.dueBy(speaker.day(snag.dueOn))),
      say(labels.raised(snag.raisedBy, speaker.dayOf(snag.raisedAt))),
      ...(snag.accepted == null ? [] : [say(labels.accepted[snag.accepted])]),
    ].join(' · '),
  );
  const drawState = (top: number): void => {
    const { pdf } = sheet;
    drawStatus(pdf, snag.status, sheet.leftOf(0, mark), top + 1.5, mark);
    write(sheet, status, { x: after, y: top });
    if (late === null) return;
    const x = statusWidth + facts.gap;
    drawLate(pdf, sheet.leftOf(x, mark), top + 1.5, mark);
    write(sheet, late, { x: x + after, y: top, weight: 'strong', colour: colours.late });
  };
  const moreWidth = fonts.widthOf(more, 'regular', letters.body);
  const workFits = workAt + widthOfPieces(fonts, work) <= width;
  const inOne = workFits && workAt + widthOfPieces(fonts, work) + facts.gap + moreWidth <= width;
  const rows: Row[] = [
    rowOf(
      facts.line,
      {
        cell: 2,
        tag: 'P',
        draw: (top) => {
          drawState(top);
          if (workFits) writePieces(sheet, work, { x: workAt, y: top });
        },
      },
      ...(inOne
        ? [
            {
              cell: 3,
              tag: 'P',
              draw: (top: number) => write(sheet, more, { x: 0, y: top, end: width, ...faint }),
            } as const,
          ]
        : []),
    ),
    ...(workFits
      ? []
      : textRows(sheet, 2, broken(work.map(({ text }) => text).join('')), { weight: 'strong' })),
    ...(inOne ? [] : textRows(sheet, 3, broken(more), faint)),
  ];
  const done = [
    snag.fixed === null ? null : say(labels.fixed(snag.fixed.by, speaker.dayOf(snag.fixed.at))),
    snag.closed === null ? null : say(labels.closed(snag.closed.by, speaker.dayOf(snag.closed.at))),
  ].filter((each) => each !== null);
  if (done.length > 0) rows.push(...textRows(sheet, 3, broken(printed(done.join(' · '))), faint));
  if (snag.description !== '')
    rows.push(rowOf(mm(1)), ...textRows(sheet, 4, broken(printed(snag.description))));
  return [...rows, rowOf(facts.after)];
}
