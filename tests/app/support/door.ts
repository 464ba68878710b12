import { createSession, type Session } from '../../../src/session/createSession';
import type { Person } from '../../../src/session/state';
import { createDevice, type Device, type Tab } from '../../support/device';

export const ada = { id: 'user_ada', name: 'Ada' };
export const bob = { id: 'user_bob', name: 'Bob' };

/** The server's three session calls, with one person behind the cookie. */
export function createDoor() {
  const door = {
    person: ada as Person | null,
    reachable: true,
    calls: [] as string[],
    tokens: 0,
    /** Called before each answer. */
    before: async () => {},
    async fetch(url: string, init: RequestInit): Promise<Response> {
      const path = new URL(url).pathname;
      door.calls.push(path);
      expect(new Headers(init.headers).get('x-snagbook')).toBe('1');
      await door.before();
      if (!door.reachable) throw new TypeError('Failed to fetch');
      if (path === '/session/end') return new Response(null, { status: 204 });
      if (path === '/session') {
        const { password } = JSON.parse(String(init.body)) as { password: string };
        if (password !== 'correct horse')
          return refused(403, 'WRONG_CREDENTIALS', 'Wrong email or password.');
      }
      if (door.person === null)
        return refused(
          401,
          'UNAUTHENTICATED',
          'Please sign in again. Your unsent work stays on this device.',
        );
      door.tokens += 1;
      return Response.json({
        accessToken: `token ${door.tokens}`,
        expiresInMs: 600_000,
        user: door.person,
      });
    },
  };
  return door;
}

export type Door = ReturnType<typeof createDoor>;

function refused(status: number, code: string, message: string): Response {
  return Response.json({ error: { code, message, retryable: false } }, { status });
}

export function open(device: Device, door: Door, locks = true): { session: Session; tab: Tab } {
  const tab = device.tab({ fetch: door.fetch, locks });
  return { tab, session: createSession(tab.world) };
}

/** A device on which somebody was signed in before. */
export function known(person: Person = ada): Device {
  const device = createDevice();
  device.storage.set('snagbook.person', JSON.stringify(person));
  return device;
}
