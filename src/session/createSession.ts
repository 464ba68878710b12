import { shareRefresh } from '../../network/index';
import { createValue, type Value } from '../device/observable';
import type { World } from '../device/world';
import { createCalls } from './calls';
import { createMemory } from './memory';
import { isGrant, isRecord, type Grant, type Person, type SessionState } from './state';

/** Pauses between tries to restore a session without connection, in ms. */
const firstRetryMs = 2_000;
const lastRetryMs = 60_000;
/** How long a tab waits for another one that refreshes and may be frozen, in ms. */
const patienceMs = 5_000;
/** Of the channel between the tabs, of the lock that one of them refreshes under, and of their messages about what it was granted. */
const channelName = 'snagbook-session';

export interface Session extends Value<SessionState> {
  /** Rejects with a SessionRefusal. */
  signIn(email: string, password: string): Promise<void>;
  /** Sets a new password by a reset link and signs in with it. Rejects with a SessionRefusal. */
  reset(token: string, password: string): Promise<void>;
  /** At once on this device and in its other tabs; the server is told as soon as it can be reached. */
  signOut(): Promise<void>;
  /** For the network layer: waits while the session is being restored, rejects if nobody can say. */
  token(): string | null | Promise<string | null>;
  /** For the network layer: a new token, null if the session is over. */
  refresh(signal?: AbortSignal): Promise<string | null>;
  /** For the network layer: the server refused the token for good. */
  lost(): void;
  close(): void;
}

/** Who is signed in. The access token is only in memory; the refresh token is a cookie that no script can read. */
export function createSession(world: World, granted: (grant: Grant) => void = () => undefined): Session {
  const calls = createCalls(world);
  const memory = createMemory(world.storage);
  const channel = world.channel?.(channelName);
  let token: string | null = null;
  let ending: Promise<void> | undefined;
  let beginning = false;
  let retry: unknown;
  let retryMs = firstRetryMs;
  // Rises when the person changes, so that answers to the one before are dropped.
  let era = 0;
  const known = memory.person();
  const state = createValue<SessionState>(known ? { kind: 'signedIn', user: known, confirmed: false } : memory.works ? { kind: 'signedOut', ended: false } : { kind: 'restoring' });

  const { clock } = world;
  // Every tab that hears what another one was granted adopts it, whether it waits for that or not.
  const share = shareRefresh(channelName, { locks: world.locks ?? undefined, channel, clock, patienceMs }, askServer, () => undefined);
  channel?.addEventListener('message', hear);
  const stopWaking = [world.online.subscribe(wake), world.visible.subscribe(wake)];
  wake();

  function adopt(grant: Grant): void {
    const { accessToken, user } = grant;
    granted(grant);
    token = accessToken;
    memory.remember(user);
    retryMs = firstRetryMs;
    stopRetrying();
    const before = state.get();
    const same = before.kind === 'signedIn' && samePerson(before.user, user);
    if (!same) era += 1;
    if (!same || !before.confirmed) state.set({ kind: 'signedIn', user, confirmed: true });
  }

  function leave(ended: boolean): void {
    era += 1;
    token = null;
    stopRetrying();
    memory.forget();
    if (state.get().kind !== 'signedOut') state.set({ kind: 'signedOut', ended });
  }

  function wake(): void {
    if (!world.online.get()) return;
    if (state.get().kind !== 'signedOut' && token === null) renew().catch(() => {});
    // Not while somebody signs in: the answer to the end would take away the cookies that they are given.
    if (state.get().kind === 'signedOut' && memory.endIsDue() && !beginning) end().catch(() => {});
  }

  function hear({ data }: { readonly data: unknown }): void {
    if (!isRecord(data)) return;
    if (data['name'] === channelName && isGrant(data['granted'])) adopt(data['granted']);
    if (data['type'] === 'signedOut') leave(data['ended'] === true);
  }

  async function askServer(signal: AbortSignal): Promise<Grant | null> {
    const mine = era;
    const grant = await calls.refresh(signal);
    // The other tabs must not be told of a session that this one has left meanwhile.
    if (mine !== era) throw new Error('Somebody else is here by now');
    if (grant === null) over();
    else adopt(grant);
    return grant;
  }

  async function renew(signal: AbortSignal = new AbortController().signal): Promise<string | null> {
    const mine = era;
    try {
      await share(signal);
    } catch (error) {
      if (mine !== era) return token;
      if (token === null) tryLater();
      throw error;
    }
    return token;
  }

  /** All who wait for one refresh are told that it failed; there is one next try. */
  function tryLater(): void {
    if (retry !== undefined) return;
    retry = clock.setTimeout(() => {
      retry = undefined;
      wake();
    }, retryMs);
    retryMs = Math.min(retryMs * 2, lastRetryMs);
  }

  function stopRetrying(): void {
    clock.clearTimeout(retry);
    retry = undefined;
  }

  function over(): void {
    leave(true);
    channel?.postMessage({ type: 'signedOut', ended: true });
  }

  function end(): Promise<void> {
    ending ??= calls.end().then(memory.ended).finally(() => {
      ending = undefined;
    });
    return ending;
  }

  async function begin(ask: () => Promise<Grant>): Promise<void> {
    beginning = true;
    // A late answer to the end of the last session would take the new one's cookies away.
    await ending?.catch(() => {});
    const grant = await ask().finally(() => {
      beginning = false;
    });
    memory.ended();
    era += 1;
    adopt(grant);
    channel?.postMessage({ name: channelName, granted: grant });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn: (email, password) => begin(() => calls.signIn(email, password)),
    reset: (token, password) => begin(() => calls.reset(token, password)),
    async signOut() {
      memory.endDue();
      leave(false);
      channel?.postMessage({ type: 'signedOut', ended: false });
      await end().catch(() => {}); // It is due until it worked.
    },
    token: () => token ?? (state.get().kind === 'signedOut' ? null : renew()),
    refresh: renew,
    lost() {
      if (state.get().kind !== 'signedOut') over();
    },
    close() {
      era += 1;
      stopRetrying();
      for (const stop of stopWaking) stop();
      channel?.removeEventListener('message', hear);
      channel?.close();
    },
  };
}

function samePerson(a: Person, b: Person): boolean {
  return a.id === b.id && a.name === b.name;
}
