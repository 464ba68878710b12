/** A screen of a project: its route says which one it is. */
export type ProjectView = keyof typeof projectViews;

/**
 * `list`: the list stays beside it, on a phone hidden. `search`: the bar has the search of snags on
 * a desktop.
 */
export const projectViews = {
  list: { list: true, search: true },
  snag: { list: true, search: true },
  new: { list: true, search: true },
  check: { list: true, search: true },
  plan: { list: false, search: true },
  plans: { list: false, search: false },
  reports: { list: false, search: false },
  data: { list: false, search: false },
  settings: { list: false, search: false },
} as const;
