import { createContext } from '../../server/context';
import type { ActorKind } from '../../server/database/journalTables';
import { record } from '../../server/features/journal/record';
import { checkRoot, memberOf, rootRules } from '../../server/permissions';
import { openSite, type Site } from '../support/site';
import { event } from '../support/wire';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(async () => {
  expect(site.server.log).toEqual([]);
  await site.close();
});

const strangers: ActorKind[] = ['LINK', 'KEY', 'IMPORTED', 'SYSTEM'];

/** Somebody of this kind who even has the id of an admin: it is the kind that decides. */
const as = (kind: ActorKind) => {
  const { userId, name, email } = site.people.admin;
  return createContext(site.server.app.services, {
    kind,
    sessionId: '',
    userId,
    payer: userId,
    name,
    email,
    isOwner: true,
    hasSecondFactor: true,
    client: null,
    keyKind: null,
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
      'signing',
      'setUp',
      'acceptInvitation',
      'openSigning',
      'signByLink',
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
