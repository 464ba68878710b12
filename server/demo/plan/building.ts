import type { Brush } from '../photo/brush';

/** In metres from the building's outer north-west corner; y runs south. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  /** Its path in the project's tree of locations. */
  path: readonly string[];
  /** What is clear between the walls; several boxes are one room. Pins are dropped in the first. */
  boxes: readonly [Box, ...Box[]];
  /** Where the daylight comes from; null for a room without a window. */
  facade: 'north' | 'south' | 'east' | null;
}

/**
 * A hole in a wall: `along` says which way the wall runs, x and y where the hole begins on the
 * wall's north or west face.
 */
export interface Opening {
  along: 'x' | 'y';
  x: number;
  y: number;
  width: number;
  /** The wall's thickness. */
  wall: number;
}

export interface Door extends Opening {
  hinge: 'start' | 'end';
  /** Opens to the south or east (1), or to the north or west (-1). */
  into: 1 | -1;
}

export const building = { width: 25.8, height: 14.4 } as const;
export const outerWall = 0.36;

/** Where the axes of the drawing run: through the middle of the walls that carry. */
export const axes = {
  x: { '1': 0.18, '2': 6.3, '3': 12.48, '4': 17.28, '5': 25.62 },
  y: { A: 0.18, B: 7.2, C: 14.22 },
} as const;

/** An A1 sheet on its long side, in millimetres, drawn 1:50. */
export const sheet = { width: 841, height: 594, perMetre: 20 } as const;

/** Inside is drawn. The wide margin is for the binding. */
export const frame = { x: 20, y: 10, width: sheet.width - 30, height: sheet.height - 20 } as const;

/** The column at the right that says what the sheet is. */
export const column = {
  x: 651,
  y: frame.y,
  width: frame.x + frame.width - 651,
  height: frame.height,
} as const;

/** Where the building's north-west corner is. */
export const origin = {
  x: frame.x + (column.x - frame.x - building.width * sheet.perMetre) / 2,
  y: 104,
} as const;

/** Metres that a pin keeps from the walls: whoever looks at it must not ask which side is meant. */
const clear = 0.4;

/** A spot in a room, as part of the sheet's width and height. */
export function pinIn(room: Room, brush: Brush): { x: number; y: number } {
  const [box] = room.boxes;
  return spotOf(
    brush.between(box.x + clear, box.x + box.width - clear),
    brush.between(box.y + clear, box.y + box.height - clear),
  );
}

/** Metres of the building as part of the sheet's width and height. */
export const spotOf = (x: number, y: number): { x: number; y: number } => ({
  x: (origin.x + x * sheet.perMetre) / sheet.width,
  y: (origin.y + y * sheet.perMetre) / sheet.height,
});
