// A server of its own in a temporary folder, in which BCF files are imported and written again.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unzipSync } from 'fflate';
import { createApp } from '../../server/app';
import type { RenderWorker } from '../../server/files/renderer';
import { newId } from '../../server/ids';
import { type ImportMapping, makesMissing } from '../../rules/imports';
import { type BcfVersion, bcfVersions } from '../../rules/tables';
import type { Questions } from '../../server/features/tablesIn/questions';
import type { Shown, ShownRow } from '../../server/features/tablesIn/shown';
import { type Compared, compare, type Files } from './compare';

/** What came of a file. */
export interface Case {
  /** Why it cannot be imported, as a sentence; null if it can. */
  readonly refused: string | null;
  /** As `bcf.version` says it. */
  readonly version: string;
  readonly topics: number;
  /** Sentences about topics that are refused, and about what is not kept. */
  readonly told: readonly string[];
  /** What the same file changes when it comes again, which should be nothing. */
  readonly changedAgain: number;
  readonly written: Readonly<Partial<Record<BcfVersion, Compared>>>;
}

export interface Bench {
  run(name: string, bytes: Uint8Array): Promise<Case>;
  close(): Promise<void>;
}

const origin = 'http://localhost';
const files = (bytes: Uint8Array): Files =>
  new Map(Object.entries(unzipSync(bytes)).filter(([path]) => !path.endsWith('/')));

export async function openBench(
  root: string,
  renderWorker: RenderWorker = join(root, 'server/files/renderWorker.ts'),
): Promise<Bench> {
  const dataDir = await mkdtemp(join(tmpdir(), 'snagbook-bcf-'));
  const app = await createApp({
    dataDir,
    root,
    renderWorker,
    development: true,
    passwordCost: { memoryCost: 8, timeCost: 1, parallelism: 1 },
  });
  const admin = { email: 'admin@bench.example', password: 'a password of a bench' };
  let headers: Record<string, string> = { 'x-snagbook': '1' };
  const fetched = (path: string, init: RequestInit = {}): Promise<Response> =>
    app.fetch(
      new Request(`${origin}${path}`, { ...init, headers: { ...headers, ...init.headers } }),
    );
  const json = async <Answer>(path: string, init?: RequestInit): Promise<Answer> => {
    const response = await fetched(path, init);
    // What the route promises, or a refusal.
    const body = (await response.json()) as Answer & { errors?: unknown };
    if (!response.ok || body.errors !== undefined) throw new Error(JSON.stringify(body));
    return body;
  };
  const post = <Answer>(path: string, body: object): Promise<Answer> =>
    json(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  const mutate = (mutation: string, input: object): Promise<unknown> =>
    post('/graphql', {
      query: `mutation ($input: ${mutation[0]?.toUpperCase()}${mutation.slice(1)}Input!) { ${mutation}(input: $input) { __typename } }`,
      variables: { input },
    });
  await mutate('setUp', {
    eventId: newId('event'),
    ...admin,
    name: 'Admin',
    projectId: newId('project'),
    projectCode: 'BENCH',
    projectName: 'Bench',
    timeZone: 'Europe/Berlin',
  });
  const session = await fetched('/session', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(admin),
  });
  const { accessToken } = (await session.json()) as { accessToken: string }; // its answer
  headers = {
    ...headers,
    authorization: `Bearer ${accessToken}`,
    cookie: session.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; '),
  };
  let count = 0;

  const settled = async (id: string): Promise<Shown> => {
    await app.rendered();
    return json(`/files/imports/${id}`);
  };
  const step = async (id: string, way: string, body: object = {}): Promise<Shown> => {
    await post(`/files/imports/${id}/${way}`, body);
    return settled(id);
  };
  const send = async (projectId: string, name: string, bytes: Uint8Array): Promise<Shown> => {
    const id = newId('import');
    const query = new URLSearchParams({ project: projectId, table: 'snags', name }).toString();
    await json(`/files/imports/${id}?${query}`, {
      method: 'PUT',
      body: new Blob([new Uint8Array(bytes)]),
    });
    return settled(id);
  };
  /** Answers whatever is asked in the simplest way. */
  const answered = async (read: Shown): Promise<Shown> => {
    const { questions } = await json<Questions>(`/files/imports/${read.id}/questions`);
    const words: Record<string, Record<string, string>> = {};
    const plain = { status: 'OPEN', type: 'DEFECT', priority: 'MEDIUM', role: 'VIEWER' };
    for (const { field, word } of questions)
      if (field !== undefined && word !== undefined)
        words[field] = { ...words[field], [word]: plain[field] };
    const mapping: ImportMapping = {
      columns: read.facts?.columns.map(({ guess }) => guess) ?? [],
      words,
      dayOrder: 'DMY',
      place: 'Bench',
      answers: { ...makesMissing, blankDates: true, withoutPhoto: 'NOTE', older: 'TAKE' },
    };
    return step(read.id, 'check', mapping);
  };

  return {
    async run(name, bytes) {
      const projectId = newId('project');
      count += 1;
      await mutate('createProject', {
        eventId: newId('event'),
        occurredAt: Date.now(),
        id: projectId,
        code: `B${count}`,
        name: `Case ${count}`,
        timeZone: 'Europe/Berlin',
      });
      const named = /\.bcf(zip)?$/i.test(name) ? name : `${name}.bcf`;
      const read = await send(projectId, named, bytes);
      const nothing = { version: '', topics: 0, told: [], changedAgain: 0, written: {} };
      if (read.state !== 'CHECKED') return { ...nothing, refused: read.problem ?? read.state };
      const done = await step((await answered(read)).id, 'do');
      if (done.state !== 'DONE') return { ...nothing, refused: done.problem ?? done.state };
      const rows: ShownRow[] = [];
      for (let more = true; more;) {
        const page = await json<{ rows: ShownRow[]; more: boolean }>(
          `/files/imports/${done.id}/rows?after=${rows.at(-1)?.n ?? 0}`,
        );
        rows.push(...page.rows);
        ({ more } = page);
      }
      const again = await send(projectId, named, bytes);
      const given = files(bytes);
      const written: Partial<Record<BcfVersion, Compared>> = {};
      for (const version of bcfVersions) {
        const out = await fetched(`/files/bcf/${projectId}/${version}.bcf`);
        written[version] = compare(given, files(new Uint8Array(await out.arrayBuffer())));
      }
      return {
        refused: null,
        version: read.facts?.bcf?.version ?? '',
        topics: done.counts.MAKE,
        told: [
          ...(read.facts?.bcf?.broken.map((folder) => `${folder}: without a markup`) ?? []),
          ...rows.flatMap(({ line, problems, notes }) =>
            [...problems, ...notes].map((said) => `Topic ${line}: ${said}`),
          ),
        ],
        changedAgain: again.counts.MAKE + again.counts.CHANGE,
        written,
      };
    },
    async close() {
      await app.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
