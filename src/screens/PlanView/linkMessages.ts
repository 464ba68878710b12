import { t } from '@lingui/core/macro';

export const linkMessages = {
  links: t`Links to other plans`,
  open: (code: string, name: string) => t`Open ${code} ${name}`,
  title: (code: string) => t`Links on ${code}`,
  how: t`Tap where the link goes on this plan, and the place that it opens on the other.`,
  close: t`Back to the plan`,
  to: t`Opens plan`,
  here: (code: string) => t`On ${code}`,
  there: (code: string) => t`Opens ${code} here`,
  side: t`Which drawing`,
  keys: t`Arrow keys pan, plus and minus zoom, Enter sets the point at the cross.`,
  add: t`Add link`,
  adding: t`Saving`,
  added: (code: string) => t`Link to ${code} added.`,
  remove: (code: string) => t`Remove link to ${code}`,
  sure: (code: string) => t`Remove the link to ${code}?`,
  keep: t`Keep it`,
  removed: (code: string) => t`Link to ${code} removed.`,
  failed: t`The other plans couldn’t be loaded.`,
  again: t`Try again`,
  noOther: t`There is no other plan to link to`,
};
