import { graphql, useFragment } from 'react-relay/hooks';
import type { SentTo_report$key } from '../../../__generated__/relay/SentTo_report.graphql';
import { isIn } from '../../../rules/snag';
import { useProject } from '../../app/context';
import { exactTime } from '../../domain/time';
import { Disclosure } from '../../ui/Disclosure';
import { mailMessages as messages } from './mailMessages';
import styles from './Reports.module.css';

/** The recipients of a report that was sent by mail, each with the outcome. */
export function SentTo({ report }: { report: SentTo_report$key }) {
  const { mails } = useFragment(
    graphql`
      fragment SentTo_report on Report {
        mails {
          id
          to
          state
          askedAt
          settledAt
          problem
          # eslint-disable-next-line relay/unused-fields -- the form for a new report goes by it, also when a mail is new
          scheduled
          by {
            name
          }
        }
      }
    `,
    report,
  );
  const project = useProject();
  if (mails.length === 0) return null;
  return (
    <Disclosure label={messages.history(mails.length)}>
      <ul className={styles.mails}>
        {mails.map(({ id, to, state, askedAt, settledAt, problem, by }) => (
          <li key={id} className={styles.facts}>
            {[
              to,
              isIn(messages.states, state) ? messages.states[state] : state,
              messages.by(by.name, exactTime(settledAt ?? askedAt, project?.timeZone)),
            ].join(' · ')}
            {problem != null && <p className={styles.failure}>{problem}</p>}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}
