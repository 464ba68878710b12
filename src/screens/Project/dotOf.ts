import type { signalOf } from '../../app/context';
import type { SignalDot } from '../../ui/SignalDot';

/** The dot's state. All kinds of lateness look the same; the text distinguishes them. */
export function dotOf(
  signal: ReturnType<typeof signalOf>,
): Parameters<typeof SignalDot>[0]['signal'] {
  return signal === 'answer' || signal === 'unsent' || signal === 'unread' ? 'late' : signal;
}
