import { axes, building, origin, sheet } from './building';
import { type Floor, floors } from './floors';
import { drawFrame } from './frame';
import { drawFurniture } from './furniture';
import { createPen, type Pen } from './pen';
import { drawRooms } from './rooms';

const points = (mm: number): number => (mm / 25.4) * 72;

/**
 * Draws the plans of the made-up building as one file, a page a floor, with bookmarks that name
 * them. Lines and letters only, so it is sharp at every zoom; the same day gives the same bytes.
 */
export async function drawFloorPlans(at: number): Promise<Buffer> {
  // Loaded only where a demo is made.
  const { default: PDFDocument } = await import('pdfkit');
  const size: [number, number] = [points(sheet.width), points(sheet.height)];
  const info = {
    Title: 'Eden Court, Block A: made up for the demonstration of Snagbook',
    CreationDate: new Date(at),
  };
  const document = new PDFDocument({ size, margin: 0, autoFirstPage: false, info });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  for (const floor of floors) {
    document.addPage();
    document.outline.addItem(`${floor.code} ${floor.name}`);
    const paper = createPen(document, [0, 0], 1);
    const ground = createPen(document, [origin.x, origin.y], sheet.perMetre);
    drawAxes(ground, floor);
    drawRooms(ground, floor);
    drawFurniture(ground, floor);
    drawFrame(paper, floor, new Date(at).toISOString().slice(0, 10));
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

const thin = { line: 0.18 } as const;
const axis = { line: 0.18, colour: '#6b6760', dash: [6, 1.2, 0.6, 1.2] } as const;

/**
 * Axes with their bubbles, and three lines of dimensions on each outer side: openings, axes, all.
 * Distances in metres of the building.
 */
function drawAxes(pen: Pen, floor: Floor): void {
  const [far, bubble] = [3.4, 0.28];
  const { width, height } = building;
  for (const [name, x] of Object.entries(axes.x)) {
    pen.lines(
      [
        [x, -far],
        [x, height + far],
      ],
      axis,
    );
    for (const y of [-far - bubble, height + far + bubble]) label(name, x, y);
  }
  for (const [name, y] of Object.entries(axes.y)) {
    pen.lines(
      [
        [-1.9, y],
        [width + 1.9, y],
      ],
      axis,
    );
    for (const x of [-1.9 - bubble, width + 1.9 + bubble]) label(name, x, y);
  }
  const xs = Object.values(axes.x);
  const ys = Object.values(axes.y);
  const openings = (along: 'x' | 'y', at: number): number[] =>
    floor.windows
      .filter((one) => one.along === along && Math.abs((along === 'x' ? one.y : one.x) - at) < 0.5)
      .flatMap((one) => [one[along], one[along] + one.width]);
  across([0, ...openings('x', 0), width], -1.95);
  across([0, ...xs, width], -2.45);
  across([0, width], -2.95);
  across([0, ...openings('x', height), width], height + 1.95);
  across([0, ...xs, width], height + 2.45);
  across([0, width], height + 2.95);
  down([0, ...openings('y', 0), height], -0.6);
  down([0, ...ys, height], -1.05);
  down([0, height], -1.5);
  down([0, ...openings('y', width), height], width + 0.6);
  down([0, ...ys, height], width + 1.05);
  down([0, height], width + 1.5);

  function label(name: string, x: number, y: number): void {
    pen.disc([x, y], bubble, '#fff');
    pen.circle([x, y], bubble, { line: 0.35 });
    pen.text(name, [x, y], { size: 5, bold: true, align: 'middle' });
  }

  function across(stops: readonly number[], y: number): void {
    const sorted = inOrder(stops);
    pen.lines(
      [
        [sorted[0] ?? 0, y],
        [sorted.at(-1) ?? 0, y],
      ],
      thin,
    );
    for (const x of sorted) tick(x, y);
    for (const [from, to] of pairs(sorted))
      pen.text(lengthOf(from, to), [(from + to) / 2, y - 0.12], {
        size: sizeFor(to - from),
        align: 'middle',
      });
  }

  function down(stops: readonly number[], x: number): void {
    const sorted = inOrder(stops);
    pen.lines(
      [
        [x, sorted[0] ?? 0],
        [x, sorted.at(-1) ?? 0],
      ],
      thin,
    );
    for (const y of sorted) tick(x, y);
    for (const [from, to] of pairs(sorted))
      pen.text(lengthOf(from, to), [x - 0.12, (from + to) / 2], {
        size: sizeFor(to - from),
        align: 'middle',
        upright: true,
      });
  }

  function tick(x: number, y: number): void {
    pen.lines(
      [
        [x - 0.07, y + 0.07],
        [x + 0.07, y - 0.07],
      ],
      { line: 0.35 },
    );
    pen.lines(
      [
        [x, y - 0.12],
        [x, y + 0.12],
      ],
      thin,
    );
  }
}

const inOrder = (stops: readonly number[]): number[] =>
  [...new Set(stops.map((stop) => Math.round(stop * 1000) / 1000))].sort(
    (one, other) => one - other,
  );

const pairs = (stops: readonly number[]): [number, number][] =>
  stops.slice(1).map((to, index) => [stops[index] ?? 0, to]);

const lengthOf = (from: number, to: number): string => (to - from).toFixed(2);

/** A short stretch has room for small figures only. */
const sizeFor = (length: number): number => (length < 0.45 ? 1.5 : 2.5);
