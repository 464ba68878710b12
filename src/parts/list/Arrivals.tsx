import { factList } from '../../domain/lists';
import { Button } from '../../ui/Button';
import { rowMessages } from './rowMessages';
import styles from './SnagRows.module.css';

interface ArrivalsProps {
  waiting: number;
  gone: number;
  onShow: () => void;
}

/**
 * Tells above the rows, without shifting them, how many rows were added and removed; pressed, it
 * shows the current list.
 */
export function Arrivals({ waiting, gone, onShow }: ArrivalsProps) {
  return (
    <div role="status" className={styles.arrivals}>
      {waiting + gone > 0 && (
        <Button look="ink" onClick={onShow}>
          {factList([
            ...(waiting > 0 ? [rowMessages.waiting(waiting)] : []),
            ...(gone > 0 ? [rowMessages.gone(gone)] : []),
          ])}
        </Button>
      )}
    </div>
  );
}
