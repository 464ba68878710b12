import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { grain } from './photos';
import { inServer, newDatabase, urlOf } from './postgres';
import { startServer } from './server';
import { openSite, type Site } from './site';
import { dataOf, event, gql, newId } from './wire';

// A data directory with SQLite that is moved to an empty PostgreSQL.

export let name: string;
export let url: string;
export let dataDir: string;
beforeEach(async () => {
  name = await newDatabase('template0');
  url = urlOf(name);
  dataDir = await mkdtemp(join(tmpdir(), 'snagbook-move-'));
});
afterEach(async () => {
  await rm(dataDir, { recursive: true, force: true });
  await inServer((client) => client.query(`drop database if exists ${name} with (force)`));
});

/**
 * A site on SQLite; with two snags, a photo and a comment. Its server is stopped, and the people
 * are still signed in.
 */
export async function sqliteSite(): Promise<Site & { snagId: string; photoId: string }> {
  const site = await openSite({ dataDir, databaseUrl: null });
  const { id: snagId } = await site.raise({ title: 'Door sticks' });
  await site.raise({ title: 'Straße naß', tradeId: site.trades.B });
  const photoId = await site.addPhoto('inspector', snagId, await grain(100, 80).jpeg().toBuffer());
  await site.ask(
    'inspector',
    'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }',
    { input: { ...event(), snagId, body: 'At the hinge' } },
  );
  await site.server.app.rendered();
  await site.close({ keep: true });
  return { ...site, snagId, photoId };
}

export async function inTarget<T>(work: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

export const countOf = (table: string): Promise<number> =>
  inTarget(async (client) =>
    Number((await client.query<{ n: string }>(`select count(*) as n from ${table}`)).rows[0]?.n),
  );

export const listDocument = `query ($text: String) {
  project(code: "SITE") { snagCounts { all } snags(first: 10, filter: { text: $text }) { edges { node { number title history(first: 10) { edges { node { kind comment } } } } } } }
}`;
export interface List {
  project: {
    snagCounts: { all: number };
    snags: {
      edges: {
        node: {
          number: number;
          title: string;
          history: { edges: { node: { kind: string; comment: string | null } }[] };
        };
      }[];
    };
  };
}
export const raiseDocument =
  'mutation ($input: RaiseSnagInput!) { raiseSnag(input: $input) { snag { number } } }';
export const raiseInput = (site: Site, title: string) => ({
  ...event(),
  projectId: site.projectId,
  snagId: newId('snag'),
  title,
  locationId: site.locationId,
});

/**
 * What a server says of the list, on the database that took the folder's over or on the old one.
 */
export async function listOn(
  site: Site,
  databaseUrl: string | null,
): Promise<{ numbers: number[]; log: object[] }> {
  const server = await startServer({ dataDir, databaseUrl, development: true });
  try {
    const { project } = dataOf(await gql<List>(server.url, site.people.inspector, listDocument));
    return { numbers: project.snags.edges.map(({ node }) => node.number), log: server.log };
  } finally {
    await server.close({ keep: true });
  }
}
