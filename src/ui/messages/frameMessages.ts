import { t } from '@lingui/core/macro';

/** Texts of the frames and skeletons that are loaded after the list. */
export const frameMessages = {
  page: { more: t`More`, skip: t`Skip to the content`, backToList: t`Back to the list` },
  account: { title: t`Your account`, loading: t`Loading your account` },
  data: { title: t`Data`, loading: t`Loading downloads` },
  history: { title: t`What happened`, loading: t`Loading the history` },
  join: { title: t`Join a project`, loading: t`Loading the invitation` },
  more: { title: t`More`, loading: t`Loading the project` },
  outbox: { title: t`Outbox`, loading: t`Loading the outbox` },
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
  signing: { title: t`Sign the handover`, loading: t`Loading the link` },
  signIn: { title: t`Sign in`, loading: t`Loading the sign-in` },
  toCheck: { title: t`To check`, loading: t`Loading the snags to check` },
  waiting: {
    title: t`Waiting for you`,
    loading: t`Loading your snags`,
  },
};
