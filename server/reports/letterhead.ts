import { labels, type Speaker } from './labels';
import { hairline, letters, space } from './design';
import { colours } from './marks';
import { lineOf, type Part, type ReportPages, write } from './page';
import { linesOf } from './fonts';
import { fitPicture } from './pictures';
import type { ReportSender } from './reportData';

/** Points. */
const box = { width: 170, height: 52 } as const;

/** Who sends the report: name and address to the left, the logo to the right, and a line below. */
export async function writeLetterhead(
  sheet: ReportPages,
  { say }: Speaker,
  { name, address, logo }: ReportSender,
  folder: string,
): Promise<void> {
  const { pdf, fonts, left, width } = sheet;
  const fitted = await fitPicture(folder, { file: logo }, box);
  const room = fitted === null ? width : width - fitted.width - space.column;
  const lines = [
    ...(name === ''
      ? []
      : linesOf(fonts, fonts.printable(name, name), 'strong', letters.sender, room).map(
          (text) => ({ text, weight: 'strong', size: letters.sender }) as const,
        )),
    ...address.flatMap((line) =>
      linesOf(fonts, fonts.printable(line, name), 'regular', letters.address, room).map(
        (text) => ({ text, weight: 'regular', size: letters.address }) as const,
      ),
    ),
  ];
  const top = sheet.top();
  const picture: Part[] =
    fitted === null
      ? []
      : [
          {
            cell: 0,
            tag: 'Figure',
            draw: (at) =>
              void pdf.image(fitted.jpeg, left + width - fitted.width, at, {
                width: fitted.width,
                height: fitted.height,
              }),
          },
        ];
  const alt = name === '' ? say(labels.logo) : say(labels.logoOf(name));
  for (const { content } of sheet.put(picture, 0))
    sheet.add(pdf.struct('Figure', { alt }, [content]));
  const contents = lines.flatMap(({ text, weight, size }) =>
    sheet.put(
      [{ cell: 0, tag: 'P', draw: (at) => write(sheet, text, { x: left, y: at, weight, size }) }],
      lineOf(size),
    ),
  );
  if (contents.length > 0)
    sheet.add(
      pdf.struct(
        'P',
        {},
        contents.map(({ content }) => content),
      ),
    );
  sheet.leaveSpace(Math.max(0, top + (fitted?.height ?? 0) - sheet.top()) + space.rule);
  pdf.markContent('Artifact', { type: 'Layout' });
  pdf
    .save()
    .lineWidth(hairline)
    .strokeColor(colours.line)
    .moveTo(left, sheet.top())
    .lineTo(left + width, sheet.top())
    .stroke()
    .restore();
  pdf.endMarkedContent();
  sheet.leaveSpace(space.group);
}
