import { t } from '@lingui/core/macro';

export const nearMessages = {
  // A snag without a reference is the one that was raised last and has no number yet.
  sort: (snag: string | null, plan: string) =>
    snag === null ? t`Near the last snag on ${plan}` : t`Near ${snag} on ${plan}`,
  begin: (snag: string | null, plan: string) =>
    snag === null
      ? t`Start near the snag raised last on ${plan}`
      : t`Start near ${snag} on ${plan}`,
  first: (snag: string | null, plan: string) =>
    snag === null
      ? t`Nearest to the last snag on ${plan} first.`
      : t`Nearest to ${snag} on ${plan} first.`,
  firstAtLocation: (snag: string | null) =>
    snag === null ? t`Location of the last snag first.` : t`Location of ${snag} first.`,
};
