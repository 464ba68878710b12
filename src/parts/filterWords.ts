import type { SnagChip, SnagDue, SnagSort } from '../app/filters';

export const chipWords: Record<SnagChip, string> = {
  TO_CHECK: 'To check',
  OPEN: 'Open',
  OVERDUE: 'Overdue',
  MINE: 'Mine',
  UNASSIGNED: 'Unassigned',
  SENT_BACK: 'Sent back',
  DISPUTED: 'Disputed',
  ALL: 'All',
};

export const sortWords: Record<SnagSort, string> = {
  NUMBER: 'Newest',
  DUE: 'Due first',
  CHANGED: 'Last changed',
  PLACE: 'By place',
};

export const dueFilterWords: Record<SnagDue, string> = {
  OVERDUE: 'Overdue',
  THIS_WEEK: 'This week',
  NONE: 'Without a date',
};

export const filterWords = {
  chips: 'Which snags',
  filter: 'Filter',
  active: 'active',
  title: 'Filter and order',
  sort: 'Order',
  trade: 'Trade',
  allTrades: 'All trades',
  allCompanies: 'All companies',
  person: 'Given to',
  allPeople: 'Anybody',
  plan: 'Plan',
  anyPlan: 'All plans, and none',
  priority: 'Priority',
  anyPriority: 'Any priority',
  due: 'Due',
  anyDue: 'At any time',
  from: 'Raised from',
  to: 'Raised until',
  done: 'Done',
  clear: 'Clear',
};
