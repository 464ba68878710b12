import {
  type Brush,
  crack,
  floor,
  HEIGHT,
  type Point,
  shadow,
  wall,
  wallColours,
  WIDTH,
} from './brush';

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
  const mould = [...Array(24).keys()].map(
    () =>
      `<circle cx="${x + brush.between(-220, 220)}" cy="${y + brush.between(-110, 120)}" r="${brush.between(2, 9)}" fill="#3d3a2c" opacity="${brush.between(0.15, 0.5)}"/>`,
  );
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

/**
 * A ceiling lamp that is off and hangs from its wires; afterwards it sits on the ceiling and is
 * lit.
 */
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
  if (brush.defect)
    return `${wall(ceiling)}${corner}${rose}${wire('#2f62b5', -22)}${wire('#7a4a21', 4)}${wire('#6aa03a', 28)}${shade(x + 90, y + 300, false, brush.between(12, 26))}`;
  const glow = [1.9, 1.6, 1.3]
    .map(
      (reach) =>
        `<ellipse cx="${x}" cy="${y}" rx="${size * reach}" ry="${size * reach * 0.74}" fill="#fff8dc" opacity=".3"/>`,
    )
    .join('');
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
  const scratches = [...Array(6).keys()].map((n) =>
    crack(
      brush,
      [brush.between(120, 760), y + brush.between(-210, 300)],
      brush.between(-0.35, 0.35),
      brush.between(180, 420),
      n < 2 ? 4 : 3,
    ),
  );
  return boards + raised + scratches.join('');
}

/**
 * The trap under a basin, dripping, with a stain on the wall and a puddle; afterwards all is dry.
 */
export function leak(brush: Brush): string {
  const x = brush.between(560, 700);
  const low = 770;
  const stain = [1, 0.78, 0.55].map(
    (size, ring) =>
      `<path d="M${x - 330 * size} ${low} C${x - 380 * size} ${low - 260 * size} ${x - 190 * size} ${low - 350 * size} ${x - 30} ${low - 300 * size}
      S${x + 300 * size} ${low - 330 * size} ${x + 330 * size} ${low}Z" fill="#8a6a3d" opacity="${0.13 + ring * 0.05}"/>`,
  );
  const drops = [0, 1, 2].map((n) => {
    const at = 590 + n * 62 + brush.between(-14, 14);
    return `<path d="M${x} ${at} q12 20 0 30 q-12 -10 0 -30Z" fill="#a9cfe2" stroke="#6c95a8" stroke-width="2"/>`;
  });
  const puddle = `<ellipse cx="${x}" cy="${low + 100}" rx="${brush.between(270, 340)}" ry="52" fill="#6f97a8" opacity=".55"/>
    <ellipse cx="${x - 40}" cy="${low + 92}" rx="150" ry="20" fill="#e5f2f7" opacity=".65"/><ellipse cx="${x}" cy="${low + 100}" rx="60" ry="12" fill="none" stroke="#fff" stroke-width="3" opacity=".8"/>`;
  return `${wall(brush.pick(['#dfe4e3', '#e4dfd5', '#d5dcdf']))}${brush.defect ? stain.join('') : ''}${floor(low, brush.pick(['#a7a9a6', '#b9aa96', '#8f989b']))}
    ${brush.defect ? puddle : ''}
    <path d="M${x - 470} -100 H${x + 470} V120 Q${x + 440} 250 ${x + 210} 262 H${x - 210} Q${x - 440} 250 ${x - 470} 120Z" fill="#000" opacity=".1" transform="translate(14 20)"/>
    <path d="M${x - 470} -100 H${x + 470} V120 Q${x + 440} 250 ${x + 210} 262 H${x - 210} Q${x - 440} 250 ${x - 470} 120Z" fill="#fbfbf9"/>
    <path d="M${x - 440} 110 Q${x - 410} 226 ${x - 200} 240 H${x + 200} Q${x + 410} 226 ${x + 440} 110" fill="none" stroke="#dfe2e1" stroke-width="12"/>
    ${tube(`M${x} 262 V500 q0 76 70 76 t70 -76 V430 H${x + 400}`, 52)}
    <circle cx="${x + 408}" cy="442" r="66" fill="#000" opacity=".14"/><circle cx="${x + 400}" cy="430" r="64" fill="url(#steel)" stroke="#8d9193" stroke-width="3"/>
    <circle cx="${x + 400}" cy="430" r="30" fill="#9aa0a3"/>
    <rect x="${x - 42}" y="330" width="84" height="46" rx="8" fill="url(#steel)" stroke="#8d9193" stroke-width="3"/><rect x="${x + 98}" y="410" width="84" height="46" rx="8" fill="url(#steel)" stroke="#8d9193" stroke-width="3"/>
    <rect x="${x + 30}" y="556" width="80" height="40" rx="10" fill="url(#steel)" stroke="#8d9193" stroke-width="3"/>
    ${brush.defect ? drops.join('') : ''}`;
}

/** Two hot water pipes: one bare where it should be wrapped. */
export function pipe(brush: Brush): string {
  const [upper, lower] = [brush.between(280, 330), brush.between(500, 560)];
  const elbow = brush.between(880, 960);
  const copper = (d: string) => tube(d, 46, '#8a4a24', '#c77b48', '#f3c49b');
  const wrapped = (d: string) => tube(d, 96, '#3f4447', '#6d7478', '#a4abae');
  const clamp = (x: number, y: number) =>
    `<rect x="${x - 14}" y="${y - 36}" width="28" height="72" rx="5" fill="url(#steel)" stroke="#7d8183" stroke-width="2"/><circle cx="${x}" cy="${y - 46}" r="10" fill="#8d9193"/>`;
  const seam = (x: number, y: number) =>
    `<rect x="${x}" y="${y - 48}" width="16" height="96" fill="#d8d4c8" opacity=".9"/>`;
  const bottom = `M-200 ${lower} H${elbow - 60} q60 0 60 60 V1200`;
  const bare = `M-200 ${upper} H1500`;
  const torn = brush.between(330, 420);
  const ragged = `M${torn} ${upper - 48} l26 20 l-18 24 l24 22 l-20 30 H${torn - 30} V${upper - 48}Z`;
  return `${wall(brush.pick(['#cfcbc3', '#c4c6c4', '#d6cfc2']))}
    ${[0, 1, 2, 3, 4].map((n) => `<rect x="-200" y="${60 + n * 210}" width="1700" height="4" fill="#000" opacity=".09"/>`).join('')}
    ${wrapped(bottom)}${seam(300, lower)}${seam(640, lower)}
    ${brush.defect ? `${copper(bare)}${clamp(torn + 190, upper)}${clamp(1080, upper)}${wrapped(`M-200 ${upper} H${torn}`)}<path d="${ragged}" fill="#6d7478"/><path d="M${torn} ${upper - 48} l26 20 l-18 24 l24 22 l-20 30" fill="none" stroke="#c9c39f" stroke-width="7"/>` : `${wrapped(bare)}${seam(250, upper)}${seam(torn + 190, upper)}${seam(1040, upper)}`}`;
}

function tube(
  d: string,
  width: number,
  dark = '#7f8587',
  middle = '#c3c8ca',
  light = '#f4f6f6',
): string {
  const line = (colour: string, thick: number, off: number, opacity = 1) =>
    `<path d="${d}" transform="translate(${off / 3} ${off})" stroke="${colour}" stroke-width="${thick}" fill="none" stroke-linejoin="round" opacity="${opacity}"/>`;
  return (
    line('#000', width, width * 0.28, 0.13) +
    line(dark, width, 0) +
    line(middle, width * 0.78, -width * 0.05) +
    line(light, width * 0.22, -width * 0.2, 0.85)
  );
}
