import { pathOf, readStrokes, signatureField } from '../../rules/handovers';
import { languages } from '../../rules/languages';
import { everyStatus } from '../../rules/shown';
import type { SnagStatus } from '../../rules/snag';
import { factsIn, listIn } from '../../rules/listing';
import { labels, type Speaker, statusLabels, withoutLabels } from './labels';
import { hairline, letters, space } from './design';
import { fanOut } from './fanOut';
import { linesOf } from './fonts';
import { colours, drawStatus, statusColours } from './marks';
import { lineOf, type Part, type ReportPages, write } from './page';
import { fitPicture, sizeOfPicture } from './pictures';
import type {
  ReportFigures,
  ReportHead,
  ReportPlan,
  ReportSignature,
  ReportSignOff,
} from './reportData';

// What only a handover has: figures, plans with their pins, and fields for signatures.

/** Of a pin on a plan: its height, the shape of its status, and what is around that. */
const pin = { height: 10.5, mark: 7.5, padding: 2 } as const;
/**
 * Points that must be left on a page for signatures to begin there: fields to sign by hand, and a
 * signature drawn on the screen with the lines below it.
 */
const leastRoom = { byHand: 240, below: 80 } as const;

type LastEvent = NonNullable<ReportHead['handover']>['lastEvent'];

/** How many snags of each trade are in which status. */
export function writeFigures(
  sheet: ReportPages,
  { say }: Speaker,
  trades: readonly ReportFigures[],
): void {
  const { pdf, fonts } = sheet;
  sheet.leaveSpace(space.part);
  sheet.bookmark(say(labels.figures));
  sheet.heading('H2', say(labels.figures), letters.heading);
  const size = letters.body;
  const wide =
    space.rule +
    Math.max(
      ...everyStatus.map((status) => fonts.widthOf(say(statusLabels[status]), 'strong', size)),
    );
  const table = pdf.struct('Table');
  sheet.add(table);
  const sums = trades.reduce<Partial<Record<SnagStatus, number>>>(
    (all, { counts }) =>
      Object.fromEntries(
        everyStatus.map((status) => [status, (all[status] ?? 0) + (counts[status] ?? 0)]),
      ),
    {},
  );
  const rows: { texts: string[]; strong: boolean }[] = [
    {
      texts: [say(labels.trade), ...everyStatus.map((status) => say(statusLabels[status]))],
      strong: true,
    },
    ...trades.map(({ trade, counts }) => ({
      texts: [
        trade ?? say(withoutLabels.TRADE),
        ...everyStatus.map((status) => String(counts[status] ?? 0)),
      ],
      strong: false,
    })),
    {
      texts: [say(labels.total), ...everyStatus.map((status) => String(sums[status] ?? 0))],
      strong: true,
    },
  ];
  for (const [index, { texts, strong }] of rows.entries()) {
    const weight = strong ? 'strong' : 'regular';
    const first = sheet.width - wide * everyStatus.length;
    const cells = texts.map((text, cell) =>
      linesOf(
        fonts,
        fonts.printable(text, say(labels.figures)),
        weight,
        size,
        cell === 0 ? first - space.rule : wide,
      ),
    );
    const placed = sheet.put(
      cells.map((lines, cell): Part => ({
        cell,
        tag: 'P',
        draw: (top) => {
          for (const [at, line] of lines.entries())
            write(sheet, line, {
              x: 0,
              // Numbers stand under each other at the end of their column.
              ...(cell > 0 && { end: first + cell * wide }),
              y: top + at * lineOf(size),
              size,
              weight,
            });
        },
      })),
      Math.max(...cells.map(({ length }) => length)) * lineOf(size) + space.hair,
    );
    table.add(
      pdf.struct(
        'TR',
        {},
        placed.map(({ cell, content }) =>
          pdf.struct(index === 0 || cell === 0 ? 'TH' : 'TD', {}, [content]),
        ),
      ),
    );
  }
  table.end();
}

/**
 * A plan as large as the page allows, upright or across as its sheet is. Pins that would lie on each
 * other are moved apart, with a line to their spot.
 */
export async function writePlan(
  sheet: ReportPages,
  { say }: Speaker,
  plan: ReportPlan,
  folder: string,
): Promise<void> {
  const natural = await sizeOfPicture(folder, plan.file);
  sheet.newPage(natural !== null && natural.width > natural.height ? 'landscape' : 'portrait');
  const name = say(labels.plan(plan.code, plan.name));
  sheet.bookmark(name);
  sheet.heading('H2', name, letters.heading);
  sheet.leaveSpace(space.row);
  const room = { width: sheet.width, height: sheet.room() - space.rule };
  const fitted = sheet.draws ? await fitPicture(folder, plan.file, room) : null;
  if (sheet.draws ? fitted === null : natural === null)
    return sheet.paragraph(say(labels.planMissing), { colour: colours.faint });
  const picture: Part = {
    cell: 0,
    tag: 'Figure',
    draw(top) {
      if (fitted === null) return;
      const left = sheet.leftOf((sheet.width - fitted.width) / 2, fitted.width);
      sheet.image(fitted.jpeg, left, top, fitted.width, fitted.height);
      sheet.pdf.save().translate(left, top);
      drawPins(sheet, plan.pins, fitted);
      sheet.pdf.restore();
    },
  };
  for (const { content } of sheet.put([picture], room.height))
    sheet.add(
      sheet.pdf.struct('Figure', { alt: say(labels.planPins(plan.code, plan.pins.length)) }, [
        content,
      ]),
    );
}

function drawPins(
  { pdf, fonts }: ReportPages,
  pins: ReportPlan['pins'],
  sheetOnPaper: { width: number; height: number },
): void {
  const boxes = pins.map(({ number, x, y }) => ({
    x: x * sheetOnPaper.width,
    y: y * sheetOnPaper.height,
    width: pin.mark + 3 * pin.padding + fonts.widthOf(String(number), 'strong', letters.pin),
    height: pin.height,
  }));
  const places = fanOut(boxes, sheetOnPaper);
  const shown = pins.flatMap((each, index) => {
    const [box, place] = [boxes[index], places[index]];
    return box === undefined || place === undefined ? [] : [{ ...each, box, place }];
  });
  for (const { status, box, place } of shown) {
    if (Math.hypot(place.x - box.x, place.y - box.y) < pin.height / 2) continue;
    pdf
      .lineWidth(hairline)
      .strokeColor(statusColours[status])
      .moveTo(box.x, box.y)
      .lineTo(place.x, place.y)
      .stroke()
      .circle(box.x, box.y, 1.4)
      .fill(statusColours[status]);
  }
  for (const { number, status, late, box, place } of shown) {
    const colour = late === true ? colours.late : statusColours[status];
    const [x, y] = [place.x - box.width / 2, place.y - box.height / 2];
    pdf
      .lineWidth(0.8)
      .roundedRect(x, y, box.width, box.height, 3)
      .fillAndStroke(colours.drawnEdge, colour);
    drawStatus(pdf, status, x + pin.padding, y + (pin.height - pin.mark) / 2, pin.mark, colour);
    fonts.use('strong', letters.pin);
    pdf
      .fillColor(colour)
      .text(String(number), x + pin.mark + 2 * pin.padding, y + 0.8, { lineBreak: false });
  }
}

/** Who signs on the screen, and in the final PDF their signatures with what they reserve. */
export function writeSignOff(
  sheet: ReportPages,
  speaker: Speaker,
  { by, signOff, lastEvent }: { by: string; signOff: ReportSignOff; lastEvent: LastEvent },
): void {
  const { say } = speaker;
  const { sealed } = signOff;
  // What all have signed stands on a page of its own.
  if (sealed !== null && sheet.room() < sheet.most - 1) sheet.newPage();
  beginSignatures(sheet, speaker);
  if (sealed === null) sheet.paragraph(say(labels.signedOnScreen(by)));
  else {
    const { at, screenOf } = sealed;
    sheet.paragraph(say(labels.sealedAt(speaker.time(at))));
    sheet.paragraph(say(screenOf === null ? labels.eachInSession : labels.allOnScreen(screenOf)));
  }
  for (const { role, company, signature } of signOff.parties) {
    if (signature === null) {
      sheet.leaveSpace(space.party);
      sheet.paragraph(role, { weight: 'strong' });
      if (company !== '') sheet.paragraph(company);
    } else writeSignature(sheet, speaker, role, signature);
  }
  sheet.leaveSpace(space.section);
  const small = { size: letters.note, colour: colours.faint };
  if (sealed !== null) sheet.paragraph(say(labels.draftHash(sealed.draftSha256)), small);
  sheet.paragraph(say(labels.lastEvent(lastEvent.number, lastEvent.hash)), small);
}

/** A signature on the screen; its pen is in units of the field in which it was drawn. */
const signed = { width: 200, height: 80, pen: 7 } as const;

/** Its strokes as lines, as they were drawn. */
function writeSignature(
  sheet: ReportPages,
  { say, time, language }: Speaker,
  role: string,
  { name, company, strokes, reservations, except, account, byLink, at }: ReportSignature,
): void {
  const { pdf } = sheet;
  if (sheet.room() < signed.height + leastRoom.below) sheet.newPage();
  sheet.leaveSpace(space.part);
  sheet.paragraph(role, { weight: 'strong' });
  const drawn = strokes === null ? null : readStrokes(strokes);
  if (name !== null && drawn !== null) {
    const scale = signed.width / signatureField.width;
    const picture: Part = {
      cell: 0,
      tag: 'Figure',
      draw(top) {
        pdf
          .save()
          .translate(sheet.leftOf(0, signed.width), top)
          .scale(scale)
          .lineWidth(signed.pen)
          .lineCap('round')
          .lineJoin('round')
          .strokeColor(colours.text)
          .path(pathOf(drawn))
          .stroke()
          .restore();
        pdf
          .lineWidth(hairline)
          .strokeColor(colours.faint)
          .moveTo(sheet.leftOf(0, signed.width), top + signed.height)
          .lineTo(sheet.leftOf(0, signed.width) + signed.width, top + signed.height)
          .stroke();
      },
    };
    for (const { content } of sheet.put([picture], signed.height + space.row))
      sheet.add(pdf.struct('Figure', { alt: say(labels.signatureOf(name)) }, [content]));
  }
  sheet.paragraph(
    name === null
      ? say(labels.signatureErased)
      : factsIn(
          languages[language].region,
          [name, company].filter((fact) => fact !== ''),
        ),
  );
  const how = name === null ? 'ERASED' : drawn === null ? 'TYPED' : 'DRAWN';
  const made =
    byLink === undefined || how === 'ERASED'
      ? labels.signed(how, account, time(at))
      : (byLink.mailed ? labels.signedByLink : labels.signedByHandedLink)(
          how,
          byLink.email,
          time(at),
        );
  sheet.paragraph(say(made), {
    size: letters.small,
    colour: colours.faint,
  });
  if (except.length > 0)
    sheet.paragraph(say(labels.excepts(listIn(languages[language].region, except))));
  if (reservations !== '') sheet.paragraph(say(labels.reserves(reservations)));
  else if (name !== null && except.length === 0) sheet.paragraph(say(labels.withoutReservations));
}

function beginSignatures(sheet: ReportPages, { say }: Speaker): void {
  if (sheet.room() < leastRoom.byHand) sheet.newPage();
  else sheet.leaveSpace(space.section);
  sheet.bookmark(say(labels.signatures));
  sheet.heading('H2', say(labels.signatures), letters.heading);
  sheet.paragraph(say(labels.signing));
}

/**
 * Fields for three signatures, which is what most forms for it have; whoever needs more signs
 * below. And up to where the record is signed for.
 */
export function writeSignatures(sheet: ReportPages, speaker: Speaker, lastEvent: LastEvent): void {
  beginSignatures(sheet, speaker);
  writeFields(sheet, speaker, 3);
  sheet.leaveSpace(space.section);
  sheet.paragraph(speaker.say(labels.lastEvent(lastEvent.number, lastEvent.hash)), {
    size: letters.note,
    colour: colours.faint,
  });
}

/** Rows of fields to sign by hand. */
export function writeFields(sheet: ReportPages, { say }: Pick<Speaker, 'say'>, rows: number): void {
  const wide = (sheet.width - 2 * space.column) / 3;
  const fields = [labels.placeDate, labels.nameCompany, labels.signature].map(say);
  for (let row = 0; row < rows; row += 1) {
    sheet.leaveSpace(space.signing);
    const placed = sheet.put(
      fields.map((field, cell): Part => ({
        cell,
        tag: 'P',
        draw(top) {
          const x = cell * (wide + space.column);
          const left = sheet.leftOf(x, wide);
          sheet.pdf
            .lineWidth(hairline)
            .strokeColor(colours.faint)
            .moveTo(left, top)
            .lineTo(left + wide, top)
            .stroke();
          write(sheet, field, {
            x,
            y: top + space.hair,
            size: letters.note,
            colour: colours.faint,
          });
        },
      })),
      space.part,
    );
    for (const { content } of placed) sheet.add(sheet.pdf.struct('P', {}, [content]));
  }
}
