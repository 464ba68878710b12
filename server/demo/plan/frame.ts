import { axes, building, column, frame, sheet } from './building';
import type { Floor } from './floors';
import type { Pen } from './pen';
import { areaOf } from './rooms';
import { site } from '../site';

const line = { line: 0.25 } as const;
const faint = '#55524c';

/** The sheet's frame, the column that says what it is, and the table of rooms below the drawing. */
export function drawFrame(pen: Pen, floor: Floor, day: string): void {
  pen.frame(
    { x: 0.3, y: 0.3, width: sheet.width - 0.6, height: sheet.height - 0.6 },
    { line: 0.13, colour: '#999' },
  );
  pen.frame(frame, { line: 0.7 });
  pen.lines(
    [
      [column.x, column.y],
      [column.x, column.y + column.height],
    ],
    { line: 0.5 },
  );
  const left = column.x + 8;
  drawNorth(pen, [column.x + 40, 48]);
  drawKey(pen, [column.x + 84, 26]);
  title('Notes', 96);
  notes.forEach((note, index) =>
    pen.text(`${index + 1}   ${note}`, [left, 105 + index * 6.5], { size: 3.2 }),
  );
  title('Legend', 172);
  drawLegend(pen, [left, 182]);
  title('Revisions', 262);
  pen.text('A', [left, 272], { size: 3.4, bold: true });
  pen.text(day, [left + 12, 272], { size: 3.4 });
  pen.text('Issued for construction', [left + 42, 272], { size: 3.4 });
  for (const y of [266.5, 277.5, 284])
    pen.lines(
      [
        [left, y],
        [column.x + column.width - 8, y],
      ],
      { line: 0.13 },
    );
  drawTitle(pen, floor, day);
  drawSchedule(pen, floor);

  function title(words: string, y: number): void {
    pen.text(words.toUpperCase(), [left, y], { size: 3.6, bold: true });
  }
}

const notes = [
  'Dimensions in metres, of the carcass. Do not scale from the drawing.',
  'Clear height of rooms 2.60 m, of bathrooms 2.40 m.',
  'Sockets 0.30 m, switches 1.05 m above the finished floor.',
  'Doors between rooms 0.885 × 2.135 m, to flats T30-RS.',
  'Bathrooms are sealed below the tiles, 0.15 m up the walls.',
  'Balconies: thermally parted slab, timber slats on battens.',
  'Furniture shows what fits and is not part of the works.',
  'No such building exists.',
];

function drawTitle(pen: Pen, floor: Floor, day: string): void {
  const top = 430;
  const [left, right, low] = [column.x, column.x + column.width, frame.y + frame.height];
  const rule = (y: number) =>
    pen.lines(
      [
        [left, y],
        [right, y],
      ],
      line,
    );
  const fact = (name: string, words: string, x: number, y: number, size = 4.2) => {
    pen.text(name, [left + x, y], { size: 2.5, colour: faint });
    pen.text(words, [left + x, y + 6], { size, bold: size > 5 });
  };
  pen.fill({ x: left, y: top, width: column.width, height: 22 }, '#f3ded0');
  pen.text('Made up for the demonstration of Snagbook', [(left + right) / 2, top + 8], {
    size: 5.4,
    bold: true,
    align: 'middle',
  });
  pen.text('Building, people and companies exist nowhere else.', [(left + right) / 2, top + 15.5], {
    size: 3.4,
    align: 'middle',
  });
  for (const y of [top, top + 22, top + 48, top + 74, top + 100, top + 126, top + 144]) rule(y);
  fact('Project', site.name, 8, top + 28, 6);
  pen.text(site.address, [left + 8, top + 42], { size: 3.4 });
  fact('Client', site.clientName, 8, top + 54);
  pen.text('Residential building, two blocks', [left + 8, top + 68], { size: 3.4 });
  fact('Drawing', floor.name, 8, top + 80, 6);
  pen.text('Floor plan, working drawing', [left + 8, top + 94], { size: 3.4 });
  fact('Number', floor.code, 8, top + 106, 9);
  fact('Revision', 'A', 120, top + 106, 9);
  fact('Scale', '1:50', 8, top + 130);
  fact('Sheet', 'A1', 46, top + 130);
  fact('Date', day, 76, top + 130);
  fact('Drawn', 'Snagbook', 120, top + 130);
  pen.lines(
    [
      [left + 112, top + 100],
      [left + 112, top + 144],
    ],
    line,
  );
  for (const x of [40, 70])
    pen.lines(
      [
        [left + x, top + 126],
        [left + x, top + 144],
      ],
      line,
    );
  pen.text(
    `${building.width.toFixed(2)} × ${building.height.toFixed(2)} m, axes ${Object.keys(axes.x).join(' ')} / ${Object.keys(axes.y).join(' ')}`,
    [left + 8, (top + 144 + low) / 2],
    { size: 3.4, colour: faint },
  );
}

function drawNorth(pen: Pen, [x, y]: readonly [number, number]): void {
  pen.circle([x, y], 15, line);
  pen.lines(
    [
      [x, y - 19],
      [x - 6, y + 10],
      [x, y + 5],
      [x + 6, y + 10],
      [x, y - 19],
    ],
    { line: 0.5 },
  );
  pen.text('N', [x, y - 23], { size: 6, bold: true, align: 'middle' });
}

/** Where on the site this is. */
function drawKey(pen: Pen, [x, y]: readonly [number, number]): void {
  pen.frame({ x, y, width: 84, height: 52 }, { line: 0.18 });
  pen.fill({ x: x + 8, y: y + 8, width: 34, height: 19 }, '#b5b2ab');
  pen.frame({ x: x + 8, y: y + 8, width: 34, height: 19 }, line);
  pen.frame({ x: x + 54, y: y + 12, width: 19, height: 32 }, line);
  pen.text('Block A', [x + 25, y + 17.5], { size: 3.6, bold: true, align: 'middle' });
  pen.text('Block B', [x + 63.5, y + 28], { size: 3.6, align: 'middle' });
  pen.text('Musterstraße', [x + 25, y + 46], { size: 3.2, colour: faint, align: 'middle' });
}

function drawLegend(pen: Pen, [x, y]: readonly [number, number]): void {
  const rows = [
    'Masonry and concrete',
    'Door with its swing',
    'Window',
    'Axis',
    'Balcony',
    'Furniture, not part of the works',
  ];
  rows.forEach((words, row) => pen.text(words, [x + 30, y + row * 12], { size: 3.4 }));
  pen.fill({ x, y: y - 3, width: 22, height: 6 }, '#b5b2ab');
  pen.frame({ x, y: y - 3, width: 22, height: 6 }, { line: 0.5 });
  pen.lines(
    [
      [x + 4, y + 16],
      [x + 4, y + 7],
    ],
    { line: 0.45 },
  );
  pen.arc([x + 4, y + 16], 9, [3, 4], { line: 0.18 });
  for (const off of [-1.6, 0, 1.6])
    pen.lines(
      [
        [x, y + 24 + off],
        [x + 22, y + 24 + off],
      ],
      { line: off === 0 ? 0.35 : 0.13 },
    );
  pen.lines(
    [
      [x, y + 36],
      [x + 22, y + 36],
    ],
    { line: 0.18, dash: [6, 1.2, 0.6, 1.2] },
  );
  pen.frame({ x, y: y + 45, width: 22, height: 6 }, { line: 0.35 });
  for (let slat = 3; slat < 22; slat += 3)
    pen.lines(
      [
        [x + slat, y + 45],
        [x + slat, y + 51],
      ],
      { line: 0.07 },
    );
  pen.frame({ x: x + 4, y: y + 56.5, width: 14, height: 7 }, { line: 0.18, colour: faint });
}

/** Rooms, areas and floors, in two columns. */
function drawSchedule(pen: Pen, floor: Floor): void {
  const [left, top, width, row] = [frame.x + 12, 484, 200, 6.6];
  pen.text('ROOM SCHEDULE', [left, top - 7], { size: 3.6, bold: true });
  const half = Math.ceil(floor.rooms.length / 2);
  [floor.rooms.slice(0, half), floor.rooms.slice(half)].forEach((rooms, part) => {
    const x = left + part * (width + 14);
    const cells = [0, 52, 96, 122];
    ['Unit', 'Room', 'Area', 'Floor'].forEach((words, cell) =>
      pen.text(words, [x + 2 + (cells[cell] ?? 0), top + row / 2], { size: 3.2, bold: true }),
    );
    rooms.forEach((room, index) => {
      const y = top + (index + 1.5) * row;
      const name = room.path.at(-1) ?? '';
      const words = [
        room.path.length === 4 ? (room.path[2] ?? '') : 'Common',
        name,
        `${areaOf(room).toFixed(1)} m²`,
        groundOf(name),
      ];
      words.forEach((word, cell) => pen.text(word, [x + 2 + (cells[cell] ?? 0), y], { size: 3.2 }));
    });
    for (let index = 0; index <= rooms.length + 1; index += 1)
      pen.lines(
        [
          [x, top + index * row],
          [x + width, top + index * row],
        ],
        { line: index < 2 ? 0.35 : 0.13 },
      );
  });
}

function groundOf(room: string): string {
  if (room === 'Bathroom') return 'Porcelain tiles 30/60, R10';
  if (room === 'Kitchen') return 'Tiles 60/60';
  if (room === 'Stairwell') return 'Terrazzo, polished';
  if (room === 'Store') return 'Screed, coated';
  return 'Oak parquet, oiled';
}
