import tidy from '../support/afterBrowser';
import prepare from '../support/beforeBrowser';
import { openBrowser } from '../support/browser';
import { startBuiltServer } from '../support/builtServer';
import { firstLoad, signedIn, type FirstLoad } from '../support/firstLoad';
import type { Figure } from './main';

const repeats = 5;
const slow = { bitsPerSecond: 400_000, roundTripMs: 400 };

/**
 * What comes before the first row of a project's list is painted, and how long that takes on a bad
 * line, in a browser that has nothing yet.
 */
export async function measureFirstLoad(): Promise<Figure[]> {
  await prepare();
  const [server, browser] = await Promise.all([startBuiltServer(), openBrowser()]);
  try {
    const loads: FirstLoad[] = [];
    for (let nth = 0; nth < repeats; nth += 1) {
      const person = await signedIn(browser, server, server.people.get('ivo'));
      loads.push(await firstLoad(browser, server, person, slow));
    }
    const sorted = loads.toSorted((one, other) => one.ms - other.ms);
    const middle = sorted[Math.floor(repeats / 2)];
    const bytes = middle?.files.reduce((sum, file) => sum + file.bytes, 0) ?? Number.NaN;
    return [
      { name: 'scripts and styles before the first row', value: bytes / 1_000, unit: 'kB' },
      {
        name: 'requests until then',
        value: middle?.requests.length ?? Number.NaN,
        unit: 'requests',
      },
      {
        name: `first row at 400 kbit/s and 400 ms (median of ${repeats})`,
        value: middle?.ms ?? Number.NaN,
        unit: 'ms',
      },
      { name: 'the slowest of them', value: sorted.at(-1)?.ms ?? Number.NaN, unit: 'ms' },
    ];
  } finally {
    await browser.close();
    await server.close();
    tidy();
  }
}
