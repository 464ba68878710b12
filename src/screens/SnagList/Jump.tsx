import { useJump } from './useJump';
import styles from './SnagList.module.css';
import { words } from './messages';

/** Where the digits go that are typed for a snag's number. */
export function Jump({ code }: { code: string }) {
  const digits = useJump(code);
  return (
    <div role="status" className={styles.jumpPlace}>
      {digits !== '' && (
        <p className={styles.jump}>
          {words.jump(`${code}-${digits}`)} <kbd>{words.enter}</kbd>
        </p>
      )}
    </div>
  );
}
