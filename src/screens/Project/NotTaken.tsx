import { useConnection } from '../../app/useConnection';
import { useOutbox } from '../../app/useOutbox';
import { useNow } from '../../domain/time';
import { Notice } from '../../ui/Notice';
import { sinceWords } from '../../ui/messages/sinceMessages';
import { words } from './messages';

/** So long a server may fail to take something before the page says so where nobody has to look for it, in ms. */
const patienceMs = 10 * 60_000;

/** That the server is there and does not take what was entered, for minutes or hours: waiting may not help, telling somebody does. */
export function NotTaken() {
  const { kind } = useConnection();
  const { entries } = useOutbox();
  const now = useNow();
  // Entries of a newer version wait for the page to be loaded anew, and say so themselves. What waited for a line is being sent now.
  const waiting = entries.filter(({ state, failingSince }) => state === 'waiting' && failingSince !== undefined && failingSince <= now - patienceMs);
  const since = Math.min(...waiting.map(({ failingSince = now }) => failingSince));
  if (waiting.length === 0 || (kind !== 'live' && kind !== 'polling')) return null;
  const why = [...new Set(waiting.map(({ problem }) => problem?.message))].join(' ');
  return <Notice kind="told">{words.notTaken(waiting.length, sinceWords(since, now), why)}</Notice>;
}
