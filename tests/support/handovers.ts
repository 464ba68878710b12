import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { checkFiles } from '../../server/features/journal/checkFiles';
import { verifyJournal } from '../../server/features/journal/verify';
import { readOriginals } from '../../server/files';
import { readPdf, type ReadPdf } from './readPdf';
import type { Person, PersonKey, Site } from './site';
import { dataOf, event, newId, type Variables } from './wire';

export interface Handover {
  id: string;
  state: string;
  about: string;
  changesSince: number | null;
  eventNumber: number;
  eventHash: string;
  draftSha256: string;
  draftUrl: string | null;
  parties: {
    position: number;
    role: string;
    company: string;
    signature: {
      eventId: string;
      name: string | null;
      company: string | null;
      strokes: string | null;
      reservations: string | null;
      except: number[];
      by: { name: string };
    } | null;
  }[];
  sha256: string | null;
  byteLength: number | null;
  url: string | null;
  maySign: boolean;
  mayWithdraw: boolean;
}
const fields =
  'id state about changesSince eventNumber eventHash draftSha256 draftUrl sha256 byteLength url maySign mayWithdraw parties { position role company signature { eventId name company strokes reservations except by { name } } }';
export const handoverSettings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };
export const twoParties = [
  { role: 'For the contractor', company: 'Build & Co' },
  { role: 'For the client', company: 'City of Eden' },
];
export const drawnStrokes = '100,300,150,120,200,310;250,200';

interface Payload {
  receipt: { eventId: string; hash: string };
  handover: Handover;
}

/** What tests of handovers do on the site that a test has now. */
export function handoversOn(siteNow: () => Site) {
  const db = () => siteNow().server.app.services.db;
  const prepare = (who: PersonKey | Person, input: Variables = {}) =>
    siteNow().gql(
      who,
      'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
      {
        input: {
          projectId: siteNow().projectId,
          id: newId('handover'),
          filter: { chip: 'ALL' },
          settings: handoverSettings,
          parties: twoParties,
          ...input,
        },
      },
    );
  const handoversOf = async (who: PersonKey | Person = 'inspector'): Promise<Handover[]> =>
    (
      await siteNow().ask<{ project: { handovers: { edges: { node: Handover }[] } } }>(
        who,
        `{ project(code: "SITE") { handovers(first: 100) { edges { node { ${fields} } } } } }`,
      )
    ).project.handovers.edges.map(({ node }) => node);
  const one = async (id: string): Promise<Handover> => {
    const found = (await handoversOf()).find((handover) => handover.id === id);
    if (found === undefined) throw new Error('There is no such handover.');
    return found;
  };
  const get = (who: PersonKey, path: string | null): Promise<Response> =>
    fetch(`${siteNow().url}${path}`, { headers: { cookie: siteNow().people[who].cookies } });

  async function prepared(
    input: Variables = {},
    who: PersonKey | Person = 'inspector',
  ): Promise<Handover> {
    const id = newId('handover');
    dataOf(await prepare(who, { id, ...input }));
    await siteNow().server.app.rendered();
    return one(id);
  }

  const sign = (
    who: PersonKey | Person,
    { id, draftSha256 }: Handover,
    position: number,
    input: Variables = {},
  ) =>
    siteNow().gql<{ signHandover: Payload }>(
      who,
      `mutation ($input: SignHandoverInput!) { signHandover(input: $input) { receipt { eventId hash } handover { ${fields} } } }`,
      {
        input: {
          ...event(),
          handoverId: id,
          draftSha256,
          position,
          name: 'Cora Contractor',
          company: 'Build & Co',
          strokes: drawnStrokes,
          reservations: '',
          except: [],
          ...input,
        },
      },
    );
  const withdraw = (who: PersonKey | Person, { id }: Handover) =>
    siteNow().gql<{ withdrawHandover: Payload }>(
      who,
      `mutation ($input: WithdrawHandoverInput!) { withdrawHandover(input: $input) { handover { ${fields} } } }`,
      { input: { ...event(), handoverId: id } },
    );

  async function readFrom(
    path: string | null,
  ): Promise<{ pdf: ReadPdf; text: string; sha256: string }> {
    const file = Buffer.from(await (await get('viewer', path)).arrayBuffer());
    const at = join(siteNow().server.dataDir, `${newId('x')}.pdf`);
    await writeFile(at, file);
    const pdf = await readPdf(at);
    return {
      pdf,
      text: pdf.pages.join(' ').replaceAll(/\s+/g, ' '),
      sha256: createHash('sha256').update(file).digest('hex'),
    };
  }

  const kindsAfter = async (seq: number): Promise<string[]> =>
    (
      await db()
        .selectFrom('event')
        .select('kind')
        .where('project_id', '=', siteNow().projectId)
        .where('seq', '>', seq)
        .orderBy('seq')
        .execute()
    ).map(({ kind }) => kind);
  const verdict = () => verifyJournal(db(), { id: siteNow().projectId, code: 'SITE' });
  const files = () =>
    checkFiles(
      db(),
      readOriginals(siteNow().server.app.services.files.storage),
      siteNow().projectId,
    );
  return {
    db,
    prepare,
    handoversOf,
    one,
    get,
    prepared,
    sign,
    withdraw,
    readFrom,
    kindsAfter,
    verdict,
    files,
  };
}
