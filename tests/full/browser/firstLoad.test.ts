import { firstLoad } from '../../support/firstLoad';

/**
 * kB, compressed by gzip and by brotli. Weighed in the build that all journeys in a browser use.
 */
const most = { gzip: 200, brotli: 174 };

test(`no more than ${most.gzip} kB are loaded before the list of a project stands, and ${most.brotli} kB where brotli may be sent, as over https`, async () => {
  const files = await firstLoad();
  const sum = (of: 'gzip' | 'brotli'): number =>
    Math.round(files.reduce((total, file) => total + file[of], 0) / 1_000);
  expect({
    gzip: sum('gzip') <= most.gzip || files,
    brotli: sum('brotli') <= most.brotli || files,
  }).toEqual({ gzip: true, brotli: true });
});

test('what follows the server, the outbox, the photos and what opens over the list is loaded after the list', async () => {
  const names = (await firstLoad()).map(({ name }) => /([\w-]+?)-[\w-]{7}\.\w+$/.exec(name)?.[1]);
  expect(names).toEqual(expect.arrayContaining(['libraries', 'start', 'SnagListScreen']));
  for (const later of [
    'virtualCore',
    'kinds',
    'subscriptions',
    'offlineEngine',
    'deviceEngine',
    'preparePhoto',
    'shared',
    'Modal',
    'Menu',
    'laterParts',
  ])
    expect(names).not.toContain(later);
});
