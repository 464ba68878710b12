import {
  type Brush,
  crack as drawCrack,
  floor,
  path,
  type Point,
  wall,
  wallColours,
} from './brush';

/**
 * A wall that tore from the corner of a door frame; afterwards a filled and sanded patch that still
 * waits for its last coat.
 */
export function crack(brush: Brush): string {
  const colour = brush.pick(wallColours);
  const edge = brush.between(250, 420);
  const frame = `<rect x="-200" y="550" width="${edge + 200}" height="900" fill="#8a6f52"/>
    <rect x="-200" y="590" width="${edge + 160}" height="900" fill="#a68763"/>
    <rect x="-200" y="620" width="${edge + 130}" height="900" fill="#6f5740"/>
    <rect x="${edge}" y="550" width="14" height="900" fill="#000" opacity=".14"/>
    <rect x="-200" y="538" width="${edge + 214}" height="12" fill="#000" opacity=".1"/>`;
  const angle = brush.between(-0.75, -0.4);
  const start: Point = [edge + 4, 546];
  if (brush.defect) {
    const flakes = [1, 2, 3, 4, 5].map(() => {
      const along = brush.between(60, 420);
      const [x, y] = [
        start[0] + Math.cos(angle) * along + brush.between(-26, 26),
        start[1] + Math.sin(angle) * along + brush.between(-22, 22),
      ];
      return `<ellipse cx="${x}" cy="${y}" rx="${brush.between(5, 15)}" ry="${brush.between(3, 9)}" fill="#b9ac99" opacity=".8"/>`;
    });
    return (
      wall(colour) +
      flakes.join('') +
      drawCrack(brush, start, angle, brush.between(640, 780), 16) +
      frame
    );
  }
  // Filled and sanded: a shade lighter, with soft edges, and still to be painted once more.
  const coats = [70, 56, 44, 34, 26].map(
    (half) =>
      `<path d="M-6 ${-half * 0.7} Q220 ${-half * 1.2} 420 ${-half} T${600 + half * 2} 0 T420 ${half} T-6 ${half * 0.7}Z" fill="#fff" opacity=".13"/>`,
  );
  const patch = `<g transform="translate(${start[0]} ${start[1]}) rotate(${(angle * 180) / Math.PI})">${coats.join('')}</g>`;
  return wall(colour) + patch + frame;
}

/** Wall paint that ran over the skirting board and dripped on the floor. */
export function paint(brush: Brush): string {
  const colour = brush.pick(['#7f9c8c', '#6f8fa8', '#b98a6d', '#a3938b', '#8f87a8']);
  const low = brush.between(640, 700);
  const ground = brush.pick(['#b48f66', '#a9855f', '#9c8a78']);
  const scene = `${wall('#ece8e1')}<rect x="-200" y="-200" width="1700" height="${low + 136}" fill="${colour}"/>${floor(low, ground)}`;
  if (!brush.defect) return scene;
  let runs = '';
  for (let n = 0; n < 7; n += 1) {
    const x = brush.between(220, 1080);
    const width = brush.between(10, 26);
    const end = low + brush.between(-46, 70);
    runs += `<path d="M${x - width * 1.6} ${low - 66} Q${x - width / 2} ${low - 60} ${x - width / 2} ${low - 40} V${end}
      a${width / 2} ${width * 0.7} 0 0 0 ${width} 0 V${low - 40} Q${x + width / 2} ${low - 60} ${x + width * 1.6} ${low - 66}Z" fill="${colour}"/>
      <path d="M${x - width / 5} ${low - 40} V${end - 2}" stroke="#fff" stroke-width="${width / 6}" opacity=".35" stroke-linecap="round"/>`;
  }
  let drops = '';
  for (let n = 0; n < 26; n += 1) {
    const size = brush.between(4, 19);
    drops += `<ellipse cx="${brush.between(160, 1140)}" cy="${low + brush.between(60, 270)}" rx="${size * 1.3}" ry="${size * 0.7}" fill="${colour}"/>`;
  }
  return scene + drops + runs;
}

const ceramics: readonly [Ceramic, ...Ceramic[]] = [
  { colour: '#dfe6e8', grout: '#a9aeb0' },
  { colour: '#c3d3d0', grout: '#8d9a97' },
  { colour: '#e6dfd2', grout: '#b0a898' },
  { colour: '#9fb4c4', grout: '#dfe3e6' },
];

interface Ceramic {
  colour: string;
  grout: string;
}

/** A wall of tiles with one that broke; afterwards a new one, a shade lighter, with fresh grout. */
export function tile(brush: Brush): string {
  const { colour, grout } = brush.pick(ceramics);
  const size = brush.pick([248, 290]);
  const [broken, row] = [brush.pick([1, 2]), brush.pick([1, 2])];
  let tiles = '';
  for (let r = -1; r < 6; r += 1) {
    for (let c = -1; c < 7; c += 1) {
      const [x, y] = [c * size - 60, r * size - 80];
      const here = c === broken + 1 && r === row;
      tiles += `<rect x="${x + 5}" y="${y + 5}" width="${size - 10}" height="${size - 10}" rx="5" fill="${colour}"/>
        <rect x="${x + 5}" y="${y + 5}" width="${size - 10}" height="${size - 10}" rx="5" fill="${brush.pick(['#fff', '#000'])}" opacity="${brush.between(0, 0.06)}"/>
        <path d="M${x + 14} ${y + size - 20} V${y + 14} H${x + size - 20}" stroke="#fff" stroke-width="4" fill="none" opacity=".5"/>`;
      if (here)
        tiles += brush.defect ? brokenTile(brush, [x, y], size) : newTile([x, y], size, colour);
    }
  }
  return wall(grout) + tiles;
}

function brokenTile(brush: Brush, [x, y]: Point, size: number): string {
  const hole: Point[] = [
    [x + 5, y + size * 0.56],
    [x + size * 0.16, y + size * 0.6],
    [x + size * 0.27, y + size * 0.74],
    [x + size * 0.42, y + size * 0.8],
    [x + size * 0.45, y + size - 5],
    [x + 5, y + size - 5],
  ];
  return `<path d="${path(hole, true)}" fill="#766c60"/>
    <path d="${path(hole.slice(0, 5))}" stroke="#f7f5f0" stroke-width="6" fill="none"/>
    <path d="${path(hole.slice(0, 5))}" transform="translate(-3 5)" stroke="#3d372f" stroke-width="4" fill="none" opacity=".8"/>
    ${crack(brush.between(-1.1, -0.7), brush.between(0.9, 1.1))}${crack(brush.between(-0.2, 0.1), 0.62)}`;

  function crack(angle: number, reach: number): string {
    return drawCrack(
      { ...brush, defect: true },
      [x + size * 0.27, y + size * 0.72],
      angle,
      size * reach,
      7,
    );
  }
}

function newTile([x, y]: Point, size: number, colour: string): string {
  return `<rect x="${x}" y="${y}" width="${size}" height="${size}" rx="6" fill="#f2f0ea"/>
    <rect x="${x + 5}" y="${y + 5}" width="${size - 10}" height="${size - 10}" rx="5" fill="${colour}"/>
    <rect x="${x + 5}" y="${y + 5}" width="${size - 10}" height="${size - 10}" rx="5" fill="#fff" opacity=".4"/>
    <path d="M${x + size * 0.2} ${y + size * 0.75} L${x + size * 0.72} ${y + size * 0.2} H${x + size * 0.88} L${x + size * 0.36} ${y + size * 0.75}Z" fill="#fff" opacity=".8"/>`;
}
