import { t } from '@lingui/core/macro';
import type { SnagDue, SnagSort } from '../../../rules/lists';

export const sortLabels: Record<SnagSort, string> = {
  NUMBER: t`Newest`,
  DUE: t`Due first`,
  CHANGED: t`Last changed`,
  PLACE: t`By location`,
  NEAR: t`Near a snag`,
};

export const dueFilterLabels: Record<SnagDue, string> = {
  OVERDUE: t`Overdue`,
  THIS_WEEK: t`This week`,
  NONE: t`Without a date`,
};

export const sheetMessages = {
  sort: t`Order`,
  trade: t`Trade`,
  allTrades: t`All trades`,
  allCompanies: t`All companies`,
  person: t`Given to`,
  allPeople: t`Anybody`,
  plan: t`Plan`,
  anyPlan: t`All plans, and none`,
  priority: t`Priority`,
  anyPriority: t`Any priority`,
  due: t`Due`,
  anyDue: t`At any time`,
  from: t`Raised from`,
  to: t`Raised until`,
  done: t`Done`,
  clear: t`Clear`,
};
