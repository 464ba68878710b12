import type { ReportPhotos } from '../../rules/reports';
import { labels, photoLabels, saidLabel, type Speaker } from './labels';
import { letters, lowExtract, mm, photoBoxes, rule, space } from './design';
import { linesOf } from './fonts';
import { colours, drawPin, drawShapes, readShapes } from './marks';
import { lineOf, type Part, type ReportPages, write } from './page';
import { fillPicture, fitPicture, type Placeable } from './pictures';
import type { ReportPicture, ReportSnag } from './reportData';
import { type Row, rowOf, sumOf, textRows } from './rows';

const caption = { above: 2.5, below: mm(2) } as const;
/** Of what was said: its bar, and the distance between two. */
const said = { bar: mm(1), text: mm(4), after: mm(2.5) } as const;
const faint = { colour: colours.faint } as const;

interface Picture {
  alt: string;
  caption: string;
  /** Draws it into its box; null: there is none. */
  make(box: { width: number; height: number }, dpi: number): Promise<Drawing>;
}
type Drawing = (x: number, top: number) => void;

/** Makes the rows of a snag's photos, its place on the plan and what was said. */
export function createEvidence(
  sheet: ReportPages,
  speaker: Speaker,
  { photos, folder }: { photos: ReportPhotos; folder: string },
): (snag: ReportSnag, firstCell: number) => Row[] {
  const { say } = speaker;
  const broken = (words: string, width: number, size: number = letters.body): string[] =>
    linesOf(sheet.fonts, words, 'regular', size, width);

  function pictureRow(
    placed: readonly {
      picture: Picture;
      cell: number;
      x: number;
      width: number;
      height: number;
    }[],
    dpi: number,
  ): Row {
    const size = placed[0]?.width === photoBoxes.SMALL.width ? letters.caption : letters.small;
    const captions = placed.map(({ picture, width }) => broken(picture.caption, width, size));
    const tallest = Math.max(0, ...captions.map(({ length }) => length)) * lineOf(size);
    const height = placed[0]?.height ?? 0;
    return {
      height: height + caption.above + tallest + caption.below,
      async parts() {
        const parts: Part[] = [];
        // One after the other, so that few photos are in memory.
        for (const [index, { picture, cell, x, width, height: high }] of placed.entries()) {
          const drawing = sheet.draws ? await picture.make({ width, height: high }, dpi) : null;
          parts.push({
            cell,
            tag: 'Figure',
            alt: picture.alt,
            draw: (top) => drawing?.(x, top),
          });
          for (const [line, words] of (captions[index] ?? []).entries())
            parts.push({
              cell: cell + 1,
              tag: 'Caption',
              draw: (top) =>
                write(sheet, words, {
                  x,
                  y: top + high + caption.above + line * lineOf(size),
                  size,
                  ...faint,
                }),
            });
        }
        return parts;
      },
    };
  }

  function photoOf(snag: ReportSnag, photo: ReportPicture, n: number): Picture {
    const { fonts } = sheet;
    const kind = say(photoLabels[photo.kind]);
    const facts = [
      kind,
      ...(photo.at === undefined ? [] : [speaker.dayOf(photo.at), speaker.hourOf(photo.at)]),
      ...(photo.by === undefined ? [] : [photo.by]),
    ].join(', ');
    const saying = (words: string): string =>
      photo.caption === '' ? words : say(labels.pictureSaying(words, photo.caption));
    return {
      alt: saying(say(labels.photo(kind, snag.reference, n))),
      caption: fonts.printable(saying(facts), snag.reference),
      async make(box, dpi) {
        const fitted = await fitPicture(folder, photo.file, box, dpi);
        return (x, top) => {
          const left = sheet.leftOf(x, box.width);
          sheet.pdf.rect(left, top, box.width, box.height).fill(colours.band);
          if (fitted === null)
            return write(sheet, say(labels.photoMissing), {
              x: x + space.beside,
              y: top + space.beside,
              size: letters.small,
              ...faint,
            });
          const at = {
            x: left + (box.width - fitted.width) / 2,
            y: top + (box.height - fitted.height) / 2,
            width: fitted.width,
            height: fitted.height,
          };
          place(fitted, at);
          sheet.pdf.save().rect(at.x, at.y, at.width, at.height).clip();
          drawShapes(sheet.pdf, readShapes(photo.shapes), at, (words, atX, atY, size, colour) => {
            write(
              { pdf: sheet.pdf, fonts, leftOf: (first) => first },
              fonts.printable(words, snag.reference),
              {
                x: atX,
                y: atY,
                size,
                colour,
                weight: 'strong',
              },
            );
          });
          sheet.pdf.restore();
        };
      },
    };
  }

  const place = (
    { jpeg }: Placeable,
    { x, y, width, height }: { x: number; y: number; width: number; height: number },
  ): void => sheet.image(jpeg, x, y, width, height);

  /** The picture of a spot has it in its middle. */
  function spotOf(snag: ReportSnag): Picture {
    const number = snag.reference.slice(snag.reference.lastIndexOf('-') + 1);
    const { onPlan } = snag;
    return {
      alt: say(labels.spot(snag.reference)),
      caption: sheet.fonts.printable(
        onPlan === undefined
          ? say(labels.onPlan)
          : say(labels.atMark(onPlan.code, onPlan.revision, number)),
        snag.reference,
      ),
      async make(box, dpi) {
        const filled = await fillPicture(folder, snag.spot, box, dpi);
        return (x, top) => {
          const left = sheet.leftOf(x, box.width);
          if (filled !== null) place(filled, { x: left, y: top, ...box });
          sheet.pdf
            .lineWidth(rule.frame)
            .strokeColor(colours.text)
            .rect(
              left + rule.frame / 2,
              top + rule.frame / 2,
              box.width - rule.frame,
              box.height - rule.frame,
            )
            .stroke();
          drawPin(
            sheet.pdf,
            { status: snag.status, late: snag.overdueDays !== null },
            {
              x: left + box.width / 2,
              y: top + box.height / 2,
              size: box.width < photoBoxes.LARGE.width ? 13 : 20,
            },
          );
        };
      },
    };
  }

  function saidRows(snag: ReportSnag, next: () => number, x: number): Row[] {
    const width = sheet.width - x - said.text;
    return (snag.said ?? []).flatMap((each, index) => {
      const cell = next();
      const printed = (words: string): string => sheet.fonts.printable(words, snag.reference);
      const who = linesOf(
        sheet.fonts,
        printed(say(saidLabel(each.kind, each.by, speaker.dayOf(each.at)))),
        'strong',
        letters.body,
        width,
      );
      const lines = [
        ...who.map((text) => ({ text, weight: 'strong' as const })),
        ...broken(printed(each.text), width).map((text) => ({ text, weight: 'regular' as const })),
      ];
      const colour =
        each.kind === 'SNAG_SENT_BACK' || each.kind === 'SNAG_DISPUTED'
          ? colours.disputed
          : colours.edge;
      return [
        ...lines.map(({ text, weight }) =>
          rowOf(lineOf(letters.body), {
            cell,
            tag: 'P' as const,
            draw: (top) => {
              sheet.pdf
                .rect(sheet.leftOf(x, said.bar), top, said.bar, lineOf(letters.body))
                .fill(colour);
              write(sheet, text, { x: x + said.text, y: top, weight });
            },
          }),
        ),
        ...(index === (snag.said ?? []).length - 1 ? [] : [rowOf(said.after)]),
      ];
    });
  }

  /** Photos, the extract of the plan, and what was said, beside each other where they fit. */
  return function evidenceRows(snag: ReportSnag, firstCell: number): Row[] {
    const box = photoBoxes[photos === 'SMALL' ? 'SMALL' : 'LARGE'];
    const shown = photos === 'NONE' ? [] : snag.photos;
    const { width, height, perRow } = box;
    let cell = firstCell;
    const next = (): number => (cell += 2) - 2;
    const hasSpot = snag.spot !== null;
    const spotInRow = hasSpot && shown.length % perRow !== 0;
    const pictures: Picture[] = [
      ...shown.map((photo, index): Picture => photoOf(snag, photo, index + 1)),
      ...(spotInRow ? [spotOf(snag)] : []),
    ];
    const rows: Row[] = [];
    for (let at = 0; at < pictures.length; at += perRow)
      rows.push(
        pictureRow(
          pictures.slice(at, at + perRow).map((picture, index) => ({
            picture,
            cell: next(),
            x: index * (width + box.gap),
            width,
            height,
          })),
          box.dpi,
        ),
      );
    if (snag.morePhotos > 0 && photos !== 'NONE')
      rows.push(
        ...textRows(sheet, next(), [say(labels.morePhotos(snag.morePhotos))], {
          ...faint,
          size: letters.small,
        }),
      );
    if (!hasSpot || spotInRow) return [...rows, ...saidRows(snag, next, 0)];
    const low = photos === 'SMALL' ? height : lowExtract;
    const spotRow = pictureRow(
      [{ picture: spotOf(snag), cell: next(), x: 0, width, height: low }],
      box.dpi,
    );
    const beside = saidRows(snag, next, width + box.gap);
    const tall = sumOf(beside);
    if (tall > spotRow.height) return [...rows, spotRow, ...saidRows(snag, next, 0)];
    return [
      ...rows,
      {
        height: spotRow.height,
        async parts() {
          const parts = [...(await spotRow.parts())];
          let below = 0;
          for (const each of beside) {
            const at = below;
            for (const part of await each.parts())
              parts.push({ ...part, draw: (top) => part.draw(top + at) });
            below += each.height;
          }
          return parts;
        },
      },
    ];
  };
}
