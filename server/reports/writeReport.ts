import { createReadStream } from 'node:fs';
import { rename, stat } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { languages } from '../../rules/languages';
import type { ReportPhotos } from '../../rules/reports';
import { listIn } from '../../rules/listing';
import { pageName } from '../files/plans/paths';
import type { ReportJob } from '../files/renderJob';
import { kindLabels } from './kindLabels';
import { letters, space } from './design';
import { createSpeaker, labels, type Speaker, withoutLabels } from './labels';
import { writeFigures, writePlan, writeSignatures, writeSignOff } from './handover';
import { writeLetterhead } from './letterhead';
import { colours } from './marks';
import { EnoughPages, openReportPages, type ReportPages } from './page';
import type { ReportHead, ReportLine, WrittenReport } from './reportData';
import { beginSnagLines } from './snagLines';
import { beginSnagTable, type SnagTable } from './snagRows';

/** Points that a heading and most snags under it take. */
const leastRoom: Readonly<Record<ReportPhotos, number>> = { NONE: 130, SMALL: 210, LARGE: 280 };
/** And with two of its lines. */
const leastOfLines = 75;

/** Writes a report from its data, line by line, so that its size is no matter of memory. */
export async function writeReport(
  { path, output, preview }: ReportJob,
  onPercent: (percent: number) => void,
): Promise<WrittenReport> {
  const mostPages = preview?.pages;
  // Photos are taken in one after the other, so a cache of them would only take memory.
  sharp.cache(false);
  // The server's own pictures of photos, which the program for plans, if it drew a page before,
  // does not open.
  sharp.unblock({ operation: ['VipsForeignLoadWebpFile'] });
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Infinity });
  let begun: { sheet: ReportPages; head: ReportHead; speaker: Speaker } | null = null;
  let table: SnagTable | null = null;
  let [written, listed] = [0, 0];
  let section: 'OPEN' | 'ALL' | null = null;
  try {
    for await (const text of lines) {
      const line = JSON.parse(text) as ReportLine; // written by features/reports/gather.ts
      if ('head' in line) {
        begun = await begin(line.head, { output, folder: dirname(path), mostPages });
        continue;
      }
      if (begun === null) throw new Error('The data of a report begins with its head.');
      const { sheet, head, speaker } = begun;
      if ('figures' in line) {
        writeFigures(sheet, speaker, line.figures);
        continue;
      }
      if ('plan' in line) {
        await writePlan(sheet, speaker, line.plan, dirname(path));
        continue;
      }
      if ('section' in line) {
        table?.end();
        table = null;
        if (section === 'OPEN' && listed === 0) sheet.paragraph(speaker.say(labels.nothingOpen));
        [section, listed] = [line.section, 0];
        sheet.newPage();
        sheet.heading(
          'H1',
          speaker.say(section === 'OPEN' ? labels.stillOpen : labels.allSnags),
          letters.section,
        );
        continue;
      }
      if ('group' in line) {
        table?.end();
        const name = line.group.title ?? speaker.say(withoutLabels[head.grouping]);
        const photos = section === 'OPEN' ? 'NONE' : head.photos;
        // Its heading does not stand at the foot of a page without a snag.
        const asLines = head.layout === 'LINE';
        if (sheet.room() < (asLines ? leastOfLines : leastRoom[photos])) sheet.newPage();
        sheet.leaveSpace(space.group);
        sheet.bookmark(name);
        sheet.heading(
          'H2',
          speaker.say(labels.groupOf(name, line.group.snagCount)),
          letters.heading,
        );
        table = asLines
          ? beginSnagLines(sheet, speaker, { grouping: head.grouping, code: head.project.code })
          : beginSnagTable(sheet, speaker, {
              title: line.group.title,
              photos,
              folder: dirname(path),
              withCodes: head.kind === 'TRADE_SHEET',
            });
        continue;
      }
      await table?.add(line.snag);
      [written, listed] = [written + 1, listed + 1];
      if (written % 20 === 0)
        onPercent(Math.min(99, Math.floor((written / Math.max(1, head.snagCount)) * 100)));
    }
  } catch (error) {
    if (!(error instanceof EnoughPages)) throw error;
    lines.close();
  }
  if (begun === null) throw new Error('The data of a report has no head.');
  const { sheet, head, speaker } = begun;
  table?.end();
  if (mostPages === undefined) {
    if (head.snagCount === 0) sheet.paragraph(speaker.say(labels.empty));
    if (head.handover !== null) {
      const { lastEvent, signOff } = head.handover;
      if (signOff === null) writeSignatures(sheet, speaker, lastEvent);
      else writeSignOff(sheet, speaker, { by: head.by, signOff, lastEvent });
    }
    listReplaced(sheet, speaker);
  }
  await sheet.end();
  if (preview !== undefined) await drawFirst(output, preview);
  return { pages: sheet.pages(), byteLength: (await stat(output)).size };
}

/** By the program that draws plans, so that what people look at is the page itself. */
async function drawFirst(
  pdf: string,
  { pixels, picture }: NonNullable<ReportJob['preview']>,
): Promise<void> {
  const { drawPages } = await import('../files/plans/drawPages');
  const folder = dirname(picture);
  await drawPages(
    { path: pdf, mime: 'application/pdf', pages: [1], pixels, folder },
    () => undefined,
  );
  await rename(join(folder, pageName(1)), picture);
}

const titleOf = ({ kind, project }: ReportHead, speaker: Speaker): string =>
  `${project.code} ${project.name} · ${speaker.say(kindLabels[kind])}`;

async function begin(
  head: ReportHead,
  { output, folder, mostPages }: { output: string; folder: string; mostPages: number | undefined },
): Promise<{ sheet: ReportPages; head: ReportHead; speaker: Speaker }> {
  const speaker = createSpeaker(head.language, head.timeZone);
  const { say } = speaker;
  const { project } = head;
  const sheet = openReportPages({
    path: output,
    paper: head.paper,
    language: head.language,
    title: titleOf(head, speaker),
    author: head.by,
    at: head.at,
    pageOf: (page, pages) => say(labels.pageOf(page, pages)),
    ...(mostPages !== undefined && { mostPages }),
  });
  if (head.sender != null) await writeLetterhead(sheet, speaker, head.sender, folder);
  sheet.heading('H1', say(kindLabels[head.kind]), letters.title);
  sheet.leaveSpace(space.hair);
  sheet.paragraph(`${project.code} ${project.name}`, { weight: 'strong', size: letters.project });
  if (head.company !== null)
    sheet.paragraph(head.company.name, { weight: 'strong', size: letters.company });
  for (const fact of [
    project.address,
    project.clientName === '' ? '' : say(labels.client(project.clientName)),
  ])
    if (fact !== '') sheet.paragraph(fact);
  if (head.handover !== null) {
    const { practicalCompletionOn: day, parties } = head.handover;
    if (day !== null) sheet.paragraph(say(labels.practicalCompletion(speaker.day(day))));
    if (parties.length > 0)
      sheet.paragraph(say(labels.parties(listIn(languages[head.language].region, parties))));
  }
  sheet.leaveSpace(space.row);
  sheet.paragraph(say(labels.shown(head.about)));
  sheet.paragraph(say(labels.snags(head.snagCount)), { weight: 'strong' });
  if (head.company !== null) sheet.paragraph(say(labels.scan));
  sheet.paragraph(say(labels.made(head.by, speaker.time(head.at))), {
    colour: colours.faint,
    size: letters.small,
  });
  return { sheet, head, speaker };
}

/**
 * What the font does not have, at the end, so that nobody takes the numbers for what somebody
 * wrote.
 */
function listReplaced(sheet: ReportPages, { say }: Speaker): void {
  const replaced = [...sheet.fonts.replaced()];
  if (replaced.length === 0) return;
  sheet.leaveSpace(space.part);
  sheet.paragraph(say(labels.replaced), { size: letters.small, weight: 'strong' });
  sheet.paragraph(
    replaced
      .slice(0, 200)
      .map(([code, where]) => say(labels.replacedIn(code, where)))
      .join(' · '),
    { size: letters.small, colour: colours.faint },
  );
}
