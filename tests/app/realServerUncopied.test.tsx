import { waitFor } from '@testing-library/react';
import fillSetUpQuery from '../../__generated__/relay/fillSetUpQuery.graphql';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { openSite, type Site } from '../support/site';
import { arrive, type Arrived } from './support/arrive';
import { counts, loseLine, put, titles } from './support/withoutLine';

// The line went before the project was copied, or the copy has made room for new work. The source
// of the lists is what the server answered, in Relay's store, and the outbox.

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

/** An inspector whose device never gets a copy. */
async function atWork(path: string, device = createDevice()): Promise<Arrived> {
  const visitor = await arrive(site, 'inspector', path, device, {
    onWay(response, { body }) {
      if (typeof body === 'string' && body.includes(fillSetUpQuery.params.id ?? '?'))
        throw new TypeError('Failed to fetch');
      return response;
    },
  });
  await waitFor(() =>
    expect(visitor.core.current()?.userSession.connection.get().kind).toBe('live'),
  );
  return visitor;
}

test('a list of a project that is not on the device loses what is closed without a line, gets what is raised, and its chips count it', async () => {
  const { id } = await site.raise({ title: 'Uncopied one' });
  await site.raise({ title: 'Uncopied two' });
  const visitor = await atWork('/p/SITE?chip=OPEN');
  await visitor.page.findByText(/Uncopied one/);
  const before = counts(visitor);
  await loseLine(visitor);

  const move = await put(site, visitor, {
    kind: 'move',
    snagId: id,
    fields: { move: 'CLOSE', comment: 'Seen' },
  });
  await waitFor(() => expect(titles(visitor, /Uncopied (one|two)/)).toEqual(['Uncopied two']));
  await waitFor(() =>
    expect(counts(visitor)).toMatchObject({ Open: (before['Open'] ?? 0) - 1, All: before['All'] }),
  );

  const raised = await put(site, visitor, {
    kind: 'raise',
    snagId: newId('snag'),
    fields: { title: 'Uncopied three' },
  });
  await waitFor(() =>
    expect(titles(visitor, /Uncopied (one|two|three)/)).toEqual(['Uncopied three', 'Uncopied two']),
  );
  await waitFor(() =>
    expect(counts(visitor)).toMatchObject({ Open: before['Open'], All: (before['All'] ?? 0) + 1 }),
  );

  // What is taken back is as it was.
  await visitor.core.current()?.userSession.outbox?.discard(raised);
  await visitor.core.current()?.userSession.outbox?.discard(move);
  await waitFor(() =>
    expect(titles(visitor, /Uncopied (one|two|three)/)).toEqual(['Uncopied two', 'Uncopied one']),
  );
  await waitFor(() => expect(counts(visitor)).toEqual(before));
});
