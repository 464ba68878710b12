import { fanOut } from '../../../server/reports/fanOut';

// Pins of a plan on paper, where several are in one place.

const box = { width: 20, height: 10 };
const sheet = { width: 400, height: 300 };

const overlaps = (spots: readonly { x: number; y: number }[]): number =>
  spots.flatMap((one, index) =>
    spots
      .slice(index + 1)
      .filter(
        (other) =>
          box.width - Math.abs(one.x - other.x) > 0.1 &&
          box.height - Math.abs(one.y - other.y) > 0.1,
      ),
  ).length;

test('pins that lie on each other are moved apart, near their spot and within the sheet, and alike each time', () => {
  const pins = [
    ...Array.from({ length: 12 }, () => ({ x: 200, y: 150, ...box })),
    // In a corner.
    ...Array.from({ length: 4 }, () => ({ x: 0, y: 300, ...box })),
    { x: 60, y: 40, ...box },
  ];
  const spots = fanOut(pins, sheet);
  expect(overlaps(pins)).toBe(72);
  expect(overlaps(spots)).toBe(0);
  for (const [index, { x, y }] of spots.entries()) {
    const pin = pins[index] ?? { x: 0, y: 0 };
    expect(Math.hypot(x - pin.x, y - pin.y)).toBeLessThan(120);
    expect(x).toBeGreaterThanOrEqual(box.width / 2);
    expect(y).toBeLessThanOrEqual(sheet.height - box.height / 2);
  }
  // One that lies alone stays.
  expect(Math.hypot((spots.at(-1)?.x ?? 0) - 60, (spots.at(-1)?.y ?? 0) - 40)).toBeLessThan(0.1);
  expect(fanOut(pins, sheet)).toEqual(spots);
});

test('a sheet with more pins than it has room for keeps them all, within its edges', () => {
  const small = { width: 60, height: 40 };
  const spots = fanOut(
    Array.from({ length: 40 }, () => ({ x: 30, y: 20, ...box })),
    small,
  );
  expect(spots).toHaveLength(40);
  for (const { x, y } of spots) {
    expect(x).toBeGreaterThanOrEqual(box.width / 2);
    expect(x).toBeLessThanOrEqual(small.width - box.width / 2);
    expect(y).toBeGreaterThanOrEqual(box.height / 2);
    expect(y).toBeLessThanOrEqual(small.height - box.height / 2);
  }
});
