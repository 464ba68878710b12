import { floor, wall, type Brush } from './brush';

/** The trap under a basin, dripping, with a stain on the wall and a puddle; afterwards all is dry. */
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
  const seam = (x: number, y: number) => `<rect x="${x}" y="${y - 48}" width="16" height="96" fill="#d8d4c8" opacity=".9"/>`;
  const bottom = `M-200 ${lower} H${elbow - 60} q60 0 60 60 V1200`;
  const bare = `M-200 ${upper} H1500`;
  const torn = brush.between(330, 420);
  const ragged = `M${torn} ${upper - 48} l26 20 l-18 24 l24 22 l-20 30 H${torn - 30} V${upper - 48}Z`;
  return `${wall(brush.pick(['#cfcbc3', '#c4c6c4', '#d6cfc2']))}
    ${[0, 1, 2, 3, 4].map((n) => `<rect x="-200" y="${60 + n * 210}" width="1700" height="4" fill="#000" opacity=".09"/>`).join('')}
    ${wrapped(bottom)}${seam(300, lower)}${seam(640, lower)}
    ${brush.defect ? `${copper(bare)}${clamp(torn + 190, upper)}${clamp(1080, upper)}${wrapped(`M-200 ${upper} H${torn}`)}<path d="${ragged}" fill="#6d7478"/><path d="M${torn} ${upper - 48} l26 20 l-18 24 l24 22 l-20 30" fill="none" stroke="#c9c39f" stroke-width="7"/>` : `${wrapped(bare)}${seam(250, upper)}${seam(torn + 190, upper)}${seam(1040, upper)}`}`;
}

function tube(d: string, width: number, dark = '#7f8587', middle = '#c3c8ca', light = '#f4f6f6'): string {
  const line = (colour: string, thick: number, off: number, opacity = 1) =>
    `<path d="${d}" transform="translate(${off / 3} ${off})" stroke="${colour}" stroke-width="${thick}" fill="none" stroke-linejoin="round" opacity="${opacity}"/>`;
  return (
    line('#000', width, width * 0.28, 0.13) +
    line(dark, width, 0) +
    line(middle, width * 0.78, -width * 0.05) +
    line(light, width * 0.22, -width * 0.2, 0.85)
  );
}
