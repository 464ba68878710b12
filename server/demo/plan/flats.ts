import { building, type Box, type Door, type Opening, outerWall, type Room } from './building';

/** What one flat adds to its floor. */
export interface Part {
  rooms: readonly Room[];
  doors: readonly Door[];
  windows: readonly Opening[];
  balconies: readonly Box[];
}

type Path = readonly string[];

const [party, partition, outer] = [0.24, 0.12, outerWall];

/**
 * A flat of the west wing, north of its middle wall: a living room across the end, and along the
 * hall two rooms and the bathroom.
 */
export function westFlat(
  flat: Path,
  size: { living: number; first: number; second: number; kitchenFirst: boolean },
): Part {
  const [left, right, top, low, hall] = [outer, 12.36, outer, 7.08, 5.48];
  const deep = hall - partition - top;
  const a = left + size.living + partition;
  const b = a + size.first + partition;
  const c = b + size.second + partition;
  const names = size.kitchenFirst ? ['Kitchen', 'Bedroom'] : ['Bedroom', 'Kitchen'];
  const room = (name: string, x: number, width: number, y = top, height: number = deep): Room => ({
    path: [...flat, name],
    boxes: [box(x, y, width, height)],
    facade: 'north',
  });
  return {
    rooms: [
      room('Living room', left, size.living, top, low - top),
      room(names[0] ?? '', a, size.first),
      room(names[1] ?? '', b, size.second),
      room('Bathroom', c, right - c),
      { ...room('Hall', a, right - a, hall, low - hall), facade: null },
    ],
    doors: [
      { along: 'y', x: right, y: 5.82, width: 1.01, wall: party, hinge: 'end', into: -1 },
      {
        along: 'y',
        x: a - partition,
        y: 5.85,
        width: 0.885,
        wall: partition,
        hinge: 'end',
        into: -1,
      },
      {
        along: 'x',
        x: a + 0.3,
        y: hall - partition,
        width: 0.885,
        wall: partition,
        hinge: 'start',
        into: -1,
      },
      {
        along: 'x',
        x: b + 0.3,
        y: hall - partition,
        width: 0.885,
        wall: partition,
        hinge: 'start',
        into: -1,
      },
      {
        along: 'x',
        x: c + 0.2,
        y: hall - partition,
        width: 0.76,
        wall: partition,
        hinge: 'start',
        into: -1,
      },
    ],
    windows: [
      { along: 'x', x: left + size.living / 2 - 1.2, y: 0, width: 2.4, wall: outer },
      { along: 'y', x: 0, y: 2.4, width: 2.01, wall: outer },
      { along: 'x', x: a + size.first / 2 - 0.7, y: 0, width: 1.4, wall: outer },
      { along: 'x', x: b + size.second / 2 - 0.8, y: 0, width: 1.6, wall: outer },
      { along: 'x', x: (c + right) / 2 - 0.38, y: 0, width: 0.76, wall: outer },
    ],
    balconies: [box(left + size.living / 2 - 2, -1.5, 4, 1.5)],
  };
}

/**
 * The flat that has the east end to itself: kitchen, hall and bathroom beside the core, three rooms
 * at the outer wall.
 */
export function eastFlat(flat: Path): Part {
  return east(flat, { kitchen: 4.2, living: 5.64, bedroom: 3.84 });
}

/** The same a floor higher, with a smaller living room and a larger bedroom. */
export function eastFlatOther(flat: Path): Part {
  return east(flat, { kitchen: 3.84, living: 5.28, bedroom: 4.44 });
}

function east(flat: Path, size: { kitchen: number; living: number; bedroom: number }): Part {
  const [left, middle, right, top, low] = [17.4, 19.92, 25.44, outer, building.height - outer];
  const narrow = middle - partition - left;
  const hall = top + size.kitchen + partition;
  const bathroom = 11.52;
  const bedroom = top + size.living + partition;
  const study = bedroom + size.bedroom + partition;
  const facing = (y: number, height: number): Opening => ({
    along: 'y',
    x: building.width - outer,
    y: y + height / 2 - 1,
    width: 2.01,
    wall: outer,
  });
  return {
    rooms: [
      {
        path: [...flat, 'Kitchen'],
        boxes: [box(left, top, narrow, size.kitchen)],
        facade: 'north',
      },
      {
        path: [...flat, 'Hall'],
        boxes: [box(left, hall, narrow, bathroom - partition - hall)],
        facade: null,
      },
      {
        path: [...flat, 'Bathroom'],
        boxes: [box(left, bathroom, narrow, low - bathroom)],
        facade: 'south',
      },
      {
        path: [...flat, 'Living room'],
        boxes: [box(middle, top, right - middle, size.living)],
        facade: 'north',
      },
      {
        path: [...flat, 'Bedroom'],
        boxes: [box(middle, bedroom, right - middle, size.bedroom)],
        facade: 'east',
      },
      {
        path: [...flat, 'Study'],
        boxes: [box(middle, study, right - middle, low - study)],
        facade: 'south',
      },
    ],
    doors: [
      { along: 'y', x: left - party, y: 6.7, width: 1.01, wall: party, hinge: 'start', into: 1 },
      {
        along: 'x',
        x: left + 0.9,
        y: hall - partition,
        width: 0.885,
        wall: partition,
        hinge: 'end',
        into: -1,
      },
      {
        along: 'x',
        x: left + 0.9,
        y: bathroom - partition,
        width: 0.76,
        wall: partition,
        hinge: 'end',
        into: 1,
      },
      {
        along: 'y',
        x: middle - partition,
        y: hall + 0.2,
        width: 0.885,
        wall: partition,
        hinge: 'start',
        into: 1,
      },
      {
        along: 'y',
        x: middle - partition,
        y: bedroom + 0.9,
        width: 0.885,
        wall: partition,
        hinge: 'start',
        into: 1,
      },
      {
        along: 'y',
        x: middle - partition,
        y: Math.max(study + 0.12, 10.4),
        width: 0.885,
        wall: partition,
        hinge: 'start',
        into: 1,
      },
    ],
    windows: [
      { along: 'x', x: left + narrow / 2 - 0.7, y: 0, width: 1.4, wall: outer },
      { along: 'x', x: (middle + right) / 2 - 1.2, y: 0, width: 2.4, wall: outer },
      {
        along: 'x',
        x: (middle + right) / 2 - 0.9,
        y: building.height - outer,
        width: 1.8,
        wall: outer,
      },
      {
        along: 'x',
        x: left + narrow / 2 - 0.38,
        y: building.height - outer,
        width: 0.76,
        wall: outer,
      },
      facing(top, size.living),
      facing(bedroom, size.bedroom),
    ],
    balconies: [box((middle + right) / 2 - 2, -1.5, 4, 1.5)],
  };
}

/** Stairs, landing, lift and the tenants' store between the wings. */
export function core(level: Path): { part: Part; lift: Box } {
  return {
    part: {
      rooms: [
        {
          path: [...level, 'Stairwell'],
          boxes: [box(12.6, outer, 4.56, 8.2), box(12.6, 8.56, 2.04, 2.14)],
          facade: 'north',
        },
        { path: [...level, 'Store'], boxes: [box(12.6, 10.94, 4.56, 3.1)], facade: 'south' },
      ],
      doors: [{ along: 'x', x: 13.1, y: 10.7, width: 1.01, wall: party, hinge: 'start', into: 1 }],
      windows: [
        { along: 'x', x: 13.88, y: 0, width: 2, wall: outer },
        { along: 'x', x: 14.38, y: building.height - outer, width: 1, wall: outer },
      ],
      balconies: [],
    },
    lift: box(14.88, 8.8, 2.28, 1.9),
  };
}

/** The same flat on the other side of the building's middle. */
export function flip({ rooms, doors, windows, balconies }: Part): Part {
  const over = (one: Box): Box => ({ ...one, y: building.height - one.y - one.height });
  const opening = <T extends Opening>(one: T): T => ({
    ...one,
    y: building.height - one.y - (one.along === 'x' ? one.wall : one.width),
  });
  const turned = { north: 'south', south: 'north', east: 'east' } as const;
  return {
    rooms: rooms.map((room) => {
      const [first, ...others] = room.boxes;
      return {
        ...room,
        boxes: [over(first), ...others.map(over)],
        facade: room.facade === null ? null : turned[room.facade],
      };
    }),
    doors: doors.map((door) => {
      const hinge = door.hinge === 'start' ? 'end' : 'start';
      return door.along === 'x'
        ? { ...opening(door), into: door.into === 1 ? -1 : 1 }
        : { ...opening(door), hinge };
    }),
    windows: windows.map(opening),
    balconies: balconies.map(over),
  };
}

export const merge = (parts: readonly Part[]): Part => ({
  rooms: parts.flatMap(({ rooms }) => rooms),
  doors: parts.flatMap(({ doors }) => doors),
  windows: parts.flatMap(({ windows }) => windows),
  balconies: parts.flatMap(({ balconies }) => balconies),
});

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height });
