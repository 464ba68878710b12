import { plural, t } from '@lingui/core/macro';
import { textLimits } from '../../../rules/limits';
import { listOf } from '../../domain/lists';

const { projectCodeLeast: least, projectCode: most } = textLimits;

export const messages = {
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
      one: `${listOf(projects)} asks for a second factor at sign-in. Set one up; if you have one, sign in again with it.`,
      other: `${listOf(projects)} ask for a second factor at sign-in. Set one up; if you have one, sign in again with it.`,
    }),
  lockedWhere: t`Set up a second factor`,
  more: t`Show more projects`,
  loadingMore: t`Loading more`,
  none: t`No project yet`,
  noneOwner: t`Create the first one, then invite the people who work on it.`,
  noneMember: t`As soon as somebody invites you to a project, it is listed here.`,
  make: t`New project`,
  making: t`Creating the project`,
  name: t`Project name`,
  nameMissing: t`Enter what everybody calls it.`,
  code: t`Project code`,
  codeHint: t`${least} to ${most} letters and digits. It begins every snag number, such as EDEN-42.`,
  codeWrong: t`Use ${least} to ${most} of A–Z and 0–9.`,
  timeZone: t`Time zone of the site`,
  address: t`Address`,
  client: t`Client`,
};
