import { useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ReportsScreenQuery } from '../../../__generated__/relay/ReportsScreenQuery.graphql';
import { may } from '../../../rules/rights';
import { worksForCompany } from '../../../rules/scope';
import { sentenceOf } from '../../domain/errors';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { messages } from './messages';
import { Handovers } from './Handovers';
import { NewReport } from './NewReport';
import { ReportRow } from './ReportRow';
import { mailMessages } from './mailMessages';
import styles from './Reports.module.css';
import { Schedules } from './Schedules';
import { useFollowReports } from './useFollowReports';

interface ReportsScreenProps {
  queryRef: PreloadedQuery<ReportsScreenQuery>;
  code: string;
}

/** Makes reports and lists those that were made. */
export function ReportsScreen({ queryRef, code }: ReportsScreenProps) {
  const { project, viewer } = usePreloadedQuery<ReportsScreenQuery>(
    graphql`
      query ReportsScreenQuery($code: String!) @preloadable {
        viewer {
          mailing {
            available
          }
        }
        project(code: $code) {
          id
          membership {
            role
            may {
              reports
            }
          }
          reports {
            id
            state
            mails {
              state
            }
            ...ReportRow_report
          }
          newest: handovers(first: 20) {
            edges {
              node {
                maySign
              }
            }
          }
          # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by the route around the screen, so that a screen stays one request
          ...ProjectRoute_project
          ...NewReport_project
          ...Handovers_project
          ...Schedules_project
        }
      }
    `,
    queryRef,
  );
  useTitle(`${messages.title} · ${code}`);
  const title = useRef<HTMLHeadingElement>(null);
  // A handover that waits for signatures comes first. Decided once, so that nothing moves while
  // people sign.
  const [waitsFirst] = useState(
    () => project?.newest.edges.some(({ node }) => node.maySign) === true,
  );
  const [asked, setAsked] = useState<string | null>(null);
  // The report last sent from this screen: only its mails are polled.
  const [sent, setSent] = useState<string | null>(null);
  const isGoing =
    project?.reports.some(
      ({ id, mails }) => id === sent && mails.some(({ state }) => state === 'SENDING'),
    ) === true;
  useFollowReports(
    code,
    isGoing ||
      project?.reports.some(({ state }) => state === 'QUEUED' || state === 'MAKING') === true,
  );
  if (!project) {
    return (
      <EmptyState
        level={1}
        title={messages.notFound}
        action={
          <Link to="/p/$code" params={{ code }} className={buttonClass({ look: 'ink' })}>
            {messages.back}
          </Link>
        }
      >
        {sentenceOf('NOT_FOUND')}
      </EmptyState>
    );
  }
  const { id: projectId, reports, membership } = project;
  const sendsMail = viewer?.mailing.available === true;
  const makes = membership.may.reports.length > 0;
  const empty = !makes
    ? messages.noneReader
    : worksForCompany(membership.role)
      ? messages.noneTrade
      : messages.noneMaker;
  const isAskedShown =
    asked !== null &&
    reports.some(({ id, state }) => id === asked && (state === 'QUEUED' || state === 'MAKING'));
  return (
    <div className={styles.screen}>
      <h1 ref={title} tabIndex={-1}>
        {messages.title}
      </h1>
      {waitsFirst && <Handovers project={project} code={code} />}
      {makes && (
        <NewReport project={project} code={code} onAsked={setAsked} sendsMail={sendsMail} />
      )}
      {makes && !sendsMail && may(membership, 'setUp') && (
        <p className={styles.hint}>{mailMessages.noMail}</p>
      )}
      <Notice kind="info">{isAskedShown && messages.asked}</Notice>
      {!waitsFirst && <Handovers project={project} code={code} />}
      <Schedules project={project} onRemoved={() => title.current?.focus()} />
      {reports.length === 0 ? (
        <EmptyState title={messages.none}>{empty}</EmptyState>
      ) : (
        <section className={styles.made} aria-labelledby="reports-made">
          <h2 id="reports-made">{messages.made}</h2>
          <ul className={styles.reports}>
            {reports.map((report) => (
              <ReportRow
                key={report.id}
                report={report}
                projectId={projectId}
                awaited={report.id === asked}
                onSent={setSent}
                onRemoved={() => title.current?.focus()}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
