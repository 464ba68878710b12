import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagHeader_snag$key } from '../../../__generated__/relay/SnagHeader_snag.graphql';
import { canBeSent } from '../../../rules/links';
import { useSnagEntries } from '../../app/useOutbox';
import { useNow } from '../../domain/time';
import { DueOn } from '../../parts/DueOn';
import { arrangeMoves, moveForms, type Move } from '../../parts/moving/moves';
import { WaitingFor } from '../../parts/WaitingFor';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { PendingMark, SentBackMark } from '../../ui/marks';
import { StatusMark } from '../../ui/StatusMark';
import { useTitle } from '../../ui/useTitle';
import { Neighbours } from './Neighbours';
import type { Over } from './NextStep';
import styles from './SnagDetail.module.css';
import frame from './SnagDetailSkeleton.module.css';
import { messages } from './messages';

interface SnagHeaderProps {
  snag: SnagHeader_snag$key;
  code: string;
  timeZone: string;
  /** Whether this person may make companies' links. */
  mayLink: boolean;
  onOver: (over: Over) => void;
}

/** Number, status, title, who must act and until when. */
export function SnagHeader({ snag, code, timeZone, mayLink, onOver }: SnagHeaderProps) {
  const data = useFragment(
    graphql`
      fragment SnagHeader_snag on Snag {
        id
        reference
        displayTitle
        status
        sentBackCount
        allowedActions
        number
        company {
          name
          archived
        }
        ...WaitingFor_snag
        ...DueOn_snag
      }
    `,
    snag,
  );
  useTitle(`${data.reference ?? messages.noNumber} ${data.displayTitle}`);
  const { company, number, status } = data;
  const sentTo =
    mayLink && canBeSent({ number, status, company: company && { archived: company.archived } })
      ? company
      : null;
  const now = useNow();
  const pending = useSnagEntries(data.id).some(({ state }) => state !== 'refused');
  const actions: { id: 'edit' | 'send' | Move; label: string }[] = [
    ...(data.allowedActions.includes('EDIT')
      ? [{ id: 'edit' as const, label: messages.edit }]
      : []),
    ...(sentTo ? [{ id: 'send' as const, label: messages.sendTo(sentTo.name) }] : []),
    ...arrangeMoves(data.allowedActions, data.status).rest.map((move) => ({
      id: move,
      label: moveForms[move].menuLabel ?? moveForms[move].label,
    })),
  ];
  return (
    <header className={frame.header}>
      <div className={styles.headline}>
        <p className={styles.facts}>
          <strong className={styles.reference}>{data.reference ?? messages.noNumber}</strong>
          <StatusMark status={data.status} word />
          {data.sentBackCount > 0 && <SentBackMark count={data.sentBackCount} />}
          {pending && <PendingMark />}
        </p>
        <div className={styles.ways}>
          <Neighbours snagId={data.id} code={code} />
          <ActionMenu label={messages.otherActions} actions={actions} onAction={onOver} />
        </div>
      </div>
      <h1>
        <bdi>{data.displayTitle}</bdi>
      </h1>
      <p className={styles.facts}>
        <span>
          <WaitingFor snag={data} now={now} timeZone={timeZone} />
        </span>
        <span>
          <DueOn snag={data} now={now} timeZone={timeZone} />
        </span>
      </p>
    </header>
  );
}
