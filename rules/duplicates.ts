import type { Snag } from './snag';
import { awayMm, type Origin } from './snagOrder';

/**
 * Pins that are nearer to one another on the paper of their plan may mark the same, in mm. It is 0.5 to 1 m on site at the usual scales of
 * 1:50 and 1:100: about how far two people place a pin for one thing, and less than a room, in which there is much to raise.
 */
export const sameSpotMm = 10;

type Compared = Pick<Snag, 'tradeId' | 'locationId' | 'pin'> & { readonly planId: string | null };

/**
 * Whether somebody else's snag, raised while a person was offline, may be the one that they raised there. `around`: what surrounds theirs.
 * Two pins on one plan say more than a location, which may be a whole flat: between them the distance decides, unless the trades are different
 * ones. Without two pins it takes the same location and the same trade; no trade is not the same as no trade.
 */
export function maybeSame(one: Compared, around: Origin, other: Compared & Pick<Snag, 'status'>): boolean {
  if (other.status === 'VOID') return false;
  if (one.tradeId !== null && other.tradeId !== null && one.tradeId !== other.tradeId) return false;
  const away = awayMm(around, other);
  if (away !== null) return away <= sameSpotMm;
  return one.tradeId !== null && one.tradeId === other.tradeId && one.locationId !== null && one.locationId === other.locationId;
}
