import { Sheet } from '../../ui/overlays/Sheet';
import styles from './ShortcutsSheet.module.css';
import { shortcutMessages } from './shortcutMessages';

/** The list of keyboard shortcuts of a project. */
export function ShortcutsSheet({ onClose }: { onClose: () => void }) {
  return (
    <Sheet open onClose={onClose} title={shortcutMessages.title}>
      {shortcutMessages.parts.map(({ title, keys }) => (
        <section key={title} aria-label={title}>
          <h3>{title}</h3>
          <dl className={styles.keys}>
            {keys.map(([pressed, does]) => (
              <div key={does} className={styles.key}>
                <dt>
                  {pressed.map((key) => (
                    <kbd key={key}>{key}</kbd>
                  ))}
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </Sheet>
  );
}
