import { type Brush, floor, path, shadow, wall, wallColours } from './brush';

/** Two sockets in one frame; the right one hangs out of the wall. */
export function socket(brush: Brush): string {
  const [x, y] = [brush.between(330, 400), brush.between(290, 350)];
  const size = 250;
  const tilt = brush.defect ? brush.between(9, 16) * brush.pick([-1, 1]) : 0;
  const drop = brush.defect ? 34 : 0;
  const hole = brush.defect
    ? `<rect x="${x + size + 12}" y="${y + 10}" width="${size - 24}" height="${size - 24}" rx="104" fill="#2b2724"/>
       <rect x="${x + size + 28}" y="${y + 26}" width="${size - 56}" height="${size - 56}" rx="90" fill="#c8752f" opacity=".45"/>
       ${wire('#7a4a21', 60)}${wire('#2f62b5', 110)}${wire('#6aa03a', 160)}`
    : '';
  return `${wall(brush.pick(wallColours))}${floor(900, '#8f8577')}${hole}
    ${shadow(x, y, size, size, 22)}${face(0)}
    <g transform="translate(${x + size + 4} ${y + drop}) rotate(${tilt} ${size / 2} ${size / 2}) translate(${-x - size - 4} ${-y})">
      ${shadow(x + size + 4, y + (brush.defect ? 12 : 0), size, size, 22)}${face(size + 4)}</g>`;

  function face(off: number): string {
    const [cx, cy] = [x + off + size / 2, y + size / 2];
    return `<rect x="${x + off}" y="${y}" width="${size}" height="${size}" rx="22" fill="#f7f6f2"/>
      <rect x="${x + off + 3}" y="${y + 3}" width="${size - 6}" height="${size - 6}" rx="20" fill="none" stroke="#fff" stroke-width="5"/>
      <rect x="${x + off + 20}" y="${y + 20}" width="${size - 40}" height="${size - 40}" rx="14" fill="#f1efea" stroke="#d9d6cf" stroke-width="3"/>
      <circle cx="${cx}" cy="${cy}" r="88" fill="url(#bowl)" stroke="#cdc9c1" stroke-width="4"/>
      <circle cx="${cx - 40}" cy="${cy}" r="12" fill="#26231f"/><circle cx="${cx + 40}" cy="${cy}" r="12" fill="#26231f"/>
      <rect x="${cx - 12}" y="${cy - 88}" width="24" height="26" rx="4" fill="#b9b2a2"/><rect x="${cx - 12}" y="${cy + 62}" width="24" height="26" rx="4" fill="#b9b2a2"/>
      <circle cx="${cx}" cy="${cy}" r="9" fill="#c9c5bc"/>`;
  }

  function wire(colour: string, off: number): string {
    const from = x + size + off;
    return `<path d="M${from} ${y + 30} q${brush.between(-30, 30)} 60 ${brush.between(-10, 30)} 110" stroke="${colour}" stroke-width="13" fill="none" stroke-linecap="round"/>`;
  }
}

/** A door with its handle, which hangs; afterwards it is level again. */
export function door(brush: Brush): string {
  const colour = brush.pick(['#e9e5dc', '#c9a77c', '#b7c0c4', '#8d6b4c']);
  const [x, y] = [brush.between(760, 820), brush.between(420, 470)];
  const tilt = brush.defect ? brush.between(24, 36) : 0;
  const grain = [...Array(9).keys()].map(
    (n) =>
      `<path d="M${60 + n * 110 + brush.between(-20, 20)} -100 q${brush.between(-26, 26)} 500 ${brush.between(-12, 12)} 1200" stroke="#000" opacity=".05" stroke-width="${brush.between(3, 9)}" fill="none"/>`,
  );
  const scars = brush.defect
    ? [1, 2, 3, 4].map(
        () =>
          `<path d="M${x - brush.between(120, 330)} ${y + brush.between(60, 150)} q60 ${brush.between(-8, 26)} ${brush.between(80, 150)} ${brush.between(-6, 16)}" stroke="#4b4036" stroke-width="${brush.between(2, 5)}" opacity=".55" fill="none"/>`,
      )
    : [];
  return `${wall('#d7d2c9')}<rect x="-200" y="-200" width="1180" height="1500" fill="${colour}"/>${grain.join('')}
    <rect x="120" y="90" width="520" height="330" rx="6" fill="none" stroke="#000" stroke-width="5" opacity=".16"/><rect x="124" y="95" width="520" height="330" rx="6" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>
    <rect x="120" y="520" width="520" height="520" rx="6" fill="none" stroke="#000" stroke-width="5" opacity=".16"/><rect x="124" y="525" width="520" height="520" rx="6" fill="none" stroke="#fff" stroke-width="4" opacity=".5"/>
    <rect x="976" y="-200" width="16" height="1500" fill="#1d1a17" opacity=".75"/><rect x="992" y="-200" width="130" height="1500" fill="#f2efe8"/>
    <rect x="992" y="-200" width="10" height="1500" fill="#000" opacity=".12"/><rect x="1112" y="-200" width="18" height="1500" fill="#000" opacity=".14"/>${scars.join('')}
    <circle cx="${x + 8}" cy="${y + 12}" r="66" fill="#000" opacity=".16"/>
    ${brush.defect ? `<circle cx="${x}" cy="${y}" r="50" fill="#38332d"/><circle cx="${x - 30}" cy="${y - 16}" r="6" fill="#8d8a84"/>` : ''}
    <g transform="translate(${brush.defect ? 12 : 0} ${brush.defect ? 20 : 0})"><circle cx="${x}" cy="${y}" r="60" fill="url(#steel)" stroke="#8b8e90" stroke-width="3"/>
    <circle cx="${x}" cy="${y - 38}" r="6" fill="#6f7375"/><circle cx="${x}" cy="${y + 38}" r="6" fill="#6f7375"/></g>
    <g transform="rotate(${-tilt} ${x} ${y})"><rect x="${x - 332}" y="${y + 2}" width="360" height="46" rx="23" fill="#000" opacity=".2"/>
    <rect x="${x - 340}" y="${y - 24}" width="370" height="48" rx="24" fill="url(#steel)" stroke="#84888a" stroke-width="2"/>
    <rect x="${x - 322}" y="${y - 16}" width="320" height="9" rx="4" fill="#fff" opacity=".75"/></g>
    <circle cx="${x}" cy="${y + 190}" r="44" fill="url(#steel)" stroke="#8b8e90" stroke-width="3"/><rect x="${x - 7}" y="${y + 168}" width="14" height="44" rx="7" fill="#24211e"/>`;
}

/**
 * A window whose sash stands off at the top, with a scratch in the glass; afterwards it is shut and
 * clean.
 */
export function window(brush: Brush): string {
  const [x, y, width, height] = [260, 90, 760, 660];
  const sky = brush.pick(['#bcd7ea', '#cfdbe2', '#a9cbe6']);
  const roofs = [...Array(5).keys()].map((n) => {
    const [left, top] = [x + 20 + n * 150, y + brush.between(330, 470)];
    const panes = [0, 1, 2].map(
      (p) =>
        `<rect x="${left + 18 + p * 38}" y="${top + 30}" width="20" height="34" fill="#5c6b77" opacity=".55"/>`,
    );
    return `<rect x="${left}" y="${top}" width="${brush.between(110, 160)}" height="400" fill="${brush.pick(['#a3816d', '#b4a391', '#8f9499', '#c2ae96'])}"/>${panes.join('')}`;
  });
  const scratch = () => {
    const [sx, sy] = [x + brush.between(430, 560), y + brush.between(150, 300)];
    return `<path d="${path([
      [sx, sy],
      [sx + 60, sy + brush.between(20, 60)],
      [sx + 150, sy + brush.between(60, 140)],
    ])}" stroke="#fff" stroke-width="${brush.between(2, 5)}" fill="none" opacity=".9"/>`;
  };
  const gap = brush.defect ? 1 : 0;
  return `${wall(brush.pick(wallColours))}
    <rect x="${x - 46}" y="${y - 46}" width="${width + 92}" height="${height + 92}" fill="#000" opacity=".13"/>
    <rect x="${x - 40}" y="${y - 40}" width="${width + 80}" height="${height + 80}" fill="#eceae5"/>
    <clipPath id="opening"><rect x="${x}" y="${y}" width="${width}" height="${height}"/></clipPath>
    <g clip-path="url(#opening)"><rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${sky}"/>
      <ellipse cx="${x + 200}" cy="${y + 130}" rx="190" ry="42" fill="#fff" opacity=".7"/><ellipse cx="${x + 560}" cy="${y + 210}" rx="150" ry="30" fill="#fff" opacity=".6"/>${roofs.join('')}</g>
    ${sash(x, 0)}${sash(x + width / 2, gap)}${brush.defect ? scratch() + scratch() + scratch() : ''}
    <rect x="${x - 90}" y="${y + height + 40}" width="${width + 180}" height="46" rx="6" fill="#f6f4ef"/><rect x="${x - 90}" y="${y + height + 86}" width="${width + 180}" height="22" fill="url(#under)"/>`;

  function sash(left: number, open: number): string {
    const half = width / 2;
    // An open top edge leans in and shows the dark rebate behind it.
    const [lean, fall] = [open * 46, open * 30];
    const outer = `M${left + lean} ${y + fall} H${left + half - open * 10} L${left + half} ${y + height} H${left}Z`;
    const inner = `M${left + 44 + lean} ${y + 44 + fall} V${y + height - 44} H${left + half - 44} V${y + 44 + fall}Z`;
    return `${open ? `<path d="M${left} ${y} H${left + half} V${y + 40} H${left + 60} L${left + 18} ${y + height * 0.7} H${left}Z" fill="#2d2c2a"/>` : ''}
      <path d="${outer}${inner}" fill="#faf9f6" fill-rule="evenodd"/><path d="${inner}" fill="none" stroke="#b7b3aa" stroke-width="4"/>
      <path d="${outer}" fill="none" stroke="#c4c0b8" stroke-width="4"/>
      <path d="M${left + 90} ${y + height - 90} L${left + 230} ${y + 110 + fall} h60 L${left + 150} ${y + height - 90}Z" fill="#fff" opacity=".2"/>
      ${left > x ? `<rect x="${left + 10}" y="${y + 330}" width="24" height="64" rx="8" fill="url(#steel)"/><rect x="${left + 13}" y="${y + 350}" width="18" height="110" rx="9" fill="url(#steel)" transform="rotate(${open * 90} ${left + 22} ${y + 362})"/>` : ''}`;
  }
}
