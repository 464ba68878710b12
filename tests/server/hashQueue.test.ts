import { HashQueue } from '../../server/features/sessions/passwords';
import { settings } from '../../server/settings';

const { hashWidth, hashQueue, hashQueuePerSender } = settings.signIn;

test('whoever floods the sign-in is told that the server is busy, and the others keep their places and come next', async () => {
  const queue = new HashQueue();
  const done: string[] = [];
  const ends: (() => void)[] = [];
  const send = (sender: string): Promise<void> => queue.run(sender, () => new Promise<void>((resolve) => ends.push(() => (done.push(sender), resolve()))));
  const flood = Array.from({ length: 100 }, () => send('mallory').then(() => 'looked at', () => 'refused'));
  const others = [send('ada'), send('bob')];
  while (ends.length > 0) {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  await Promise.all(others);
  expect((await Promise.all(flood)).filter((outcome) => outcome === 'looked at')).toHaveLength(hashWidth + hashQueuePerSender);
  // One ends, the next is Ada’s, then Bob’s beside one of Mallory’s.
  expect(done.slice(0, 5)).toEqual(expect.arrayContaining(['ada', 'bob']));
  expect(hashQueuePerSender).toBeLessThan(hashQueue);
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
  await Promise.all(Array.from({ length: 10 }, (_, n) => queue.run(`sender ${n}`, work).then(() => queue.run(`sender ${n}`, work))));
  expect([most, atWork]).toEqual([hashWidth, 0]);
});

test('work that fails gives its place to the next', async () => {
  const queue = new HashQueue();
  for (let n = 0; n <= hashWidth; n += 1) await expect(queue.run('ada', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await queue.run('ada', () => Promise.resolve('fine'))).toBe('fine');
});
