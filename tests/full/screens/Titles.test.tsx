import { waitFor } from '@testing-library/react';
import { useScreens } from '../../screens/arrive';

const screens = useScreens();
beforeAll(() => screens.site.raise({ title: 'Crack' }));

const titled = (title: string) => waitFor(() => expect(document.title).toBe(`${title} · Snagbook`));

describe.each([
  ['a phone', false],
  ['a desktop, with the list beside', true],
])('on %s the page is named after what one looks at', (_device, wide) => {
  beforeEach(() => {
    jest.spyOn(window, 'matchMedia').mockImplementation((media) =>
      Object.assign(new EventTarget(), {
        matches: wide && media.includes('min-width'),
        media,
        onchange: null,
        addListener: () => undefined,
        removeListener: () => undefined,
      }),
    );
  });
  afterEach(() => jest.restoreAllMocks());

  test.each([
    ['/p/SITE/snags/1', 'SITE-1 Crack'],
    ['/p/SITE/settings', 'Settings · SITE'],
  ])('when one comes to %s by a link, goes on to the list and comes back', async (path, title) => {
    const { core } = await screens.arrive('admin', path);
    const router = core.current()?.router;
    await titled(title);
    // Also when the list beside it has come.
    if (wide && path.includes('/snags/'))
      await waitFor(() => expect(document.querySelector('a[data-row]')).not.toBeNull());
    await titled(title);
    await router?.navigate({ to: '/p/$code', params: { code: 'SITE' } });
    await titled('Snags of Site');
    router?.history.back();
    await titled(title);
    router?.history.forward();
    await titled('Snags of Site');
  });
});
