import { building, type Box, type Door, type Opening, type Room } from './building';
import type { Floor } from './floors';
import type { Pen, Point } from './pen';

const wallLine = { line: 0.5 } as const;
const thin = { line: 0.18 } as const;
const white = '#fff';

/** Walls are what rooms, doors and windows leave of the building's outline. */
export function drawRooms(pen: Pen, floor: Floor): void {
  for (const balcony of floor.balconies) drawBalcony(pen, balcony);
  pen.fill({ x: 0, y: 0, ...building }, '#b5b2ab');
  hatch(pen);
  pen.frame({ x: 0, y: 0, ...building }, { line: 0.7 });
  const boxes = [...floor.rooms.flatMap(({ boxes: some }) => some), floor.lift];
  // All edges first: where two boxes of a room meet, no line stays.
  for (const box of boxes) pen.frame(box, wallLine);
  for (const box of boxes) pen.fill(box, white);
  floor.windows.forEach((window) => drawWindow(pen, window));
  floor.doors.forEach((door) => drawDoor(pen, door));
  drawLift(pen, floor.lift);
  for (const room of floor.rooms) name(pen, room);
}

/** Brickwork, as thin slanting lines. */
function hatch(pen: Pen): void {
  const { width, height } = building;
  for (let start = -height; start < width; start += 0.16) {
    const from = Math.max(start, 0);
    const to = Math.min(start + height, width);
    pen.lines(
      [
        [from, from - start],
        [to, to - start],
      ],
      { line: 0.09, colour: '#6f6c66' },
    );
  }
}

/** The hole in its wall, and a spot of it: so far along the wall, so far through it. */
function hole({ along, x, y, width, wall }: Opening): {
  box: Box;
  at(far: number, through: number): Point;
} {
  const flat = along === 'x';
  return {
    box: { x, y, width: flat ? width : wall, height: flat ? wall : width },
    at: (far, through) => (flat ? [x + far, y + through] : [x + through, y + far]),
  };
}

function drawWindow(pen: Pen, window: Opening): void {
  const { box, at } = hole(window);
  const { width, wall } = window;
  pen.fill(box, white);
  for (const side of [0, width]) pen.lines([at(side, 0), at(side, wall)], wallLine);
  for (const through of [0, wall]) pen.lines([at(0, through), at(width, through)], thin);
  // Frame and pane, near the middle of the wall.
  for (const through of [0.42, 0.5, 0.58])
    pen.lines([at(0, wall * through), at(width, wall * through)], {
      line: through === 0.5 ? 0.35 : 0.13,
    });
  if (width > 1.3)
    pen.lines([at(width / 2, wall * 0.36), at(width / 2, wall * 0.64)], { line: 0.35 });
}

function drawDoor(pen: Pen, door: Door): void {
  const { box, at } = hole(door);
  const { along, width, wall, hinge, into } = door;
  pen.fill(box, white);
  for (const side of [0, width]) pen.lines([at(side, 0), at(side, wall)], wallLine);
  const far = hinge === 'start' ? 0 : width;
  const face = into === 1 ? wall : 0;
  const pivot = at(far, face);
  pen.lines([pivot, at(far, face + into * width)], { line: 0.45 });
  // From the leaf, which stands across the wall, to the other side of the hole, along it.
  const [alongWall, across] = [hinge === 'start' ? 1 : -1, into];
  const [dx, dy] = along === 'x' ? [alongWall, across] : [across, alongWall];
  const first = dx > 0 ? (dy > 0 ? 0 : 3) : dy > 0 ? 1 : 2;
  pen.arc(pivot, width, [first, first + 1], thin);
}

function drawLift(pen: Pen, lift: Box): void {
  const { x, y, width, height } = lift;
  const cabin: Box = { x: x + 0.2, y: y + 0.25, width: width - 0.4, height: height - 0.45 };
  pen.frame(cabin, { line: 0.25 });
  pen.lines(
    [
      [cabin.x, cabin.y],
      [cabin.x + cabin.width, cabin.y + cabin.height],
    ],
    thin,
  );
  pen.lines(
    [
      [cabin.x, cabin.y + cabin.height],
      [cabin.x + cabin.width, cabin.y],
    ],
    thin,
  );
  const opening = hole({ along: 'x', x: x + 0.69, y: y - 0.24, width: 0.9, wall: 0.24 });
  pen.fill(opening.box, white);
  for (const through of [0.08, 0.16])
    pen.lines([opening.at(0, through), opening.at(0.9, through)], thin);
  for (const side of [0, 0.9]) pen.lines([opening.at(side, 0), opening.at(side, 0.24)], wallLine);
}

function drawBalcony(pen: Pen, balcony: Box): void {
  const { x, y, width, height } = balcony;
  for (let slat = 0.25; slat < width; slat += 0.25)
    pen.lines(
      [
        [x + slat, y],
        [x + slat, y + height],
      ],
      { line: 0.07, colour: '#8a8780' },
    );
  pen.frame(balcony, { line: 0.35 });
  pen.frame({ x: x + 0.08, y: y + 0.08, width: width - 0.16, height: height - 0.16 }, thin);
}

export const areaOf = (room: Room): number =>
  room.boxes.reduce((sum, { width, height }) => sum + width * height, 0);

function name(pen: Pen, room: Room): void {
  const [box] = room.boxes;
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const stairs = room.path.at(-1) === 'Stairwell';
  const low = stairs ? 2.1 : 0;
  const flat = room.path.length === 4 && room.path.at(-1) === 'Hall' ? room.path.at(2) : undefined;
  if (flat !== undefined) pen.text(flat, [x, y - 0.4], { size: 5.5, bold: true, align: 'middle' });
  pen.text(room.path.at(-1) ?? '', [x, y + low - (flat === undefined ? 0.15 : -0.02)], {
    size: 4.6,
    bold: flat === undefined,
    align: 'middle',
  });
  pen.text(`${areaOf(room).toFixed(1)} m²`, [x, y + low + (flat === undefined ? 0.15 : 0.28)], {
    size: 3.6,
    align: 'middle',
  });
}
