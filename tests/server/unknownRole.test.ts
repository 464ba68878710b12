import { event } from '../support/wire';
import { openSite, type Site } from '../support/site';
import { grain } from '../support/photos';

let site: Site;

beforeAll(async () => {
  site = await openSite();
});

afterAll(() => site.close());

describe('a member with a role that no rule names, as a newer version may have written it', () => {
  test('sees no project, snag, photo, count, view or person, and may do nothing', async () => {
    const { id: snagId } = await site.raise();
    const photoId = await site.addPhoto('inspector', snagId, await grain(120, 90).jpeg().toBuffer());
    const everything = `query ($project: ID!, $snag: ID!, $photo: ID!, $company: ID!, $location: ID!) {
      viewer { projects(first: 5) { edges { node { id } } } waiting(first: 5) { edges { node { id } } } }
      project(code: "SITE") { id }
      inProject: node(id: $project) { id } snag: node(id: $snag) { id } photo: node(id: $photo) { id } company: node(id: $company) { id } location: node(id: $location) { id }
    }`;
    const ids = { project: site.projectId, snag: snagId, photo: photoId, company: site.companies.A, location: site.locationId };
    interface Seen {
      viewer: { projects: { edges: unknown[] }; waiting: { edges: unknown[] } };
      [name: string]: unknown;
    }
    const before = await site.ask<Seen>('viewer', everything, ids);
    // Or the same query would see nothing whatever the role.
    expect(before).toMatchObject({ project: { id: site.projectId }, snag: { id: snagId }, photo: { id: photoId }, company: { id: site.companies.A } });
    expect(before.viewer.projects.edges).toHaveLength(1);

    await site.server.app.services.db
      .updateTable('member')
      // A role of the future: no type knows it.
      .set({ role: 'AUDITOR' as never })
      .where('id', '=', site.people.viewer.memberId)
      .execute();

    const after = await site.ask<Seen>('viewer', everything, ids);
    expect(after).toEqual({ viewer: { projects: { edges: [] }, waiting: { edges: [] } }, project: null, inProject: null, snag: null, photo: null, company: null, location: null });
    const comment = await site.gql('viewer', 'mutation ($input: AddCommentInput!) { addComment(input: $input) { receipt { eventId } } }', {
      input: { ...event(Date.now()), snagId, body: 'Here' },
    });
    expect(comment.errors?.[0]?.extensions?.['code']).toMatch(/^(NOT_FOUND|FORBIDDEN)$/);
  });
});
