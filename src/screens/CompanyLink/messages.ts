import { t } from '@lingui/core/macro';

export const messages = {
  title: t`Your snags`,
  opening: t`Opening the link`,
  company: (company: string, project: string) =>
    t`These are the snags that ${company} fixes in ${project}.`,
  name: t`Your name`,
  nameHint: t`It stands beside what you do here. No password and no account are needed.`,
  nameMissing: t`Enter your name.`,
  open: t`Show the snags`,
  continueAs: (name: string) => t`Continue as ${name}`,
  somebodyElse: t`I am somebody else`,
  signedInAs: (name: string) =>
    t`You are signed in here as ${name}. Who uses the link works under a name of its own; your account and what is unsent stay on this device.`,
  useLink: t`Open the link`,
  stay: (name: string) => t`Stay ${name}`,
  tryAgain: t`Try again`,
  keptHere: (company: string, project: string) =>
    t`Without the server you can open what this device has of the snags that ${company} fixes in ${project}. What you enter there is saved on this device and will be sent automatically.`,
  openKept: t`Show what this device has`,
};
