import { HashQueue } from '../../server/features/sessions/passwords';
import { settings } from '../../server/settings';
import { openSite } from '../support/site';
import { event, signIn } from '../support/wire';

const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;
const stranger = (name: string) => ({ name, isKnown: false });

test('whoever floods the sign-in is told that the server is busy, and the others keep their places and come next', async () => {
  const queue = new HashQueue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string): Promise<void> =>
    queue.run(
      stranger(sender),
      () => new Promise<void>((resolve) => ends.push(() => (done.push(sender), resolve()))),
    );
  const flood = Array.from({ length: 100 }, () =>
    send('mallory').then(
      () => 'looked at',
      () => 'refused',
    ),
  );
  const others = [send('ada'), send('bob')];
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(others);
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'looked at')).toHaveLength(
    hashWidth + hashQueuePerSender,
  );
  // One ends, the next is Ada’s, then Bob’s beside one of Mallory’s.
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['ada', 'bob']));
  expect(hashQueuePerSender).toBeLessThan(hashQueue);
});

test('a device that has signed in before is next however many addresses flood the sign-in, and so is whoever holds a session or a link', async () => {
  const queue = new HashQueue();
  const ends: (() => void)[] = [];
  const done: string[] = [];
  const send = (name: string, isKnown: boolean): Promise<void> =>
    queue.run(
      { name, isKnown },
      () => new Promise<void>((resolve) => ends.push(() => (done.push(name), resolve()))),
    );
  const flood = Array.from({ length: 200 }, (_, n) =>
    send(`2001:db8:0:${n}`, false).then(
      () => 'looked at',
      () => 'refused',
    ),
  );
  const known = [send('a device', true), send('a link', true)];
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(known);
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'looked at')).toHaveLength(
    hashWidth + hashQueue,
  );
  expect(done.slice(hashWidth, hashWidth + 2).toSorted()).toEqual(['a device', 'a link']);
});

test('no more are at work than may be, also while one ends and another comes', async () => {
  const queue = new HashQueue();
  let atWork = 0;
  let most = 0;
  const work = async (): Promise<void> => {
    atWork += 1;
    most = Math.max(most, atWork);
    await new Promise((resolve) => setImmediate(resolve));
    atWork -= 1;
  };
  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      queue.run(stranger(`${n}`), work).then(() => queue.run(stranger(`${n}`), work)),
    ),
  );
  expect([most, atWork]).toEqual([hashWidth, 0]);
});

test('work that fails gives its place to the next', async () => {
  const queue = new HashQueue();
  for (let n = 0; n <= hashWidth; n += 1)
    await expect(
      queue.run(stranger('ada'), () => Promise.reject(new Error('broken'))),
    ).rejects.toThrow('broken');
  expect(await queue.run(stranger('ada'), () => Promise.resolve('fine'))).toBe('fine');
});

test('while many addresses flood the sign-in, one signs in on a device that is known, and by a reset link', async () => {
  const site = await openSite();
  const post = (path: string, address: string, body: object, cookie = '') =>
    site.server.app.fetch(
      new Request(`${site.url}${path}`, {
        method: 'POST',
        headers: { 'x-snagbook': '1', cookie },
        body: JSON.stringify(body),
      }),
      { address, secure: false },
    );
  try {
    const { viewer, inspector } = site.people;
    const { cookies } = await signIn(site.url, viewer);
    const issue = `mutation ($input: IssuePasswordLinkInput!) { issuePasswordLink(input: $input) { path } }`;
    const { path } = (
      await site.ask<{ issuePasswordLink: { path: string } }>('admin', issue, {
        input: { ...event(), memberId: inspector.memberId },
      })
    ).issuePasswordLink;
    const flood = Array.from({ length: 200 }, (_, n) =>
      post('/session', `2001:db8:0:${n}::1`, { email: viewer.email, password: 'guess' }),
    );
    const known = await Promise.all([
      post('/session', '10.0.0.1', { email: viewer.email, password: viewer.password }, cookies),
      post('/session/reset', '10.0.0.1', {
        token: path.replace('/reset/', ''),
        password: 'another long password',
      }),
    ]);
    expect(known.map(({ status }) => status)).toEqual([200, 200]);
    expect(
      (await Promise.all(flood)).filter(({ status }) => status === 503).length,
    ).toBeGreaterThan(20);
    expect(site.server.log).toEqual([]);
  } finally {
    await site.close();
  }
});
