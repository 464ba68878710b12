import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { ClientLinkRow_link$key } from '../../../__generated__/relay/ClientLinkRow_link.graphql';
import type {
  ClientLinkRowWithdrawMutation,
  WithdrawClientLinkInput,
} from '../../../__generated__/relay/ClientLinkRowWithdrawMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { linkMessages } from '../../parts/links/linkMessages';
import { Button } from '../../ui/Button';
import { useReturnFocus } from '../../ui/useReturnFocus';
import { clientMessages as messages } from './clientMessages';
import { OpenLink } from './OpenLink';
import styles from './Settings.module.css';
import { useMakeClientLink } from './useMakeClientLink';

interface ClientLinkRowProps {
  link: ClientLinkRow_link$key;
  projectId: string;
  projectName: string;
}

/** A client's link with its openings; opened, all there is to do with it. */
export function ClientLinkRow({ link, projectId, projectName }: ClientLinkRowProps) {
  const { id, name, location, isPart, mayComment, madeAt, lastUsedAt, openings, visitors } =
    useFragment(
      graphql`
        fragment ClientLinkRow_link on ClientLink {
          id
          name
          location {
            path
          }
          isPart
          mayComment
          madeAt
          lastUsedAt
          openings
          visitors {
            ...OpenLink_visitors
          }
        }
      `,
      link,
    );
  const make = useMakeClientLink();
  const withdraw = useWithdrawClientLink();
  const once = useOnce(useStamp());
  const timeZone = useProject()?.timeZone;
  const [opened, setOpened] = useState(false);
  const opener = useReturnFocus(opened, () => setOpened(false));
  const used =
    lastUsedAt == null
      ? [linkMessages.neverUsed]
      : [messages.openings(openings), linkMessages.used(exactTime(lastUsedAt, timeZone))];
  const sees = [
    location?.path ?? (isPart ? messages.removed : messages.whole),
    mayComment ? messages.comments : messages.silent,
  ];
  if (opened)
    return (
      <li className={styles.opened}>
        <OpenLink
          title={linkMessages.title(name)}
          explained={[isPart ? messages.whyPart : messages.why, linkMessages.risk, messages.ends]}
          facts={factList([...sees, linkMessages.made(exactTime(madeAt, timeZone)), ...used])}
          visitors={visitors}
          timeZone={timeZone}
          hint={linkMessages.once}
          message={(whole) => messages.message(projectName, whole)}
          make={() => once({ projectId, linkId: id }, make)}
          withdraw={() => once({ linkId: id }, withdraw)}
          onClose={() => setOpened(false)}
        />
      </li>
    );
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{factList([...sees, ...used])}</p>
      </div>
      <Button
        ref={opener}
        look="quiet"
        aria-label={linkMessages.openOf(name)}
        onClick={() => setOpened(true)}
      >
        {linkMessages.open}
      </Button>
    </li>
  );
}

/** Ends a client's link on every device. Rejects with the server's refusal. */
function useWithdrawClientLink(): (input: WithdrawClientLinkInput) => Promise<void> {
  return useMutate<ClientLinkRowWithdrawMutation>(graphql`
    mutation ClientLinkRowWithdrawMutation($input: WithdrawClientLinkInput!) {
      withdrawClientLink(input: $input) {
        project {
          ...ClientLinks_project
        }
      }
    }
  `);
}
