import { isFocusFree } from '../ui/focus/focus';
import { createValue } from '../device/observable';

/** What is to get the focus as soon as it is on the screen. */
export interface FocusWish {
  /** A row of the list, or a pin on a plan. */
  readonly to: 'row' | 'pin';
  /** The snag's number, or its id before it has one; null: wherever one was. */
  readonly key: string | null;
}

/** Somebody comes back to a list or a plan: its row or pin is drawn when the screen is there, and that takes a moment. */
export const focusWish = createValue<FocusWish | null>(null);

/** Whether the focus may go there: whoever has gone elsewhere meanwhile is left there. */
export function takeFocusWish(): boolean {
  if (!isFocusFree()) return false;
  focusWish.set(null);
  return true;
}

/** From wherever one is to the row of the list where one was. */
export function goToRow(): void {
  document.querySelector<HTMLElement>('main')?.focus({ preventScroll: true });
  focusWish.set({ to: 'row', key: null });
}
