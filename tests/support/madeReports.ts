import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPdf, type ReadPdf } from './readPdf';
import type { PersonKey, Site } from './site';
import { newId, type Variables } from './wire';

export const reportSettings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };

/** A report that was asked for, waited for, downloaded and read with another program. */
export async function madeReport(
  site: Site,
  input: Variables = {},
  who: PersonKey = 'inspector',
): Promise<{ id: string; pdf: ReadPdf; text: string; file: Buffer }> {
  const id = newId('report');
  const asked = {
    projectId: site.projectId,
    id,
    kind: 'LIST',
    filter: { chip: 'ALL' },
    settings: reportSettings,
    ...input,
  };
  await site.ask(
    who,
    'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
    { input: asked },
  );
  await site.server.app.rendered();
  const answer = await fetch(`${site.url}/files/reports/${id}`, {
    headers: { cookie: site.people[who].cookies },
  });
  if (answer.status !== 200) throw new Error(`The report was not made: ${answer.status}`);
  const file = Buffer.from(await answer.arrayBuffer());
  const path = join(site.server.dataDir, `${id}.pdf`);
  await writeFile(path, file);
  const pdf = await readPdf(path);
  return { id, pdf, text: pdf.pages.join(' ').replaceAll(/\s+/g, ' '), file };
}
