import { openBrowser, type Visitor } from '../support/browser';
import prepare from '../support/beforeBrowser';
import tidy from '../support/afterBrowser';
import { startBuiltServer } from '../support/builtServer';
import { signIn } from '../browser/acts';
import type { Figure } from './main';

const screens = [
  { name: 'list', path: '/p/EDEN', heading: /Snags of/ },
  { name: 'snag', path: '/p/EDEN/snags/1', heading: /Socket beside the hob/ },
  { name: 'raise', path: '/p/EDEN/new', heading: /Raise a snag/ },
  { name: 'settings', path: '/p/EDEN/settings', heading: /Settings/ },
];

/**
 * What a person who is signed in loads who opens each screen by its address in a browser that has
 * nothing yet.
 */
export async function measureScreens(): Promise<Figure[]> {
  await prepare();
  const server = await startBuiltServer();
  const browser = await openBrowser();
  try {
    const figures: Figure[] = [];
    for (const screen of screens) {
      const visitor = await browser.visitor('phone');
      await signIn(visitor, server.url, server.people.get('ivo'));
      figures.push(...(await load(visitor, server.url, screen)));
      await visitor.context.close();
    }
    return figures;
  } finally {
    await browser.close();
    await server.close();
    tidy();
  }
}

async function load(
  visitor: Visitor,
  url: string,
  { name, path, heading }: (typeof screens)[number],
): Promise<Figure[]> {
  const page = visitor.page();
  // Nothing of what the sign-in has loaded counts.
  const devtools = await visitor.context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/graphql'))
      calls.push(request.url());
  });
  const started = performance.now();
  await page.goto(url + path);
  await page.getByRole('heading', { name: heading }).first().waitFor({ state: 'attached' });
  const shown = performance.now() - started;
  const before = await page.evaluate(() => {
    const scripts = performance
      .getEntriesByType('resource')
      // what 'resource' means
      .filter(({ name }) => name.endsWith('.js')) as PerformanceResourceTiming[];
    return scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000;
  });
  return [
    { name: `${name}: scripts until it is shown (gzip)`, value: before, unit: 'kB' },
    { name: `${name}: GraphQL requests`, value: calls.length, unit: 'requests' },
    { name: `${name}: shown after`, value: shown, unit: 'ms' },
  ];
}
