/**
 * Mutations of one's own account: whoever is signed in may call them (permissions.ts). Those about
 * how one signs in ask for the password.
 */
export const ofOneself = {
  changeName: 'signed in',
  changeLanguage: 'signed in',
  changePassword: 'signed in',
  endSession: 'signed in',
  endOtherSessions: 'signed in',
  setUpCodes: 'signed in',
  confirmCodes: 'signed in',
  renewRecoveryCodes: 'signed in',
  removeCodes: 'signed in',
  savePushSubscription: 'signed in',
  removePushSubscription: 'signed in',
  setUpPasskey: 'signed in',
  addPasskey: 'signed in',
  removePasskey: 'signed in',
  removeJoinedSignIn: 'signed in',
} as const;
