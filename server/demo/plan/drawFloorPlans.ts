import { drawAxes } from './axes';
import { floors } from './floors';
import { drawFrame } from './frame';
import { drawFurniture } from './furniture';
import { createPen } from './pen';
import { drawRooms } from './rooms';
import { origin, sheet } from './sheet';

const points = (mm: number): number => (mm / 25.4) * 72;

/**
 * Draws the plans of the made-up building as one file, a page a floor, with bookmarks that name them. Lines and letters only,
 * so it is sharp at every zoom; the same day gives the same bytes.
 */
export async function drawFloorPlans(at: number): Promise<Buffer> {
  // Loaded only where a demo is made.
  const { default: PDFDocument } = await import('pdfkit');
  const size: [number, number] = [points(sheet.width), points(sheet.height)];
  const info = { Title: 'Eden Court, Block A: made up for the demonstration of Snagbook', CreationDate: new Date(at) };
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
