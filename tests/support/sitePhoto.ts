import sharp from 'sharp';

/**
 * A photo as a phone makes it: 8 megapixels, lying on its side with a note to turn it, with GPS in
 * it. What it shows is a wall with a crack, drawn from the seed; the grain makes it as large as a
 * real one. A sixteenth of the grain is drawn, because that of the whole takes three seconds.
 */
export async function sitePhoto(seed: number): Promise<Buffer> {
  const [width, height] = [3264, 2448];
  const crack = Array.from(
    { length: 24 },
    (_, step) => `${400 + step * 100},${1200 + Math.round(300 * Math.sin(seed + step * 1.7))}`,
  );
  const wall = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <defs><linearGradient id="light" x2="1" y2="1"><stop stop-color="hsl(${(seed * 47) % 360} 18% 78%)"/><stop offset="1" stop-color="hsl(${(seed * 47) % 360} 22% 52%)"/></linearGradient></defs>
    <rect width="100%" height="100%" fill="url(#light)"/>
    <rect y="2100" width="100%" height="348" fill="#6f5a45"/>
    <rect x="2500" y="500" width="420" height="640" rx="20" fill="#e9e6df" stroke="#b7b2a7" stroke-width="12"/>
    <polyline points="${crack.join(' ')}" fill="none" stroke="#2f2a26" stroke-width="14" stroke-linejoin="round"/>
  </svg>`;
  const grain = {
    create: {
      width: width / 4,
      height: height / 4,
      channels: 3 as const,
      background: '#808080',
      noise: { type: 'gaussian' as const, mean: 128, sigma: 18 },
    },
  };
  const noise = await sharp(grain).raw().toBuffer();
  return sharp(Buffer.from(wall))
    .composite([{ input: noise, raw: grain.create, tile: true, blend: 'soft-light' }])
    .withExif({
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '52/1 31/1 12/1',
        GPSLongitudeRef: 'E',
        GPSLongitude: '13/1 24/1 18/1',
      },
    })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 88 })
    .toBuffer();
}
