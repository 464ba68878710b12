import type { ReportPhotos } from '../../rules/reports';
import { labels, photoLabels, priorityLabels, type Speaker, statusLabels } from './labels';
import { hairline, letters, mark, space } from './design';
import { drawCode } from './qrCode';
import { linesOf, type Weight } from './fonts';
import { colours, drawShapes, drawStatus, readShapes } from './marks';
import { type Element, lineOf, type Part, type Placed, type ReportPages, write } from './page';
import { fitPicture, type Placeable } from './pictures';
import type { ReportPicture, ReportSnag } from './reportData';

// A snag in a table of three columns: number and status; what is to be done, where, and its photos;
// who does it, and by when.

const columns = { number: 78, due: 118, code: 58, gap: 10 } as const;
const text = { size: letters.body, small: letters.small } as const;
/**
 * Of the status before its word: how much that is moved, and how far the mark is below the top of
 * the line.
 */
const status = { room: 12, below: 2 } as const;
/** Where there is no photo, its sentence. */
const missing = { row: 20, box: 14, below: 4 } as const;
const cells = { number: 0, snag: 1, due: 2 } as const;

/** Points of a photo's box, by the setting. */
const boxes: Readonly<Record<Exclude<ReportPhotos, 'NONE'>, { width: number; height: number }>> = {
  SMALL: { width: 74, height: 74 },
  // Three fit beside each other: the spot, before and after.
  LARGE: { width: 138, height: 138 },
};

/** How far the rule of a row is above its first line, and a caption below its picture. */
const apart = 3;
/** With less room than this no rule is drawn: the row begins on the next page. */
const leastRow = 20;
/** Part of a page up to which a snag is kept together. */
const keptTogether = 0.6;

type Shown = Omit<ReportPicture, 'kind'> & {
  /** Null: its spot on the plan. */ kind: ReportPicture['kind'] | null;
};

interface Captioned {
  photo: Shown;
  fitted: Placeable | null;
  caption: readonly string[];
}

interface Line {
  text: string;
  weight: Weight;
  size: number;
  colour: string;
}

export interface SnagTable {
  add(snag: ReportSnag): Promise<void>;
  end(): void;
}

interface Under {
  /** Title of the group, which its rows do not repeat. */
  title: string | null;
  photos: ReportPhotos;
  /** Of the photos. */
  folder: string;
  /** Each row has a QR code that opens its snag. */
  withCodes: boolean;
}

/** A table; its rows are added one by one, so that a report is never in memory as a whole. */
export function beginSnagTable(
  sheet: ReportPages,
  speaker: Speaker,
  { title: underTitle, photos, folder, withCodes }: Under,
): SnagTable {
  const { pdf, fonts } = sheet;
  const table = pdf.struct('Table');
  sheet.add(table);
  const right = sheet.left + sheet.width - (withCodes ? columns.code + columns.gap : 0);
  const left = {
    number: sheet.left,
    snag: sheet.left + columns.number + columns.gap,
    due: right - columns.due,
  };
  const width = {
    number: columns.number,
    snag: left.due - columns.gap - left.snag,
    due: columns.due,
  };

  const broken = (words: string, size: number, wide: number, more: Partial<Line> = {}): Line[] =>
    linesOf(fonts, words, more.weight ?? 'regular', size, wide).map((line) => ({
      text: line,
      weight: 'regular',
      size,
      colour: colours.text,
      ...more,
    }));

  function columnsOf(snag: ReportSnag): { number: Line[]; snag: Line[]; due: Line[] } {
    const printed = (words: string): string => fonts.printable(words, snag.reference);
    const faint = { colour: colours.faint };
    const { say } = speaker;
    const work = [snag.trade, snag.company].filter((name) => name !== null);
    return {
      number: [
        ...broken(snag.reference, text.size, width.number, { weight: 'strong' }),
        ...broken(say(statusLabels[snag.status]), text.small, width.number - status.room),
      ],
      snag: [
        ...broken(printed(snag.title), text.size, width.snag, { weight: 'strong' }),
        ...(snag.place === null || snag.place === underTitle
          ? []
          : broken(printed(snag.place), text.small, width.snag)),
        ...(snag.description === ''
          ? []
          : broken(printed(snag.description), text.small, width.snag)),
        ...broken(
          printed(say(labels.raised(snag.raisedBy, speaker.dayOf(snag.raisedAt)))),
          text.small,
          width.snag,
          faint,
        ),
        ...(snag.fixed === null
          ? []
          : broken(
              printed(say(labels.fixed(snag.fixed.by, speaker.dayOf(snag.fixed.at)))),
              text.small,
              width.snag,
              faint,
            )),
        ...(snag.closed === null
          ? []
          : broken(
              printed(say(labels.closed(snag.closed.by, speaker.dayOf(snag.closed.at)))),
              text.small,
              width.snag,
              faint,
            )),
      ],
      due: [
        ...work.flatMap((name, index) =>
          broken(
            printed(name),
            text.small,
            width.due,
            index === work.length - 1 ? { weight: 'strong' } : {},
          ),
        ),
        ...broken(
          snag.dueOn === null ? say(labels.noDue) : speaker.day(snag.dueOn),
          text.small,
          width.due,
          faint,
        ),
        ...(snag.overdueDays === null
          ? []
          : broken(say(labels.late(snag.overdueDays)), text.small, width.due, {
              colour: colours.late,
              weight: 'strong',
            })),
        ...broken(
          say(labels.priority(say(priorityLabels[snag.priority]))),
          text.small,
          width.due,
          faint,
        ),
      ],
    };
  }

  function rowsOf(snag: ReportSnag): { parts: Part[]; height: number }[] {
    const lines = columnsOf(snag);
    const rows = Math.max(lines.number.length, lines.snag.length, lines.due.length);
    return Array.from({ length: rows }, (_, row) => ({
      height: lineOf(text.size),
      parts: (['number', 'snag', 'due'] as const).flatMap((column): Part[] => {
        const line = lines[column][row];
        if (line === undefined) return [];
        const { text: words, ...look } = line;
        const isStatus = column === 'number' && row === lines.number.length - 1;
        return [
          {
            cell: cells[column],
            tag: 'P',
            draw: (top) => {
              if (isStatus)
                drawStatus(pdf, snag.status, left.number, top + status.below, mark.block);
              write(sheet, words, {
                ...look,
                x: left[column] + (isStatus ? status.room : 0),
                y: top,
              });
            },
          },
        ];
      }),
    }));
  }

  async function picturesOf(snag: ReportSnag): Promise<{ parts: Part[]; height: number }[]> {
    if (photos === 'NONE') return [];
    const box = boxes[photos];
    const perRow = Math.max(
      1,
      Math.floor((right - left.snag + space.beside) / (box.width + space.beside)),
    );
    // Where it is comes first, as a picture among the photos.
    const shown: Shown[] = [
      ...(snag.spot === null ? [] : [{ file: snag.spot, kind: null, caption: '', shapes: '[]' }]),
      ...snag.photos,
    ];
    const spots = shown.length - snag.photos.length;
    const rows: { parts: Part[]; height: number }[] = [];
    for (let at = 0; at < shown.length; at += perRow) {
      const pictures = await Promise.all(
        shown.slice(at, at + perRow).map(async (photo) => ({
          photo,
          fitted: await fitPicture(folder, photo, box),
          caption: captionOf(snag, photo, box.width),
        })),
      );
      rows.push({
        height:
          Math.max(
            ...pictures.map(
              ({ fitted, caption }) =>
                (fitted?.height ?? missing.row) + caption.length * lineOf(letters.caption),
            ),
          ) + space.beside,
        parts: pictures.map((picture, index) =>
          pictureOf(
            snag,
            picture,
            at + index + 1 - spots,
            left.snag + index * (box.width + space.beside),
          ),
        ),
      });
    }
    if (snag.morePhotos > 0) {
      const more = speaker.say(labels.morePhotos(snag.morePhotos));
      rows.push({
        height: lineOf(text.small),
        parts: [
          {
            cell: cells.snag,
            tag: 'P',
            draw: (top) =>
              write(sheet, more, { x: left.snag, y: top, size: text.small, colour: colours.faint }),
          },
        ],
      });
    }
    return rows;
  }

  /** The lines below a picture: all that somebody wrote of it. */
  function captionOf(snag: ReportSnag, { kind, caption }: Shown, width: number): string[] {
    const what = speaker.say(kind === null ? labels.onPlan : photoLabels[kind]);
    return linesOf(
      fonts,
      fonts.printable(
        caption === '' ? what : speaker.say(labels.pictureSaying(what, caption)),
        snag.reference,
      ),
      'regular',
      letters.caption,
      width,
    );
  }

  function pictureOf(
    snag: ReportSnag,
    { photo, fitted, caption }: Captioned,
    n: number,
    x: number,
  ): Part {
    const { say } = speaker;
    const alt =
      photo.kind === null
        ? say(labels.spot(snag.reference))
        : say(labels.photo(say(photoLabels[photo.kind]), snag.reference, n));
    return {
      cell: cells.snag,
      tag: 'Figure',
      alt: photo.caption === '' ? alt : say(labels.pictureSaying(alt, photo.caption)),
      draw(top) {
        if (fitted === null)
          write(sheet, say(labels.photoMissing), {
            x,
            y: top + missing.below,
            size: letters.caption,
            colour: colours.faint,
          });
        else {
          pdf.image(fitted.jpeg, x, top + space.hair, {
            width: fitted.width,
            height: fitted.height,
          });
          pdf
            .save()
            .rect(x, top + space.hair, fitted.width, fitted.height)
            .clip();
          drawShapes(
            pdf,
            readShapes(photo.shapes),
            { x, y: top + space.hair, width: fitted.width, height: fitted.height },
            (words, atX, atY, size, colour) =>
              write(sheet, fonts.printable(words, snag.reference), {
                x: atX,
                y: atY,
                size,
                colour,
                weight: 'strong',
              }),
          );
          pdf.restore();
          // The picture of a spot has it in its middle.
          if (photo.kind === null)
            drawStatus(
              pdf,
              snag.status,
              x + fitted.width / 2 - mark.block / 2,
              top + space.hair + fitted.height / 2 - mark.block / 2,
              mark.block,
            );
        }
        const below = top + (fitted?.height ?? missing.box) + apart;
        for (const [index, line] of caption.entries())
          write(sheet, line, {
            x,
            y: below + index * lineOf(letters.caption),
            size: letters.caption,
            colour: colours.faint,
          });
      },
    };
  }

  /** Drawn from the top of the row, and a link too, for who reads it on a screen. */
  function codeOf(reference: string, url: string): Part {
    const side = columns.code;
    const x = sheet.left + sheet.width - side;
    return {
      cell: cells.due,
      tag: 'Figure',
      alt: speaker.say(labels.openSnag(reference)),
      draw(top) {
        drawCode(pdf, url, { x, y: top, side });
        pdf.link(x, top, side, side, url);
      },
    };
  }

  function rule(): void {
    pdf.markContent('Artifact', { type: 'Layout' });
    pdf
      .save()
      .lineWidth(hairline)
      .strokeColor(colours.line)
      .moveTo(sheet.left, sheet.top() - apart)
      .lineTo(sheet.left + sheet.width, sheet.top() - apart)
      .stroke()
      .restore();
    pdf.endMarkedContent();
  }

  let isFirst = true;
  const header = pdf.struct('TR');
  const { say } = speaker;
  const titles = [say(labels.number), say(labels.snag), say(labels.due)];
  const titled = sheet.put(
    titles.map((title, cell): Part => ({
      cell,
      tag: 'P',
      draw: (top) =>
        write(sheet, title, {
          x: [left.number, left.snag, left.due][cell] ?? left.snag,
          y: top,
          size: letters.note,
          colour: colours.faint,
        }),
    })),
    lineOf(text.size),
  );
  for (const { content } of titled) header.add(headCell(sheet, 'Column', [content]));
  table.add(header);

  return {
    async add(snag) {
      const rows = [...rowsOf(snag), ...(await picturesOf(snag))];
      const height = rows.reduce((sum, row) => sum + row.height, 0) + 2 * space.row;
      // Kept together unless that would leave much of a page empty, or the heading of the group
      // alone.
      if (!isFirst && height > sheet.room() && height < sheet.most * keptTogether) sheet.newPage();
      isFirst = false;
      if (sheet.room() > leastRow) {
        sheet.leaveSpace(space.row);
        rule();
      }
      const code = snag.url === null ? null : codeOf(snag.reference, snag.url);
      // As tall as its code at least, which begins beside the first line.
      const rest =
        code === null
          ? 0
          : columns.code + space.beside - rows.reduce((sum, row) => sum + row.height, 0);
      if (code !== null && sheet.room() < columns.code + space.rule) sheet.newPage();
      const placed = rows.flatMap((row, index) =>
        sheet.put(index === 0 && code !== null ? [...row.parts, code] : row.parts, row.height),
      );
      if (rest > 0) sheet.leaveSpace(rest);
      sheet.leaveSpace(space.row);
      const row = pdf.struct('TR');
      for (const cell of Object.values(cells)) row.add(cellOf(sheet, cell, placed));
      row.end();
      table.add(row);
    },
    end: () => table.end(),
  };
}

/** The lines of a cell are one paragraph; each of its pictures stands by itself. */
function cellOf(sheet: ReportPages, cell: number, placed: readonly Placed[]) {
  const { pdf } = sheet;
  const own = placed.filter((part) => part.cell === cell);
  const lines = own.filter(({ tag }) => tag === 'P').map(({ content }) => content);
  const figures = own
    .filter(({ tag }) => tag === 'Figure')
    .map(({ alt = '', content }) => pdf.struct('Figure', { alt }, [content]));
  const paragraphs = lines.length === 0 ? [] : [pdf.struct('P', {}, lines)];
  return cell === cells.number
    ? headCell(sheet, 'Row', [...paragraphs, ...figures])
    : pdf.struct('TD', {}, [...paragraphs, ...figures]);
}

export function headCell({ pdf }: ReportPages, scope: 'Row' | 'Column', children: Element[]) {
  // The types do not know `scope`.
  const options: { lang?: string; scope: string } = { scope };
  return pdf.struct('TH', options, children);
}
