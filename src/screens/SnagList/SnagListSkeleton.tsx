import { Bar, Box, Skeleton } from '../../ui/Skeleton';
import { Spoken } from '../../ui/Spoken';
import { skeletonMessages } from '../../ui/messages/skeletonMessages';
import styles from '../../parts/filter/FilterBar.module.css';
import rowStyles from '../../parts/list/SnagRow.module.css';

const messages = skeletonMessages.snags;

/** As many as most people have. */
const chips = ['104px', '74px', '103px', '69px', '115px', '100px', '101px', '62px'];

const widths = ['72%', '58%', '80%', '64%', '76%', '52%', '68%'];

export function SnagListSkeleton() {
  return (
    <>
      <h1>
        <Spoken>{messages.title}</Spoken>
      </h1>
      <Skeleton loading={messages.loading}>
        <div className={styles.filters}>
          {['80px', '86px', '38px'].map((width) => (
            <div key={width} className={styles.filter}>
              <Box width={width} height="max(var(--target), 32px)" />
            </div>
          ))}
          <div className={styles.scroller}>
            <ul className={styles.chips}>
              {chips.map((width) => (
                <li key={width}>
                  <Box width={width} height="max(var(--target), 32px)" />
                </li>
              ))}
            </ul>
          </div>
        </div>
        {widths.map((width) => (
          <div key={width} className={rowStyles.row}>
            <Box width="20px" height="20px" />
            <Box width="56px" height="56px" />
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
