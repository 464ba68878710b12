import { readFile } from 'node:fs/promises';
import { type Language, languages, type Spoken } from '../../rules/languages';
import type { PeriodsJob } from '../files/renderJob';
import { letters, space } from './design';
import { createSpeaker, labels } from './labels';
import { colours } from './marks';
import { openReportPages, type ReportPages } from './page';

/** A list of defects periods as it is printed; its sentences are in one language. */
export interface PeriodsData {
  language: Language;
  timeZone: string;
  title: string;
  /** Code and name. */
  project: string;
  by: string;
  at: number;
  /** Said where there is no section. */
  none: string;
  sections: { title: string; periods: PrintedPeriod[] }[];
}

interface PrintedPeriod {
  /** The company, and which part of its works. */
  name: string;
  /** When it ends, what that follows from, and what else there is to say. */
  lines: string[];
}

/** Lays it out twice: each page says how many there are. */
export async function writePeriods({ path, output }: PeriodsJob): Promise<null> {
  const data = JSON.parse(await readFile(path, 'utf8')) as PeriodsData; // features/tablesOut/periods.ts
  const pages = await layOut(data, null);
  await layOut(data, { output, pages });
  return null;
}

async function layOut(
  data: PeriodsData,
  drawn: { output: string; pages: number } | null,
): Promise<number> {
  const speaker = createSpeaker(data.language, data.timeZone);
  const title = `${data.project} · ${data.title}`;
  const made = speaker.say(labels.made(data.by, speaker.time(data.at)));
  const { dir }: Spoken = languages[data.language];
  const sheet = openReportPages({
    path: drawn === null ? null : () => drawn.output,
    paper: 'A4',
    language: data.language,
    rightToLeft: dir === 'rtl',
    title,
    foot: `${title} · ${made}`,
    author: data.by,
    at: data.at,
    pageOf: drawn === null ? null : (page) => speaker.say(labels.pageOf(page, drawn.pages)),
  });
  write(sheet, data);
  const pages = sheet.pages();
  await sheet.end();
  return pages;
}

function write(sheet: ReportPages, { title, project, none, sections }: PeriodsData): void {
  sheet.heading('H1', title, letters.title);
  sheet.paragraph(project, { weight: 'strong' });
  if (sections.length === 0) {
    sheet.leaveSpace(space.group);
    sheet.paragraph(none);
  }
  for (const section of sections) {
    sheet.leaveSpace(space.section);
    sheet.heading('H2', section.title, letters.section);
    for (const { name, lines } of section.periods) {
      sheet.leaveSpace(space.rule);
      sheet.paragraph(name, { weight: 'strong' });
      for (const line of lines) sheet.paragraph(line, { colour: colours.text });
    }
  }
}
