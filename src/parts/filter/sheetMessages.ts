import { t } from '@lingui/core/macro';

export const sheetMessages = {
  trade: t`Trade`,
  allTrades: t`All trades`,
  allCompanies: t`All companies`,
  person: t`Person`,
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
