import { readFile, writeFile } from 'node:fs/promises';
import { join as pathOf } from 'node:path';
import { onPostgres } from './postgres';
import { startServer, type TestServer, type TestServerOptions } from './server';
import { copied } from './once/prepared';
import { openStream, type Stream } from './stream';
import {
  type Answer,
  type Caller,
  dataOf,
  event,
  gql,
  newId,
  nobody,
  photoInput,
  signIn,
  upload,
  type Variables,
} from './wire';

type Role = 'ADMIN' | 'INSPECTOR' | 'TRADE' | 'VIEWER';

export interface Person extends Caller {
  name: string;
  email: string;
  password: string;
  userId: string;
  memberId: string;
}

export interface RaisedSnag {
  id: string;
  number: number;
}

const staff = {
  inspector: { role: 'INSPECTOR' },
  inspector2: { role: 'INSPECTOR' },
  tradeA: { role: 'TRADE', company: 'A' },
  tradeB: { role: 'TRADE', company: 'B' },
  viewer: { role: 'VIEWER' },
} as const satisfies Record<string, { role: Role; company?: 'A' | 'B' }>;

/** admin is the owner of the server too; the outsider is admin of a project of their own. */
export type PersonKey = 'admin' | 'outsider' | keyof typeof staff;

/** A project with two companies and people of all roles, made through the API of a real server. */
export interface Site {
  server: TestServer;
  url: string;
  projectId: string;
  otherProjectId: string;
  people: Record<PersonKey, Person>;
  companies: { A: string; B: string };
  trades: { A: string; B: string };
  locationId: string;
  otherLocationId: string;
  gql<Data>(
    person: PersonKey | Caller,
    query: string,
    variables?: Variables,
  ): Promise<Answer<Data>>;
  /** The data of an answer without errors. */
  ask<Data>(person: PersonKey | Caller, query: string, variables?: Variables): Promise<Data>;
  upload<Data>(
    person: PersonKey | Caller,
    query: string,
    variables: { input: Variables },
    file: Blob,
  ): Promise<Answer<Data>>;
  /** One more person of the project, for a test that takes their membership away. */
  join(key: string, role: Role, company?: 'A' | 'B'): Promise<Person>;
  /** A snag in company A by the inspector, unless something else is said. */
  raise(input?: Variables, person?: PersonKey): Promise<RaisedSnag>;
  /** Adds a photo; fails if it is refused. */
  addPhoto(
    person: PersonKey,
    snagId: string,
    bytes: Uint8Array,
    kind?: 'DEFECT' | 'EVIDENCE',
  ): Promise<string>;
  move(
    person: PersonKey,
    snagId: string,
    move: string,
    more?: Variables,
  ): Promise<Answer<{ moveSnag: MoveAnswer }>>;
  /** Where the project's journal stands, as this person is told. */
  cursor(person?: PersonKey): Promise<string>;
  subscribe(person: PersonKey | Caller, after: string, projectId?: string): Stream;
  close(options?: { keep?: boolean }): Promise<void>;
}

export interface MoveAnswer {
  snag: { status: string } | null;
  notice: { code: string; message: string } | null;
  event: { withoutEffect: boolean } | null;
}

/** Who is there, and what the project holds. */
interface Made extends Pick<
  Site,
  | 'projectId'
  | 'otherProjectId'
  | 'people'
  | 'companies'
  | 'trades'
  | 'locationId'
  | 'otherLocationId'
> {
  join: Site['join'];
}

export async function openSite(options: TestServerOptions = {}): Promise<Site> {
  const now = options.clock ?? Date.now;
  // Making it takes some fifty requests: a test without a clock or a folder of its own gets a copy
  // of one that was made before.
  const dataDir =
    (options.clock ?? options.dataDir ?? options.mail)
      ? null
      : await copied(onPostgres ? 'siteOnPostgres' : 'site', makeOnce);
  if (dataDir === null) {
    const server = await startServer({ development: true, ...options });
    const made = await make(server.url, now);
    // Its invitations are mailed before the test begins.
    if (options.mail !== undefined) await server.app.rendered();
    return siteOn(server, made, now);
  }
  const server = await startServer({ development: true, ...options, dataDir });
  // written below
  const made = JSON.parse(await readFile(pathOf(dataDir, factsFile), 'utf8')) as Omit<Made, 'join'>;
  const signedIn = await Promise.all(
    Object.entries(made.people).map(async ([key, person]) => [
      key,
      { ...person, ...(await signIn(server.url, person)) },
    ]),
  );
  const people = Object.fromEntries(signedIn) as Made['people']; // the same keys
  return siteOn(
    server,
    { ...made, people, join: joining(server.url, people.admin, made, now) },
    now,
  );
}

/** Beside the database of a prepared site. */
const factsFile = 'site.json';

async function makeOnce(dataDir: string): Promise<void> {
  const server = await startServer({ development: true, dataDir });
  const { join: _, ...made } = await make(server.url, Date.now);
  // Whoever opens a copy signs everybody in, as one who makes the site does.
  await Promise.all(
    Object.values(made.people).map(({ cookies }) =>
      fetch(`${server.url}/session/end`, {
        method: 'POST',
        headers: { 'x-snagbook': '1', cookie: cookies },
      }),
    ),
  );
  await server.close({ keep: true });
  await writeFile(pathOf(dataDir, factsFile), JSON.stringify(made));
}

const asking =
  (url: string) =>
  async <Data>(caller: Caller, query: string, variables?: Variables): Promise<Data> =>
    dataOf(await gql<Data>(url, caller, query, variables));

/** Lets people join. */
function joining(
  url: string,
  owner: Caller,
  { projectId, companies }: Pick<Made, 'projectId' | 'companies'>,
  now: () => number,
) {
  const ask = asking(url);
  return async (key: string, role: Role, company?: 'A' | 'B', of = projectId): Promise<Person> => {
    const person = {
      name: `Person ${key}`,
      email: `${key.toLowerCase()}@site.example`,
      password: `a password of ${key}`,
    };
    const companyId = company === undefined ? null : companies[company];
    const input = {
      ...event(now()),
      projectId: of,
      people: [{ invitationId: newId('invitation'), email: person.email, role, companyId }],
    };
    const { inviteMembers } = await ask<{ inviteMembers: { links: [{ path: string }] } }>(
      owner,
      invite,
      { input },
    );
    const token = inviteMembers.links[0].path.replace('/join/', '');
    await ask(nobody, accept, {
      input: { eventId: newId('event'), token, name: person.name, password: person.password },
    });
    return known(url, person, await signIn(url, person));
  };
}

async function make(url: string, now: () => number): Promise<Made> {
  const ask = asking(url);
  const projectId = newId('project');
  const otherProjectId = newId('project');
  const companies = { A: newId('company'), B: newId('company') };
  const trades = { A: newId('trade'), B: newId('trade') };

  const admin = { name: 'Ada Admin', email: 'admin@site.example', password: 'a password of admin' };
  const project = {
    projectId,
    projectCode: 'SITE',
    projectName: 'Site',
    timeZone: 'Europe/Berlin',
  };
  await ask(nobody, setUp, { input: { eventId: newId('event'), ...admin, ...project } });
  const owner = await signIn(url, admin);
  const other = {
    ...event(now()),
    id: otherProjectId,
    code: 'OTHER',
    name: 'Other',
    timeZone: 'UTC',
  };
  await ask(
    owner,
    `mutation ($input: CreateProjectInput!) { createProject(input: $input) { receipt { eventId } } }`,
    { input: other },
  );
  for (const letter of ['A', 'B'] as const) {
    const company = {
      ...event(now()),
      projectId,
      id: companies[letter],
      name: `Company ${letter}`,
    };
    await ask(
      owner,
      `mutation ($input: SaveCompanyInput!) { saveCompany(input: $input) { company { id } } }`,
      { input: company },
    );
    const trade = {
      ...event(now()),
      projectId,
      id: trades[letter],
      name: `Trade ${letter}`,
      defaultCompanyId: companies[letter],
      phrases: ['A phrase'],
    };
    await ask(
      owner,
      `mutation ($input: SaveTradeInput!) { saveTrade(input: $input) { trade { id } } }`,
      { input: trade },
    );
  }
  const saveLocation = async (of: string, name: string): Promise<string> => {
    const input = { ...event(now()), projectId: of, id: newId('location'), name };
    await ask(
      owner,
      `mutation ($input: SaveLocationInput!) { saveLocation(input: $input) { location { id } } }`,
      { input },
    );
    return input.id;
  };
  const join = joining(url, owner, { projectId, companies }, now);
  const locationId = await saveLocation(projectId, 'Block A');
  const otherLocationId = await saveLocation(otherProjectId, 'Elsewhere');
  const members = await Promise.all(
    Object.entries(staff).map(async ([key, how]) => [
      key,
      await join(key, how.role, 'company' in how ? how.company : undefined),
    ]),
  );
  const people = {
    admin: await known(url, admin, owner),
    outsider: await join('outsider', 'ADMIN', undefined, otherProjectId),
    // The keys of `staff`, each with the person who joined.
    ...(Object.fromEntries(members) as Record<keyof typeof staff, Person>),
  };

  return {
    projectId,
    otherProjectId,
    people,
    companies,
    trades,
    locationId,
    otherLocationId,
    join,
  };
}

function siteOn(server: TestServer, made: Made, now: () => number): Site {
  const { url } = server;
  const { projectId, locationId, people, trades } = made;
  const callerOf = (person: PersonKey | Caller): Caller =>
    typeof person === 'string' ? people[person] : person;
  const site: Site = {
    ...made,
    server,
    url,
    gql: (person, query, variables) => gql(url, callerOf(person), query, variables),
    ask: (person, query, variables) => asking(url)(callerOf(person), query, variables),
    upload: (person, query, variables, file) =>
      upload(url, callerOf(person), query, variables, file),
    async raise(input = {}, person = 'inspector') {
      const sent = {
        ...event(now()),
        projectId,
        snagId: newId('snag'),
        locationId,
        tradeId: trades.A,
        ...input,
      };
      const { raiseSnag } = await site.ask<{ raiseSnag: { snag: RaisedSnag } }>(
        person,
        raiseSnagDocument,
        { input: sent },
      );
      return raiseSnag.snag;
    },
    async addPhoto(person, snagId, bytes, kind = 'DEFECT') {
      const input = photoInput(snagId, bytes, kind);
      dataOf(
        await site.upload(person, addPhotoDocument, { input }, new Blob([new Uint8Array(bytes)])),
      );
      return input.photoId;
    },
    move: (person, snagId, move, more = {}) =>
      site.gql(person, moveDocument, { input: { ...event(now()), snagId, move, ...more } }),
    async cursor(person = 'inspector') {
      const { project: found } = await site.ask<{ project: { journalCursor: string } }>(
        person,
        `{ project(code: "SITE") { journalCursor } }`,
      );
      return found.journalCursor;
    },
    subscribe: (person, after, of = projectId) =>
      openStream(url, callerOf(person).token, { projectId: of, after }),
    close: (how) => server.close(how),
  };
  return site;
}

async function known(
  url: string,
  person: { name: string; email: string; password: string },
  caller: Caller,
): Promise<Person> {
  const asked = await gql<{
    viewer: {
      user: { id: string };
      projects: { edges: { node: { membership: { id: string } } }[] };
    };
  }>(
    url,
    caller,
    `{ viewer { user { id } projects(first: 2) { edges { node { membership { id } } } } } }`,
  );
  const { viewer } = dataOf(asked);
  return {
    ...person,
    token: caller.token,
    cookies: caller.cookies,
    userId: viewer.user.id,
    memberId: viewer.projects.edges.at(-1)?.node.membership.id ?? '',
  };
}

const setUp = `mutation ($input: SetUpInput!) { setUp(input: $input) { projectCode } }`;
const invite = `mutation ($input: InviteMembersInput!) { inviteMembers(input: $input) { links { path } } }`;
const accept = `mutation ($input: AcceptInvitationInput!) { acceptInvitation(input: $input) { projectCode } }`;
export const raiseSnagDocument = `mutation ($input: RaiseSnagInput!) {
  raiseSnag(input: $input) { receipt { eventId cursor number } snag { id number title version } event { id occurredAt recordedAt } }
}`;
export const addPhotoDocument = `mutation ($input: AddPhotoInput!) {
  addPhoto(input: $input) { receipt { eventId number sha256 byteLength } snag { id photoCount } event { id photo { id state } } }
}`;
export const moveDocument = `mutation ($input: MoveSnagInput!) {
  moveSnag(input: $input) { receipt { eventId } snag { status } notice { code message } event { withoutEffect } }
}`;
