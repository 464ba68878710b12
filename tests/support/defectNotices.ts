import { dayAfter, dayMs } from '../../rules/days';
import type { Person, PersonKey, Site } from './site';
import { event, newId, type Caller, type Variables } from './wire';

export interface ShownNotice {
  id: string;
  number: number;
  kind: string;
  state: string;
  company: { name: string };
  previous: { number: number } | null;
  deadlineOn: string | null;
  owed: number;
  toCheck: number;
  snagCount: number;
  mails: { to: string; state: string }[];
  openedAt: number | null;
  openedBy: string | null;
  sha256: string | null;
  url: string | null;
  mayFollow: string[];
}

const fields =
  'id number kind state company { name } previous { number } deadlineOn owed toCheck snagCount mails { to state } openedAt openedBy sha256 url mayFollow';

/** Some days from a moment, in UTC, which is far enough from every change of the day in tests. */
export const inDays = (days: number, from: number = Date.now()): string =>
  dayAfter(new Date(Math.floor(from / dayMs) * dayMs).toISOString().slice(0, 10), days);

/** What tests of notices of defects do on the site that a test has now. */
export function noticesOn(siteNow: () => Site) {
  const send = (
    snagIds: readonly string[],
    input: Variables = {},
    who: PersonKey = 'inspector',
  ) => {
    const site = siteNow();
    return site.gql<{ sendDefectNotice: { receipt: { hash: string }; notice: ShownNotice } }>(
      who,
      `mutation ($input: SendDefectNoticeInput!) { sendDefectNotice(input: $input) { receipt { hash } notice { ${fields} } } }`,
      {
        input: {
          ...event(),
          projectId: site.projectId,
          id: newId('notice'),
          companyId: site.companies.A,
          kind: 'BEFORE',
          basis: 'OWN',
          language: 'en',
          paper: 'A4',
          text: 'Please remedy this.',
          keepText: false,
          deadlineOn: inDays(14),
          snagIds,
          way: 'PRINT',
          addresses: [],
          toCompany: false,
          ...input,
        },
      },
    );
  };
  const listed = async (who: PersonKey | Caller | Person = 'inspector'): Promise<ShownNotice[]> =>
    (
      await siteNow().ask<{ project: { defectNotices: ShownNotice[] } }>(
        who,
        `{ project(code: "SITE") { defectNotices { ${fields} } } }`,
      )
    ).project.defectNotices;
  const pdf = (who: Caller, id: string): Promise<Response> =>
    fetch(`${siteNow().url}/files/notices/${id}`, { headers: { cookie: who.cookies } });
  return { send, listed, pdf };
}
