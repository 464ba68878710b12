import { graphql, usePreloadedQuery, type PreloadedQuery } from 'react-relay/hooks';
import LinkNoticesQuery from '../../../__generated__/relay/LinkNoticesQuery$parameters';
import type { LinkNoticesQuery as Query } from '../../../__generated__/relay/LinkNoticesQuery.graphql';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { useProject } from '../../app/context';
import { dayLabel, exactTime } from '../../domain/time';
import { factList } from '../../domain/lists';
import { usePanelQuery } from '../../parts/filter/usePanelQuery';
import { buttonClass } from '../../ui/Button';
import { MailIcon } from '../../ui/laterIcons';
import { RowFace, rowClass } from '../../ui/Rows';
import { Sheet } from '../../ui/overlays/Sheet';
import { laterMessages as messages } from './laterMessages';
import styles from './MoreScreen.module.css';

/** The notices of defects to the company by whose link somebody came; asked for when it is opened. */
export function LinkNotices({ code }: { code: string }) {
  const { opened, open, close } = usePanelQuery<Query>(LinkNoticesQuery);
  return (
    <>
      <button type="button" className={rowClass} onClick={() => open({ code })}>
        <RowFace icon={<MailIcon />} label={messages.notices} next />
      </button>
      {opened && (
        <ScreenRoute opened={opened} skeleton={null}>
          {(queryRef) => (
            <Sheet open onClose={close} title={messages.notices}>
              <Notices queryRef={queryRef} />
            </Sheet>
          )}
        </ScreenRoute>
      )}
    </>
  );
}

function Notices({ queryRef }: { queryRef: PreloadedQuery<Query> }) {
  const { project } = usePreloadedQuery<Query>(
    graphql`
      query LinkNoticesQuery($code: String!) @preloadable {
        project(code: $code) {
          defectNotices {
            id
            number
            kind
            deadlineOn
            sentAt
            url
          }
        }
      }
    `,
    queryRef,
  );
  const timeZone = useProject()?.timeZone;
  const notices = project?.defectNotices ?? [];
  if (notices.length === 0) return <p>{messages.noNotices}</p>;
  return (
    <ul className={styles.notices}>
      {notices.map(({ id, number, kind, deadlineOn, sentAt, url }) => (
        <li key={id}>
          <p>{messages.noticeTitles[kind](number)}</p>
          <p className={styles.facts}>
            {factList([
              exactTime(sentAt, timeZone),
              ...(deadlineOn == null ? [] : [messages.noticeDeadline(dayLabel(deadlineOn))]),
            ])}
          </p>
          {url != null && (
            <a href={url} download className={buttonClass({ look: 'ink' })}>
              {messages.noticePdf}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
