import { t } from '@lingui/core/macro';

export const placeWords = {
  place: t`Place on the plan`,
  revision: (label: string) => t`Revision ${label}`,
  openSpot: (plan: string) => t`The spot on ${plan}, enlarged. Open the plan there`,
  openSheet: (plan: string, where: string) => t`All of ${plan}, the pin ${where}. Open the plan there`,
  movePin: t`Move pin`,
  queued: t`The plan waits to be drawn.`,
  rendering: (percent: number) => t`The plan is being drawn, ${percent} %.`,
  failed: t`The plan could not be drawn.`,
  notHere: t`The drawing is not on this device yet.`,
};

const spots = [
  [t`at the top left`, t`at the top`, t`at the top right`],
  [t`on the left`, t`in the middle`, t`on the right`],
  [t`at the bottom left`, t`at the bottom`, t`at the bottom right`],
];

/** Where on the sheet a pin is, for who cannot see the dot: “at the top left”. */
export function whereOnSheet(x: number, y: number): string {
  return spots[third(y)]?.[third(x)] ?? '';
}

const third = (part: number): number => Math.min(2, Math.floor(part * 3));
