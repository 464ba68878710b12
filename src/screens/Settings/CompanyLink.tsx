import { graphql, useFragment } from 'react-relay/hooks';
import type { CompanyLink_company$key } from '../../../__generated__/relay/CompanyLink_company.graphql';
import type {
  CompanyLinkWithdrawMutation,
  WithdrawCompanyLinkInput,
} from '../../../__generated__/relay/CompanyLinkWithdrawMutation.graphql';
import { useProject } from '../../app/context';
import { useOnce, useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { factList } from '../../domain/lists';
import { exactTime } from '../../domain/time';
import { linkMessages as messages } from '../../parts/links/linkMessages';
import { useMakeCompanyLink } from '../../parts/links/useMakeCompanyLink';
import { OpenLink } from './OpenLink';

/** The link of a company. */
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
            ...OpenLink_visitors
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
  return (
    <OpenLink
      title={messages.title(name)}
      explained={[messages.why, messages.risk, messages.ends]}
      facts={
        link == null
          ? null
          : factList([
              messages.made(exactTime(link.madeAt, timeZone)),
              link.lastUsedAt == null
                ? messages.neverUsed
                : messages.used(exactTime(link.lastUsedAt, timeZone)),
              messages.devices(link.devices),
            ])
      }
      visitors={link?.visitors ?? []}
      timeZone={timeZone}
      hint={`${messages.once} ${messages.toSnag}`}
      message={(whole) => messages.message(name, whole)}
      make={archived ? null : () => once({ companyId: id }, make)}
      withdraw={() => once({ companyId: id }, withdraw)}
      onClose={onClose}
    />
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
