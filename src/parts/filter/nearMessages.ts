import { t } from '@lingui/core/macro';

export const nearMessages = {
  // A snag without a reference is the one that was raised last and has no number yet.
  sort: (snag: string | null, plan: string) =>
    snag === null ? t`Near the snag raised last on ${plan}` : t`Near ${snag} on ${plan}`,
  begin: (snag: string | null, plan: string) =>
    snag === null
      ? t`Start near the snag raised last on ${plan}`
      : t`Start near ${snag} on ${plan}`,
  first: (snag: string | null, plan: string) =>
    snag === null
      ? t`What is near the snag raised last on ${plan} comes first.`
      : t`What is near ${snag} on ${plan} comes first.`,
  firstAtLocation: (snag: string | null) =>
    snag === null
      ? t`What is at the location of the snag raised last comes first.`
      : t`What is at the location of ${snag} comes first.`,
};
