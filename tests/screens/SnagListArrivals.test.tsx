import { fireEvent, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { settle } from '../../src/parts/list/settledRows';
import { useScreens } from './arrive';

const screens = useScreens();
/** A thumb that rests on something and never lies quite still. */
const handOn = (element: Element) => {
  fireEvent.pointerMove(element);
  return setInterval(() => fireEvent.pointerMove(element), 500);
};
const rows = () =>
  [...document.querySelectorAll('a[data-row]')].map((row) =>
    row.textContent.replace(/^SITE-\d+ /, ''),
  );

describe('while somebody reads the list', () => {
  beforeAll(async () => {
    for (const title of ['First', 'Second', 'Third']) await screens.site.raise({ title });
  });

  test('after recent input, what others raise and close shifts no row until the person asks for it', async () => {
    const { page } = await screens.arrive('inspector', '/p/SITE');
    await page.findByText('Third');
    await page.findByRole('button', { name: 'Live' });
    const stay = handOn(page.getByText('Third'));
    const { id } = await screens.site.raise({ title: 'Fourth' }, 'inspector2');
    expect(await page.findByRole('button', { name: '1 new' })).toBeVisible();
    expect(rows()).toEqual(['Third', 'Second', 'First']);
    const second = await screens.site.ask<{ project: { snag: { id: string } } }>(
      'admin',
      '{ project(code: "SITE") { snag(number: 2) { id } } }',
    );
    await screens.site.move('admin', second.project.snag.id, 'CLOSE', { comment: 'Seen on site' });
    await userEvent.click(await page.findByRole('button', { name: '1 new, 1 no longer here' }));
    await waitFor(() => expect(rows()).toEqual(['Fourth', 'Third', 'First']));
    expect(page.queryByRole('button', { name: /new|no longer/ })).toBeNull();
    await screens.site.move('admin', id, 'VOID', { reason: 'DUPLICATE' });
    expect(await page.findByRole('button', { name: '1 no longer here' })).toBeVisible();
    expect(rows()).toEqual(['Fourth', 'Third', 'First']);
    clearInterval(stay);
    // A hand that is taken away lets the list show itself.
    await waitFor(() => expect(rows()).toEqual(['Third', 'First']));
    expect(page.queryByRole('button', { name: /new|no longer/ })).toBeNull();
  });
});

describe('the list as it is, laid on the list as it is shown', () => {
  const of = (letters: string) => [...letters].map((id) => ({ node: { id } }));
  const laid = (
    shown: string,
    now: string,
    {
      own = '',
      there = 'abcdefxyz',
      hasNext = false,
      hasPrevious = false,
      hadPrevious = false,
    } = {},
  ) => {
    const {
      rows: after,
      waiting,
      gone,
    } = settle(of(shown), of(now), {
      isOwn: (id) => own.includes(id),
      isThere: (id) => there.includes(id),
      hasNext,
      hasPrevious,
      hadPrevious,
    });
    return [after.map(({ node }) => node.id).join(''), waiting, [...gone].join('')];
  };

  test.each([
    ['the same', 'abc', 'abc', {}, ['abc', 0, '']],
    ['what is new in front or between waits', 'abc', 'xaybc', {}, ['abc', 2, '']],
    ['what was made here comes on top at once', 'abc', 'xabc', { own: 'x' }, ['xabc', 0, '']],
    ['the next page follows', 'abc', 'abcdef', {}, ['abcdef', 0, '']],
    ['what has left keeps its place', 'abc', 'ac', {}, ['abc', 0, 'b']],
    ['what may not be seen goes', 'abc', 'ac', { there: 'ac' }, ['ac', 0, '']],
    ['another order moves nothing', 'abc', 'cab', {}, ['abc', 0, '']],
    [
      'what is on a page that was not read anew has not left',
      'abcd',
      'xab',
      { hasNext: true },
      ['abcd', 1, ''],
    ],
    [
      'the page above stands on top at once',
      'abc',
      'xyabc',
      { hadPrevious: true },
      ['xyabc', 0, ''],
    ],
    [
      'what is new between waits below the page above',
      'abc',
      'xyazbc',
      { hadPrevious: true },
      ['xyabc', 1, ''],
    ],
    [
      'what is on a page above that was not read anew has not left',
      'abcd',
      'bd',
      { hasPrevious: true, hadPrevious: true },
      ['abcd', 0, 'c'],
    ],
    ['when nothing of it is left, the list is another one', 'abc', 'xyz', {}, ['xyz', 0, '']],
    ['an empty list fills at once', '', 'xy', {}, ['xy', 0, '']],
  ] as const)('%s', (_what, shown, now, how, after) => {
    expect(laid(shown, now, how)).toEqual(after);
  });
});
