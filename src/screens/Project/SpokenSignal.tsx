import { useEffect, useEffectEvent, useRef } from 'react';
import { signalOf, useReachability } from '../../app/useReachability';
import { useOutbox } from '../../app/useOutbox';
import { say } from '../../ui/announcements';
import { words } from './messages';

/** A line that is lost or found for less is not told of, in ms; one that is only slow mends itself more often than not. */
const settledMs = 1_000;
const slowMs = 5_000;

/** Says what the dot shows: that the line is lost, that it is back, and when all that waited meanwhile is on the server. Not each thing that waits or goes. */
export function SpokenSignal() {
  const signal = signalOf(useReachability());
  const { complete, waiting, sending, refused } = useOutbox();
  const unsent = waiting + sending;
  const good = signal === 'live' || signal === 'polling';
  /** What was said last. */
  const said = useRef<typeof signal | 'back'>('back');
  /** Somebody heard that something waits, and has not heard yet that all is sent. */
  const owes = useRef(false);

  const tell = useEffectEvent(() => {
    const before = said.current;
    if (good && before === 'back') return;
    said.current = good ? 'back' : signal;
    const allSent = good && complete && unsent === 0 && owes.current && words.signal.allSent;
    // What was sent late has come through on the line that there was.
    const line = !good ? words.signal[signal] : before !== 'unsent' && before !== 'unread' && words.signal.back;
    const sentence =
      unsent > 0 ? (line === false ? words.signal.badge(unsent) : words.signal.andUnsent(line, unsent)) : allSent === false ? line : line === false ? allSent : words.signal.backAllSent;
    owes.current = unsent > 0;
    if (sentence !== false) say(sentence);
  });
  useEffect(() => {
    if (signal === 'connecting' || (!good && said.current === signal)) return undefined;
    const timer = setTimeout(() => tell(), good || signal === 'offline' ? settledMs : slowMs);
    return () => clearTimeout(timer);
  }, [signal, good]);

  useEffect(() => {
    const lost = said.current !== 'back';
    if (unsent > 0) owes.current ||= lost;
    else if (owes.current && complete && !lost) {
      owes.current = false;
      say(words.signal.allSent);
    }
  }, [unsent, complete]);

  const before = useRef(refused);
  useEffect(() => {
    if (refused > before.current) say(words.signal.refusedBadge(refused));
    before.current = refused;
  }, [refused]);
  return null;
}
