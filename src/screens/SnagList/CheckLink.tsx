import { Link } from '@tanstack/react-router';
import { buttonClass } from '../../ui/Button';
import styles from './SnagList.module.css';
import { words } from './messages';

/** From the list of what was said to be fixed to one after the other. */
export function CheckLink({ code }: { code: string }) {
  return (
    <p className={styles.line}>
      <Link to="/p/$code/check" params={{ code }} search className={buttonClass({ look: 'next' })}>
        {words.check}
      </Link>
    </p>
  );
}
