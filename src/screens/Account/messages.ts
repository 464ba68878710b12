import { plural, t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';

const { passwordLeast: limit } = textLimits;

export const messages = {
  title: t`Your account`,
  signsInAs: (email: string) => t`You sign in as ${email}.`,
  security: t`Security`,
  server: t`Server`,
  on: t`On`,
  off: t`Off`,
  none: t`None`,
  notSetUp: t`Not set up`,
  saved: t`Saved.`,
  nameMissing: t`Enter your name.`,
  passwordMissing: t`Enter your password.`,

  nameTitle: t`Name`,
  name: t`Your name`,
  nameHint: t`Shown to others in all projects and in the history.`,

  languageTitle: t`Language`,
  language: t`Language of Snagbook`,
  languageHint: t`The page reloads. Unsent work is kept.`,
  asBrowser: t`Same as the browser`,

  passwordTitle: t`Password`,
  current: t`Current password`,
  next: t`New password`,
  nextHint: t`At least ${limit} characters.`,
  nextShort: t`Use at least ${limit} characters.`,
  ends: t`This signs you out on all other devices.`,
  savePassword: t`Change password`,
  choosePassword: t`Choose password`,
  noPassword: (name: string) =>
    t`You sign in with ${name} and have no password here. To choose one, first confirm it’s you.`,
  passwordSaved: (others: number) =>
    plural(others, {
      0: 'Your password is changed.',
      one: 'Your password is changed. # other session was ended.',
      other: 'Your password is changed. # other sessions were ended.',
    }),

  mailTitle: t`E-mail`,
  mailWaiting: t`When something is waiting for me`,
  mailDigest: t`Every morning, what is overdue`,
  noMail: t`Email isn’t set up on this server.`,

  appTitle: t`Snagbook on this device`,

  sessionsTitle: t`Where you are signed in`,
  device: (browser: string | null | undefined, system: string | null | undefined) =>
    browser != null && system != null
      ? t`${browser} on ${system}`
      : (browser ?? system ?? t`Unknown device`),
  here: t`This device`,
  used: (when: string) => t`last used: ${when}`,
  since: (when: string) => t`signed in: ${when}`,
  end: t`End`,
  endOf: (device: string, when: string) => t`End the session: ${device}, last used: ${when}`,
  endOthers: t`End all others`,
  ending: t`Ending`,
  ended,
  personTitle: t`Export or erase a person`,
  personWhat: t`As the server owner you can export everything stored about a person, and erase their identity.`,
  personEmail: t`Their e-mail`,
  find: t`Find`,
  finding: t`Searching`,
  nobody: (email: string) => t`No account uses ${email}.`,
  found: (name: string, projects: string) => t`${name}, member of ${projects}`,
  foundNowhere: (name: string) => t`${name}, member of no project`,
  exportPerson: t`Export everything stored`,
  erasePerson: t`Erase this person`,
  erasePersonSure: t`Name, e-mail and account are deleted permanently, also in the histories of every project this person was in. What this person wrote and photographed stays, under the name “Erased person”. All reports of these projects made so far are deleted too, because they may contain the name. Texts and photos are erased one by one in a snag’s history.`,
  erasePersonDo: (name: string) => t`Erase ${name} for good`,
  erasing: (percent: number | null) => (percent === null ? t`Erasing` : t`Erasing, ${percent} %`),
  erasedPerson: (name: string) => t`${name} is erased.`,

  projectsTitle: t`Archived projects`,
  noArchived: t`No project is archived.`,
  storageTitle: t`Storage`,
  storage: (size: string) => t`Photos and plans use ${size}.`,
  storageOf: (size: string, limit: string) => t`Photos and plans use ${size} of ${limit}.`,
  storageEach: (limit: string) => t`Each project can have ${limit}.`,
  archivedSince: (since: string) => t`archived on ${since}`,
  archivedUntil: (since: string, from: string) =>
    t`archived on ${since}, can be deleted from ${from}`,
  deleteProject: (name: string) => t`Delete ${name}`,
  deleteSure: t`The project is deleted for everyone, for good, with its snags, photos, plans and history. Export what you want to keep first.`,
  deleteDo: (name: string) => t`Delete ${name} for good`,
  deleting: t`Deleting`,

  safe: t`Unsent work stays on that device and is sent at the next sign-in there.`,
};

function ended(sessions: number): string {
  return plural(sessions, {
    one: '# other session was ended.',
    other: '# other sessions were ended.',
  });
}
