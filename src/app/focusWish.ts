import { isFocusFree } from '../ui/focus/focus';
import { createValue } from '../device/observable';

/** An element that is to get the focus when it is rendered. */
export interface FocusWish {
  /** A row of the list, or a pin on a plan. */
  readonly to: 'row' | 'pin';
  /** The snag's number, or its id before it has one; null: the current snag. */
  readonly key: string | null;
}

/** Set on the way back to a list or a plan, whose row or pin is not rendered yet. */
export const focusWish = createValue<FocusWish | null>(null);

/** The number that the snag on the screen was given just now: its page gets another address and stays the same page. */
export const numbered = createValue<string | null>(null);

/** Takes the request; false if the person has focused something else meanwhile. */
export function takeFocusWish(): boolean {
  if (!isFocusFree()) return false;
  focusWish.set(null);
  return true;
}

/** Moves the focus to the current row of the list. */
export function goToRow(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  focusWish.set({ to: 'row', key: null });
}
