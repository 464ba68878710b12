/** A screen of a project: its route says which one it is. */
export type ProjectView = keyof typeof projectViews;

/**
 * `list`: the list stays beside it, on a phone hidden. `search`: the bar has the search of snags on
 * a desktop. On a phone: `bar`, it stands below the project's bar, otherwise it has one of its own;
 * `tabs`, it stands above the navigation, otherwise it has buttons of its own at the foot.
 */
export const projectViews = {
  overview: { list: true, search: true, bar: true, tabs: true },
  list: { list: true, search: true, bar: true, tabs: true },
  snag: { list: true, search: true, bar: true, tabs: false },
  new: { list: true, search: true, bar: false, tabs: false },
  check: { list: true, search: true, bar: true, tabs: false },
  plan: { list: false, search: true, bar: false, tabs: true },
  more: { list: false, search: false, bar: false, tabs: true },
  plans: { list: false, search: false, bar: true, tabs: true },
  reports: { list: false, search: false, bar: false, tabs: true },
  data: { list: false, search: false, bar: true, tabs: true },
  settings: { list: false, search: false, bar: false, tabs: true },
} as const;
