import { t } from '@lingui/core/macro';
import { Button } from '../../ui/Button';
import { Actions } from '../../ui/fields/Form';
import { Notice } from '../../ui/Notice';
import type { SendFirst } from './useSendFirst';

const messages = { goOn: t`Make it anyway`, wait: t`Wait` };

/** What is sent before something is made, and what to do when that takes long. */
export function SendFirstNotice({ first: { notice, stuck } }: { first: SendFirst }) {
  return (
    <Notice
      kind="info"
      action={
        stuck && (
          <Actions>
            <Button onClick={stuck.wait}>{messages.wait}</Button>
            <Button onClick={stuck.goOn}>{messages.goOn}</Button>
          </Actions>
        )
      }
    >
      {notice}
    </Notice>
  );
}
