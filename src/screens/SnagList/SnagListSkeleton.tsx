import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from '../../parts/filter/FilterBar.module.css';
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
          <div className={styles.scroller}>
            <ul className={styles.chips}>
              {['96px', '84px', '104px', '80px', '120px'].map((width) => (
                <li key={width}>
                  <Box width={width} height="max(var(--target), 32px)" />
                </li>
              ))}
            </ul>
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
