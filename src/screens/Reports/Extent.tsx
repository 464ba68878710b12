import { reportLimits } from '../../../rules/reports';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';
import styles from './Reports.module.css';
import type { ReportSettings } from './reportSettings';
import type { ReportExtent } from './useReportExtent';

interface ExtentProps {
  extent: ReportExtent | null;
  settings: ReportSettings;
  onSettings: (settings: ReportSettings) => void;
}

/** What will be in the report, and a smaller form of one with many photos. */
export function Extent({ extent, settings, onSettings }: ExtentProps) {
  const many =
    extent !== null && settings.photos === 'LARGE' && extent.photos > reportLimits.manyPhotos;
  return (
    <>
      <p role="status" className={styles.extent}>
        {extent !== null &&
          messages.extent(extent.about, messages.count(extent.snags), messages.pages(extent.pages))}
      </p>
      <Notice
        kind="info"
        action={
          many && (
            <Button onClick={() => onSettings({ ...settings, photos: 'SMALL' })}>
              {messages.useSmall}
            </Button>
          )
        }
      >
        {many && messages.manyPhotos(extent.photos)}
      </Notice>
      {extent !== null && extent.volumes > 1 && (
        <p className={styles.extent}>{messages.volumes(extent.volumes)}</p>
      )}
    </>
  );
}
