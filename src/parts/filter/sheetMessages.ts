import { t } from '@lingui/core/macro';

export const sheetMessages = {
  trade: t`Trade`,
  allTrades: t`All trades`,
  allCompanies: t`All companies`,
  person: t`Person`,
  allPeople: t`Anyone`,
  plan: t`Plan`,
  anyPlan: t`All plans`,
  priority: t`Priority`,
  anyPriority: t`Any priority`,
  due: t`Due`,
  anyDue: t`Any time`,
  from: t`Raised from`,
  to: t`Raised to`,
  done: t`Done`,
  clear: t`Clear`,
};
