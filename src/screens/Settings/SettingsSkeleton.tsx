import { PaneBar } from '../../ui/layout/PaneBar';
import { Box, Skeleton } from '../../ui/Skeleton';
import { frameMessages } from '../../ui/messages/frameMessages';
import styles from './SettingsSkeleton.module.css';

const messages = frameMessages.settings;

export function SettingsSkeleton() {
  return (
    <div className={styles.screen}>
      <PaneBar title={messages.title} />
      <div className={styles.columns}>
        <Skeleton loading={messages.loading}>
          <Box width="100%" height="210px" />
        </Skeleton>
      </div>
    </div>
  );
}
