import { WebSocket } from 'ws';
import { openSite, type Site } from '../support/site';

let site: Site;
let onStatement = (_sql: string): void => undefined;
const open: WebSocket[] = [];
beforeAll(async () => void (site = await openSite({ onStatement: (sql) => onStatement(sql) })));
afterEach(() => open.splice(0).forEach((socket) => socket.terminate()));
afterAll(() => site.close());

const readsJournal = /from "told_event" where "project_id" = (\?|\$\d+) and "seq" > (\?|\$\d+)/;

interface Message {
  id?: string;
  type: string;
  payload?: { extensions: { code: string } }[];
}

/** A socket that follows the project so many times over, and what it is told. */
async function follow(
  times: number,
): Promise<{ socket: WebSocket; next(is: (message: Message) => boolean): Promise<Message> }> {
  const after = await site.cursor();
  const socket = new WebSocket(`${site.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  open.push(socket);
  const come: Message[] = [];
  let look = (): void => undefined;
  const send = (message: object): void => socket.send(JSON.stringify(message));
  const query = `subscription ($projectId: ID!, $after: String!) { journal(projectId: $projectId, after: $after) { cursor } }`;
  socket.on('open', () =>
    send({ type: 'connection_init', payload: { token: site.people.viewer.token } }),
  );
  socket.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as Message; // of the protocol
    come.push(message);
    if (message.type === 'connection_ack')
      for (let n = 1; n <= times; n += 1)
        send({
          id: String(n),
          type: 'subscribe',
          payload: { query, variables: { projectId: site.projectId, after } },
        });
    look();
  });
  const next = (is: (message: Message) => boolean): Promise<Message> =>
    new Promise((resolve) => {
      look = () => {
        const found = come.find(is);
        if (found !== undefined) resolve(found);
      };
      look();
    });
  return { socket, next };
}

test('one socket follows a journal twenty times and no more, so that nobody makes each event cost a thousand', async () => {
  const { next } = await follow(21);
  const refused = await next(({ type }) => type === 'error');
  expect(refused).toMatchObject({
    id: '21',
    payload: [{ extensions: { code: 'SERVER_BUSY', retryable: true } }],
  });
  await site.raise();
  expect(await next(({ id, type }) => id === '20' && type === 'next')).toBeDefined();
});

test('whoever catches up with many events keeps nobody else waiting until they have them all', async () => {
  const after = await site.cursor();
  for (let n = 0; n < 40; n += 1) await site.raise();
  let statements = 0;
  const atNextTurn = new Promise<number>((resolve) => {
    onStatement = (sql) => {
      statements += 1;
      if (statements === 1 && !readsJournal.test(sql)) statements = 0;
      if (statements === 1) setImmediate(() => setImmediate(() => resolve(statements)));
    };
  });
  const stream = site.subscribe('viewer', after);
  for (let n = 0; n < 40; n += 1) await stream.next();
  await stream.stop();
  onStatement = () => undefined;
  expect(await atNextTurn).toBeLessThan(statements / 4);
});
