import { select, t } from '@lingui/core/macro';

export const placeMessages = {
  place: t`Location on the plan`,
  caption: (plan: string, revision: string) => t`${plan}, revision ${revision}`,
  openSpot: (plan: string, spot: string) =>
    t`The spot on ${plan}, the pin ${select(spot, {
      topLeft: 'at the top left',
      top: 'at the top',
      topRight: 'at the top right',
      left: 'on the left',
      right: 'on the right',
      bottomLeft: 'at the bottom left',
      bottom: 'at the bottom',
      bottomRight: 'at the bottom right',
      other: 'in the middle',
    })}. Open the plan there`,
  movePin: t`Move pin`,
  queued: t`The plan is waiting to be drawn.`,
  rendering: (percent: number) => t`The plan is being drawn, ${percent} %.`,
  failed: t`The plan could not be drawn.`,
  notHere: t`This plan isn’t saved on this device yet.`,
};

/** Nine parts of the sheet: row and column. */
const spots = [
  ['topLeft', 'top', 'topRight'],
  ['left', 'middle', 'right'],
  ['bottomLeft', 'bottom', 'bottomRight'],
];

/** Where on the sheet a pin is, for screen readers. */
export function spotOnSheet(x: number, y: number): string {
  return spots[third(y)]?.[third(x)] ?? '';
}

const third = (part: number): number => Math.min(2, Math.floor(part * 3));
