import sharp from 'sharp';
import { drawPhoto, type PhotoSubject } from '../../server/demo/photo/drawPhoto';

const subjects: PhotoSubject[] = [
  'crack',
  'socket',
  'paint',
  'tile',
  'window',
  'leak',
  'door',
  'pipe',
  'stain',
  'lamp',
  'floor',
];

describe('the made-up photos of the demo', () => {
  it.each(subjects)('show a %s that is wrong, and then put right', async (subject) => {
    const [wrong, right] = [
      await drawPhoto(subject, 1, 'DEFECT'),
      await drawPhoto(subject, 1, 'EVIDENCE'),
    ];
    for (const photo of [wrong, right]) {
      expect(await sharp(photo).metadata()).toMatchObject({
        format: 'jpeg',
        width: 960,
        height: 720,
      });
      // Not a blank sheet: an SVG with a mistake in it would draw one.
      expect((await sharp(photo).stats()).entropy).toBeGreaterThan(4);
    }
    expect(wrong.equals(right)).toBe(false);
  });

  it('are the same each time they are drawn, so that a demo that is made twice comes out once', async () => {
    expect(
      (await drawPhoto('crack', 5, 'DEFECT')).equals(await drawPhoto('crack', 5, 'DEFECT')),
    ).toBe(true);
    expect(
      (await drawPhoto('crack', 5, 'DEFECT')).equals(await drawPhoto('crack', 6, 'DEFECT')),
    ).toBe(false);
  });
});
