import type { signalOf } from '../../app/useReachability';
import type { SignalDot } from '../../ui/SignalDot';

/** Whatever is late looks the same; the words beside it say what it is. */
export function dotOf(signal: ReturnType<typeof signalOf>): Parameters<typeof SignalDot>[0]['signal'] {
  return signal === 'answer' || signal === 'unsent' || signal === 'unread' ? 'late' : signal;
}
