export const placeWords = {
  place: 'Place on the plan',
  revision: (label: string) => `Revision ${label}`,
  openSpot: (plan: string) => `The spot on ${plan}, enlarged. Open the plan there`,
  openSheet: (plan: string, where: string) => `All of ${plan}, the pin ${where}. Open the plan there`,
  movePin: 'Move pin',
  queued: 'The plan waits to be drawn.',
  rendering: (percent: number) => `The plan is being drawn, ${percent} %.`,
  failed: 'The plan could not be drawn.',
  notHere: 'The drawing is not on this device yet.',
};

const rows = ['at the top', '', 'at the bottom'] as const;
const columns = ['left', '', 'right'] as const;

/** Where on the sheet a pin is, for who cannot see the dot: “at the top left”. */
export function whereOnSheet(x: number, y: number): string {
  const row = rows[third(y)] ?? '';
  const column = columns[third(x)] ?? '';
  if (row === '') return column === '' ? 'in the middle' : `on the ${column}`;
  return column === '' ? row : `${row} ${column}`;
}

const third = (part: number): number => Math.min(2, Math.floor(part * 3));
