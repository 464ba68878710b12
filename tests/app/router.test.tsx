import { createMemoryHistory } from '@tanstack/history';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Outlet, RouterProvider } from '../../src/router/components';
import { createRoute } from '../../src/router/createRoute';
import { createRouter } from '../../src/router/createRouter';
import { usePosition } from '../../src/router/useRouter';
import { useBlocker } from '../../src/router/useBlocker';
import type { UserSession } from '../../src/app/context';
import { settled } from './support/until';

beforeAll(() => {
  Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false);
  globalThis.scrollTo = () => undefined;
});

/** A project with its list and its snags, which say what they load and what they leave. */
function app(
  path: string,
  { signedIn = true, chip: isChip = (value: string): boolean => value !== '' } = {},
) {
  const told: string[] = [];
  const tell = (what: string, left: AbortSignal): string => {
    told.push(what);
    left.addEventListener('abort', () => told.push(`left ${what}`));
    return what;
  };
  const project = createRoute({
    path: '/p/$code',
    redirect: () => (signedIn ? null : { to: '/sign-in', search: { next: path } }),
    readSearch: ({ chip }): { chip?: string } =>
      typeof chip === 'string' && isChip(chip) ? { chip } : {},
    deps: ({ chip }) => ({ chip }),
    load: ({ params, deps: { chip = 'OPEN' }, left }) =>
      tell(`list of ${params.code} ${chip}`, left),
    component: function Project() {
      return (
        <>
          <h1 id="part">{project.useData()}</h1>
          <Link to="/p/$code" params={{ code: 'SITE' }} search={{ chip: 'ALL' }}>
            All
          </Link>
          <Link to="/p/$code/snags/$number" params={{ code: 'SITE', number: 'a/b' }} search>
            Snag
          </Link>
          <Outlet />
        </>
      );
    },
  });
  const list = createRoute({ parent: project, path: '/p/$code' });
  const snag = createRoute({
    parent: project,
    path: '/p/$code/snags/$number',
    load({ params, left }) {
      if (params.number === 'broken') throw new Error('This one fails');
      return tell(`snag ${params.number}`, left);
    },
    component: function Snag() {
      const answer = useBlocker(usePosition(({ hash }) => hash === 'held'));
      return (
        <>
          <p>{snag.useData()}</p>
          {answer !== null && (
            <button type="button" onClick={() => answer(true)}>
              Leave
            </button>
          )}
        </>
      );
    },
  });
  const signIn = createRoute({ path: '/sign-in', component: () => <p>Sign in</p> });
  const history = createMemoryHistory({ initialEntries: [path] });
  const context = {
    userSession: {} as UserSession,
    loadedLists: new Map<string, AbortSignal>(),
    entrySnag: { number: null },
  }; // no route here asks for it
  const router = createRouter({
    routes: [project, list, snag, signIn],
    context,
    history,
    Missing: () => <p>Nowhere</p>,
  });
  render(
    <RouterProvider router={router}>
      <Outlet />
    </RouterProvider>,
  );
  return { told, router, history };
}

test('a route loads its data once, and releases it when left', async () => {
  const { told, history } = app('/p/SITE?chip=OVERDUE');
  await screen.findByRole('heading', { name: 'list of SITE OVERDUE' });
  await userEvent.click(screen.getByRole('link', { name: 'Snag' }));
  await screen.findByText('snag a/b');
  expect(history.location.href).toBe('/p/SITE/snags/a%2Fb?chip=OVERDUE');
  history.back();
  await waitFor(() => expect(screen.queryByText('snag a/b')).toBeNull());
  await userEvent.click(screen.getByRole('link', { name: 'All' }));
  await screen.findByRole('heading', { name: 'list of SITE ALL' });
  expect(told).toEqual([
    'list of SITE OVERDUE',
    'snag a/b',
    'left snag a/b',
    'list of SITE ALL',
    'left list of SITE OVERDUE',
  ]);
});

test('what is shown can be loaded again', async () => {
  const { told, router } = app('/p/SITE/snags/7');
  await screen.findByText('snag 7');
  router.invalidate();
  await waitFor(() =>
    expect(told.slice(2)).toEqual([
      'list of SITE OPEN',
      'snag 7',
      'left list of SITE OPEN',
      'left snag 7',
    ]),
  );
});

test('a person without access is redirected before anything is loaded', async () => {
  const { told, history } = app('/p/SITE', { signedIn: false });
  await screen.findByText('Sign in');
  expect(history.location.href).toBe('/sign-in?next=%2Fp%2FSITE');
  expect(told).toEqual([]);
});

test('a route that fails to load says so, cancels the other loads, and is loaded again on the next visit', async () => {
  const reported = jest.fn();
  globalThis.reportError = reported;
  const { told, router } = app('/p/SITE?chip=ALL');
  await screen.findByRole('heading', { name: 'list of SITE ALL' });
  const destination = {
    to: '/p/$code/snags/$number',
    params: { code: 'SITE', number: 'broken' },
  } as const;
  await router.navigate(destination);
  await screen.findByText('Nowhere');
  expect(reported).toHaveBeenCalledWith(new Error('This one fails'));
  expect(told).toEqual([
    'list of SITE ALL',
    'list of SITE OPEN',
    'left list of SITE OPEN',
    'left list of SITE ALL',
  ]);
  await router.navigate({ ...destination, params: { code: 'SITE', number: '7' } });
  await screen.findByText('snag 7');
});

test('an address with a fragment scrolls to it on navigation, and not when an overlay opens or closes there', async () => {
  const scrolled = jest
    .spyOn(Element.prototype, 'scrollIntoView')
    .mockImplementation(() => undefined);
  const { router, history } = app('/p/SITE');
  await screen.findByRole('heading');
  const part = { to: '.', hash: 'part' } as const;
  await router.navigate(part);
  expect(scrolled).toHaveBeenCalledTimes(1);
  await router.navigate(part);
  expect(scrolled).toHaveBeenCalledTimes(2);
  await router.navigate({ ...part, state: { layer: 1 }, resetScroll: false });
  const { href } = history.location;
  history.back();
  await waitFor(() => expect(history.location.state).not.toMatchObject({ layer: 1 }));
  await settled();
  expect([history.location.href, scrolled.mock.calls.length]).toEqual([href, 2]);
  scrolled.mockRestore();
});
