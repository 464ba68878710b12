import { signalOf, useReachability } from '../app/context';
import { useOutbox } from '../app/useOutbox';
import { factList } from '../domain/lists';
import { SignalDot } from '../ui/SignalDot';
import { Spoken } from '../ui/Spoken';
import styles from './LineMark.module.css';
import { messages } from './messages';

/**
 * Where there is no room for the signal of the project: a dot and the number of unsent entries,
 * only while something is not as usual. The frame announces it.
 */
export function LineMark() {
  const signal = signalOf(useReachability());
  const { waiting, sending } = useOutbox();
  const unsent = waiting + sending;
  const usual = signal === 'live' || signal === 'polling' || signal === 'connecting';
  if (usual && unsent === 0) return null;
  return (
    <span className={styles.mark} data-line={signal}>
      {!usual && (
        <SignalDot signal={signal === 'offline' || signal === 'reconnecting' ? signal : 'late'} />
      )}
      {unsent > 0 && <span aria-hidden="true">{unsent}</span>}
      <Spoken>
        {factList(
          [!usual && messages.line[signal], unsent > 0 && messages.unsent(unsent)].filter(
            (part) => part !== false,
          ),
        )}
      </Spoken>
    </span>
  );
}
