import { t } from '@lingui/core/macro';
import type { KeyKind } from '../../../rules/apiKeys';

/** Of the keys of the API. */
export const apiMessages = {
  title: t`API`,
  what: t`Keys let other programs, such as Power BI or a script, read this project’s snags or add to them. Treat a key like a password.`,
  keys: t`API keys`,
  noKeys: t`No keys yet.`,
  add: t`New key`,
  name: t`What uses it`,
  nameHint: t`Such as Power BI. The history names it, marked as an API key.`,
  kind: t`It may`,
  kindHint: t`Each key sees what a viewer sees. No key can change the project’s settings or people.`,
  kinds: {
    READ: t`Read`,
    RAISE: t`Read, raise snags, add photos and comments`,
    ALL: t`Everything an inspector may do to snags`,
  } satisfies Record<KeyKind, string>,
  make: t`Create key`,
  making: t`Creating key`,
  titleOf: (name: string) => t`Key for ${name}`,
  once: t`Copy it now; it won’t be shown again.`,
  made: (when: string, who: string) => t`created ${when} by ${who}`,
  used: (when: string) => t`last used ${when}`,
  neverUsed: t`not used yet`,
  end: t`End`,
  endOf: (name: string) => t`End the key for ${name}`,
  sure: t`Whatever uses this key is refused from then on.`,
  endNow: t`End now`,
  ending: t`Ending the key`,
  keep: t`Keep it`,
  feeds: t`Addresses for Excel and Power BI`,
  feedsWhat: t`Open one with the key as the password and any user name.`,
  schema: t`Schema of the API`,
};
