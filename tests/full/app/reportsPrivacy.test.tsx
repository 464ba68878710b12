import { waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { blank } from '../../support/photos';
import { createDraft } from '../../../src/sync/outbox/draft';
import { openSite, type Site } from '../../support/site';
import { realClock } from '../../../src/device/world';
import { visit, type Visitor, type VisitorOptions } from '../../support/visitor';
import { openReceiver, type Receiver } from '../../app/support/receiver';

// Each of these is a needle that may be in no report.
const title = 'Leak behind Mrs Miller’s bath';
const description = 'She is at home on Tuesdays after five';
const search = 'miller bath leak';
const comment = 'Her number is 0171 555 1234';
const fileName = 'passport-of-mrs-miller.jpg';
const zone = 'Miller/Bathroom';
const wrongPassword = 'not the password of anybody';

let receiver: Receiver;
let site: Site;
beforeAll(async () => {
  receiver = await openReceiver();
  site = await openSite({ reportsDsn: receiver.dsn });
});
afterAll(async () => {
  await site.close();
  await receiver.close();
});
afterEach(() => {
  for (const visitor of visitors.splice(0)) visitor.leave();
  jest.restoreAllMocks();
});

const visitors: Visitor[] = [];

function come(options: VisitorOptions): Visitor {
  const visitor = visit(site.url, options);
  visitors.push(visitor);
  return visitor;
}

/** The real clock, in which the waits before a retry are over at once. */
const hurried: typeof realClock = {
  ...realClock,
  setTimeout: (run, ms) => realClock.setTimeout(run, ms === 1_000 || ms === 3_000 ? 1 : ms),
};

type Page = ReturnType<Visitor['show']>;

async function signIn(page: Page, password: string): Promise<void> {
  const { email } = site.people.inspector;
  await userEvent.clear(await page.findByLabelText('E-mail'));
  await userEvent.type(page.getByLabelText('E-mail'), email);
  await userEvent.clear(page.getByLabelText('Password'));
  await userEvent.type(page.getByLabelText('Password'), password);
  await userEvent.click(page.getByRole('button', { name: 'Sign in' }));
}

/** As a bad proxy or a talkative server: it repeats what it was sent. */
function echo(body: unknown, status: number): Response {
  const text = body instanceof FormData ? JSON.stringify([...body.keys(), fileName]) : String(body);
  return Response.json(
    {
      errors: [{ message: text, path: ['snag'], extensions: { code: 'INTERNAL', meta: text } }],
      data: null,
    },
    { status, headers: { 'x-request-id': 'r-77' } },
  );
}

test('no report holds personal data, whatever fails on any screen', async () => {
  // The browser's console is the person's own.
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(globalThis, 'reportError').mockImplementation(() => undefined);
  const secrets = new Set([
    title,
    description,
    search,
    comment,
    fileName,
    zone,
    wrongPassword,
    site.people.inspector.email,
    site.people.inspector.password,
    site.people.inspector.name,
  ]);
  const cookies = new Map<string, string>();
  const failing = new Set<string>();
  const visitor = come({
    path: '/p/SITE',
    clock: hurried,
    onWay(response, { url, body }) {
      for (const cookie of response.headers.getSetCookie())
        cookies.set(cookie.split('=')[0] ?? '', cookie.split(';')[0]?.split('=')[1] ?? '');
      const sent = body instanceof FormData ? 'a file' : String(body);
      return url.endsWith('/graphql') && [...failing].some((word) => sent.includes(word))
        ? echo(body, 500)
        : response;
    },
  });
  const page = visitor.show();

  await signIn(page, wrongPassword);
  await page.findByText('Wrong email or password.');
  await signIn(page, site.people.inspector.password);
  await page.findByRole('heading', { name: 'Snags of Site' });
  const current = () => visitor.core.current();

  // A search that is answered badly.
  failing.add(search);
  await current()?.router.navigate({
    to: '/p/$code',
    params: { code: 'SITE' },
    search: { q: search },
  });
  await waitFor(() => expect(reportsOf('SnagListScreenQuery')).not.toEqual([]));
  failing.clear();
  await current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' }, search: {} });

  // A snag with a photo whose name tells; its upload fails at first.
  await current()?.router.navigate({ to: '/p/$code/new', params: { code: 'SITE' } });
  await page.findByRole('button', { name: 'Camera' });
  failing.add('a file');
  const bytes = new Uint8Array(await blank(400, 300).jpeg().toBuffer());
  await userEvent.upload(
    document.querySelector<HTMLInputElement>('input[capture]') ?? document.createElement('input'),
    new File([bytes], fileName, { type: 'image/jpeg', lastModified: Date.now() }),
  );
  await page.findByRole('img', { name: 'Photo 1' });
  current()
    ?.userSession.draftOf('SITE', createDraft)
    .setFields({ title, description, tradeId: site.trades.A, locationId: site.locationId });
  await userEvent.click(page.getByRole('button', { name: 'Raise' }));
  await page.findByText(/^Raised/);
  visitor.putAway();
  await waitFor(() => expect(reportsOf('useAddPhotoMutation')).not.toEqual([]));
  failing.clear();
  visitor.tab.online(true);
  await userEvent.click(await page.findByRole('link', { name: new RegExp(title) }));

  // A comment that the server does not take.
  await page.findByRole('region', { name: 'What happened' });
  failing.add(comment);
  await userEvent.type(await page.findByLabelText('Comment'), comment);
  await userEvent.click(page.getByRole('button', { name: 'Add comment' }));
  await waitFor(() => expect(reportsOf('useAddCommentMutation')).not.toEqual([]));
  failing.clear();

  // A fault of our own, whose message quotes.
  current()?.userSession.environment.commitUpdate(
    (store) => void store.get(site.projectId)?.setValue(zone, 'timeZone'),
  );
  await current()?.router.navigate({ to: '/p/$code', params: { code: 'SITE' } });
  await page.findByText('This could not be shown');
  await waitFor(() => expect(reportsOf('Fault: RangeError')).not.toEqual([]));

  // The sign-in runs out.
  secrets.add((await visitor.core.session.token()) ?? '');
  for (const value of cookies.values()) if (value !== '') secrets.add(value);
  const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  await fetch(`${site.url}/session/end`, {
    method: 'POST',
    headers: { 'x-snagbook': '1', cookie },
  });
  await current()?.router.navigate({ to: '/' });
  await page.findByRole('heading', { name: 'Sign in' });

  // How long screens took goes out when the page is put away.
  visitor.tab.visible(false);
  await waitFor(() => expect(reportsOf('"usage"')).not.toEqual([]));

  expect(secrets.size).toBeGreaterThan(12);
  for (const text of receiver.received) {
    for (const secret of secrets) expect(foundIn(text, secret)).toBeNull();
  }
  // An expired sign-in is nobody's fault.
  expect(receiver.received.filter((text) => text.includes('"kind":"auth"'))).toEqual([]);
});

function reportsOf(word: string): string[] {
  return receiver.received.filter((text) => text.includes(word));
}

/** The secret as it was found, in any of the ways a wire may write it. */
function foundIn(text: string, secret: string): string | null {
  const ways = [
    secret,
    encodeURIComponent(secret),
    JSON.stringify(secret).slice(1, -1),
    JSON.stringify(JSON.stringify(secret)).slice(3, -3),
    Buffer.from(secret).toString('base64').replace(/=+$/, ''),
  ];
  return ways.find((way) => text.includes(way)) ?? null;
}
