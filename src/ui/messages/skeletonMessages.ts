import { t } from '@lingui/core/macro';

/** Texts of the skeletons, which are part of the first load; the screens' other texts are not. */
export const skeletonMessages = {
  account: { title: t`Your account`, loading: t`Loading your account` },
  data: { title: t`Data`, loading: t`Loading downloads` },
  history: { title: t`What happened`, loading: t`Loading the history` },
  join: { title: t`Join a project`, loading: t`Loading the invitation` },
  more: { title: t`More`, loading: t`Loading the project` },
  outbox: { title: t`Outbox`, skip: t`Skip to content`, loading: t`Loading the outbox` },
  overview: { title: t`Overview`, loading: t`Loading the overview` },
  plan: { title: t`Plan`, loading: t`Loading the plan` },
  plans: { title: t`Plans`, loading: t`Loading the plans` },
  projects: { title: t`Projects`, loading: t`Loading your projects` },
  raise: {
    title: t`Raise a snag`,
    close: t`Close`,
    loading: t`Loading trades and locations`,
  },
  reports: { title: t`Reports`, loading: t`Loading the reports` },
  resetPassword: { title: t`Choose a new password`, loading: t`Loading the link` },
  setUp: { title: t`Set up Snagbook`, loading: t`Loading the set-up` },
  settings: { title: t`Settings`, loading: t`Loading the settings` },
  signIn: { title: t`Sign in`, loading: t`Loading the sign-in` },
  snag: { title: t`Snag`, loading: t`Loading the snag` },
  snags: { title: t`Snags`, loading: t`Loading the snags` },
  toCheck: { title: t`To check`, loading: t`Loading the snags to check` },
  waiting: {
    title: t`Waiting for you`,
    skip: t`Skip to content`,
    loading: t`Loading your snags`,
  },
};
