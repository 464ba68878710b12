import type { Snag } from './snag';
import { awayMm, type Origin } from './snagOrder';

/**
 * Two pins closer than this on the paper of their plan may mark the same thing, in mm. It is 0.5 to
 * 1 m on site at the usual scales of 1:50 and 1:100: about as far as two people's pins for one
 * thing lie apart, and less than a room, which may have many snags.
 */
export const sameSpotMm = 10;

type Compared = Pick<Snag, 'tradeId' | 'locationId' | 'pin'> & { readonly planId: string | null };

/**
 * Whether a snag that somebody else raised while this person was offline may be the same one.
 * `around`: the surroundings of this person's snag.
 * With two pins on one plan their distance decides, because a location may be a whole flat, unless
 * the trades are different ones. Otherwise both need the same location and the same trade; two
 * snags without a trade do not have the same one.
 */
export function maybeSame(
  one: Compared,
  around: Origin,
  other: Compared & Pick<Snag, 'status'>,
): boolean {
  if (other.status === 'VOID') return false;
  if (one.tradeId !== null && other.tradeId !== null && one.tradeId !== other.tradeId) return false;
  const away = awayMm(around, other);
  if (away !== null) return away <= sameSpotMm;
  return (
    one.tradeId !== null &&
    one.tradeId === other.tradeId &&
    one.locationId !== null &&
    one.locationId === other.locationId
  );
}
