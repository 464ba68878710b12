import { shareRefresh } from '../../network/index';
import { createValue, type Value } from '../device/observable';
import { createTabMessages } from '../device/tabMessages';
import { createRetry } from '../device/retry';
import type { World } from '../device/world';
import { createCalls, type SessionCalls } from './calls';
import { createMemory } from './memory';
import { type Grant, isGrant, isRecord, type Person, type SessionState } from './state';

/** First and longest pause between tries to restore a session without a connection, in ms. */
const retryPauses = { firstMs: 2_000, lastMs: 60_000 };
/** How long a tab waits for another tab's refresh, which may be suspended, in ms. */
const lockTimeoutMs = 5_000;
/** How long the start waits for the database that says who was signed in last, in ms. */
const recallMs = 1_000;
/**
 * Name of the channel between the tabs, of the lock for the refresh, and of the messages with a
 * grant.
 */
const channelName = 'snagbook-session';
/**
 * Format of the messages between tabs, which may be of other builds. Never raised, because tabs of
 * all builds must understand that somebody has signed out.
 */
const messageFormat = 1;

interface SignedOut {
  readonly type: 'signedOut';
  /** True if the server ended the session, not the person. */
  readonly ended: boolean;
}

export interface Session extends Value<SessionState> {
  /** Rejects with a SessionRefusal. */
  signIn(email: string, password: string): Promise<void>;
  /** Begins a session in another way, such as by a reset link. Rejects as `ask` does. */
  begin(ask: (calls: SessionCalls) => Promise<Grant>): Promise<void>;
  /** For a way to sign in that goes past other pages. */
  post: SessionCalls['post'];
  /**
   * Takes effect at once in all tabs of this device; the server is told as soon as it can be
   * reached.
   */
  signOut(): Promise<void>;
  /** For the network layer: waits while the session is being restored, rejects if that fails. */
  token(): string | null | Promise<string | null>;
  /** For the network layer: a new token, null if the session is over. */
  refresh(signal?: AbortSignal): Promise<string | null>;
  /** For the network layer: the server refused the token for good. */
  lost(): void;
  /**
   * Id of the person whose session was ended on purpose last, here or on the server, if they have
   * not signed in since.
   */
  left(): string | null;
  close(): void;
}

/**
 * Who is signed in. The access token is only in memory; the refresh token is a cookie that no
 * script can read.
 */
export function createSession(
  world: World,
  granted: (grant: Grant) => void = () => undefined,
): Session {
  const calls = createCalls(world);
  const memory = createMemory(world);
  const channel = world.channel?.(channelName);
  let token: string | null = null;
  let ending: Promise<void> | undefined;
  let beginning = false;
  // Incremented when the person changes, so that answers for the previous person can be dropped.
  let generation = 0;
  const state = createValue<SessionState>(stateOf(memory.person()));

  const { clock } = world;
  const retry = createRetry(clock, retryPauses);
  // A tab accepts every grant that another tab announces, also while it waits for none.
  const share = shareRefresh(
    channelName,
    { locks: world.locks ?? undefined, channel, clock, format: messageFormat, lockTimeoutMs },
    askServer,
    () => undefined,
  );
  channel?.addEventListener('message', onGrant);
  const tabs = createTabMessages<SignedOut>(
    channel,
    messageFormat,
    ({ type, ended }) => type === 'signedOut' && signOutLocally(ended),
  );
  const stopWaking = [world.online.subscribe(wake), world.visible.subscribe(wake)];
  /**
   * The generation set at the start; a different one means that somebody has signed in or out
   * since.
   */
  let started = generation;
  // A person known from localStorage is shown at once. Otherwise the sign-in page and the refresh
  // wait until the database has answered or `recallMs` is over.
  let recalling: Promise<void> | null = new Promise((resolve) => {
    const late = clock.setTimeout(() => resolve(recalled(false)), recallMs);
    void memory.recall().then((isOther) => {
      clock.clearTimeout(late);
      resolve(recalled(isOther));
    });
  });
  wake();

  /**
   * Takes what the database says. It may answer after `recallMs`, and still counts unless somebody
   * has signed in or out meanwhile.
   */
  function recalled(isOther: boolean): void {
    const waited = recalling !== null && state.get().kind === 'restoring';
    recalling = null;
    if (generation !== started) return;
    // Does not interrupt a sign-in.
    if (!waited && (!isOther || beginning)) return;
    generation += 1;
    token = null;
    const was = state.get();
    const before = was.kind === 'signedIn' ? was.user : null;
    const next = stateOf(memory.person());
    if (next.kind === 'signedIn') state.set(next);
    else if (world.storage !== null)
      signOutLocally(before !== null && memory.left() !== before.id, { left: false });
    started = generation;
    wake();
  }

  function acceptGrant(grant: Grant): void {
    const { accessToken, user } = grant;
    granted(grant);
    token = accessToken;
    memory.remember(user);
    retry.worked();
    retry.stop();
    const before = state.get();
    const same = before.kind === 'signedIn' && samePerson(before.user, user);
    if (!same) generation += 1;
    if (!same || !before.confirmed) state.set({ kind: 'signedIn', user, confirmed: true });
  }

  /** `left`: the session was ended on purpose, here or on the server. */
  function signOutLocally(ended: boolean, { left = !ended } = {}): void {
    generation += 1;
    token = null;
    retry.stop();
    memory.forget({ left });
    const before = state.get();
    if (before.kind !== 'signedOut')
      state.set({
        kind: 'signedOut',
        ended,
        ...(before.kind === 'signedIn' && before.user.link !== undefined && { byLink: true }),
      });
  }

  function wake(): void {
    // Another tab has signed out while this page was asleep and heard nothing.
    if (state.get().kind === 'signedIn' && memory.endIsDue() && !beginning)
      return signOutLocally(false);
    if (state.get().kind === 'restoring' && recalling !== null) return;
    if (!world.online.get()) return;
    if (state.get().kind !== 'signedOut' && token === null) renew().catch(() => {});
    // Not during a sign-in: the answer to the end call would delete the cookies of the new session.
    if (state.get().kind === 'signedOut' && memory.endIsDue() && !beginning) end().catch(() => {});
  }

  /** A grant announced by another tab, in the format of the network layer's `shareRefresh`. */
  function onGrant({ data }: { readonly data: unknown }): void {
    if (
      isRecord(data) &&
      data['name'] === channelName &&
      (data['format'] ?? 1) === messageFormat &&
      isGrant(data['granted'])
    )
      acceptGrant(data['granted']);
  }

  async function askServer(signal: AbortSignal): Promise<Grant | null> {
    const mine = generation;
    const grant = await calls.refresh(signal);
    // The person has changed meanwhile: the other tabs must not get this grant.
    if (mine !== generation) throw new PersonChangedError('The person has changed meanwhile');
    if (typeof grant === 'string') {
      endedByServer({ left: grant === 'ended' });
      return null;
    }
    acceptGrant(grant);
    return grant;
  }

  async function restored(): Promise<string | null> {
    if (state.get().kind === 'restoring') await recalling;
    return token ?? (state.get().kind === 'signedOut' ? null : renew());
  }

  async function renew(signal: AbortSignal = new AbortController().signal): Promise<string | null> {
    const mine = generation;
    try {
      await share(signal);
    } catch (error) {
      // The refresh was started for the previous person, so its failure does not concern this
      // person's token.
      if (mine !== generation || error instanceof PersonChangedError) return token;
      if (token === null) tryLater();
      throw error;
    }
    return token;
  }

  /** Schedules one retry, however many callers a failed refresh had. */
  function tryLater(): void {
    if (!retry.waits()) retry.later(wake);
  }

  function endedByServer({ left = false } = {}): void {
    signOutLocally(true, { left });
    tabs.post({ type: 'signedOut', ended: true });
  }

  function end(): Promise<void> {
    ending ??= calls
      .end()
      .then(memory.ended)
      .finally(() => {
        ending = undefined;
      });
    return ending;
  }

  async function begin(ask: (calls: SessionCalls) => Promise<Grant>): Promise<void> {
    beginning = true;
    // A late answer to the last session's end call would delete the new session's cookies.
    await ending?.catch(() => {});
    const grant = await ask(calls).finally(() => {
      beginning = false;
    });
    memory.ended();
    generation += 1;
    acceptGrant(grant);
    channel?.postMessage({ name: channelName, format: messageFormat, granted: grant });
  }

  return {
    get: state.get,
    subscribe: state.subscribe,
    signIn: (email, password) =>
      begin(({ granted: grantedBy }) => grantedBy('/session', { email, password })),
    begin,
    post: calls.post,
    async signOut() {
      memory.endDue();
      signOutLocally(false);
      tabs.post({ type: 'signedOut', ended: false });
      await end().catch(() => {}); // `endIsDue` stays set until it succeeds.
    },
    token: () => token ?? (state.get().kind === 'signedOut' ? null : restored()),
    refresh: renew,
    left: memory.left,
    lost() {
      if (state.get().kind !== 'signedOut') endedByServer();
    },
    close() {
      generation += 1;
      retry.stop();
      for (const stop of stopWaking) stop();
      channel?.removeEventListener('message', onGrant);
      tabs.stop();
      channel?.close();
    },
  };
}

/** The state until the server has answered. */
const stateOf = (user: Person | null): SessionState =>
  user ? { kind: 'signedIn', user, confirmed: false } : { kind: 'restoring' };

/**
 * Of somebody who came by a link also by the same one: with an account they may do and see other
 * things.
 */
function samePerson(a: Person, b: Person): boolean {
  return (
    a.id === b.id &&
    a.name === b.name &&
    a.link?.code === b.link?.code &&
    a.link?.company === b.link?.company
  );
}

class PersonChangedError extends Error {}
