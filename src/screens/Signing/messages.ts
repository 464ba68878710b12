import { plural, t } from '@lingui/core/macro';

export const messages = {
  title: t`Sign the handover`,
  gone: t`This link no longer works. It may have been replaced by a newer one. Ask the sender.`,
  about: (project: string, role: string) => t`${project} · ${role}`,
  asks: (by: string, project: string, role: string) =>
    t`${by} asks you to sign the handover of ${project}. ${role}.`,
  states: {
    SIGNED: t`Signed. When all parties have signed, the sender has the final PDF.`,
    WITHDRAWN: t`This handover was withdrawn, so it can no longer be signed.`,
  },
  over: (by: string) => t`This link has ended. Ask ${by} for a new one.`,
  code: t`Code`,
  codeHint: t`6 digits, from the second email or from the sender.`,
  goOn: t`Continue`,
  what: (when: string, n: number) =>
    plural(n, {
      one: `This signs the draft of ${when} with # snag.`,
      other: `This signs the draft of ${when} with # snags.`,
    }),
  read: t`Read the draft first`,
  record: t`Your name, your email address and the time are shown with the signature.`,
  sign: t`Sign`,
  sending: t`Sending`,
};
