import { signalOf, useReachability } from '../app/context';
import { useShownAge } from '../app/loading/shownAge';
import { useOutbox } from '../app/useOutbox';
import { factList } from '../domain/lists';
import { SignalDot } from '../ui/SignalDot';
import { Spoken } from '../ui/Spoken';
import styles from './LineMark.module.css';
import { messages } from './messages';

/**
 * Where there is no room for the signal of the project: a dot and the number of unsent entries,
 * only while something is not as usual, which the frame announces. `withAge`: the age of what is
 * shown stands at the lower edge of the bar, so that nothing moves when it comes and goes.
 */
export function LineMark({ withAge = false }: { withAge?: boolean }) {
  const signal = signalOf(useReachability());
  const { waiting, sending } = useOutbox();
  const age = useShownAge();
  const unsent = waiting + sending;
  const usual = signal === 'live' || signal === 'polling' || signal === 'connecting';
  return (
    <>
      {withAge && age !== null && <span className={styles.age}>{age}</span>}
      {(!usual || unsent > 0) && (
        <span className={styles.mark} data-line={signal}>
          {!usual && (
            <SignalDot
              signal={signal === 'offline' || signal === 'reconnecting' ? signal : 'late'}
            />
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
      )}
    </>
  );
}
