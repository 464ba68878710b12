export const words = {
  title: 'Your account',
  allProjects: 'All projects',
  signsInAs: (email: string) => `You sign in as ${email}.`,
  saved: 'Saved.',
  saving: 'Saving',
  needed: 'This is needed.',

  nameTitle: 'Name',
  name: 'Your name',
  nameHint: 'As others see it in all projects and in the history.',
  saveName: 'Save the name',

  passwordTitle: 'Password',
  current: 'Current password',
  next: 'New password',
  nextHint: 'At least 10 characters.',
  nextShort: 'Use at least 10 characters.',
  ends: 'You are then signed out on every other device.',
  savePassword: 'Change the password',
  passwordSaved: (others: number) => (others === 0 ? 'Your password is changed.' : `Your password is changed. ${ended(others)}`),

  sessionsTitle: 'Where you are signed in',
  device: (browser: string | null | undefined, system: string | null | undefined) =>
    browser != null && system != null ? `${browser} on ${system}` : (browser ?? system ?? 'A device that does not say what it is'),
  here: 'This device',
  used: (when: string) => `last used ${when}`,
  since: (when: string) => `signed in ${when}`,
  end: 'End',
  endOf: (device: string, when: string) => `End the session in ${device}, last used ${when}`,
  endOthers: 'End all others',
  ending: 'Ending',
  ended,
  safe: 'What was not sent yet stays on that device and is sent after the next sign-in there.',
};

function ended(sessions: number): string {
  return sessions === 1 ? '1 other session was ended.' : `${sessions} other sessions were ended.`;
}
