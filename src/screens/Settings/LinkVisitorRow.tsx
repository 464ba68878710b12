import { graphql, useFragment } from 'react-relay/hooks';
import type { LinkVisitorRow_visitor$key } from '../../../__generated__/relay/LinkVisitorRow_visitor.graphql';
import type {
  EndLinkVisitorInput,
  LinkVisitorRowEndMutation,
} from '../../../__generated__/relay/LinkVisitorRowEndMutation.graphql';
import { useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { relativeTime, useNow } from '../../domain/time';
import { linkMessages as messages } from '../../parts/links/linkMessages';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import styles from './Settings.module.css';

interface LinkVisitorRowProps {
  visitor: LinkVisitorRow_visitor$key;
  /** Undefined: the device's time zone. */
  timeZone: string | undefined;
}

/** Somebody who uses a link, whom an admin can sign out. */
export function LinkVisitorRow({ visitor, timeZone }: LinkVisitorRowProps) {
  const { id, name, lastSeenAt } = useFragment(
    graphql`
      fragment LinkVisitorRow_visitor on LinkVisitor {
        id
        name
        lastSeenAt
      }
    `,
    visitor,
  );
  const end = useEndLinkVisitor();
  const { busy, problem, run } = useSubmit(() => undefined);
  const seen = relativeTime(lastSeenAt, useNow(), timeZone);
  return (
    <li className={styles.row}>
      <div className={styles.lines}>
        <p className={styles.name}>{name}</p>
        <p className={styles.facts}>{messages.seen(seen)}</p>
        <Notice kind="refused">{problem}</Notice>
      </div>
      <Button
        look="quiet"
        aria-label={messages.endOf(name)}
        busy={busy}
        onClick={() => run(() => end({ visitorId: id }))}
      >
        {busy ? messages.ending : messages.end}
      </Button>
    </li>
  );
}

/** Signs somebody who came by a link out. Rejects with the server's refusal. */
function useEndLinkVisitor(): (input: EndLinkVisitorInput) => Promise<void> {
  return useMutate<LinkVisitorRowEndMutation>(graphql`
    mutation LinkVisitorRowEndMutation($input: EndLinkVisitorInput!) {
      endLinkVisitor(input: $input) {
        company {
          ...CompanyLink_company
        }
        project {
          ...ClientLinks_project
        }
      }
    }
  `);
}
