import { verifyJournal } from '../../server/features/journal/verify';
import { everythingIn, standsIn } from './everything';
import type { PersonKey, Site } from './site';
import type { Variables } from './wire';

export interface Told {
  kind: string;
  actor: { name: string } | null;
  comment: string | null;
  redacted: boolean;
  changes: object[];
  photo: object | null;
}

export const receipt = 'receipt { eventId hash }';

/** What tests of erasing ask of the site that a test has now. */
export function lookInto(siteNow: () => Site) {
  const db = () => siteNow().server.app.services.db;
  return {
    db,
    everything: () => everythingIn(db()),
    verdict: async (code = 'SITE') =>
      verifyJournal(
        db(),
        await db()
          .selectFrom('project')
          .selectAll()
          .where('code', '=', code)
          .executeTakeFirstOrThrow(),
      ),
    /** Whether this stands anywhere in the database. */
    stands: (text: string) => standsIn(db(), text),
    send: <Data>(who: PersonKey, name: string, input: Variables, fields: string) => {
      const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
      return siteNow().gql<Data>(
        who,
        `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
        { input },
      );
    },
    history: async (snagId: string, who: PersonKey = 'inspector'): Promise<Told[]> => {
      const query = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 50) { edges { node { kind actor { name } comment redacted changes { from to } photo { id } } } } } } }`;
      return (
        await siteNow().ask<{ node: { history: { edges: { node: Told }[] } } }>(who, query, {
          id: snagId,
        })
      ).node.history.edges.map(({ node }) => node);
    },
    /** How many snags of SITE are found by these words. */
    found: async (text: string): Promise<number> => {
      const query =
        'query ($text: String!) { project(code: "SITE") { snags(first: 9, filter: { text: $text }) { edges { node { id } } } } }';
      return (
        await siteNow().ask<{ project: { snags: { edges: object[] } } }>('viewer', query, { text })
      ).project.snags.edges.length;
    },
  };
}
