import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectRow_project$key } from '../../../__generated__/relay/ProjectRow_project.graphql';
import { Link } from '../../router/components';
import styles from './Projects.module.css';
import { messages } from './messages';

export function ProjectRow({ project }: { project: ProjectRow_project$key }) {
  const { code, name, newlyWaiting, snagCounts } = useFragment(
    graphql`
      fragment ProjectRow_project on Project {
        code
        name
        newlyWaiting
        snagCounts {
          open
          toCheck
          overdue
        }
      }
    `,
    project,
  );
  return (
    <li className={styles.row}>
      <Link to="/p/$code" params={{ code }}>
        <bdi>{code}</bdi> <bdi>{name}</bdi>
      </Link>
      {newlyWaiting > 0 && (
        <strong className={styles.news}>{messages.newForYou(newlyWaiting)}</strong>
      )}
      <p className={styles.facts}>
        <span>
          <strong>{snagCounts.open}</strong> {messages.open}
        </span>
        <span>
          <strong>{snagCounts.toCheck}</strong> {messages.toCheck}
        </span>
        <span>
          <strong>{snagCounts.overdue}</strong> {messages.overdue}
        </span>
      </p>
    </li>
  );
}
