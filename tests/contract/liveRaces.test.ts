import { createContext } from '../../server/context';
import { positionOf } from '../../server/features/journal/cursor';
import { follow } from '../../server/features/journal/read';
import { openSite, type Site } from '../support/site';

let site: Site;
beforeAll(async () => void (site = await openSite()));
afterAll(() => site.close());

test('an event that is written while a reader finds nothing new in the journal reaches that reader', async () => {
  const { services } = site.server.app;
  const after = await positionOf(services, site.projectId, await site.cursor());
  const raised = await site.raise();
  // The first reading sees the journal as it was before the snag, and is told of the snag before it
  // has ended.
  let reading = true;
  const db = services.db.withPlugin({
    transformQuery: ({ node }) => node,
    async transformResult({ result }) {
      if (!reading) return result;
      reading = false;
      services.wakeUps.wake(site.projectId);
      return { ...result, rows: [] };
    },
  });
  const viewer = await services.sessions.byAccessToken(site.people.inspector.token);
  const entries = follow(createContext({ ...services, db }, viewer), site.projectId, after);
  const { value } = await entries.next();
  expect(value).toMatchObject({ event: { kind: 'SNAG_RAISED' }, snag: { id: raised.id } });
  await entries.return();
});

test('a session that ends while its socket is being let in leaves no socket behind', async () => {
  const { sessions, sessionEnded } = site.server.app.services;
  const person = await site.join('leaver', 'VIEWER');
  const after = await site.cursor();
  const lookUp = sessions.byAccessToken.bind(sessions);
  // The session ends between the answer of the database and the moment the server knows the socket.
  sessions.byAccessToken = async (token) => {
    const found = await lookUp(token);
    if (token !== person.token || found === null) return found;
    await sessions.end(found.sessionId);
    sessionEnded(found.sessionId);
    return found;
  };
  try {
    expect(await site.subscribe(person, after).ended).toEqual({ closed: 4403 });
  } finally {
    sessions.byAccessToken = lookUp;
  }
});
