import type { Brush } from '../../files/drawing/brush';
import { building, type Room } from './building';

/** An A1 sheet on its long side, in millimetres, drawn 1:50. */
export const sheet = { width: 841, height: 594, perMetre: 20 } as const;

/** Inside is drawn. The wide margin is for the binding. */
export const frame = { x: 20, y: 10, width: sheet.width - 30, height: sheet.height - 20 } as const;

/** The column at the right that says what the sheet is. */
export const column = { x: 651, y: frame.y, width: frame.x + frame.width - 651, height: frame.height } as const;

/** Where the building's north-west corner is. */
export const origin = { x: frame.x + (column.x - frame.x - building.width * sheet.perMetre) / 2, y: 104 } as const;

/** Metres that a pin keeps from the walls: whoever looks at it must not ask which side is meant. */
const clear = 0.4;

/** A spot in a room, as part of the sheet's width and height. */
export function pinIn(room: Room, brush: Brush): { x: number; y: number } {
  const [box] = room.boxes;
  return spotOf(brush.between(box.x + clear, box.x + box.width - clear), brush.between(box.y + clear, box.y + box.height - clear));
}

/** Metres of the building as part of the sheet's width and height. */
export const spotOf = (x: number, y: number): { x: number; y: number } => ({
  x: (origin.x + x * sheet.perMetre) / sheet.width,
  y: (origin.y + y * sheet.perMetre) / sheet.height,
});
