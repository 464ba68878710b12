import { isFocusFree } from '../ui/focus/focus';
import { createValue } from '../device/observable';

/** An element that is to get the focus when it is rendered. */
export interface FocusRequest {
  /** A row of the list, or a pin on a plan. */
  readonly to: 'row' | 'pin';
  /** The snag's number, or its id before it has one; null: the current snag. */
  readonly key: string | null;
}

/** Set on the way back to a list or a plan, whose row or pin is not rendered yet. */
export const focusRequest = createValue<FocusRequest | null>(null);

/** The number that the snag on the screen was given just now: its page gets another address and stays the same page. */
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
