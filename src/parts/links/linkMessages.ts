import { plural, t } from '@lingui/core/macro';
import { linkLimits } from '../../../rules/limits';

export const linkMessages = {
  open: t`Link`,
  openOf: (company: string) => t`Link of ${company}`,
  has: t`Has a link`,
  title: (company: string) => t`Link for ${company}`,
  why: t`Whoever opens it sees this company’s snags, starts them and says that they are fixed, on any phone, with a name and without a password.`,
  risk: t`It can be forwarded: whoever has it can do the same until you withdraw it.`,
  ends: t`It ends when it is withdrawn, after ${linkLimits.companyDays} days without use, when its company is removed or merged into another, and when the project is archived. Trade sheets that you or an inspector make print it as their QR code, which counts as use.`,
  made: (when: string) => t`Made ${when}`,
  used: (when: string) => t`last used ${when}`,
  neverUsed: t`not used yet`,
  devices: (count: number) =>
    plural(count, { one: 'in use on # device', other: 'in use on # devices' }),
  visitors: t`People using this link`,
  comeBack: t`Somebody whose session you end can come back with a new name. Withdraw the link to keep them out.`,
  seen: (when: string) => t`last seen ${when}`,
  end: t`End`,
  endOf: (name: string) => t`End the session of ${name}`,
  ending: t`Ending`,
  make: t`Make a link`,
  again: t`Show an address to send`,
  making: t`Making the link`,
  once: t`Shown only now; you can have another one shown, and all end together.`,
  toSnag: t`With a slash and a snag’s number at its end it leads to that snag.`,
  message: (company: string, link: string) => t`Snags for ${company}, no password needed: ${link}`,
  withdraw: t`Withdraw`,
  withdrawing: t`Withdrawing the link`,
  sure: t`The link and all its addresses end at once, on every device. What is unsent there stays there.`,
  withdrawNow: t`Withdraw now`,
  keep: t`Keep it`,
  close: t({ message: 'Close', context: 'dialog' }),
};

/** Beside an address that leads to one snag. */
export const sendMessages = {
  what: (reference: string) =>
    t`This shows an address of the company’s link that leads to ${reference} and opens all the company’s other snags too. If there is no link yet, one is made.`,
  needsLine: t`The server makes the address, so this needs a connection.`,
  asking: t`Making the address`,
  message: t`Message`,
  copyMessage: t`Copy the message`,
  /** `snag`: number, location and trade. */
  told: (snag: string, link: string) => t`${snag}, no password needed: ${link}`,
};
