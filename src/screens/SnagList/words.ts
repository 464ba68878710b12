import type { chipWords } from '../../parts/filterWords';

export const words = {
  title: (project: string) => `Snags of ${project}`,
  what: 'the snags',
  select: 'Select',
  check: 'Check one by one',
  jump: (reference: string) => `Go to ${reference}`,
  enter: 'Enter',
  emptyTitle: 'No snags yet',
  emptyRaise: 'Walk the site, take a photo of what is not right, and raise the first one.',
  emptyWait: 'As soon as a snag is raised that concerns you, it is listed here.',
  raise: 'Raise a snag',
  noneTitle: 'Nothing here',
  none: {
    TO_CHECK: 'No snag waits to be checked.',
    OPEN: 'No snag is open.',
    OVERDUE: 'No snag is overdue.',
    MINE: 'No open snag was raised by you or given to you.',
    UNASSIGNED: 'Every snag has somebody to fix it.',
    SENT_BACK: 'No snag was sent back.',
    DISPUTED: 'No snag is disputed.',
    ALL: 'There is no snag.',
  } satisfies typeof chipWords,
  noMatch: 'No snag matches what you look for.',
  showAll: 'Show all snags',
  notFound: 'Not found',
  allProjects: 'All projects',
};
