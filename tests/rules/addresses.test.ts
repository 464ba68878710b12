import { isPage } from '../../rules/addresses';

test.each([
  '/',
  '/p/EDEN',
  '/p/EDEN/snags/7',
  '/p/EDEN/plans/plan_01',
  '/sign-in',
  '/join/a-b_c',
  '/filesystem',
  '/p/EDEN.2/settings',
  '/p/EDEN/plans/A.1',
  '/p/EDEN/plans/A.1.pdf',
  '/p/EDEN.2',
])('%s is a page of the app, which the worker answers', (path) => {
  expect(isPage(path)).toBe(true);
});

test.each([
  '/graphql',
  '/session/refresh',
  '/files/photos/photo_01/small',
  '/files/photos/zip',
  '/healthz',
  '/readyz',
  '/metrics',
  '/.well-known/change-password',
  '/worker.js',
  '/assets/start-1a2b.js.map',
  '/robots.txt',
])('%s is the server’s own, past the worker', (path) => {
  expect(isPage(path)).toBe(false);
});
