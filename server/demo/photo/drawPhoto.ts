import { type Brush, createBrush, HEIGHT, WIDTH } from './brush';
import { door, socket, window } from './fittings';
import { floorboards, lamp, leak, pipe, stain } from './surfaces';
import { crack, paint, tile } from './walls';

const scenes = {
  crack,
  socket,
  paint,
  tile,
  window,
  leak,
  door,
  pipe,
  stain,
  lamp,
  floor: floorboards,
} satisfies Record<string, (brush: Brush) => string>;

export type PhotoSubject = keyof typeof scenes;

/** Of a photo. Scenes are drawn in units of their own. */
const [across, down] = [960, 720];

/**
 * Draws a made-up photo for the demo project, 960 × 720, JPEG: something that is wrong (DEFECT) or
 * the same put right (EVIDENCE).
 * It needs no font and no file, and the same seed gives the same bytes. Another `take` is the same
 * thing seen from another spot.
 */
export async function drawPhoto(
  subject: PhotoSubject,
  seed: number,
  kind: 'DEFECT' | 'EVIDENCE',
  take = 0,
): Promise<Buffer> {
  // Loaded only where a demo is made: a server of a real project never decodes or draws in its own
  // process.
  const { default: sharp } = await import('sharp');
  const camera = createBrush(seed * 64 + take * 2 + (kind === 'DEFECT' ? 0 : 1), true);
  const scene = scenes[subject](createBrush(seed, kind === 'DEFECT'));
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${paints}
    <g transform="${stand(camera, createBrush(seed * 64, true))}">${scene}</g>${light(camera)}</svg>`;
  return sharp(Buffer.from(svg))
    .flatten({ background: '#999' })
    .composite([
      { input: (grain ??= makeGrain()), raw: { width: across, height: down, channels: 4 } },
    ])
    .jpeg({ quality: 82 })
    .toBuffer();
}

/**
 * Where the photo was taken from: near or far, straight or askew, and from the left or the right. A
 * second photo of a thing is from nearby.
 */
function stand(camera: Brush, first: Brush): string {
  const mirrored = first.pick([1, -1]);
  const near = first.between(1.04, 1.42) * camera.between(0.98, 1.06);
  const rotation = first.between(-4, 4) + camera.between(-2, 2);
  const off = (near - 1) * 0.28;
  const [x, y] = [
    first.between(-off, off) * WIDTH + camera.between(-14, 14),
    first.between(-off, off) * HEIGHT + camera.between(-12, 12),
  ];
  const lean = first.between(-3, 3);
  return `translate(640 480) translate(${x} ${y}) rotate(${rotation}) skewX(${lean}) scale(${mirrored * near} ${near}) translate(-640 -480)`;
}

const paints = `<defs>
  <linearGradient id="under" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-opacity=".35"/><stop offset="1" stop-opacity="0"/></linearGradient>
  <linearGradient id="steel" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2f4f5"/><stop offset=".5" stop-color="#b9bec1"/><stop offset="1" stop-color="#8f9598"/></linearGradient>
  <radialGradient id="bowl" cx=".4" cy=".35" r=".8"><stop offset="0" stop-color="#d7d4cc"/><stop offset="1" stop-color="#f6f5f1"/></radialGradient></defs>`;

/** The lamp of a phone or the sun of the hour, from one side, and darker corners. */
function light(camera: Brush): string {
  const [x, y] = [camera.between(0.2, 0.8), camera.between(0.1, 0.55)];
  const hour = camera.pick(['#fff6e0', '#ffe3b8', '#e8f0ff', '#fff']);
  const dark = camera.between(0.28, 0.56);
  return `<defs><radialGradient id="lamp" cx="${x}" cy="${y}" r=".95"><stop offset="0" stop-color="${hour}" stop-opacity=".34"/>
    <stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#0b0d14" stop-opacity="${dark}"/></radialGradient></defs>
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${hour}" opacity=".08"/><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#lamp)"/>`;
}

/**
 * The roughness of a wall and the noise of a small camera: black and white, nearly transparent, in
 * spots of two by two pixels.
 */
function makeGrain(): Buffer {
  const dice = createBrush(7, true);
  const pixels = Buffer.alloc(across * down * 4);
  for (let y = 0; y < down; y += 2) {
    for (let x = 0; x < across; x += 2) {
      const noise = Math.round(dice.between(-12, 12));
      const spot = Buffer.from(
        [0, 1].flatMap(() => [...(noise > 0 ? [255, 255, 255] : [0, 0, 0]), Math.abs(noise)]),
      );
      for (const row of [y, y + 1]) spot.copy(pixels, (row * across + x) * 4);
    }
  }
  return pixels;
}

/** Made once: throwing dice for every pixel of every photo would cost more than all the rest. */
let grain: Buffer | undefined;
