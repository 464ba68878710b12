/** In metres from the building's outer north-west corner; y runs south. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

export interface Room {
  /** Its place in the project's tree of locations. */
  path: readonly string[];
  /** What is clear between the walls; several boxes are one room. Pins are dropped in the first. */
  boxes: readonly [Box, ...Box[]];
  /** Where the daylight comes from; null for a room without a window. */
  facade: 'north' | 'south' | 'east' | null;
}

/** A hole in a wall: `along` says which way the wall runs, x and y where the hole begins on the wall's north or west face. */
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
