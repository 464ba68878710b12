import type { PersonKey, Site } from './site';
import { type Answer, dataOf, event, newId, type Variables } from './wire';

interface Merged {
  mergeCompany: { receipt: { eventId: string } | null; left: number };
}
interface Shown {
  status: string;
  company: { name: string } | null;
  assignee: { id: string } | null;
  waitingFor: { kind: string; company: { name: string } | null };
  history: {
    edges: {
      node: {
        kind: string;
        changes: { field: string; from: string | null; to: string | null }[];
        actor: { name: string };
      };
    }[];
  };
}

/** What tests that merge the two companies of a site send and read. */
export function mergeDesk(site: () => Site) {
  const send = <Data = unknown>(
    name: string,
    input: Variables,
    person: PersonKey = 'admin',
    fields = 'receipt { eventId }',
  ) => {
    const type = `${name[0]?.toUpperCase()}${name.slice(1)}Input`;
    return site().gql<Data>(
      person,
      `mutation ($input: ${type}!) { ${name}(input: $input) { ${fields} } }`,
      { input: { ...event(), ...input } },
    );
  };
  const sent = async (name: string, input: Variables, person: PersonKey = 'admin') =>
    expect((await send(name, input, person)).errors).toEqual([]);

  const ofBoth = () => ({ companyId: site().companies.A, intoId: site().companies.B });
  const merge = (input: Variables = {}, person: PersonKey = 'admin'): Promise<Answer<Merged>> =>
    send<Merged>('mergeCompany', { ...ofBoth(), ...input }, person, 'receipt { eventId } left');
  /** With all that follows from it. */
  const merged = async (input: Variables = {}) => {
    const { mergeCompany } = dataOf(await merge(input));
    await site().server.app.rendered();
    return mergeCompany;
  };

  const company = async (name: string): Promise<string> => {
    const id = newId('company');
    await sent('saveCompany', { projectId: site().projectId, id, name });
    return id;
  };

  const shown = async (id: string, person: PersonKey = 'admin'): Promise<Shown | null> =>
    (
      await site().ask<{ node: Shown | null }>(
        person,
        'query ($id: ID!) { node(id: $id) { ... on Snag { status company { name } assignee { id } waitingFor { kind company { name } } history(first: 50) { edges { node { kind changes { field from to } actor { name } } } } } } }',
        { id },
      )
    ).node;

  const numbersOf = async (companyId: string, person: PersonKey = 'admin'): Promise<number[]> =>
    (
      await site().ask<{ project: { snags: { edges: { node: { number: number } }[] } } }>(
        person,
        'query ($filter: SnagFilter!) { project(code: "SITE") { snags(first: 100, filter: $filter) { edges { node { number } } } } }',
        { filter: { companyId } },
      )
    ).project.snags.edges
      .map(({ node }) => node.number)
      .toSorted((one, other) => one - other);
  return { send, sent, ofBoth, merge, merged, company, shown, numbersOf };
}
