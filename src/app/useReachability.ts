import { useSyncExternalStore } from 'react';
import { pollMs } from '../../network/settings';
import { useUserSession } from './context';
import type { ReachabilityState } from '../sync/reachability';

/** Interval of polling while websockets are blocked, in s. */
export const checkedEvery = pollMs / 1000;

/** The state to show: what is late comes before a socket that seems fine. */
export function signalOf({ kind, late }: ReachabilityState): ReachabilityState['kind'] | NonNullable<ReachabilityState['late']> {
  return late !== null && (kind === 'live' || kind === 'polling') ? late : kind;
}

/** Whether the server can be reached, for the signal dot and for notices of how old the data is. */
export function useReachability(): ReachabilityState {
  const { reachability } = useUserSession();
  return useSyncExternalStore(reachability.subscribe, reachability.get);
}
