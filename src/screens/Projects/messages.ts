import { plural, t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';
import { listOf } from '../../domain/lists';

const { projectCodeLeast: least, projectCode: most } = textLimits;

export const messages = {
  view: t`View`,
  cards: t`Projects`,
  figures: t`Portfolio`,
  closedOf: (closed: number, all: number) => t`${closed} of ${all} closed`,
  percent: (percent: number) => t`${percent} %`,
  toCheck: (count: number) => t`${count} to check`,
  overdue: (count: number) => t`${count} overdue`,
  noneOverdue: t`None overdue`,
  nothing: t`Nothing raised yet. Add the places and a plan, then walk.`,
  setUp: t`Set it up`,
  setUpOf: (project: string) => t`Set up ${project}`,
  newForYou: (count: number) => plural(count, { one: '# new for you', other: '# new for you' }),
  archived: (count: number) =>
    plural(count, { one: '# archived project', other: '# archived projects' }),
  onlyKnown: t`Projects that were never opened on this device may be missing.`,
  locked: (projects: readonly string[]) =>
    plural(projects.length, {
      one: `${listOf(projects)} requires two-step sign-in. Set it up; if you have it, sign in again with it.`,
      other: `${listOf(projects)} require two-step sign-in. Set it up; if you have it, sign in again with it.`,
    }),
  lockedWhere: t`Set up two-step sign-in`,
  more: t`Show more projects`,
  loadingMore: t`Loading more`,
  none: t`No project yet`,
  noneOwner: t`Create the first one, then invite the people who work on it.`,
  noneMember: t`Projects you are invited to appear here.`,
  make: t`New project`,
  making: t`Creating the project`,
  name: t`Project name`,
  nameMissing: t`Enter the project name.`,
  code: t`Project code`,
  codeHint: t`${least}–${most} letters or numbers. Every snag number starts with it, e.g. EDEN-42.`,
  codeWrong: t`Use ${least}–${most} letters or numbers, no dashes.`,
  timeZone: t`Time zone of the site`,
  address: t`Address`,
  client: t`Client`,
  takeOver: t`Take over from`,
  takeNothing: t`No other project`,
  takes: {
    companies: t`Companies`,
    trades: t`Trades and phrases`,
    calendar: t`Working days and due dates`,
    letterhead: t`Letterhead`,
  },
  comes: (things: string) => t`Comes with it: ${things}.`,
  nothingComes: t`Nothing comes with it.`,
  companies: (count: number) => plural(count, { one: '# company', other: '# companies' }),
  trades: (count: number) => plural(count, { one: '# trade', other: '# trades' }),
  phrases: (count: number) => plural(count, { one: '# phrase', other: '# phrases' }),
  calendar: t`calendar`,
  letterhead: t`letterhead`,
};
