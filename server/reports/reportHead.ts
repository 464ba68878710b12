import { languages } from '../../rules/languages';
import { listIn } from '../../rules/listing';
import { letters, lineHeight, mm, rule, space } from './design';
import { linesOf, type Weight } from './fonts';
import { kindLabels, registerLabel } from './kindLabels';
import { labels, type Speaker } from './labels';
import { colours } from './marks';
import { lineOf, type Piece, type ReportPages, widthOfPieces, write, writePieces } from './page';
import { fitPicture } from './pictures';
import { nameOfNotice } from './notice';
import type { ReportHead } from './reportData';

/** Of the logo, and between it and the figures. */
const logo = { width: mm(42), height: mm(14), below: mm(2.5) } as const;
/** Between two figures, and between both sides of the head. */
const apart = { figures: mm(6), sides: mm(8) } as const;

/** What a report is called: its kind, and where or for whom. */
export function nameOfReport(
  {
    kind,
    layout,
    company,
    place,
    notice,
  }: Pick<ReportHead, 'kind' | 'layout' | 'company' | 'place' | 'notice'>,
  { say }: Pick<Speaker, 'say'>,
): string {
  if (notice !== undefined) return say(labels.titleOf(say(nameOfNotice(notice)), notice.company));
  const name = say(layout === 'LINE' ? registerLabel : kindLabels[kind]);
  const of = company?.name ?? place ?? null;
  return of === null ? name : say(labels.titleOf(name, of));
}

/**
 * The first page begins with what the report is, of which project and for whom; at its end are the
 * logo and the figures.
 */
export async function writeHead(
  sheet: ReportPages,
  speaker: Speaker,
  head: ReportHead,
  folder: string,
): Promise<void> {
  const { fonts } = sheet;
  const { say, language } = speaker;
  const { project, sender } = head;
  const drawn = sheet.draws ? await fitPicture(folder, sender?.logo ?? null, logo, 300) : null;
  const hasLogo = sender?.logo != null;
  const figures = figuresOf(head, speaker);
  const figuresWidth =
    figures.reduce((all, each) => all + widthOfPieces(fonts, each), 0) +
    Math.max(0, figures.length - 1) * apart.figures;
  const width = sheet.width - (hasLogo ? logo.width + apart.sides : 0);
  const top = sheet.top();
  if (hasLogo) {
    const alt = sender.name === '' ? say(labels.logo) : say(labels.logoOf(sender.name));
    const [placed] = sheet.put(
      [
        {
          cell: 0,
          tag: 'Figure',
          draw(y) {
            if (drawn === null) return;
            const x = sheet.leftOf(sheet.width - drawn.width, drawn.width);
            sheet.image(drawn.jpeg, x, y, drawn.width, drawn.height);
          },
        },
      ],
      0,
    );
    if (placed !== undefined) sheet.add(sheet.pdf.struct('Figure', { alt }, [placed.content]));
  }
  const title = nameOfReport(head, speaker);
  const lines: (Piece & { tag: 'H1' | 'P' })[] = [];
  const add = (
    tag: 'H1' | 'P',
    text: string,
    look: { weight?: Weight; size?: number; colour?: string } = {},
  ): void => {
    for (const line of linesOf(
      fonts,
      fonts.printable(text, title),
      look.weight ?? 'regular',
      look.size ?? letters.body,
      width,
    ))
      lines.push({ tag, text: line, ...look });
  };
  const faint = { colour: colours.faint };
  add('H1', title, { weight: 'strong', size: letters.title });
  add('P', `${project.code} ${project.name}`, { weight: 'strong' });
  if (project.address !== '') add('P', project.address);
  const parties = [
    project.clientName === '' ? '' : say(labels.client(project.clientName)),
    sender?.name ?? '',
    ...(sender?.address ?? []),
  ].filter((text) => text !== '');
  if (parties.length > 0) add('P', parties.join(' · '), faint);
  if (head.handover !== null) {
    const { practicalCompletionOn: day, parties: companies } = head.handover;
    if (day !== null) add('P', say(labels.practicalCompletion(speaker.day(day))));
    if (companies.length > 0)
      add('P', say(labels.parties(listIn(languages[language].region, companies))));
  }
  if (head.notice === undefined) add('P', say(labels.shown(head.about)), faint);
  const first = sheet.put(
    lines.map(({ tag: _tag, text, ...look }, cell) => {
      const above = lines
        .slice(0, cell)
        .reduce((all, { size = letters.body }) => all + heightOf(size), 0);
      return {
        cell,
        tag: 'P' as const,
        draw: (y: number) => write(sheet, text, { x: 0, y: y + above, ...look }),
      };
    }),
    0,
  );
  for (const tag of ['H1', 'P'] as const)
    sheet.add(
      sheet.pdf.struct(
        tag,
        {},
        first.filter(({ cell }) => lines[cell]?.tag === tag).map(({ content }) => content),
      ),
    );
  const left = lines.reduce((all, { size = letters.body }) => all + heightOf(size), 0);
  // Beside the last line where that leaves room, and below the logo.
  const last = lines.at(-1)?.text ?? '';
  const beside = fonts.widthOf(last, 'regular', letters.body) + apart.sides + figuresWidth;
  const high = lineOf(letters.figure);
  const figuresTop =
    top +
    Math.max(left - (beside <= sheet.width ? high - 1 : 0), hasLogo ? logo.height + logo.below : 0);
  const placed = sheet.put(
    figures.map((pieces, cell) => {
      const after = figures
        .slice(cell + 1)
        .reduce((all, each) => all + widthOfPieces(fonts, each) + apart.figures, 0);
      return {
        cell,
        tag: 'P' as const,
        draw: () => writePieces(sheet, pieces, { y: figuresTop, end: sheet.width - after }),
      };
    }),
    0,
  );
  for (const { content } of placed) sheet.add(sheet.pdf.struct('P', {}, [content]));
  sheet.leaveSpace(Math.max(left, figuresTop + high - top));
  sheet.leaveSpace(mm(4));
  sheet.line(rule.head, colours.text);
  if (head.company !== null && head.withCodes === true) {
    sheet.leaveSpace(space.row);
    sheet.paragraph(say(labels.scan), { colour: colours.faint });
  }
}

const heightOf = (size: number): number =>
  size === letters.title ? size * 1.25 : size * lineHeight;

/** Those that are not zero; how many are not closed is always told. */
function figuresOf({ figures, snagCount, notice }: ReportHead, { say }: Speaker): Piece[][] {
  const number = (n: number, words: string, colour: string = colours.text): Piece[] => [
    { text: `${n} `, weight: 'strong', size: letters.figure, colour },
    { text: words, colour, ...(colour === colours.late && { weight: 'strong' as const }) },
  ];
  if (figures === undefined || notice !== undefined)
    return [[{ text: say(labels.snags(snagCount)), weight: 'strong' }]];
  const { notClosed, late, toCheck, sentBack, closed } = figures;
  return [
    number(notClosed, say(labels.notClosed)),
    ...(late === 0 ? [] : [number(late, say(labels.overdue), colours.late)]),
    ...(toCheck === 0 ? [] : [number(toCheck, say(labels.toCheck))]),
    ...(sentBack === 0 ? [] : [number(sentBack, say(labels.sentBackWord))]),
    ...(closed === 0 ? [] : [number(closed, say(labels.closedWord))]),
  ];
}
