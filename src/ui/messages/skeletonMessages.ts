import { t } from '@lingui/core/macro';

/** All that screens say before their code is there: the skeletons come with the first load, and their screens' other words do not. */
export const skeletonWords = {
  account: { title: t`Your account`, what: t`your account` },
  history: { title: t`History`, what: t`the history` },
  join: { title: t`Join a project`, what: t`the invitation` },
  plan: { title: t`Plan`, what: t`the plan` },
  plans: { title: t`Plans`, what: t`the plans` },
  projects: { title: t`Projects`, what: t`your projects` },
  raise: { title: t`Raise a snag`, what: t`trades and locations` },
  resetPassword: { title: t`Choose a new password`, what: t`the link` },
  setUp: { title: t`Set up Snagbook`, what: t`the set-up` },
  settings: { title: t`Settings`, what: t`the settings` },
  signIn: { title: t`Sign in`, what: t`the sign-in` },
  snag: { title: t`Snag`, what: t`the snag` },
  snags: { title: t`Snags`, what: t`the snags` },
  toCheck: { title: t`Check one by one`, what: t`the snags to check` },
  waiting: { title: t`Waiting for you`, skip: t`Skip to the content`, what: t`what waits for you` },
};
