import { graphql, useFragment } from 'react-relay/hooks';
import type { ProjectCard_project$key } from '../../../__generated__/relay/ProjectCard_project.graphql';
import { dayIn } from '../../../rules/days';
import { isToday, timeOfDay, useNow } from '../../domain/time';
import { nameOfDay } from '../../parts/DueOn';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { PlanIcon } from '../../ui/icons';
import { Picture } from '../../ui/pictures/Picture';
import styles from './ProjectCard.module.css';
import { messages } from './messages';

/** A project in the list of projects: its first plan, and how much of it is done. */
export function ProjectCard({ project }: { project: ProjectCard_project$key }) {
  const { code, name, address, newlyWaiting, timeZone, ...data } = useFragment(
    graphql`
      fragment ProjectCard_project on Project {
        code
        name
        address
        newlyWaiting
        membership {
          may {
            archive
          }
        }
        plans(first: 1) {
          current {
            overviewUrl(size: SMALL)
          }
        }
        snagCounts {
          open
          toCheck
          disputed
          closed
          overdue
        }
        timeZone
        lastChanged: snags(first: 1, sort: CHANGED) {
          edges {
            node {
              changedAt
            }
          }
        }
      }
    `,
    project,
  );
  const { open, toCheck, disputed, closed, overdue } = data.snagCounts;
  const all = open + toCheck + disputed + closed;
  const changedAt = data.lastChanged.edges[0]?.node.changedAt;
  const now = useNow();
  const sheet = data.plans[0]?.current.overviewUrl ?? null;
  return (
    <li className={styles.card}>
      <span className={styles.cover}>
        {sheet === null ? <PlanIcon /> : <Picture src={sheet} alt="" className={styles.sheet} />}
      </span>
      {newlyWaiting > 0 && (
        <strong className={styles.news}>{messages.newForYou(newlyWaiting)}</strong>
      )}
      <div className={styles.body}>
        <Link to="/p/$code" params={{ code }} className={styles.title}>
          <bdi className={styles.code}>{code}</bdi> <bdi className={styles.name}>{name}</bdi>
        </Link>
        <p className={styles.address}>{address}</p>
        {all === 0 ? (
          <>
            <p className={styles.nothing}>{messages.nothing}</p>
            {data.membership.may.archive && (
              <Link
                to="/p/$code"
                params={{ code }}
                className={buttonClass()}
                aria-label={messages.setUpOf(name)}
              >
                {messages.setUp}
              </Link>
            )}
          </>
        ) : (
          <>
            <p className={styles.done}>
              <strong>{messages.closedOf(closed, all)}</strong>
              <span>{messages.percent(Math.floor((closed / all) * 100))}</span>
            </p>
            <Bar parts={[closed, toCheck, Math.max(0, open + disputed - overdue), overdue]} />
            <p className={styles.facts}>
              {overdue > 0 ? (
                <strong className={styles.late}>{messages.overdue(overdue)}</strong>
              ) : (
                <span>{messages.noneOverdue}</span>
              )}
              {toCheck > 0 && <span>{messages.toCheck(toCheck)}</span>}
              {changedAt !== undefined && (
                <span className={styles.changed}>
                  {isToday(changedAt, timeZone)
                    ? timeOfDay(changedAt, timeZone)
                    : nameOfDay(dayIn(timeZone, changedAt), dayIn(timeZone, now))}
                </span>
              )}
            </p>
          </>
        )}
      </div>
    </li>
  );
}

/** Closed, to check, in time and overdue; the words below it say the same. */
function Bar({ parts }: { parts: readonly number[] }) {
  return (
    <span className={styles.bar} aria-hidden="true">
      {parts.map((snags, part) => (
        <span key={part} style={{ flexGrow: snags }} hidden={snags === 0} />
      ))}
    </span>
  );
}
