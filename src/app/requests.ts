import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createValue } from '../device/observable';
import { isFocusFree } from '../ui/focus/focus';

// What one screen asks of the next one: to focus an element that is not rendered yet, to open a
// form.

/** An element that is to get the focus when it is rendered. */
export interface FocusRequest {
  /** A row of the list, or a pin on a plan. */
  readonly to: 'row' | 'pin';
  /** The snag's number, or its id before it has one; null: the current snag. */
  readonly key: string | null;
}

/** Set on the way back to a list or a plan, whose row or pin is not rendered yet. */
export const focusRequest = createValue<FocusRequest | null>(null);

/**
 * The number that the server has just given to the snag on the screen: the address changes, and the
 * page stays as it is.
 */
export const numbered = createValue<string | null>(null);

/** Takes the request; false if the person has focused something else meanwhile. */
export function takeFocusRequest(): boolean {
  if (!isFocusFree()) return false;
  focusRequest.set(null);
  return true;
}

/** Moves the focus to the current row of the list. */
export function goToRow(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  focusRequest.set({ to: 'row', key: null });
}

const wished = createValue<string | null>(null);

/**
 * Asks the page of a snag to open its edit form, also if the page is opened only later. `key`: the
 * snag's number, or its id before it has one.
 */
export function requestEdit(key: string): void {
  wished.set(key);
}

/** For the page of the snag with that key: calls `edit` when it was requested. */
export function useEditRequest(key: string | undefined, mayEdit: boolean, edit: () => void): void {
  const wish = useSyncExternalStore(wished.subscribe, wished.get);
  const take = useEffectEvent(() => {
    wished.set(null);
    if (mayEdit) edit();
  });
  useEffect(() => {
    if (wish !== null && wish === key) take();
  }, [wish, key]);
}

/** Whether the list is to be printed, for which all of it is loaded first. */
export const printRequest = createValue(false);
