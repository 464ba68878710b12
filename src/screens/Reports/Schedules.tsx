import { graphql, useFragment } from 'react-relay/hooks';
import type { Schedules_project$key } from '../../../__generated__/relay/Schedules_project.graphql';
import { readView } from '../../parts/savedView';
import { mailMessages as messages } from './mailMessages';
import styles from './Reports.module.css';
import { ScheduleRow } from './ScheduleRow';

/**
 * Reports that are made and sent on days of the week. `onRemoved`: the focused button is removed
 * with its row.
 */
export function Schedules({
  project,
  onRemoved,
}: {
  project: Schedules_project$key;
  onRemoved: () => void;
}) {
  const { id, savedViews, reportSchedules } = useFragment(
    graphql`
      fragment Schedules_project on Project {
        id
        savedViews {
          ...savedView_view
        }
        reportSchedules {
          id
          ...ScheduleRow_schedule
        }
      }
    `,
    project,
  );
  if (reportSchedules.length === 0) return null;
  const views = savedViews.map(readView);
  return (
    <section className={styles.made} aria-labelledby="reports-scheduled">
      <h2 id="reports-scheduled">{messages.schedules}</h2>
      <ul className={styles.reports}>
        {reportSchedules.map((schedule) => (
          <ScheduleRow
            key={schedule.id}
            schedule={schedule}
            projectId={id}
            views={views}
            onRemoved={onRemoved}
          />
        ))}
      </ul>
    </section>
  );
}
