import { useRef, useState } from 'react';
import { graphql, type PreloadedQuery, usePreloadedQuery } from 'react-relay/hooks';
import type { ReportsScreenQuery } from '../../../__generated__/relay/ReportsScreenQuery.graphql';
import { may } from '../../../rules/rights';
import { worksForCompany } from '../../../rules/scope';
import { useViewer } from '../../app/context';
import { sentenceOf } from '../../domain/errors';
import { BackLink } from '../../parts/BackLink';
import { Link } from '../../router/components';
import { useNavigate, usePosition } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { Segments } from '../../ui/fields/Segments';
import { headingOf } from '../../ui/focus/focus';
import { ReportIcon } from '../../ui/icons';
import { MailIcon } from '../../ui/laterIcons';
import { PaneBar } from '../../ui/layout/PaneBar';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { useTitle } from '../../ui/useTitle';
import { messages } from './messages';
import { acceptanceMessages } from './acceptanceMessages';
import { Acceptances } from './Acceptances';
import { defectNoticeMessages } from './defectNoticeMessages';
import { DefectNotices } from './DefectNotices';
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
          reportSchedules {
            __typename
          }
          acceptances {
            __typename
          }
          defectNotices {
            id
            url
            sha256
            mails {
              state
            }
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
          ...Acceptances_project
          ...DefectNotices_project
        }
      }
    `,
    queryRef,
  );
  useTitle(`${messages.title} · ${code}`);
  const screen = useRef<HTMLDivElement>(null);
  const focusTitle = () => void (screen.current && headingOf(screen.current)?.focus());
  const navigate = useNavigate();
  const { link } = useViewer();
  const hash = usePosition((position) => position.hash);
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
    ) === true ||
    project?.defectNotices.some(
      ({ id, url, sha256, mails }) =>
        (url == null && sha256 == null) ||
        (id === sent && mails.some(({ state }) => state === 'SENDING')),
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
  // Who can record none is shown the tab once there is something in it.
  const records = may(membership, 'recordAcceptances');
  const tabs = (['make', 'made', 'weekly', 'notices', 'periods'] as const).filter(
    (each) =>
      (each === 'make' && makes) ||
      each === 'made' ||
      (each === 'weekly' && !link) ||
      (each === 'notices' &&
        (may(membership, 'sendNotices') || project.defectNotices.length > 0)) ||
      (each === 'periods' && (records || project.acceptances.length > 0)),
  );
  const tab = tabs.find((each) => each === hash) ?? (makes ? 'make' : 'made');
  const shows = tab === 'make' || tab === 'made';
  const labels = {
    make: messages.makeTab,
    made: messages.madeTab(reports.length),
    weekly: messages.weeklyTab(project.reportSchedules.length),
    notices: defectNoticeMessages.tab(project.defectNotices.length),
    periods: acceptanceMessages.tab,
  };
  const rowsOf = (some: typeof reports) => (
    <ul className={styles.reports}>
      {some.map((report) => (
        <ReportRow
          key={report.id}
          report={report}
          projectId={projectId}
          awaited={report.id === asked}
          onSent={setSent}
          onRemoved={focusTitle}
        />
      ))}
    </ul>
  );
  return (
    <div className={styles.screen} ref={screen}>
      <PaneBar
        className={styles.bar}
        title={messages.title}
        back={<BackLink label={messages.more} to="/p/$code/more" params={{ code }} />}
      >
        <Segments
          label={messages.tabs}
          options={tabs.map((value) => ({ value, label: labels[value] }))}
          value={tab}
          onChange={(value) =>
            void navigate({ to: '.', search: true, hash: value === 'make' ? '' : value })
          }
        />
      </PaneBar>
      <div className={styles.content}>
        {tab === 'make' && (
          <>
            {waitsFirst && <Handovers project={project} code={code} />}
            <NewReport project={project} code={code} onAsked={setAsked} sendsMail={sendsMail} />
            {!sendsMail && may(membership, 'setUp') && (
              <p className={styles.hint}>{mailMessages.noMail}</p>
            )}
          </>
        )}
        <Notice kind="info">{isAskedShown && messages.asked}</Notice>
        {shows && !(waitsFirst && tab === 'make') && <Handovers project={project} code={code} />}
        {tab === 'periods' && (
          <Acceptances project={project} code={code} onWithdrawn={focusTitle} />
        )}
        {tab === 'notices' && (
          <DefectNotices project={project} code={code} sendsMail={sendsMail} onSent={setSent} />
        )}
        {tab === 'weekly' && (
          <>
            <Schedules project={project} onRemoved={focusTitle} />
            {project.reportSchedules.length === 0 && (
              <EmptyState title={messages.noneWeekly} icon={<MailIcon />}>
                {messages.noneWeeklyWhat}
              </EmptyState>
            )}
          </>
        )}
        {shows &&
          (reports.length === 0 ? (
            <EmptyState title={messages.none} icon={<ReportIcon />}>
              {empty}
            </EmptyState>
          ) : (
            <section className={styles.made} aria-labelledby="reports-made">
              <h2 id="reports-made" className={styles.label}>
                {tab === 'make' ? messages.madeLast : messages.made}
              </h2>
              {rowsOf(tab === 'make' ? reports.slice(0, shownLast) : reports)}
            </section>
          ))}
      </div>
    </div>
  );
}

/** Reports below the form; the others are on a page of their own. */
const shownLast = 3;
