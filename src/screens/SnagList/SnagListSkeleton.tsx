import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from '../../parts/filter/FilterBar.module.css';
import { classes } from '../../ui/classes';
import listStyles from './SnagList.module.css';
import rowStyles from '../../parts/list/SnagRow.module.css';

const messages = skeletonMessages.snags;

const widths = ['72%', '58%', '80%', '64%', '76%', '52%', '68%'];

export function SnagListSkeleton() {
  return (
    <>
      <h1>
        <Spoken>{messages.title}</Spoken>
      </h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.filters}>
          <div className={classes(styles.head, styles.atDesk)}>
            <Box width="100%" height="32px" />
          </div>
          <div className={styles.chipRow}>
            <div className={styles.scroller}>
              <ul className={styles.chips}>
                {['96px', '112px', '120px', '80px'].map((width) => (
                  <li key={width}>
                    <Box width={width} height="var(--chip)" />
                  </li>
                ))}
              </ul>
            </div>
          </div>
          <div className={listStyles.line}>
            <Bar width="30%" line="fact" />
          </div>
        </div>
        {widths.map((width) => (
          <div key={width} className={rowStyles.row}>
            <Box width="var(--thumb)" height="var(--thumb)" />
            <div className={rowStyles.lines}>
              <Bar width={width} line="row" />
              <Bar width="60%" line="fact" />
              <Bar width="48%" line="fact" />
            </div>
          </div>
        ))}
      </Skeleton>
    </>
  );
}
