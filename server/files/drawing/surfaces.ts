import { crack, HEIGHT, shadow, wall, wallColours, WIDTH, type Brush, type Point } from './brush';

/** A water stain below the ceiling's edge, in rings; afterwards the wall is one colour again. */
export function stain(brush: Brush): string {
  const edge = brush.between(150, 240);
  const colour = brush.pick(wallColours);
  const [x, y] = [brush.between(480, 800), edge + brush.between(120, 220)];
  const room = `${wall(colour)}<rect x="-200" y="-200" width="${WIDTH + 400}" height="${edge + 200}" fill="#f4f2ee"/>
    <rect x="-200" y="${edge - 8}" width="${WIDTH + 400}" height="8" fill="#000" opacity=".1"/><rect x="-200" y="${edge}" width="${WIDTH + 400}" height="40" fill="url(#under)" opacity=".5"/>`;
  if (!brush.defect) return room;
  const rings = [1, 0.86, 0.66, 0.4].map((size, ring) => {
    const points = [...Array(14).keys()].map((n): Point => {
      const angle = (n / 14) * Math.PI * 2;
      const reach = size * brush.between(0.85, 1.12);
      return [x + Math.cos(angle) * 330 * reach, y + Math.sin(angle) * 190 * reach];
    });
    return `<path d="${round(points)}" fill="#a5803f" opacity="${0.13 + ring * 0.03}" stroke="#7d5c26" stroke-width="${ring === 0 ? 9 : 4}" stroke-opacity=".5"/>`;
  });
  const mould = [...Array(24).keys()].map(() => `<circle cx="${x + brush.between(-220, 220)}" cy="${y + brush.between(-110, 120)}" r="${brush.between(2, 9)}" fill="#3d3a2c" opacity="${brush.between(0.15, 0.5)}"/>`);
  return room + rings.join('') + mould.join('');
}

/** A line through the middles between points: no corner stays. */
function round(points: readonly Point[]): string {
  const [last, first] = [points.at(-1) ?? [0, 0], points[0] ?? [0, 0]];
  const start = [(last[0] + first[0]) / 2, (last[1] + first[1]) / 2];
  const curves = points.map(([x, y], index) => {
    const next = points[(index + 1) % points.length] ?? first;
    return `Q${x.toFixed(1)} ${y.toFixed(1)} ${((x + next[0]) / 2).toFixed(1)} ${((y + next[1]) / 2).toFixed(1)}`;
  });
  return `M${start.join(' ')}${curves.join('')}Z`;
}

/** A ceiling lamp that is off and hangs from its wires; afterwards it sits on the ceiling and is lit. */
export function lamp(brush: Brush): string {
  const ceiling = brush.pick(['#e6e3dc', '#dfe2e3', '#eae4da']);
  const [x, y] = [brush.between(540, 740), brush.between(300, 380)];
  const size = brush.between(200, 250);
  const corner = `<path d="M-200 ${brush.between(700, 780)} L1500 ${brush.between(640, 700)} V1300 H-200Z" fill="${brush.pick(wallColours)}"/>`;
  const rose = `<circle cx="${x}" cy="${y}" r="70" fill="#35302b"/><circle cx="${x}" cy="${y}" r="70" fill="none" stroke="#8d877c" stroke-width="6"/>`;
  const wire = (colour: string, off: number) =>
    `<path d="M${x + off} ${y} C${x + off + 60} ${y + 90} ${x + off - 30} ${y + 120} ${x + 60 + off} ${y + 190}" stroke="${colour}" stroke-width="13" fill="none" stroke-linecap="round"/>`;
  const shade = (cx: number, cy: number, lit: boolean, tilt: number) =>
    `<g transform="rotate(${tilt} ${cx} ${cy})"><ellipse cx="${cx + 14}" cy="${cy + 26}" rx="${size}" ry="${size * 0.72}" fill="#000" opacity=".16"/>
      <ellipse cx="${cx}" cy="${cy}" rx="${size}" ry="${size * 0.72}" fill="${lit ? '#fffdf2' : '#c9c7c1'}" stroke="#a9a49a" stroke-width="5"/>
      <ellipse cx="${cx}" cy="${cy}" rx="${size * 0.8}" ry="${size * 0.56}" fill="${lit ? '#fff' : '#bdbab3'}"/>
      <ellipse cx="${cx - size * 0.3}" cy="${cy - size * 0.24}" rx="${size * 0.26}" ry="${size * 0.12}" fill="#fff" opacity=".7"/></g>`;
  if (brush.defect) return `${wall(ceiling)}${corner}${rose}${wire('#2f62b5', -22)}${wire('#7a4a21', 4)}${wire('#6aa03a', 28)}${shade(x + 90, y + 300, false, brush.between(12, 26))}`;
  const glow = [1.9, 1.6, 1.3].map((reach) => `<ellipse cx="${x}" cy="${y}" rx="${size * reach}" ry="${size * reach * 0.74}" fill="#fff8dc" opacity=".3"/>`).join('');
  return `${wall(ceiling)}${corner}${glow}${shade(x, y, true, 0)}`;
}

const woods = ['#b98f62', '#a87b4f', '#c3a27c', '#8f6b49'] as const;

/** Parquet with scratches and a board that stands up; afterwards it is even. */
export function floorboards(brush: Brush): string {
  const wood = brush.pick(woods);
  const tall = brush.between(120, 150);
  let boards = '';
  for (let row = -2; row * tall < HEIGHT + 200; row += 1) {
    let x = -400 + brush.between(0, 300);
    while (x < WIDTH + 200) {
      const long = brush.between(420, 700);
      const y = row * tall;
      boards += `<rect x="${x}" y="${y}" width="${long}" height="${tall}" fill="${wood}"/><rect x="${x}" y="${y}" width="${long}" height="${tall}" fill="${brush.pick(['#000', '#fff', '#5a3312'])}" opacity="${brush.between(0.02, 0.14)}"/>
        <path d="M${x + 20} ${y + tall * 0.3} q${long * 0.4} ${brush.between(-16, 16)} ${long - 40} ${brush.between(-6, 10)} M${x + 30} ${y + tall * 0.68} q${long * 0.5} ${brush.between(-12, 18)} ${long - 60} ${brush.between(-8, 8)}" stroke="#4d3217" stroke-width="2" opacity=".28" fill="none"/>
        <path d="M${x} ${y} h${long} M${x} ${y} v${tall}" stroke="#2e1d0d" stroke-width="4" opacity=".6"/>`;
      x += long;
    }
  }
  if (!brush.defect) return boards;
  const [x, y] = [brush.between(420, 620), Math.round(brush.between(2, 4)) * tall];
  const raised = `${shadow(x - 190, y + 8, 420, tall, 2)}${shadow(x - 184, y + 22, 420, tall, 2)}<path d="M${x - 190} ${y} L${x + 230} ${y - 26} V${y + tall - 26} L${x - 190} ${y + tall}Z" fill="${wood}"/>
    <path d="M${x - 190} ${y} L${x + 230} ${y - 26} V${y + tall - 26} L${x - 190} ${y + tall}Z" fill="#fff" opacity=".14"/><path d="M${x + 230} ${y - 26} V${y + tall - 26} l14 18 v-${tall}Z" fill="#2b1b0c" opacity=".75"/>`;
  const scratches = [...Array(6).keys()].map((n) => crack(brush, [brush.between(120, 760), y + brush.between(-210, 300)], brush.between(-0.35, 0.35), brush.between(180, 420), n < 2 ? 4 : 3));
  return boards + raised + scratches.join('');
}
