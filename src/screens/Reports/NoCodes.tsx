import { useStamp, useOnce, useSubmit } from '../../app/forms';
import { useMakeCompanyLink } from '../../parts/links/useMakeCompanyLink';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Notice } from '../../ui/Notice';
import { messages } from './messages';

interface NoCodesProps {
  companyId: string;
  /** Whether the person may make the company's link. */
  mayMake: boolean;
  onMade: () => void;
}

/** Why a trade sheet would have no QR codes, and how it gets them. */
export function NoCodes({ companyId, mayMake, onMade }: NoCodesProps) {
  const make = useMakeCompanyLink();
  const once = useOnce(useStamp());
  const { busy, problem, run } = useSubmit(() => undefined);
  return (
    <>
      <Notice
        kind="info"
        action={
          mayMake && (
            <Button
              busy={busy}
              onClick={() =>
                run(async () => {
                  await once({ companyId }, make);
                  announce(messages.linkMade);
                  onMade();
                })
              }
            >
              {messages.makeLink}
            </Button>
          )
        }
      >
        {mayMake ? messages.noCodes : messages.noCodesAsk}
      </Notice>
      <Notice kind="refused">{problem}</Notice>
    </>
  );
}
