import { type BuiltOnPostgres, startBuiltOnPostgres } from '../../support/builtOnPostgres';
import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser } from '../../support/browser';
import { notTried } from '../../support/notTried';
import { mainJob } from '../../browser/mainJob';

let browser: TestBrowser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser?.close());
beforeEach(() => browser.startAfresh());

describe('on a desktop', () => {
  let server: BuiltServer;
  beforeAll(async () => void (server = await startBuiltServer()));
  afterAll(() => server?.close());

  test('a snag goes from one screen to the other, is fixed with evidence, checked and closed', () =>
    mainJob(browser, 'desktop', { inspector: server, trade: server }));
});

const { postgresUrl } = globalThis as { postgresUrl?: string };
if (postgresUrl === undefined) notTried('the main job on PostgreSQL', 'there is none');
else
  describe('each person at another process of one server on PostgreSQL', () => {
    let onPostgres: BuiltOnPostgres;
    beforeAll(async () => void (onPostgres = await startBuiltOnPostgres(postgresUrl)));
    afterAll(() => onPostgres?.close());

    test('a snag goes from a thumb to the other screen, is fixed with evidence, checked and closed', async () => {
      const [inspector, trade] = onPostgres.servers;
      if (inspector === undefined || trade === undefined) throw new Error('There are two.');
      await mainJob(browser, 'phone', { inspector, trade });
    });
  });
