import { Environment } from 'relay-runtime';
import { createNetwork, createStore, type Connection, type NetworkEvent } from '../../network/index';
import { incremental } from '../../network/incremental';
import { subscriptions } from '../../network/subscriptions';
import { region } from '../ui/messages/region';
import type { Session } from '../session/createSession';
import type { World } from '../device/world';

const tidying = createTidying(document);

export interface PersonEnvironment {
  readonly environment: Environment;
  readonly connection: Connection;
  /** Nothing is sent or received any more, late answers are dropped. */
  close(): void;
}

/** One for each person and one for nobody: nothing of one person's data can reach the next. */
export function createEnvironment(world: World, session: Pick<Session, 'token' | 'refresh' | 'lost'>, onEvent: (event: NetworkEvent) => void): PersonEnvironment {
  const { origin, fetch, clock, random, online } = world;
  const { network, connection, close } = createNetwork({
    url: `${origin}/graphql`,
    incremental,
    subscriptions,
    socketUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
    // Uploads are of a content type that any site may send; this header no other site can.
    headers: () => ({ 'X-Snagbook': '1', 'Accept-Language': region() }),
    auth: { token: session.token, refresh: session.refresh, lost: session.lost },
    world: { fetch, clock, random, online, ...world.network },
    onEvent,
  });
  return { environment: new Environment({ network, store: createStore(undefined, { gcScheduler: tidying }) }), connection, close };
}

/** So long after the last touch or key nobody is about to press something, in ms. */
const untouchedMs = 20_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * When Relay's store may look for what no screen needs any more. With a list of thousands of rows one step of that takes a slow phone most of a
 * second, in which a tap would wait: so it is done after nobody has touched the page for a while.
 */
function createTidying(page: EventTarget): (step: () => void) => void {
  let touchedAt = -Infinity;
  for (const touch of touches) {
    page.addEventListener(
      touch,
      () => {
        touchedAt = performance.now();
      },
      { capture: true, passive: true },
    );
  }
  const leftMs = (): number => Math.max(0, touchedAt + untouchedMs - performance.now());
  return function schedule(step) {
    setTimeout(() => (leftMs() > 0 ? schedule(step) : step()), leftMs());
  };
}
