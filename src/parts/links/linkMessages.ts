import { plural, t } from '@lingui/core/macro';
import { linkLimits } from '../../../rules/limits';

export const linkMessages = {
  open: t`Link`,
  openOf: (company: string) => t`Link for ${company}`,
  has: t`Has a link`,
  title: (company: string) => t`Link for ${company}`,
  why: t`Anyone with this link can see and fix this company’s snags. No account needed.`,
  risk: t`It can be forwarded and works until you withdraw it.`,
  ends: t`It ends when withdrawn, after ${linkLimits.companyDays} days without use, when its company is removed or merged, and when the project is archived. Trade sheets created by you or an inspector carry its QR code, which counts as use.`,
  made: (when: string) => t`Created ${when}`,
  used: (when: string) => t`last used ${when}`,
  neverUsed: t`not used yet`,
  devices: (count: number) =>
    plural(count, { one: 'in use on # device', other: 'in use on # devices' }),
  visitors: t`People using this link`,
  comeBack: t`Someone whose session you end can come back under a new name. Withdraw the link to keep them out.`,
  seen: (when: string) => t`last seen ${when}`,
  end: t`End`,
  endOf: (name: string) => t`End the session of ${name}`,
  ending: t`Ending`,
  make: t`Create link`,
  again: t`Show link to send`,
  making: t`Creating link`,
  once: t`Copy it now; it won’t be shown again. Withdrawing ends every copy.`,
  toSnag: t`Add a slash and a snag number to go straight to that snag.`,
  message: (company: string, link: string) => t`Snags for ${company}, no password needed: ${link}`,
  withdraw: t`Withdraw`,
  withdrawing: t`Withdrawing the link`,
  sure: t`The link and every copy of it stop working at once. Unsent work stays on each device.`,
  withdrawNow: t`Withdraw now`,
  keep: t`Keep it`,
  close: t({ message: 'Close', context: 'dialog' }),
};

/** Beside an address that leads to one snag. */
export const sendMessages = {
  what: (reference: string) =>
    t`Shows the company’s link, opening at ${reference}. It opens all the company’s other snags too. If there is no link yet, one is created.`,
  needsLine: t`Creating a link needs a connection.`,
  asking: t`Creating link`,
  message: t`Message`,
  copyMessage: t`Copy message`,
  /** `snag`: number, location and trade. */
  told: (snag: string, link: string) => t`${snag}, no password needed: ${link}`,
};
