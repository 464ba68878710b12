import { t } from '@lingui/core/macro';

export const nearWords = {
  sort: (snag: string, plan: string) => t`Near ${snag} on ${plan}`,
  begin: (snag: string, plan: string) => t`Begin near ${snag} on ${plan}`,
  first: (snag: string, plan: string) => t`What is near ${snag} on ${plan} comes first.`,
  firstInPlace: (snag: string) => t`What is in the place of ${snag} comes first.`,
  raisedLast: t`the snag raised last`,
};
