import { pathOf, readStrokes, signatureField } from '../../rules/handovers';
import { languages } from '../../rules/languages';
import { everyStatus } from '../../rules/shown';
import type { SnagStatus } from '../../rules/snag';
import { factsIn, listIn } from '../../rules/listing';
import { labels, type Speaker, statusLabels, withoutLabels } from './labels';
import { hairline, letters, mark, space } from './design';
import { colours, drawStatus } from './marks';
import { cutTo, lineOf, type Part, type ReportPages, write } from './page';
import { fitPicture } from './pictures';
import type {
  ReportFigures,
  ReportHead,
  ReportPlan,
  ReportSignature,
  ReportSignOff,
} from './reportData';

// What only a handover has: figures, plans with their pins, and fields for signatures.

/** Of the figures: a column for each status. */
const figures = { size: letters.body, column: 62 } as const;
/** Of a pin on a plan: half of its light edge, and the height of the field with its number. */
const pin = { edge: 5, field: 9 } as const;
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
  const { size, column: wide } = figures;
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
    const left = sheet.left + sheet.width - wide * everyStatus.length;
    const placed = sheet.put(
      texts.map((text, cell): Part => {
        const most = cell === 0 ? left - sheet.left - space.rule : wide - space.row;
        const line = cutTo(fonts, fonts.printable(text, say(labels.figures)), weight, size, most);
        // Numbers stand under each other at the end of their column.
        const x = cell === 0 ? sheet.left : left + cell * wide - fonts.widthOf(line, weight, size);
        return { cell, tag: 'P', draw: (top) => write(sheet, line, { x, y: top, size, weight }) };
      }),
      lineOf(size) + space.hair,
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

/** A plan as large as the page allows, with its pins in the colour of their status. */
export async function writePlan(
  sheet: ReportPages,
  { say }: Speaker,
  plan: ReportPlan,
  folder: string,
): Promise<void> {
  const { pdf, fonts } = sheet;
  sheet.newPage();
  const name = say(labels.plan(plan.code, plan.name));
  sheet.bookmark(name);
  sheet.heading('H2', name, letters.heading);
  sheet.leaveSpace(space.row);
  const fitted = await fitPicture(folder, plan, {
    width: sheet.width,
    height: sheet.room() - space.rule,
  });
  if (fitted === null) return sheet.paragraph(say(labels.planMissing), { colour: colours.faint });
  const picture: Part = {
    cell: 0,
    tag: 'Figure',
    draw(top) {
      pdf.image(fitted.jpeg, sheet.left, top, { width: fitted.width, height: fitted.height });
      for (const { number, status, x, y } of plan.pins) {
        const [atX, atY] = [sheet.left + x * fitted.width, top + y * fitted.height];
        pdf.circle(atX, atY, pin.edge).fill(colours.drawnEdge);
        drawStatus(pdf, status, atX - mark.block / 2, atY - mark.block / 2, mark.block);
        const text = String(number);
        pdf
          .rect(
            atX + pin.edge,
            atY - pin.field / 2,
            fonts.widthOf(text, 'strong', letters.pin) + 2,
            pin.field,
          )
          .fill(colours.drawnEdge);
        write(sheet, text, {
          x: atX + pin.edge + 1,
          y: atY - pin.field / 2,
          size: letters.pin,
          weight: 'strong',
        });
      }
    },
  };
  const placed = sheet.put([picture], fitted.height);
  for (const { content } of placed)
    sheet.add(
      pdf.struct('Figure', { alt: say(labels.planPins(plan.code, plan.pins.length)) }, [content]),
    );
}

/** Who signs on the screen, and in the final PDF their signatures with what they reserve. */
export function writeSignOff(
  sheet: ReportPages,
  speaker: Speaker,
  { by, signOff, lastEvent }: { by: string; signOff: ReportSignOff; lastEvent: LastEvent },
): void {
  const { say } = speaker;
  const { sealed } = signOff;
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
  { name, company, strokes, reservations, except, account, at }: ReportSignature,
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
          .translate(sheet.left, top)
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
          .moveTo(sheet.left, top + signed.height)
          .lineTo(sheet.left + signed.width, top + signed.height)
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
  sheet.paragraph(say(labels.signed(how, account, time(at))), {
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
  const { say } = speaker;
  beginSignatures(sheet, speaker);
  const wide = (sheet.width - 2 * space.column) / 3;
  const fields = [labels.placeDate, labels.nameCompany, labels.signature].map(say);
  for (let row = 0; row < 3; row += 1) {
    sheet.leaveSpace(space.signing);
    const placed = sheet.put(
      fields.map((field, cell): Part => ({
        cell,
        tag: 'P',
        draw(top) {
          const x = sheet.left + cell * (wide + space.column);
          sheet.pdf
            .lineWidth(hairline)
            .strokeColor(colours.faint)
            .moveTo(x, top)
            .lineTo(x + wide, top)
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
  sheet.leaveSpace(space.section);
  sheet.paragraph(say(labels.lastEvent(lastEvent.number, lastEvent.hash)), {
    size: letters.note,
    colour: colours.faint,
  });
}
