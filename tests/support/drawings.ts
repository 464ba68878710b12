import PDFDocument from 'pdfkit';

const sheets = { A0: [3370, 2384], A1: [2384, 1684], A3: [1191, 842] } as const;

export interface DrawingOptions {
  sheet: keyof typeof sheets;
  /** Straight pieces of line; exactly so many. */
  segments: number;
  /** The same seed gives the same bytes. @default 1 */
  seed?: number;
}

interface Room {
  x: number;
  y: number;
  width: number;
  height: number;
}

/**
 * A made-up floor of a building as a PDF of one page: rooms with walls, hatching and names, in a
 * font that is not in the file.
 */
export async function drawFloor({ sheet, segments, seed = 1 }: DrawingOptions): Promise<Buffer> {
  const [width, height] = sheets[sheet];
  const between = createDice(seed);
  // Without a date of its own the file would be another one each second.
  const document = new PDFDocument({
    size: [width, height],
    margin: 0,
    info: { Title: `Floor ${seed}`, CreationDate: new Date(0) },
  });
  const chunks: Buffer[] = [];
  document.on('data', (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise((resolve) => document.once('end', resolve));
  let left = segments;
  const line = (x: number, y: number, toX: number, toY: number): void => {
    if (left <= 0) return;
    left -= 1;
    document.moveTo(x, y).lineTo(toX, toY).stroke();
  };
  const box = ({ x, y, width: w, height: h }: Room): void => {
    line(x, y, x + w, y);
    line(x + w, y, x + w, y + h);
    line(x + w, y + h, x, y + h);
    line(x, y + h, x, y);
  };
  document.lineWidth(2);
  box({ x: 30, y: 30, width: width - 60, height: height - 60 });
  // Walls are two lines each; some twenty rooms on a small sheet, some hundred on a large one.
  const rooms = split(
    { x: 90, y: 90, width: width - 180, height: height - 300 },
    between,
    Math.min(200, 20 + segments / 400),
  );
  for (const room of rooms) {
    document.lineWidth(1.2);
    box(room);
    box({ x: room.x + 4, y: room.y + 4, width: room.width - 8, height: room.height - 8 });
  }
  document.fontSize(9).fillColor('#000');
  rooms.forEach((room, index) => {
    const area = ((room.width * room.height) / 800).toFixed(1);
    document.text(`Room ${index + 1}`, room.x + 12, room.y + 12, { lineBreak: false });
    document.text(`${area} m²`, room.x + 12, room.y + 24, { lineBreak: false });
  });
  document
    .fontSize(28)
    .text(`Level ${seed}, ${sheet}`, width - 420, height - 120, { lineBreak: false });
  document.lineWidth(0.3);
  while (left > 0) {
    const room = rooms[Math.floor(between(0, rooms.length))] ?? rooms[0];
    if (room === undefined) break;
    const [x, y] = [
      between(room.x + 6, room.x + room.width - 24),
      between(room.y + 40, room.y + room.height - 24),
    ];
    const length = between(4, 18);
    line(x, y, x + length, y + length);
  }
  document.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Cuts the largest room in two until there are enough. */
function split(floor: Room, between: Dice, count: number): Room[] {
  const rooms = [floor];
  while (rooms.length < count) {
    rooms.sort((one, other) => other.width * other.height - one.width * one.height);
    const room = rooms.shift() ?? floor;
    const share = between(0.35, 0.65);
    const { x, y, width, height } = room;
    if (width > height)
      rooms.push(
        { x, y, width: width * share, height },
        { x: x + width * share, y, width: width * (1 - share), height },
      );
    else
      rooms.push(
        { x, y, width, height: height * share },
        { x, y: y + height * share, width, height: height * (1 - share) },
      );
  }
  return rooms;
}

type Dice = (from: number, to: number) => number;

/** Numbers from `from` up to `to`, by mulberry32. */
function createDice(seed: number): Dice {
  let state = (Math.imul(seed + 1, 0x9e3779b1) ^ 0x5bd1e995) >>> 0;
  return (from, to) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return from + (((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296) * (to - from);
  };
}
