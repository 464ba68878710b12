import { largestPicture } from '../../rules/limits';

test('a photo is sent with at most 5 megapixels, in its own proportions, and never enlarged', () => {
  expect([
    largestPicture({ width: 12_000, height: 2_000 }),
    largestPicture({ width: 4_032, height: 3_024 }),
    largestPicture({ width: 2_000, height: 2_500 }),
  ]).toEqual([
    { width: 5_477, height: 913 },
    { width: 2_582, height: 1_936 },
    { width: 2_000, height: 2_500 },
  ]);
  expect(largestPicture({ width: 60_000, height: 70 }).width).toBe(16_000);
});
