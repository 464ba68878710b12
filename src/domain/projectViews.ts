/** A screen of a project: its route says which one it is. */
export type ProjectView = keyof typeof projectViews;

/**
 * `list`: the list stays beside it, on a phone hidden. On a phone: `bar`, it stands below the
 * project's bar, otherwise it has one of its own; `tabs`, it stands above the navigation, otherwise
 * it has buttons of its own at the foot.
 */
export const projectViews = {
  overview: { list: true, bar: true, tabs: true },
  list: { list: true, bar: true, tabs: true },
  snag: { list: true, bar: true, tabs: false },
  new: { list: true, bar: false, tabs: false },
  check: { list: true, bar: true, tabs: false },
  plan: { list: false, bar: false, tabs: true },
  more: { list: false, bar: false, tabs: true },
  plans: { list: false, bar: true, tabs: true },
  reports: { list: false, bar: false, tabs: true },
  data: { list: false, bar: false, tabs: true },
  settings: { list: false, bar: false, tabs: true },
  account: { list: false, bar: false, tabs: true },
  waiting: { list: false, bar: false, tabs: true },
  outbox: { list: false, bar: false, tabs: true },
} as const;
