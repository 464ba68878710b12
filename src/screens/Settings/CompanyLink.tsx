import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyLink_company$key } from '../../../__generated__/relay/CompanyLink_company.graphql';
import type {
  CompanyLinkWithdrawMutation,
  WithdrawCompanyLinkInput,
} from '../../../__generated__/relay/CompanyLinkWithdrawMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { exactTime } from '../../domain/time';
import { linkMessages as messages } from '../../parts/links/linkMessages';
import { useMakeCompanyLink } from '../../parts/links/useMakeCompanyLink';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { LinkVisitorRow } from './LinkVisitorRow';
import { OneTimeLink } from './OneTimeLink';
import styles from './Settings.module.css';

/** The link of a company: what it is for, how it is used, made and withdrawn. */
export function CompanyLink({
  company,
  onClose,
}: {
  company: CompanyLink_company$key;
  onClose: () => void;
}) {
  const { id, name, archived, link } = useFragment(
    graphql`
      fragment CompanyLink_company on Company {
        id
        name
        archived
        link {
          madeAt
          lastUsedAt
          devices
          visitors {
            id
            ...LinkVisitorRow_visitor
          }
        }
      }
    `,
    company,
  );
  const make = useMakeCompanyLink();
  const withdraw = useWithdrawCompanyLink();
  const once = useOnce(useStamp());
  const timeZone = useProject()?.timeZone;
  const [path, setPath] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (path !== null)
    return (
      <OneTimeLink
        title={messages.title(name)}
        hint={`${messages.once} ${messages.toSnag}`}
        path={path}
        message={(whole) => messages.message(name, whole)}
        onClose={() => setPath(null)}
      />
    );
  const facts =
    link &&
    [
      messages.made(exactTime(link.madeAt, timeZone)),
      link.lastUsedAt == null
        ? messages.neverUsed
        : messages.used(exactTime(link.lastUsedAt, timeZone)),
      messages.devices(link.devices),
    ].join(' · ');
  return (
    <div className={styles.link}>
      <h3>{messages.title(name)}</h3>
      <p>{messages.why}</p>
      <p>{messages.risk}</p>
      <p>{messages.ends}</p>
      {facts && <p className={styles.facts}>{facts}</p>}
      {link && link.visitors.length > 0 && (
        <>
          <ul className={styles.rows} aria-label={messages.visitors}>
            {link.visitors.map((visitor) => (
              <LinkVisitorRow key={visitor.id} visitor={visitor} timeZone={timeZone} />
            ))}
          </ul>
          <p className={styles.facts}>{messages.comeBack}</p>
        </>
      )}
      <Notice kind="refused">{problem}</Notice>
      {asking ? (
        <>
          <Notice kind="info">{messages.sure}</Notice>
          <Actions>
            <Button
              busy={busy}
              autoFocus
              onClick={() =>
                run(async () => {
                  await once({ companyId: id }, withdraw);
                  setAsking(false);
                })
              }
            >
              {busy ? messages.withdrawing : messages.withdrawNow}
            </Button>
            <Button onClick={() => setAsking(false)}>{messages.keep}</Button>
          </Actions>
        </>
      ) : (
        <Actions>
          {!archived && (
            <Button
              look="ink"
              busy={busy}
              onClick={() => run(async () => setPath(await once({ companyId: id }, make)))}
            >
              {busy ? messages.making : link ? messages.again : messages.make}
            </Button>
          )}
          {link && <Button onClick={() => setAsking(true)}>{messages.withdraw}</Button>}
          <Button onClick={onClose}>{messages.close}</Button>
        </Actions>
      )}
    </div>
  );
}

/** Ends a company's link on every device. Rejects with the server's refusal. */
function useWithdrawCompanyLink(): (input: WithdrawCompanyLinkInput) => Promise<void> {
  return useMutate<CompanyLinkWithdrawMutation>(graphql`
    mutation CompanyLinkWithdrawMutation($input: WithdrawCompanyLinkInput!) {
      withdrawCompanyLink(input: $input) {
        company {
          ...CompanyLink_company
        }
      }
    }
  `);
}
