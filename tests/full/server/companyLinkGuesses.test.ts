import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask, Jar, makeLink } from '../../support/links';
import { openSite } from '../../support/site';
import { newId } from '../../support/wire';

test('guesses at titles of snags are counted with all others from the same address', async () => {
  const clientDir = await mkdtemp(join(tmpdir(), 'snagbook-client-'));
  await writeFile(join(clientDir, 'index.html'), '<!doctype html><html><head></head></html>');
  // Tries are counted by a clock that stands still.
  const now = Date.now();
  const site = await openSite({ clientDir, clock: () => now });
  const page = async (path: string) => {
    const response = await fetch(`${site.url}${path}`);
    return { status: response.status, isTitled: (await response.text()).includes('og:title') };
  };
  try {
    const token = await makeLink(site, site.companies.B);
    const { number } = await site.raise({ tradeId: site.trades.B, companyId: site.companies.B });
    expect(await page(`/t/${token}/${number}`)).toEqual({ status: 200, isTitled: true });
    const guess = () => newId('x').padEnd(43, 'x');
    for (let n = 0; n < 400; n += 1) await page(`/t/${guess()}/1`);
    const { body } = await ask(site, '/session/link', new Jar(), { token: guess(), name: 'Jan' });
    expect(body.error?.code).toBe('TOO_MANY_TRIES');
    // Too many of them have no title either, and the page all the same.
    expect(await page(`/t/${token}/${number}`)).toEqual({ status: 200, isTitled: false });
    expect(site.server.log).toEqual([]);
  } finally {
    await site.close();
    await rm(clientDir, { recursive: true });
  }
});
