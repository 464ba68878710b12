import { region } from '../../ui/messages/region';
import type { UploadState } from './uploads';
import { words } from './messages';

/** How far a file is, in words with a number; `size` is its length in bytes. */
export function progressWords(state: UploadState, size: number): string | null {
  switch (state.kind) {
    case 'waiting':
      return words.waiting;
    case 'reading':
      return words.reading(amount(state.bytes, size));
    case 'sending':
      if (state.total === 0) return words.sendingAll(amount(null, size));
      if (state.sent >= state.total) return words.judging;
      return words.sending(Math.floor((100 * state.sent) / state.total), amount(Math.min(state.sent, size), size), state.leftMs === null ? null : left(state.leftMs));
    case 'failed':
    case 'sent':
      return null;
  }
}

/** How much of it is done, 0…1; null if nobody can say. */
export function doneOf(state: UploadState, size: number): number | null {
  if (state.kind === 'reading') return size === 0 ? null : state.bytes / size;
  if (state.kind === 'sending') return state.total === 0 || state.sent >= state.total ? null : state.sent / state.total;
  return null;
}

/** “12 of 48 MB”, in the unit of the whole. */
function amount(bytes: number | null, size: number): string {
  const [unit, per] = size < 1_000_000 ? ['kB', 1_000] : ['MB', 1_000_000];
  const digits = unit === 'MB' && size < 10_000_000 ? 1 : 0;
  const shown = (value: number): string => (value / per).toLocaleString(region(), { minimumFractionDigits: digits, maximumFractionDigits: digits, useGrouping: false });
  const whole = `${shown(Math.max(size, per / 10 ** digits))} ${unit}`;
  return bytes === null ? whole : words.amountOf(shown(bytes), whole);
}

/** Rounded up to what does not jump with every packet. */
function left(ms: number): string {
  const seconds = Math.max(1, Math.ceil(ms / 1_000));
  if (seconds <= 10) return words.seconds(seconds);
  if (seconds <= 90) return words.seconds(Math.ceil(seconds / 5) * 5);
  return words.minutes(Math.ceil(seconds / 60));
}
