export interface DemoRoom {
  /** The end of its location's path, below the level. */
  path: readonly string[];
  /** Where pins may be, as part of the sheet's width and height: 0.4 m from the walls. */
  x: readonly [from: number, to: number];
  y: readonly [from: number, to: number];
}

interface DemoPlan {
  code: string;
  name: string;
  level: string;
  rooms: readonly DemoRoom[];
}

const block = 'Block A';

/**
 * The two floors of the made-up building that pictures/block-a.pdf shows, one a page. A snag in one
 * of their rooms gets its pin there.
 */
export const plans: readonly DemoPlan[] = [
  {
    code: 'A-L01',
    name: 'Block A, level 1',
    level: 'L01',
    rooms: [
      { path: ['Flat 11', 'Living room'], x: [0.1102, 0.1982], y: [0.2007, 0.4] },
      { path: ['Flat 11', 'Kitchen'], x: [0.2201, 0.2581], y: [0.2007, 0.3421] },
      { path: ['Flat 11', 'Bedroom'], x: [0.28, 0.3352], y: [0.2007, 0.3421] },
      { path: ['Flat 11', 'Bathroom'], x: [0.3571, 0.3766], y: [0.2007, 0.3421] },
      { path: ['Flat 11', 'Hall'], x: [0.2201, 0.3766], y: [0.3731, 0.4] },
      { path: ['Flat 12', 'Living room'], x: [0.1102, 0.2125], y: [0.435, 0.6343] },
      { path: ['Flat 12', 'Bedroom'], x: [0.2344, 0.281], y: [0.4929, 0.6343] },
      { path: ['Flat 12', 'Kitchen'], x: [0.3029, 0.3409], y: [0.4929, 0.6343] },
      { path: ['Flat 12', 'Bathroom'], x: [0.3628, 0.3766], y: [0.4929, 0.6343] },
      { path: ['Flat 12', 'Hall'], x: [0.2344, 0.3766], y: [0.435, 0.462] },
      { path: ['Flat 13', 'Kitchen'], x: [0.5155, 0.5535], y: [0.2007, 0.3152] },
      { path: ['Flat 13', 'Hall'], x: [0.5155, 0.5535], y: [0.3461, 0.5455] },
      { path: ['Flat 13', 'Bathroom'], x: [0.5155, 0.5535], y: [0.5764, 0.6343] },
      { path: ['Flat 13', 'Living room'], x: [0.5754, 0.6876], y: [0.2007, 0.3636] },
      { path: ['Flat 13', 'Bedroom'], x: [0.5754, 0.6876], y: [0.3946, 0.497] },
      { path: ['Flat 13', 'Study'], x: [0.5754, 0.6876], y: [0.5279, 0.6343] },
      { path: ['Stairwell'], x: [0.4013, 0.4907], y: [0.2007, 0.4498] },
      { path: ['Store'], x: [0.4013, 0.4907], y: [0.5569, 0.6343] },
    ],
  },
  {
    code: 'A-L02',
    name: 'Block A, level 2',
    level: 'L02',
    rooms: [
      { path: ['Flat 14', 'Living room'], x: [0.1102, 0.1911], y: [0.2007, 0.4] },
      { path: ['Flat 14', 'Kitchen'], x: [0.213, 0.2624], y: [0.2007, 0.3421] },
      { path: ['Flat 14', 'Bedroom'], x: [0.2843, 0.3323], y: [0.2007, 0.3421] },
      { path: ['Flat 14', 'Bathroom'], x: [0.3542, 0.3766], y: [0.2007, 0.3421] },
      { path: ['Flat 14', 'Hall'], x: [0.213, 0.3766], y: [0.3731, 0.4] },
      { path: ['Flat 15', 'Living room'], x: [0.1102, 0.2054], y: [0.435, 0.6343] },
      { path: ['Flat 15', 'Bedroom'], x: [0.2272, 0.2795], y: [0.4929, 0.6343] },
      { path: ['Flat 15', 'Kitchen'], x: [0.3014, 0.3395], y: [0.4929, 0.6343] },
      { path: ['Flat 15', 'Bathroom'], x: [0.3614, 0.3766], y: [0.4929, 0.6343] },
      { path: ['Flat 15', 'Hall'], x: [0.2272, 0.3766], y: [0.435, 0.462] },
      { path: ['Flat 16', 'Kitchen'], x: [0.5155, 0.5535], y: [0.532, 0.6343] },
      { path: ['Flat 16', 'Hall'], x: [0.5155, 0.5535], y: [0.2896, 0.501] },
      { path: ['Flat 16', 'Bathroom'], x: [0.5155, 0.5535], y: [0.2007, 0.2586] },
      { path: ['Flat 16', 'Living room'], x: [0.5754, 0.6876], y: [0.4835, 0.6343] },
      { path: ['Flat 16', 'Bedroom'], x: [0.5754, 0.6876], y: [0.33, 0.4525] },
      { path: ['Flat 16', 'Study'], x: [0.5754, 0.6876], y: [0.2007, 0.299] },
      { path: ['Stairwell'], x: [0.4013, 0.4907], y: [0.2007, 0.4498] },
      { path: ['Store'], x: [0.4013, 0.4907], y: [0.5569, 0.6343] },
    ],
  },
];

/** The paths of all rooms in the project's tree of locations. */
export const plannedRooms: readonly (readonly string[])[] = plans.flatMap((plan) =>
  plan.rooms.map((room) => pathOf(plan, room)),
);

/** The room of a location, with its plan; none for what no plan shows. */
export function roomOf(path: readonly string[]): { plan: DemoPlan; room: DemoRoom } | null {
  const key = path.join('/');
  for (const plan of plans) {
    const room = plan.rooms.find((one) => pathOf(plan, one).join('/') === key);
    if (room !== undefined) return { plan, room };
  }
  return null;
}

function pathOf({ level }: DemoPlan, { path }: DemoRoom): string[] {
  return [block, level, ...path];
}
