import { region } from '../../ui/messages/region';
import type { UploadState } from './uploads';
import { type Amount, messages } from './messages';

/** The progress of a file as a sentence; `size`: its length in bytes. */
export function progressMessage(state: UploadState, size: number): string | null {
  switch (state.kind) {
    case 'waiting':
      return messages.waiting;
    case 'reading':
      return messages.reading(amountOf(state.bytes, size));
    case 'sending':
      if (state.total === 0) return messages.sendingAll(amountOf(0, size).whole);
      if (state.sent >= state.total) return messages.judging;
      return sending(
        Math.floor((100 * state.sent) / state.total),
        amountOf(Math.min(state.sent, size), size),
        state.leftMs,
      );
    case 'failed':
    case 'sent':
      return null;
  }
}

/** The finished fraction, 0…1; null if unknown. */
export function doneOf(state: UploadState, size: number): number | null {
  if (state.kind === 'reading') return size === 0 ? null : state.bytes / size;
  if (state.kind === 'sending')
    return state.total === 0 || state.sent >= state.total ? null : state.sent / state.total;
  return null;
}

/** “12 of 48 MB”, in the unit of the whole. */
function amountOf(bytes: number, size: number): Amount {
  const [unit, per] = size < 1_000_000 ? ['kB', 1_000] : ['MB', 1_000_000];
  const digits = unit === 'MB' && size < 10_000_000 ? 1 : 0;
  const shown = (value: number): string =>
    (value / per).toLocaleString(region(), {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    });
  return { done: shown(bytes), whole: `${shown(Math.max(size, per / 10 ** digits))} ${unit}` };
}

/**
 * The remaining time is rounded up to coarse steps, so that it does not change with every packet.
 */
function sending(percent: number, amount: Amount, leftMs: number | null): string {
  if (leftMs === null) return messages.sending(percent, amount);
  const seconds = Math.max(1, Math.ceil(leftMs / 1_000));
  if (seconds > 90) return messages.sendingMinutes(percent, amount, Math.ceil(seconds / 60));
  return messages.sendingSeconds(
    percent,
    amount,
    seconds <= 10 ? seconds : Math.ceil(seconds / 5) * 5,
  );
}
