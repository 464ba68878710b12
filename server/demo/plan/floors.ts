import type { Box, Door, Opening, Room } from './building';
import { core, eastFlat, eastFlatOther, flip, merge, type Part, westFlat } from './flats';

export interface Floor {
  code: string;
  name: string;
  level: string;
  rooms: readonly Room[];
  doors: readonly Door[];
  windows: readonly Opening[];
  balconies: readonly Box[];
  lift: Box;
}

const block = 'Block A';

/**
 * The two floors of the made-up building that there are plans of. A snag in one of their rooms gets
 * its pin there.
 */
export const floors: readonly [Floor, Floor] = [
  floorOf('A-L01', 'Block A, level 1', 'L01', [
    westFlat([block, 'L01', 'Flat 11'], {
      living: 4.5,
      first: 2.4,
      second: 3.12,
      kitchenFirst: true,
    }),
    flip(
      westFlat([block, 'L01', 'Flat 12'], {
        living: 5.1,
        first: 2.76,
        second: 2.4,
        kitchenFirst: false,
      }),
    ),
    eastFlat([block, 'L01', 'Flat 13']),
  ]),
  floorOf('A-L02', 'Block A, level 2', 'L02', [
    westFlat([block, 'L02', 'Flat 14'], {
      living: 4.2,
      first: 2.88,
      second: 2.82,
      kitchenFirst: true,
    }),
    flip(
      westFlat([block, 'L02', 'Flat 15'], {
        living: 4.8,
        first: 3.0,
        second: 2.4,
        kitchenFirst: false,
      }),
    ),
    flip(eastFlatOther([block, 'L02', 'Flat 16'])),
  ]),
];

/** The room of a location, with its floor; none for what no plan shows. */
export function roomOf(path: readonly string[]): { floor: Floor; room: Room } | null {
  const key = path.join('/');
  for (const floor of floors) {
    const room = floor.rooms.find((one) => one.path.join('/') === key);
    if (room !== undefined) return { floor, room };
  }
  return null;
}

function floorOf(code: string, name: string, level: string, flats: readonly Part[]): Floor {
  const { part, lift } = core([block, level]);
  return { code, name, level, lift, ...merge([...flats, part]) };
}
