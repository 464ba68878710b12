import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SendSheet_snag$key } from '../../../__generated__/relay/SendSheet_snag.graphql';
import { pathToSnag, previewOfSnag } from '../../../rules/links';
import { useReachability } from '../../app/context';
import { useOnce, useStamp, useSubmit } from '../../app/forms';
import { CopyText } from '../../parts/CopyText';
import { LinkField, wholeLink, withoutIsolates } from '../../parts/links/LinkField';
import { linkMessages, sendMessages } from '../../parts/links/linkMessages';
import { useMakeCompanyLink } from '../../parts/links/useMakeCompanyLink';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import { Sheet } from '../../ui/overlays/Sheet';
import { messages } from './messages';

interface Made {
  readonly company: string;
  readonly link: string;
  readonly message: string;
}

/**
 * An address of the company's link that leads to this snag, to send by whatever the company reads.
 */
export function SendSheet({ snag, onClose }: { snag: SendSheet_snag$key; onClose: () => void }) {
  const { number, reference, company, location, trade } = useFragment(
    graphql`
      fragment SendSheet_snag on Snag {
        number
        reference
        company {
          id
          name
        }
        location {
          path
        }
        trade {
          name
        }
      }
    `,
    snag,
  );
  const make = useMakeCompanyLink();
  const once = useOnce(useStamp());
  const offline = useReachability().kind === 'offline';
  // With the company it was made for: the snag may go to another one while it is shown.
  const [made, setMade] = useState<Made | null>(null);
  const { busy, problem, run } = useSubmit(() => undefined);
  if (made !== null) {
    return (
      <Sheet open onClose={onClose} title={messages.sendTo(made.company)}>
        <LinkField
          title={linkMessages.title(made.company)}
          hint={linkMessages.once}
          link={made.link}
          message={made.message}
          alone
        />
        <CopyText
          label={sendMessages.message}
          text={made.message}
          copy={sendMessages.copyMessage}
        />
        <Actions>
          <Button onClick={onClose}>{linkMessages.close}</Button>
        </Actions>
      </Sheet>
    );
  }
  if (number == null || reference == null || company == null) return null;
  const get = async () => {
    const link = wholeLink(pathToSnag(await once({ companyId: company.id }, make), number));
    const told = previewOfSnag(reference, {
      place: location?.path ?? null,
      trade: trade?.name ?? null,
    });
    setMade({
      company: company.name,
      link,
      message: withoutIsolates(sendMessages.told(told, link)),
    });
  };
  return (
    <Sheet open onClose={onClose} title={messages.sendTo(company.name)}>
      <p>{sendMessages.what(reference)}</p>
      <p>{linkMessages.why}</p>
      <p>{linkMessages.risk}</p>
      <Notice kind="info">{offline && sendMessages.needsLine}</Notice>
      <Notice kind="refused">{problem}</Notice>
      <Actions>
        <Button look="ink" busy={busy} autoFocus onClick={() => run(get)}>
          {busy ? sendMessages.asking : linkMessages.again}
        </Button>
        <Button onClick={onClose}>{linkMessages.close}</Button>
      </Actions>
    </Sheet>
  );
}
