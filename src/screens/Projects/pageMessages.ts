import { t } from '@lingui/core/macro';
import { factList } from '../../domain/lists';
import { frameMessages } from '../../ui/messages/frameMessages';

/** Of the page around the screen, which is part of the first load of every screen. */
export const pageMessages = {
  title: t`Projects`,
  waiting: t`Waiting for you`,
  /** `things`: unsent, or not accepted; `outcomes`: of sent ones, not read yet. */
  outbox: (things: number, outcomes: number) =>
    factList([
      frameMessages.outbox.title,
      ...(things > 0 ? [t`${things} unsent`] : []),
      ...(outcomes > 0 ? [t`${outcomes} to read`] : []),
    ]),
  account: t`Your account`,
};
