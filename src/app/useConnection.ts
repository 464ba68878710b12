import { useSyncExternalStore } from 'react';
import { pollMs } from '../../network/settings';
import { useUserSession } from './context';
import type { LineState } from '../sync/line';

/** Where websockets do not get through: between two looks, in s. */
export const checkedEvery = pollMs / 1000;

/** What the line is called: what is late comes before a socket that looks good. */
export function signalOf({ kind, late }: LineState): LineState['kind'] | NonNullable<LineState['late']> {
  return late !== null && (kind === 'live' || kind === 'polling') ? late : kind;
}

/** How the line is, for the dot and for whoever says how old something is. */
export function useConnection(): LineState {
  const { line } = useUserSession();
  return useSyncExternalStore(line.subscribe, line.get);
}
