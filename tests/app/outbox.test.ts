import { dayMs } from '../../rules/days';
import { newId } from '../../src/domain/ids';
import { createDevice } from '../support/device';
import { event, openOutbox, photoEvent } from './support/openOutbox';
import { createSiteServer, type Fate } from './support/siteServer';
import { settled, until } from './support/until';

const snag = newId('snag');
/** Numbers from 0 to 1 that look random, the same for each seed. */
const randomFrom = (seed: number) => (): number =>
  (seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647;
const dropped = ({ entries }: ReturnType<typeof openOutbox>): boolean => entries.all().length === 0;

describe('an event', () => {
  test('is on the disk before it is sent, and leaves it on its receipt', async () => {
    const device = createDevice();
    const server = createSiteServer();
    const seenAtSending: boolean[] = [];
    const open = openOutbox(device, server, {
      deliver: async (...request) => {
        seenAtSending.push(
          (await open.storage.list()).some(({ eventId }) => eventId === request[0].eventId),
        );
        return server.deliver(...request);
      },
    });
    const comment = event('comment', snag, { fields: { body: 'Behind the door' } });
    await open.outbox.add([comment]);
    expect(open.entries.ofSnag(snag)).toMatchObject([
      { eventId: comment.eventId, state: expect.stringMatching(/waiting|sending/) },
    ]);
    await until(() => dropped(open));
    expect(seenAtSending).toEqual([true]);
    expect(server.done).toEqual([comment.eventId]);
    expect(await open.storage.list()).toEqual([]);
  });

  test('whose answer was lost is sent again and done once', async () => {
    const server = createSiteServer();
    server.fate = (_event, attempt) => (attempt === 1 ? 'lost' : 'answer');
    const open = openOutbox(createDevice(), server);
    const comment = event('comment', snag);
    await open.outbox.add([comment]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    expect(open.entries.all()[0]).toMatchObject({
      state: 'waiting',
      problem: { code: 'NO_ANSWER' },
    });
    open.tab.advance(1_000);
    await until(() => dropped(open));
    expect(server.requests).toBe(2);
    expect(server.done).toEqual([comment.eventId]);
  });

  test('that is refused for good keeps its message and can be tried again; later events of the snag go on', async () => {
    const server = createSiteServer();
    server.fate = ({ kind }, attempt) =>
      kind === 'edit' && attempt === 1 ? { code: 'FORBIDDEN', retryable: false } : 'answer';
    const open = openOutbox(createDevice(), server);
    const edit = event('edit', snag);
    const comment = event('comment', snag);
    await open.outbox.add([edit, comment]);
    await until(() => open.entries.all().length === 1 && server.done.length === 1);
    expect(open.entries.all()).toMatchObject([
      {
        eventId: edit.eventId,
        state: 'refused',
        refusal: { code: 'FORBIDDEN', message: 'The sentence of FORBIDDEN.' },
      },
    ]);
    open.tab.advance(600_000);
    await settled();
    expect(server.requests).toBe(2);
    await open.outbox.tryAgain(edit.eventId);
    await until(() => dropped(open));
    expect(server.done).toEqual([comment.eventId, edit.eventId]);
  });

  test('that was refused is still refused after the next start, with its photo', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = () => ({ code: 'PHOTO_TOO_MANY', retryable: false });
    const first = openOutbox(device, server);
    const taken = photoEvent(snag);
    await first.outbox.add([taken.event], [taken.photo]);
    await until(() => first.entries.all()[0]?.state === 'refused');
    first.kill();
    const second = openOutbox(device, server);
    await second.outbox.loaded;
    await settled();
    expect(second.entries.all()).toMatchObject([
      { state: 'refused', refusal: { code: 'PHOTO_TOO_MANY' } },
    ]);
    expect(await second.storage.bytes(taken.photo.facts.photoId)).toEqual(taken.photo.bytes);
    expect(server.requests).toBe(1);
  });

  test('is discarded with the bytes, and a raise with everything of its snag', async () => {
    const device = createDevice();
    const server = createSiteServer();
    server.fate = ({ kind }) =>
      kind === 'raise' ? { code: 'NOT_FOUND', retryable: false } : 'answer';
    const open = openOutbox(device, server);
    const raise = event('raise', snag);
    const taken = photoEvent(snag);
    await open.outbox.add([raise, taken.event, event('comment', newId('snag'))], [taken.photo]);
    await until(
      () => open.entries.ofSnag(snag)[0]?.state === 'refused' && server.done.length === 1,
    );
    await open.outbox.discard(raise.eventId);
    expect(dropped(open)).toBe(true);
    expect(await open.storage.list()).toEqual([]);
    expect(await open.storage.bytes(taken.photo.facts.photoId)).toBeNull();
  });
});

describe('the order', () => {
  test('of one snag is the order of making: the snag first, then what belongs to it', async () => {
    const server = createSiteServer();
    const open = openOutbox(createDevice(), server);
    const taken = photoEvent(snag);
    const events = [event('raise', snag), taken.event, event('comment', snag), event('move', snag)];
    await open.outbox.add(events, [taken.photo]);
    await until(() => dropped(open));
    expect(server.done).toEqual(events.map(({ eventId }) => eventId));
  });

  test('of different snags is independent: a failed event delays no other snag’s', async () => {
    const server = createSiteServer();
    const stuck = newId('snag');
    server.fate = ({ snagId }) =>
      snagId === stuck ? { code: 'INTERNAL', retryable: true } : 'answer';
    const open = openOutbox(createDevice(), server);
    const others = [event('comment', newId('snag')), event('comment', newId('snag'))];
    await open.outbox.add([event('comment', stuck), event('move', stuck), ...others]);
    await until(
      () => open.entries.all().length === 2 && open.entries.all()[0]?.state === 'waiting',
    );
    expect(server.done.toSorted()).toEqual(others.map(({ eventId }) => eventId).toSorted());
    expect(server.requests).toBe(3);
  });

  test('holds behind a snag the server refused: its photos wait with it', async () => {
    const server = createSiteServer();
    server.fate = ({ kind }, attempt) =>
      kind === 'raise' && attempt === 1 ? { code: 'PLACE_REQUIRED', retryable: false } : 'answer';
    const open = openOutbox(createDevice(), server);
    const raise = event('raise', snag);
    const taken = photoEvent(snag);
    await open.outbox.add([raise, taken.event], [taken.photo]);
    await until(() => open.entries.all()[0]?.state === 'refused');
    open.outbox.wake();
    await settled();
    expect(server.requests).toBe(1);
    await open.outbox.tryAgain(raise.eventId);
    await until(() => dropped(open));
    expect(server.done).toEqual([raise.eventId, taken.event.eventId]);
  });
});

describe('a photo', () => {
  test('is forgotten only when the receipt names its own hash and length', async () => {
    const server = createSiteServer();
    server.fate = (_event, attempt) => (attempt === 1 ? 'damaged' : 'answer');
    const open = openOutbox(createDevice(), server);
    const taken = photoEvent(snag);
    await open.outbox.add([taken.event], [taken.photo]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    expect(open.entries.all()[0]).toMatchObject({
      state: 'waiting',
      problem: { code: 'PHOTO_DAMAGED' },
    });
    expect(await open.storage.bytes(taken.photo.facts.photoId)).not.toBeNull();
    open.tab.advance(1_000);
    await until(() => dropped(open));
    expect(await open.storage.bytes(taken.photo.facts.photoId)).toBeNull();
  });

  test('is uploaded beside at most one other, however many wait', async () => {
    const server = createSiteServer();
    server.fate = () => 'hang';
    const open = openOutbox(createDevice(), server);
    const taken = Array.from({ length: 6 }, (_, index) => photoEvent(newId('snag'), 100 + index));
    await open.outbox.add(
      taken.map((each) => each.event),
      taken.map((each) => each.photo),
    );
    await until(() => server.requests === 2);
    await settled();
    expect(server.requests).toBe(2);
    expect(open.entries.all().filter(({ progress }) => progress === 0.5)).toHaveLength(2);
    server.fate = () => 'answer';
    server.release();
    await until(() => dropped(open));
    expect(server.photosAtOnce).toBe(2);
  });

  test('leaves room for a comment while two photos crawl', async () => {
    const server = createSiteServer();
    server.fate = ({ kind }) => (kind === 'photo' ? 'hang' : 'answer');
    const open = openOutbox(createDevice(), server);
    const taken = [photoEvent(newId('snag'), 100), photoEvent(newId('snag'), 101)];
    await open.outbox.add(
      taken.map((each) => each.event),
      taken.map((each) => each.photo),
    );
    await until(() => server.requests === 2);
    const comment = event('comment', newId('snag'));
    await open.outbox.add([comment]);
    await until(() => server.done.includes(comment.eventId));
  });
});

describe('something between the device and the server that refuses', () => {
  const problemOf = (
    { entries }: ReturnType<typeof openOutbox>,
    { eventId }: { eventId: string },
  ) => entries.all().find((entry) => entry.eventId === eventId)?.problem;

  test('large photos ends only their turns: status and size are named, and all that does not depend on them is sent', async () => {
    const server = createSiteServer();
    server.fate = ({ photo }) => ((photo?.byteLength ?? 0) >= 2_000 ? { between: 413 } : 'answer');
    const open = openOutbox(createDevice(), server);
    const large = [snag, newId('snag'), newId('snag'), newId('snag')].map((id) =>
      photoEvent(id, 2_000),
    );
    const small = [snag, newId('snag'), newId('snag')].map((id, at) => photoEvent(id, 100 + at));
    const drawing = event('markPhoto', snag);
    const comment = event('comment', newId('snag'));
    const after = event('comment', snag);
    const all = [...large, ...small];
    await open.outbox.add(
      [...all.map((each) => each.event), after, drawing, comment],
      all.map((each) => each.photo),
    );
    const sent = [...small.map((each) => each.event), after, comment];
    await until(() => open.entries.all().length === large.length + 1);
    expect(server.done.toSorted()).toEqual(sent.map(({ eventId }) => eventId).toSorted());
    await settled();
    expect(server.requests).toBe(sent.length + large.length);
    const [first] = large;
    expect(first && problemOf(open, first.event)).toEqual({
      code: 'REFUSED_BETWEEN',
      status: 413,
      message:
        'Something between this device and the server blocked this photo of 2 kB (status 413). It stays here and is sent again later.',
    });
    server.fate = () => 'answer';
    // The phone is unlocked.
    open.outbox.wake();
    open.tab.advance(59_999);
    await settled();
    expect(server.done).toHaveLength(sent.length);
    open.tab.advance(1);
    await until(() => dropped(open));
    expect(server.done.indexOf(drawing.eventId)).toBeGreaterThan(
      server.done.indexOf(first?.event.eventId ?? ''),
    );
  });

  test('a comment holds up neither later ones nor another snag’s step', async () => {
    const server = createSiteServer();
    const blocked = event('comment', snag);
    server.fate = ({ eventId }) => (eventId === blocked.eventId ? { between: 403 } : 'answer');
    const open = openOutbox(createDevice(), server);
    const others = [event('comment', snag), event('move', newId('snag'))];
    await open.outbox.add([blocked, ...others]);
    await until(() => open.entries.all().length === 1);
    expect(server.done.toSorted()).toEqual(others.map(({ eventId }) => eventId).toSorted());
    expect(problemOf(open, blocked)?.message).toContain('blocked this (status 403)');
  });

  test('whatever is sent is asked again with growing pauses, not with each event', async () => {
    const server = createSiteServer();
    server.fate = () => ({ between: 403 });
    const open = openOutbox(createDevice(), server);
    await open.outbox.add(Array.from({ length: 12 }, () => event('comment', newId('snag'))));
    await settled();
    expect(server.requests).toBeLessThan(8);
    server.fate = () => 'answer';
    open.tab.advance(1_000);
    await until(() => server.done.length > 4);
  });

  test.each([429, 404])('everybody for a while by status %d makes all wait', async (between) => {
    const server = createSiteServer();
    server.fate = () => ({ between });
    const open = openOutbox(createDevice(), server);
    await open.outbox.add([event('comment', snag)]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    await open.outbox.add([event('comment', newId('snag'))]);
    await settled();
    expect(server.requests).toBe(1);
  });
});

describe('on a bad connection', () => {
  test.each<[string, Fate, number, 'comment' | 'photo']>([
    ['to ten seconds where there is no answer', 'unreachable', 10_000, 'comment'],
    [
      'to a minute where half of a photo is sent and there is no answer',
      'unreachable',
      60_000,
      'photo',
    ],
    [
      'to a minute where the server says that it cannot',
      { code: 'SERVER_BUSY', retryable: true },
      60_000,
      'comment',
    ],
    [
      'to a minute where a person has sent a lot',
      { code: 'ALLOWANCE_USED', retryable: true },
      60_000,
      'photo',
    ],
  ])('is tried for ever with pauses that grow %s', async (_where, fate, longest, kind) => {
    const server = createSiteServer();
    server.fate = () => fate;
    const open = openOutbox(createDevice(), server);
    const taken = photoEvent(snag);
    await (kind === 'photo'
      ? open.outbox.add([taken.event], [taken.photo])
      : open.outbox.add([event('comment', snag)]));
    const pauses: number[] = [];
    for (let attempt = 1; attempt <= 9; attempt += 1) {
      await until(() => open.entries.all()[0]?.attempts === attempt);
      await settled();
      const pause = open.tab.waits().at(-1) ?? 0;
      pauses.push(pause);
      open.tab.advance(pause);
    }
    expect(pauses).toEqual(
      [1, 2, 4, 8, 16, 32, 64, 128, 256].map((seconds) => Math.min(seconds * 1_000, longest)),
    );
  });

  test('is sent once, within minutes, by a line that is there for three seconds of every minute and tells nobody', async () => {
    const minutes: number[] = [];
    for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const server = createSiteServer();
      const device = createDevice();
      const open = openOutbox(device, server, { random: randomFrom(seed) });
      const start = open.tab.world.clock.now();
      const atSecond = (): number => Math.floor((open.tab.world.clock.now() - start) / 1_000);
      server.fate = () => (atSecond() % 60 >= 57 ? 'answer' : 'unreachable');
      const sent = Array.from({ length: 30 }, () => event('comment', newId('snag')));
      await open.outbox.add(sent);
      while (open.entries.all().length > 0 && atSecond() < 3_600) {
        open.tab.advance(500);
        await settled();
      }
      minutes.push(Math.ceil(atSecond() / 60));
      expect([...server.done].toSorted()).toEqual(sent.map(({ eventId }) => eventId).toSorted());
      open.kill();
    }
    expect(Math.max(...minutes)).toBeLessThanOrEqual(6);
  });

  test('is tried again after its pause though the clock was set back by days meanwhile', async () => {
    const server = createSiteServer();
    server.fate = (_event, attempt) =>
      attempt === 1 ? { code: 'INTERNAL', retryable: true } : 'answer';
    const device = createDevice();
    const open = openOutbox(device, server);
    await open.outbox.add([event('comment', snag)]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    open.tab.setClockBack(2 * dayMs);
    await settled();
    open.tab.advance(1_000);
    await until(() => dropped(open));
    expect(server.requests).toBe(2);
  });

  test.each([
    ['the device is online again', (tab: ReturnType<typeof openOutbox>['tab']) => tab.online(true)],
    [
      'somebody comes back to the tab',
      (tab: ReturnType<typeof openOutbox>['tab']) => tab.visible(true),
    ],
  ])('is tried at once when %s', async (_when, wake) => {
    const server = createSiteServer();
    server.fate = (_event, attempt) => (attempt === 1 ? 'unreachable' : 'answer');
    const open = openOutbox(createDevice(), server);
    await open.outbox.add([event('comment', snag)]);
    await until(() => open.entries.all()[0]?.attempts === 1);
    await settled();
    expect(server.requests).toBe(1);
    wake(open.tab);
    await until(() => dropped(open));
  });

  test.each([
    ['UNAUTHENTICATED', 'a sign-in cures it'],
    ['UNKNOWN_DOCUMENT', 'a reload cures it'],
  ])('and an answer %s keep the event, because %s', async (code) => {
    const server = createSiteServer();
    server.fate = (_event, attempt) => (attempt === 1 ? { code, retryable: false } : 'answer');
    const open = openOutbox(createDevice(), server);
    await open.outbox.add([event('comment', snag)]);
    await until(() => open.entries.all()[0]?.problem?.code === code);
    open.outbox.wake();
    await until(() => dropped(open));
  });
});
