import { t } from '@lingui/core/macro';
import type { StandInTitle } from '../../rules/shown';
import type { SnagType } from '../../rules/snag';

/** The server has the same (server/features/snags/titleMessages.ts). */
export const standInTitle: StandInTitle = (trade, type, place) => {
  if (trade === null) return place === null ? alone[type]() : at[type](place);
  return place === null ? trade : t`${trade}, ${place}`;
};

const alone: Readonly<Record<SnagType, () => string>> = {
  DEFECT: () => t`Defect`,
  UNFINISHED: () => t`Unfinished work`,
  DAMAGE: () => t`Damage`,
  OTHER: () => t`Snag`,
};

const at: Readonly<Record<SnagType, (place: string) => string>> = {
  DEFECT: (place) => t`Defect, ${place}`,
  UNFINISHED: (place) => t`Unfinished work, ${place}`,
  DAMAGE: (place) => t`Damage, ${place}`,
  OTHER: (place) => t`Snag, ${place}`,
};
