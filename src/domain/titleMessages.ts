import { t } from '@lingui/core/macro';
import type { StandInTitle } from '../../rules/shown';

/**
 * The stand-in title of a snag that has neither a title nor a trade with phrases. The server has
 * the same (server/features/snags/titleMessages.ts).
 */
export const standInTitle: StandInTitle = (type, place) =>
  place === null ? alone[type]() : at[type](place);

const alone: Readonly<Record<Parameters<StandInTitle>[0], () => string>> = {
  DEFECT: () => t`Defect`,
  UNFINISHED: () => t`Unfinished work`,
  DAMAGE: () => t`Damage`,
  OTHER: () => t`Snag`,
};

const at: Readonly<Record<Parameters<StandInTitle>[0], (place: string) => string>> = {
  DEFECT: (place) => t`Defect, ${place}`,
  UNFINISHED: (place) => t`Unfinished work, ${place}`,
  DAMAGE: (place) => t`Damage, ${place}`,
  OTHER: (place) => t`Snag, ${place}`,
};
