import { createNetwork, type NetworkEvent, type Socket } from '../../../network/index';
import { incremental } from '../../../network/incremental';
import { subscriptions } from '../../../network/subscriptions';
import { startOn } from './relay';
import type { Conditions, SetUp, Start } from './contender';

/**
 * Everything on: token and refresh, timeout, retry, events, uploads, and a live channel that nobody
 * uses.
 */
export const setUp: SetUp = (conditions) => setUpWith(conditions, listen);

export function setUpWith(
  { url, fetch, token, refresh, speed, resendMutations }: Conditions,
  onEvent?: (event: NetworkEvent) => void,
): Start {
  const { network } = createNetwork({
    url,
    incremental,
    subscriptions,
    socketUrl: url.replace('http', 'ws'),
    auth: { token, refresh, lost: () => {} },
    retryMutations: resendMutations,
    ...(onEvent && { onEvent }),
    world: { fetch, WebSocket: NoSocket, ...(speed === 1 ? {} : { clock: fast(speed) }) },
  });
  return startOn(network);
}

/**
 * Being told costs something even if nobody listens; a listener that keeps the last event is the
 * least there is.
 */
const heard: { last?: NetworkEvent } = {};

function listen(event: NetworkEvent): void {
  heard.last = event;
}

/** Its limits are constants; what is passed in is the clock. */
function fast(speed: number) {
  return {
    now: () => performance.now() * speed,
    setTimeout: (run: () => void, ms: number) => setTimeout(run, ms / speed),
    // exactly what the line above gave out
    clearTimeout: (timer: unknown) => clearTimeout(timer as number),
  };
}

/** Node 20 has none. Without a subscription none is opened. */
class NoSocket implements Socket {
  onopen = null;
  onmessage = null;
  onclose = null;
  onerror = null;
  send(): void {}
  close(): void {}
}
