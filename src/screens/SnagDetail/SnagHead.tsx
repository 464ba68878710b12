import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagHead_snag$key } from '../../../__generated__/relay/SnagHead_snag.graphql';
import { pathSeparator } from '../../../rules/shown';
import { useNow } from '../../domain/time';
import { dueWithin } from '../../parts/DueOn';
import { WaitingFor } from '../../parts/WaitingFor';
import { classes } from '../../ui/classes';
import { OverdueMark } from '../../ui/marks';
import { dayIn } from '../../ui/messages/dayIn';
import { acceptedLabels } from '../../ui/messages/snagMessages';
import { sinceOf } from '../../ui/messages/sinceMessages';
import { useTitle } from '../../ui/useTitle';
import { messages } from './messages';
import styles from './SnagHead.module.css';

interface SnagHeadProps {
  snag: SnagHead_snag$key;
  timeZone: string;
  wide: boolean;
}

/** Title, location, until when and for whom it waits. */
export function SnagHead({ snag, timeZone, wide }: SnagHeadProps) {
  const data = useFragment(
    graphql`
      fragment SnagHead_snag on Snag {
        reference
        displayTitle
        status
        dueOn
        overdueDays
        afterAcceptance
        location {
          path
        }
        fixedBy {
          name
        }
        fixedAt
        waitingFor {
          kind
        }
        ...WaitingFor_snag
      }
    `,
    snag,
  );
  useTitle(`${data.reference ?? messages.noNumber} ${data.displayTitle}`);
  const now = useNow();
  const { afterAcceptance, dueOn, overdueDays, fixedBy, fixedAt, location, waitingFor } = data;
  const waits = waitingFor.kind !== 'NOBODY';
  const standing = (
    <>
      {overdueDays != null && (
        <span className={styles.late}>
          <OverdueMark days={overdueDays} />
        </span>
      )}
      {dueOn != null && waits && <span>{dueWithin(dueOn, dayIn(timeZone, now))}</span>}
      {data.status === 'FIXED' && fixedBy && fixedAt != null && (
        <span>{messages.fixedBy(fixedBy.name, sinceOf(fixedAt, now, timeZone))}</span>
      )}
      {waits && (
        <span>
          <WaitingFor snag={data} now={now} timeZone={timeZone} within />
        </span>
      )}
      {afterAcceptance && <span>{acceptedLabels[afterAcceptance]}</span>}
    </>
  );
  return (
    <div className={styles.head}>
      <h1>
        <bdi>{data.displayTitle}</bdi>
      </h1>
      {wide ? (
        <p className={classes(styles.place, styles.facts)}>
          {location && <Place path={location.path} />}
          {standing}
        </p>
      ) : (
        <>
          {location && (
            <p className={styles.place}>
              <Place path={location.path} />
            </p>
          )}
          {(waits || afterAcceptance) && <p className={styles.facts}>{standing}</p>}
        </>
      )}
    </div>
  );
}

/** A path of locations with its last level in bold. */
function Place({ path }: { path: string }) {
  const levels = path.split(pathSeparator);
  const last = levels.pop();
  return (
    <bdi>
      {levels.map((level) => `${level}${pathSeparator}`)}
      <b className={styles.last}>{last}</b>
    </bdi>
  );
}
