import { waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { filesThatRan } from '../support/filesThatRan';
import { blank } from '../support/photos';
import { openSite, type Site } from '../support/site';
import { source } from '../support/sources';
import { arrive, type Arrived } from './support/arrive';

// ARCHITECTURE.md leads through the files that a press on *Fixed* and a photo pass. Here both are
// done, and what ran is compared with what is named there.

/** What runs too, and nobody has to open to follow them. */
const besides: Readonly<Record<string, RegExp>> = {
  'draws what has changed':
    /^src\/(ui|router|parts|screens)\/|^src\/shell\/(App|core|layers|routes\/)|^src\/app\/(loading\/|context|lastPin|requests|useDraft|useJournal|useOutbox|useStored)/,
  'is another action, or another screen':
    /^src\/app\/(events\/use|useMutate|useSaveCopy)|^src\/photos\/|^src\/sync\/outbox\/(saveAll|saveCopy|draft\w*)\.ts/,
  'knows nothing of events':
    /^src\/(domain|device)\/|^rules\/(days|languages|limits|listing|lists|sortKeys|text)\.ts|^server\/(ids|messages|settings|text)\.ts/,
  'knows who is signed in': /^src\/session\/|^server\/(context\.ts|features\/sessions\/)/,
  'runs by the clock': /^server\/features\/push\//,
  watches: /^src\/(reports\/|sync\/reachability)|^server\/monitoring\//,
  'answers what screens ask for again':
    /^rules\/(links|listPage|photos|reports|snagFilter|snagOrder)\.ts|^server\/features\/(companies|locations|notifications|people|photos|plans|projects|reports|trades|views)\/|^server\/features\/journal\/(node|resolvers)\.ts|^server\/features\/snags\/(comment|list\w*|reader|title)\.ts|^server\/graphql\/(relayConnection|loaders)\.ts|^server\/coordination\/progress\.ts|^server\/files\//,
  'is the network layer': /^network\//,
  'is the server’s entrance':
    /^server\/(app\.ts|routes\.ts|http\/|graphql\/(documents|execute|graphqlRoute|schema)\.ts)/,
  'is the database': /^server\/database\//,
  'is the copy on the device':
    /^src\/(sync\/(rows|pictures|answers)\/|app\/events\/outboxLayers\.ts|worker\/kept\.ts)/,
};

/**
 * In processes or workers of their own, or at the end of an address that only a browser asks for.
 */
const elsewhere =
  /^src\/photos\/photoWorker\.ts|^server\/files\/(renderWorker|decode)\.ts|^server\/features\/photos\/serve\.ts/;

const architecture = source('ARCHITECTURE.md').text;

/** The files that the list of a section names: a folder holds for the names after it. */
function namedIn(section: string): string[] {
  const text = new RegExp(`\n## ${section}[^\n]*\n([^]*?)\n## `).exec(architecture)?.[1] ?? '';
  let folder = '';
  const files = text
    .split('\n')
    .filter((line) => /^(\d+\.| {3})/.test(line))
    .join('\n')
    .matchAll(/`([\w./]+(?:\/|\.tsx?))`/g);
  const named = new Set<string>();
  for (const [, name = ''] of files) {
    if (name.endsWith('/')) folder = name;
    else named.add(name.includes('/') ? name : folder + name);
  }
  return [...named];
}

const line = namedIn('The straight line');
const photoLine = namedIn('The line of a photo');

/** What ran and is on the way. */
const onTheWay = (ran: ReadonlySet<string>, named: readonly string[]): string[] =>
  [...ran]
    .filter(
      (file) =>
        named.includes(file) || !Object.values(besides).some((pattern) => pattern.test(file)),
    )
    .toSorted();

/**
 * V8 does not tell of every function that ran: which it leaves out depends on what the process has
 * run before.
 */
const few = 2;

function expectPassed(passed: readonly string[], named: readonly string[]): void {
  expect(passed.filter((file) => !named.includes(file))).toEqual([]);
  expect(named.filter((file) => !passed.includes(file)).slice(few)).toEqual([]);
}

let site: Site;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

async function live({ core }: Arrived): Promise<void> {
  await waitFor(() => expect(core.current()?.userSession.connection.get().kind).toBe('live'));
}

async function sent({ core }: Arrived): Promise<void> {
  await waitFor(() => expect(core.current()?.userSession.outbox?.entries.all()).toEqual([]));
}

test('a press on Fixed passes the files that ARCHITECTURE.md names, and no others', async () => {
  const { id, number } = await site.raise({ title: 'Loose socket' });
  await site.addPhoto('tradeA', id, await blank(320, 240).jpeg().toBuffer(), 'EVIDENCE');
  await site.server.app.rendered();
  const inspector = await arrive(site, 'inspector', '/p/SITE?chip=ALL');
  await inspector.page.findAllByText(/Loose socket/);
  const trade = await arrive(site, 'tradeA', `/p/SITE/snags/${number}`);
  await trade.page.findByText(/raised it/);
  await Promise.all([live(inspector), live(trade)]);
  const ran = await filesThatRan(async () => {
    await userEvent.click(trade.page.getByRole('button', { name: 'Mark fixed' }));
    await userEvent.click(
      within(await within(document.body).findByRole('dialog')).getByRole('button', {
        name: 'Mark fixed',
      }),
    );
    await inspector.page.findByRole('img', { name: 'Fixed' });
    await sent(trade);
  });
  expectPassed(onTheWay(ran, line), line);
  expect(architecture).toContain(`passes ${line.length} files`);
});

test('a photo passes the files that ARCHITECTURE.md names, and no others', async () => {
  const { number } = await site.raise({ title: 'Cracked tile' });
  const inspector = await arrive(site, 'inspector', `/p/SITE/snags/${number}`);
  await inspector.page.findByText(/raised it/);
  const trade = await arrive(site, 'tradeA', `/p/SITE/snags/${number}`);
  await trade.page.findByText(/raised it/);
  await Promise.all([live(inspector), live(trade)]);
  const bytes = new Uint8Array(await blank(400, 300).jpeg().toBuffer());
  const camera =
    [...document.querySelectorAll<HTMLInputElement>('input[type=file]')].at(-1) ??
    document.createElement('input');
  const ran = await filesThatRan(async () => {
    await userEvent.upload(
      camera,
      new File([bytes], 'IMG_9.jpg', { type: 'image/jpeg', lastModified: Date.now() }),
    );
    const tile = await inspector.page.findByRole('button', { name: /photo 1 of 1/ });
    await waitFor(() => expect(tile.querySelector('img[src^="/files/"]')).not.toBeNull());
    await sent(trade);
  });
  const passed = onTheWay(ran, photoLine);
  const own = photoLine.filter((file) => !elsewhere.test(file));
  expectPassed(
    passed.filter((file) => !line.includes(file)),
    own,
  );
  const said = Number(/(\d+) files\. It goes/.exec(architecture)?.[1]);
  expect(Math.abs(said - passed.length - photoLine.length + own.length)).toBeLessThanOrEqual(few);
});
