import { Environment } from 'relay-runtime';
import { createNetwork, createStore, type Connection, type NetworkEvent } from '../../network/index';
import { incremental } from '../../network/incremental';
import { subscriptions } from '../../network/subscriptions';
import { region } from '../ui/messages/region';
import type { Session } from '../session/createSession';
import { createTidying } from './tidying';
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
