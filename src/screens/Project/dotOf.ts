import type { signalOf } from '../../app/context';
import type { SignalDot } from '../../ui/SignalDot';

/** The dot's state: all kinds of lateness look the same, and the text tells them apart. */
export function dotOf(signal: ReturnType<typeof signalOf>): Parameters<typeof SignalDot>[0]['signal'] {
  return signal === 'answer' || signal === 'unsent' || signal === 'unread' ? 'late' : signal;
}
