import { startBuiltServer, type BuiltServer } from '../../support/builtServer';
import { openBrowser, type TestBrowser, type Visitor } from '../../support/browser';
import { openProject, signIn } from '../../browser/acts';
import { tooSmall } from '../../browser/tooSmall';

let server: BuiltServer;
let fresh: BuiltServer;
let browser: TestBrowser;

beforeAll(async () => {
  [server, fresh, browser] = await Promise.all([
    startBuiltServer(),
    startBuiltServer({ SNAGBOOK_DEMO: '0' }),
    openBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await Promise.all([server?.close(), fresh?.close()]);
});

/**
 * The layout does not know the colours, so each of both is seen once; `ALL_LOOKS=1` shows all four.
 */
const looks = (['light', 'dark'] as const)
  .flatMap((scheme) => (['phone', 'desktop'] as const).map((profile) => ({ profile, scheme })))
  .filter(
    ({ profile, scheme }) =>
      process.env['ALL_LOOKS'] === '1' || (profile === 'phone') === (scheme === 'light'),
  );

describe.each(looks)('on a $profile, $scheme', ({ profile, scheme }) => {
  let visitor: Visitor;
  const look = async (name: string): Promise<void> => {
    // What is further down is not loaded before somebody goes there.
    await visitor
      .page()
      .waitForFunction(() =>
        [...document.images].every(
          (image) => image.complete || image.getBoundingClientRect().top > innerHeight,
        ),
      );
    await visitor.picture(`${name}-${scheme}`);
    await visitor.isAccessible();
    if (profile === 'phone') expect([name, await tooSmall(visitor.page())]).toEqual([name, []]);
    expect(browser.faults()).toEqual([]);
  };
  const open = async (path: string, heading: string | RegExp): Promise<void> => {
    await visitor.page().goto(`${server.url}${path}`);
    await visitor.page().getByRole('heading', { name: heading }).first().waitFor();
  };

  beforeEach(async () => {
    await browser.startAfresh();
    visitor = await browser.visitor(profile, { colorScheme: scheme });
  });

  test('an empty server asks for its first owner', async () => {
    await visitor.page().goto(fresh.url);
    await visitor.page().getByRole('heading', { level: 1 }).waitFor();
    await look('set-up');
  });

  test('every screen can be used by everybody', async () => {
    await visitor.page().goto(server.url);
    await visitor.page().getByLabel('E-mail').waitFor();
    await look('sign-in');
    await signIn(visitor, server.url, server.people.get('anna'));
    await open('/', 'Projects');
    await look('projects');
    await open('/waiting', /^EDEN /);
    await look('waiting');
    await open('/outbox', 'Everything is sent');
    await look('outbox-none');
    await open('/', 'Projects');
    await openProject(visitor);
    await look('list');
    await visitor.page().goto(`${server.url}/p/EDEN?chip=ALL&q=nothing-has-this-name`);
    await visitor.page().getByText('No snags match.').waitFor();
    await look('list-empty');
    await open('/p/EDEN/snags/1', 'Socket beside the hob is loose');
    await look('snag');
    await open('/p/EDEN/new', 'Raise a snag');
    await look('raise');
    await open('/p/EDEN/plans', 'Plans');
    await visitor.page().getByRole('list', { name: 'Plans' }).waitFor();
    await look('plans');
    await open('/p/EDEN/reports', 'Reports');
    await look('reports');
    await open('/p/EDEN/data', 'Other tables');
    await look('data');
    await open('/p/EDEN/settings', 'Settings');
    await look('settings');
    await open('/p/EDEN/snags/4711', 'Not found');
    await look('not-found');
  });
});
