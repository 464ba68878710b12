import { useSyncExternalStore } from 'react';
import { pollMs } from '../../network/settings';
import { useScope } from './context';
import type { LineState } from './line';

/** Where websockets do not get through: between two looks, in s. */
export const checkedEvery = pollMs / 1000;

/** How the line is, for the dot. */
export function useConnection(): LineState {
  const { line } = useScope();
  return useSyncExternalStore(line.subscribe, line.get);
}
