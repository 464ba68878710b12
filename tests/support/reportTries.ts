import type { PersonKey, Site } from './site';
import { type Answer, dataOf, event, newId, type Variables } from './wire';

const settings = { photos: 'NONE', grouping: 'PLACE', paper: 'A4', language: 'en' };

/** What those that ask who may do what need of reports and other downloads. */
export function reportTries(site: () => Site) {
  /** What somebody reads there: it, nothing, or that it is not for them. */
  const read = async (person: PersonKey, path: string): Promise<string> => {
    const { status } = await fetch(`${site().url}${path}`, {
      headers: { cookie: site().people[person].cookies },
    });
    return { 200: 'yes', 403: 'no', 404: 'none' }[status] ?? String(status);
  };
  async function makeReport(
    person: PersonKey,
    more: Variables = {},
  ): Promise<{ id: string; answer: Answer<unknown> }> {
    const id = newId('report');
    const input = {
      projectId: site().projectId,
      id,
      kind: 'LIST',
      filter: { chip: 'OPEN' },
      settings,
      ...more,
    };
    return {
      id,
      answer: await site().gql(
        person,
        'mutation ($input: MakeReportInput!) { makeReport(input: $input) { report { id } } }',
        { input },
      ),
    };
  }
  const made = new Map<string, Promise<string>>();
  async function pathOf(more: Variables): Promise<string> {
    const { id } = await makeReport('inspector', more);
    await site().server.app.rendered();
    return `/files/reports/${id}`;
  }
  return {
    read,
    makeReport,
    /** The path of a report of a kind that is made once, because each is a process of its own. */
    madeReport(kind: 'LIST' | 'TRADE_SHEET', more: Variables = {}): Promise<string> {
      const path = made.get(kind) ?? pathOf({ kind, ...more });
      made.set(kind, path);
      return path;
    },
    /** The outcome of several tables, which is the same. */
    async download(person: PersonKey, ...files: string[]): Promise<string> {
      const outcomes = await Promise.all(
        files.map((file) => read(person, `/files/tables/${site().projectId}/${file}`)),
      );
      return [...new Set(outcomes)].join(', ');
    },
    sheetOfA: (): Variables => ({ kind: 'TRADE_SHEET', filter: { companyId: site().companies.A } }),
    handovers: handoversOf(site),
  };
}

/** As few as there can be, because each is a PDF. */
function handoversOf(site: () => Site) {
  const db = () => site().server.app.services.db;
  let signed = -1;
  let toSign: Promise<string> | undefined;
  let toRead: Promise<string[]> | undefined;

  async function prepare(
    person: PersonKey,
    parties = 1,
  ): Promise<{ id: string; answer: Answer<unknown> }> {
    const id = newId('handover');
    const input = {
      projectId: site().projectId,
      id,
      filter: { chip: 'OPEN' },
      settings,
      parties: Array.from({ length: parties }, () => ({ role: 'Client', company: '' })),
    };
    return {
      id,
      answer: await site().gql(
        person,
        'mutation ($input: PrepareHandoverInput!) { prepareHandover(input: $input) { project { id } } }',
        { input },
      ),
    };
  }
  async function prepared(parties?: number): Promise<string> {
    const { id, answer } = await prepare('inspector', parties);
    dataOf(answer);
    await site().server.app.rendered();
    return id;
  }
  async function signature(handoverId: string, position: number): Promise<Variables> {
    const { draft_sha256: draftSha256 } = await db()
      .selectFrom('handover')
      .select('draft_sha256')
      .where('id', '=', handoverId)
      .executeTakeFirstOrThrow();
    return {
      handoverId,
      draftSha256,
      position,
      name: 'Somebody',
      company: '',
      reservations: '',
      except: [],
    };
  }
  async function sealed(): Promise<string[]> {
    const id = await prepared();
    dataOf(
      await site().gql(
        'inspector',
        'mutation ($input: SignHandoverInput!) { signHandover(input: $input) { handover { id } } }',
        { input: { ...event(), ...(await signature(id, 0)) } },
      ),
    );
    await site().server.app.rendered();
    return [`/files/reports/${id}/draft`, `/files/reports/${id}`];
  }

  return {
    prepare,
    /** What signs for a party that nobody has signed for. */
    nextSignature: async (): Promise<Variables> =>
      signature(await (toSign ??= prepared(12)), (signed += 1)),
    /** One of one party that waits for its signature. */
    async open(): Promise<string> {
      const open = await db()
        .selectFrom('handover')
        .select('id')
        .where('state', '=', 'PREPARED')
        .where('parties', 'not like', '%,%,%')
        .executeTakeFirst();
      return open?.id ?? prepared();
    },
    /** Of the draft and of the final PDF of one that is sealed. */
    sealedPaths: (): Promise<string[]> => (toRead ??= sealed()),
  };
}
