import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { reportSettings } from './madeReports';
import { readPdf, type ReadPdf } from './readPdf';
import type { PersonKey, Site } from './site';
import { newId, type Variables } from './wire';

export interface ToldReport {
  id: string;
  state: string;
  progress: number | null;
  failure: string | null;
  about: string;
  snagCount: number | null;
  byteLength: number | null;
  url: string | null;
  mayRemove: boolean;
  by: { name: string };
  settings: Variables;
}
const fields =
  'id state progress failure about snagCount byteLength url mayRemove by { name } settings { photos grouping paper language }';

/** Asks for reports, ends them, and reads what is told of them. */
export function reportDesk(site: () => Site) {
  const make = (who: PersonKey, input: Variables = {}) =>
    site().gql<{ makeReport: { report: ToldReport } }>(
      who,
      `mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { ${fields} } } }`,
      {
        input: {
          projectId: site().projectId,
          id: newId('report'),
          kind: 'LIST',
          filter: { chip: 'ALL' },
          settings: reportSettings,
          ...input,
        },
      },
    );
  const end = (who: PersonKey, what: 'cancel' | 'remove', id: string) =>
    site().gql(
      who,
      `mutation ($input: ${what === 'cancel' ? 'CancelReportInput' : 'RemoveReportInput'}!) { ${what}Report(input: $input) { ${what === 'cancel' ? 'report { state }' : 'removedId'} } }`,
      { input: { projectId: site().projectId, id } },
    );
  const reportsOf = async (who: PersonKey): Promise<ToldReport[]> =>
    (
      await site().ask<{ project: { reports: ToldReport[] } }>(
        who,
        `{ project(code: "SITE") { reports { ${fields} } } }`,
      )
    ).project.reports;
  const get = (who: PersonKey, path: string): Promise<Response> =>
    fetch(`${site().url}${path}`, { headers: { cookie: site().people[who].cookies } });

  /** Waits until it is made, and reads it with another program. */
  async function made(
    input: Variables = {},
    who: PersonKey = 'inspector',
  ): Promise<{ report: ToldReport; pdf: ReadPdf; text: string; file: Buffer }> {
    const answer = await make(who, input);
    expect(answer.errors).toEqual([]);
    await site().server.app.rendered();
    const report = (await reportsOf(who)).find(
      ({ id }) => id === answer.data?.makeReport.report.id,
    );
    if (report?.url == null) throw new Error(`Not made: ${JSON.stringify(report)}`);
    const file = Buffer.from(await (await get(who, report.url)).arrayBuffer());
    const path = join(site().server.dataDir, `${report.id}.pdf`);
    await writeFile(path, file);
    const pdf = await readPdf(path);
    return { report, pdf, text: pdf.pages.join('\n').replaceAll('\r', ''), file };
  }
  return { make, end, reportsOf, get, made };
}
