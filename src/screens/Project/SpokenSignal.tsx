import { useEffect, useEffectEvent, useRef } from 'react';
import { signalOf, useReachability } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';
import { factList } from '../../domain/lists';
import { say } from '../../ui/announcements';
import { messages } from './messages';

/**
 * How long a state must last before it is announced, in ms: offline or recovered, and all others,
 * which often recover quickly.
 */
const settledMs = 1_000;
const slowMs = 5_000;

/**
 * Announces what the dot shows: that the connection is lost, that it is back, when all unsent
 * entries were sent, and how many were refused. Not each entry.
 */
export function SpokenSignal() {
  const signal = signalOf(useReachability());
  const { complete, waiting, sending, refused, entries } = useOutbox();
  const unsent = waiting + sending;
  const good = signal === 'live' || signal === 'polling';
  /** The last announcement. */
  const announced = useRef<typeof signal | 'back'>('back');
  /** It was announced that entries are unsent, and not yet that all are sent. */
  const sentDue = useRef(false);

  const tell = useEffectEvent(() => {
    const before = announced.current;
    if (good && before === 'back') return;
    announced.current = good ? 'back' : signal;
    const allSent = good && complete && unsent === 0 && sentDue.current && messages.signal.allSent;
    // After `unsent` or `unread` the connection was there all the time, so it is not announced as
    // back.
    const line = !good
      ? messages.signal[signal]
      : before !== 'unsent' && before !== 'unread' && messages.signal.back;
    const sentence =
      unsent > 0
        ? line === false
          ? messages.signal.badge(unsent)
          : factList([line, messages.signal.badge(unsent)])
        : allSent === false
          ? line
          : line === false
            ? allSent
            : messages.signal.backAllSent;
    // Entries sent before the connection is back (which is possible without a socket) are announced
    // together with its return.
    sentDue.current = unsent > 0 || (sentDue.current && allSent === false);
    if (sentence !== false) say(sentence);
  });
  useEffect(() => {
    if (signal === 'connecting' || (!good && announced.current === signal)) return undefined;
    const timer = setTimeout(() => tell(), good || signal === 'offline' ? settledMs : slowMs);
    return () => clearTimeout(timer);
  }, [signal, good]);

  useEffect(() => {
    const lost = announced.current !== 'back';
    if (unsent > 0) sentDue.current ||= lost;
    else if (sentDue.current && complete && !lost) {
      sentDue.current = false;
      say(messages.signal.allSent);
    }
  }, [unsent, complete]);

  const before = useRef(refused);
  // Photos may take minutes, and what is refused meanwhile is not kept back for them.
  const goesOn = entries.some(({ state, photo }) => state === 'sending' && photo === undefined);
  useEffect(() => {
    before.current = Math.min(before.current, refused);
    if (refused === before.current || goesOn) return undefined;
    const timer = setTimeout(() => {
      before.current = refused;
      say(messages.signal.refusedBadge(refused));
    }, settledMs);
    return () => clearTimeout(timer);
  }, [refused, goesOn]);
  return null;
}
