import { Environment, VIEWER_ID } from 'relay-runtime';
import {
  createNetwork,
  createStore,
  loadSubscriptions,
  type NetworkConnection,
  type NetworkEvent,
} from '../../network/index';
import { incremental } from '../../network/incremental';
import { importWithRetry } from '../device/importWithRetry';
import { DeviceEnvironment, type DeviceEnvironmentOptions } from '../sync/rows/deviceEnvironment';
import { region } from '../ui/messages/region';
import type { Session } from '../session/createSession';
import type { World } from '../device/world';

export interface PersonEnvironment {
  readonly environment: Environment;
  readonly connection: NetworkConnection;
  /** Sends and receives nothing more and drops late answers. */
  close(): void;
}

/** The code that follows the server; needed as soon as the offline engine is there. */
export const loadLive = importWithRetry(() => import('../../network/subscriptions'));

/**
 * Each person has a separate environment, and so has nobody, so that no data of one person reaches
 * the next. `device`: what answers when the server does not.
 */
export function createEnvironment(
  world: World,
  session: Pick<Session, 'token' | 'refresh' | 'lost'>,
  onEvent: (event: NetworkEvent) => void,
  device?: Omit<DeviceEnvironmentOptions, 'world'>,
): PersonEnvironment {
  const { origin, fetch, clock, random, online, storage } = world;
  const { network, connection, close } = createNetwork({
    url: `${origin}/graphql`,
    incremental,
    subscriptions: loadSubscriptions(async () => (await loadLive()).subscriptions),
    socketUrl: `${origin.replace(/^http/, 'ws')}/graphql`,
    // Against CSRF, because every site may send the content type of uploads, but none of them this
    // header.
    headers: () => ({ 'X-Snagbook': '1', 'Accept-Language': region() }),
    // Every mutation carries the id of its event, and the server executes each event once.
    retryMutations: true,
    auth: { token: session.token, refresh: session.refresh, lost: session.lost },
    platform: { fetch, clock, random, online, storage, ...world.network },
    onEvent,
  });
  const config = { network, store: createStore(undefined, { gcScheduler }), getDataID: recordIdOf };
  return {
    environment:
      device === undefined
        ? new Environment(config)
        : new DeviceEnvironment(config, { ...device, world }),
    connection,
    close,
  };
}

/**
 * An ArchivedProject has the id of its Project. The store keeps them as two records, because the
 * owner of the server may be a member of the project.
 */
const recordIdOf = ({ id }: { readonly [field: string]: unknown }, type: string): unknown =>
  type === 'ArchivedProject'
    ? `${type}:${String(id)}`
    : (id ?? (type === 'Viewer' ? VIEWER_ID : undefined));

/** Time without input after which no tap is expected soon, in ms. */
const untouchedMs = 20_000;
const touches = ['pointerdown', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Schedules the garbage collection of Relay's store. With a list of thousands of rows one step
 * blocks the main thread of a slow phone for most of a second, so it runs only after some time
 * without input.
 */
function createGcScheduler(page: EventTarget): (step: () => void) => void {
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

// Below the constants it reads.
const gcScheduler = createGcScheduler(document);
