import { act, render } from '@testing-library/react';
import { UserSessionContext, type UserSession } from '../../src/app/context';
import { createValue } from '../../src/device/observable';
import { SpokenSignal } from '../../src/screens/Project/SpokenSignal';
import { createEntryList } from '../../src/sync/outbox/entryList';
import type { ReachabilityState } from '../../src/sync/reachability';
import { Announcements } from '../../src/ui/announcements';
import { listen } from '../support/heard';

const heard = listen();
beforeEach(() => {
  jest.useFakeTimers();
  heard.splice(0);
});
afterEach(() => jest.useRealTimers());

/** The signal of a page whose line and outbox are in the hand of the test. */
function openSignal() {
  const live: ReachabilityState = {
    kind: 'live',
    late: null,
    unanswered: false,
    since: 0,
    lastFreshAt: 0,
  };
  const reachability = createValue(live);
  const entries = createEntryList();
  entries.replace([]);
  // all that the signal reads of it
  const session = { reachability, outbox: { entries } } as unknown as UserSession;
  render(
    <UserSessionContext value={session}>
      <SpokenSignal />
      <Announcements />
    </UserSessionContext>,
  );
  return {
    /** The line is so for as long as it takes until that is said. */
    line: (now: Partial<ReachabilityState>) =>
      act(async () => {
        reachability.set({ ...live, ...now });
        await jest.advanceTimersByTimeAsync(5_000);
      }),
    entered: (eventId: string) =>
      act(async () =>
        entries.put([
          {
            order: 1,
            eventId,
            kind: 'comment',
            userId: 'user',
            projectId: 'project',
            projectCode: 'SITE',
            snagId: 'snag',
            occurredAt: 0,
            seen: null,
            fields: {},
            addedAt: 0,
          },
        ]),
      ),
    sending: (eventId: string) =>
      act(async () => entries.setDeliveryState(eventId, { sending: true })),
    refused: (eventId: string) =>
      act(async () => {
        const entry = entries.get(eventId);
        if (entry !== undefined)
          entries.put([{ ...entry, refusal: { code: 'BAD_INPUT', message: 'Not so.' } }]);
        entries.setDeliveryState(eventId, { sending: false });
      }),
    later: () => act(() => jest.advanceTimersByTimeAsync(1_000)),
    sent: (eventId: string) => act(async () => entries.drop(new Set([eventId]))),
  };
}

test.each([
  ['while the socket is still away', { kind: 'reconnecting' } as const],
  ['while another answer is late', { late: 'answer' } as const],
])(
  'that all is on the server is said when the line is back, also if it was sent %s',
  async (_when, still) => {
    const { line, entered, sent } = openSignal();
    await line({ kind: 'offline' });
    await entered('comment');
    await sent('comment');
    await line(still);
    await line({});
    expect(heard.at(0)).toBe('Offline');
    expect(heard.at(-1)).toBe('Back online. Everything is sent.');
  },
);

test('without unsent work, only the connection is announced', async () => {
  const { line } = openSignal();
  await line({ kind: 'offline' });
  await line({});
  expect(heard).toEqual(['Offline', 'Back online']);
});

test('refused entries are announced as one sum once all are settled', async () => {
  const { entered, sending, refused, later } = openSignal();
  const all = ['a', 'b', 'c'];
  for (const eventId of all) await entered(eventId);
  for (const eventId of all) {
    await sending(eventId);
    await later();
    await refused(eventId);
  }
  await later();
  await later();
  expect(heard).toEqual(['3 not accepted']);
});
