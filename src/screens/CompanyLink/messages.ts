import { t } from '@lingui/core/macro';

export const messages = {
  title: t`Your snags`,
  clientTitle: t`Snag list`,
  opening: t`Opening the link`,
  company: (company: string, project: string) => t`Snags for ${company} in ${project}.`,
  client: (name: string, project: string) => t`The snag list of ${project}, for ${name}.`,
  name: t`Your name`,
  nameHint: t`Shown next to what you do. No account needed.`,
  clientNameHint: t`So the site team knows who is looking. No account needed.`,
  nameMissing: t`Enter your name.`,
  open: t`Show snags`,
  continueAs: (name: string) => t`Continue as ${name}`,
  somebodyElse: t`I’m someone else`,
  signedInAs: (name: string) =>
    t`You’re signed in here as ${name}. The link works under its own name; your account and unsent work stay on this device.`,
  useLink: t`Open the link`,
  stay: (name: string) => t`Stay signed in as ${name}`,
  tryAgain: t`Try again`,
  keptHere: (company: string, project: string) =>
    t`You’re offline. You can open the saved snags for ${company} in ${project}. Your entries are saved on this device and sent automatically.`,
  openKept: t`Open saved snags`,
};
