import { createContext } from '../../server/context';
import { writeTransaction } from '../../server/database/engine';
import type { ActorKind } from '../../server/database/journalTables';
import { append, hashContent, nextInChain } from '../../server/features/journal/append';
import { lockProject, record } from '../../server/features/journal/record';
import { verifyJournal } from '../../server/features/journal/verify';
import { checkRoot, memberOf, rootRules } from '../../server/permissions';
import { openSite, type Site } from '../support/site';
import { event, newId } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const strangers: ActorKind[] = ['LINK', 'IMPORTED', 'SYSTEM'];

/** Somebody of this kind who even has the id of an admin: it is the kind that decides. */
const as = (kind: ActorKind) => {
  const { userId, name, email } = site.people.admin;
  return createContext(site.server.app.services, {
    kind,
    sessionId: '',
    userId,
    name,
    email,
    isOwner: true,
    hasSecondFactor: true,
  });
};

describe.each(strangers)('somebody of kind %s', (kind) => {
  test('may call nothing that needs more than an address, and by a link the work on snags', () => {
    const passed = (context: ReturnType<typeof as>): string[] =>
      (['Query', 'Mutation', 'Subscription'] as const).flatMap((type) =>
        Object.keys(rootRules[type]).filter((field) => {
          try {
            checkRoot(type, field, context);
            return true;
          } catch {
            return false;
          }
        }),
      );
    const anyone = [
      'instance',
      'viewer',
      'invitation',
      'passwordLink',
      'setUp',
      'acceptInvitation',
    ];
    const byLink = [
      'project',
      'node',
      'moveSnag',
      'addComment',
      'editComment',
      'addPhoto',
      'removePhoto',
      'markPhoto',
      'savePushSubscription',
      'removePushSubscription',
      'journal',
    ];
    expect(passed(as(kind)).toSorted()).toEqual(
      [...anyone, ...(kind === 'LINK' ? byLink : [])].toSorted(),
    );
    // The same person with an account may do all of it.
    expect(passed(as('USER'))).toEqual([
      ...Object.keys(rootRules.Query),
      ...Object.keys(rootRules.Mutation),
      ...Object.keys(rootRules.Subscription),
    ]);
  });
});

// Somebody who came by a link is a member by it: companyLinks.test.ts.
test.each(['IMPORTED', 'SYSTEM'] as const)(
  'somebody of kind %s is a member of nothing and writes no event',
  async (kind) => {
    expect(await memberOf(as('USER'), site.projectId)).toMatchObject({ role: 'ADMIN' });
    expect(await memberOf(as(kind), site.projectId)).toBeNull();
    const { id } = await site.raise();
    const input = { ...event(), snagId: id, body: 'Hello' };
    const write = record(
      as(kind),
      {
        mutation: 'addComment',
        input,
        content: input,
        projectOf: () => Promise.resolve(site.projectId),
      },
      () =>
        Promise.resolve({
          kind: 'COMMENT_ADDED',
          snagId: id,
          statusAfter: 'OPEN',
          companyBefore: null,
          companyAfter: null,
        }),
    );
    await expect(write).rejects.toMatchObject({ code: 'NOT_FOUND' });
  },
);

test('the history names who came by a link and who was imported, and says of the server that nobody did it', async () => {
  const { db, clock } = site.server.app.services;
  const { id: snagId } = await site.raise();
  const say = (actor: { kind: ActorKind; id: string | null }) =>
    writeTransaction(db, async (trx) => {
      const project = await lockProject(trx, site.projectId);
      const { now, previousHash } = await nextInChain(trx, project, clock);
      const moment = { seq: project.last_seq, now, previousHash, occurredAt: now, project, actor };
      const written = {
        kind: 'COMMENT_ADDED',
        snagId,
        comment: `By ${actor.kind}`,
        statusAfter: 'OPEN',
        companyBefore: null,
        companyAfter: site.companies.A,
      } as const;
      await append(
        trx,
        moment,
        newId('event'),
        { content: {}, contentHash: hashContent('addComment', {}) },
        written,
      );
    });
  for (const kind of ['LINK', 'IMPORTED'] as const) {
    const actor = { kind, id: newId('actor') };
    await db
      .insertInto('named_actor')
      .values({ ...actor, project_id: site.projectId, name: `Somebody of ${kind}` })
      .execute();
    await say(actor);
  }
  await say({ kind: 'SYSTEM', id: null });
  const query = `query ($id: ID!) { node(id: $id) { ... on Snag { history(first: 9) { edges { node { comment actor { __typename name ... on NamedActor { kind } } } } } } } }`;
  const read = await site.ask<{ node: { history: { edges: { node: object }[] } } }>(
    'tradeA',
    query,
    { id: snagId },
  );
  expect(read.node.history.edges.map(({ node }) => node)).toEqual([
    { comment: null, actor: { __typename: 'User', name: 'Person inspector' } },
    {
      comment: 'By LINK',
      actor: { __typename: 'NamedActor', kind: 'LINK', name: 'Somebody of LINK' },
    },
    {
      comment: 'By IMPORTED',
      actor: { __typename: 'NamedActor', kind: 'IMPORTED', name: 'Somebody of IMPORTED' },
    },
    { comment: 'By SYSTEM', actor: null },
  ]);
  const project = await db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', site.projectId)
    .executeTakeFirstOrThrow();
  expect(await verifyJournal(db, project)).toMatchObject({ broken: null });
});
