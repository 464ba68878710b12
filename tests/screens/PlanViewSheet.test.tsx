import { identity } from '../../rules/pins';
import {
  countDifferences,
  isChangedAround,
  noDifferences,
  type Pixels,
} from '../../src/screens/PlanView/changes';
import { clusterPins, levelFor, type Mark } from '../../src/screens/PlanView/clusters';
import { levelsOf } from '../../src/screens/PlanView/findChanges';
import {
  areaOnPaper,
  isCrossed,
  lengthOnPaper,
  realArea,
  realLength,
  scaleOf,
} from '../../src/screens/PlanView/measure';
import { guessLocation } from '../../src/screens/PlanView/useRaiseHere';
import type { PlanPin } from '../../src/screens/PlanView/pins';
import {
  besidePin,
  boundsOf,
  centreOf,
  isOnSheet,
  lookFor,
  type Spot,
  toScreen,
  toSheet,
  type View,
} from '../../src/screens/PlanView/view';
import { act, render } from '@testing-library/react';
import { useRef } from 'react';
import { usePress } from '../../src/screens/PlanView/usePress';

const a0 = { width: 9362, height: 6622 };
const all = { left: 0, top: 0, right: 1, bottom: 1 };
let numbers = 0;
const pin = (x: number, y: number, more: Partial<PlanPin> = {}): PlanPin => {
  numbers += 1;
  return {
    key: String(numbers),
    number: numbers,
    x,
    y,
    status: 'OPEN',
    locationId: null,
    overdue: false,
    ...more,
  };
};
const countOf = (marks: readonly Mark[]): number =>
  marks.reduce((sum, mark) => sum + (mark.kind === 'pin' ? 1 : mark.cluster.count), 0);

describe('pins that are too near to each other', () => {
  const clusters = clusterPins(
    [pin(0.5, 0.5), pin(0.512, 0.5, { status: 'FIXED' }), pin(0.512, 0.508), pin(0.9, 0.1)],
    a0,
    5,
  );

  test('are one with their count and statuses while one sees all of the sheet', () => {
    const marks = clusters.marks(all, 0);
    expect(
      marks.map((mark) =>
        mark.kind === 'pin'
          ? mark.pin.status
          : { count: mark.cluster.count, statuses: mark.cluster.statuses },
      ),
    ).toEqual([{ count: 3, statuses: { OPEN: 2, FIXED: 1 } }, 'OPEN']);
  });

  test('fall apart at the level that a press on them zooms to', () => {
    const id =
      clusters
        .marks(all, 0)
        .flatMap((mark) => (mark.kind === 'cluster' ? mark.cluster.id : []))[0] ?? -1;
    const level = clusters.apartAt(id) ?? -1;
    expect(clusters.marks(all, level - 1)).toHaveLength(2);
    expect(clusters.marks(all, level).length).toBeGreaterThan(2);
    expect(clusters.pinsOf(id)).toHaveLength(3);
  });

  test('on the edges of the sheet none is lost, and of 3,000 only what is in sight is in the page', () => {
    const edges = clusterPins([pin(0, 0), pin(1, 0), pin(0, 1), pin(1, 1)], a0, 5);
    expect(countOf(edges.marks(all, 4))).toBe(4);
    const many = clusterPins(
      Array.from({ length: 3_000 }, (_, index) =>
        pin((index % 60) / 60, Math.floor(index / 60) / 50),
      ),
      a0,
      5,
    );
    for (const level of [0, 1, 2, 3, 4, 5]) expect(countOf(many.marks(all, level))).toBe(3_000);
    const phone: View = {
      left: -2000,
      top: -1500,
      width: 9362,
      height: 6622,
      boxWidth: 390,
      boxHeight: 640,
    };
    expect(many.marks(boundsOf(phone, 160), levelFor(9362)).length).toBeLessThan(150);
  });
});

describe('a spot', () => {
  const view: View = {
    left: -100,
    top: 50,
    width: 1000,
    height: 700,
    boxWidth: 400,
    boxHeight: 600,
  };

  test('under a finger is the one a pin is drawn at', () => {
    expect(toSheet(view, { x: 150, y: 400 })).toEqual({ x: 0.25, y: 0.5 });
    expect(toScreen(view, { x: 0.25, y: 0.5 })).toEqual({ x: 150, y: 400 });
    expect(centreOf(view)).toEqual({ x: 0.3, y: 250 / 700 });
  });

  test('beside the sheet is none', () => {
    expect(isOnSheet(toSheet(view, { x: 150, y: 40 }))).toBe(false);
    expect(isOnSheet(toSheet(view, { x: 150, y: 50 }))).toBe(true);
  });

  test('that a sheet of the phone covers is brought into the upper half', () => {
    expect(lookFor(view, { x: 0.3, y: 0.2 }, 0.5)).toBeNull();
    const centre = lookFor(view, { x: 0.3, y: 0.6 }, 0.5);
    expect(centre?.x).toBeCloseTo(0.3);
    expect(centre?.y).toBeCloseTo(0.6 + 150 / 700);
  });
});

test('a card stands below its pin, above it at the foot, and never beyond the sides', () => {
  const view = { left: 0, top: 0, width: 800, height: 600, boxWidth: 800, boxHeight: 600 };
  const card = { width: 400, height: 100 };
  expect(besidePin(view, { x: 100, y: 100 }, card)).toEqual({ left: 100, top: 126, inSight: true });
  expect(besidePin(view, { x: 700, y: 550 }, card)).toEqual({ left: 392, top: 424, inSight: true });
  expect(besidePin(view, { x: -5, y: 100 }, card).inSight).toBe(false);
});

describe('where a new pin seems to be', () => {
  const kitchen = { locationId: 'kitchen' };
  const hall = { locationId: 'hall' };

  test('is what most pins around it say', () => {
    expect(
      guessLocation(
        { x: 0.5, y: 0.5 },
        [pin(0.5, 0.501, hall), pin(0.51, 0.5, kitchen), pin(0.49, 0.5, kitchen)],
        a0,
      ),
    ).toBe('kitchen');
  });

  test('is not known far from every pin, or among pins without a place', () => {
    expect(
      guessLocation({ x: 0.5, y: 0.5 }, [pin(0.7, 0.5, kitchen), pin(0.5, 0.5)], a0),
    ).toBeNull();
  });
});

describe('the surroundings of a pin have changed', () => {
  const size = 400;
  /** A white sheet with black lines, each from the left to the right edge. */
  function lines(...rows: readonly number[]): Pixels {
    const data = new Uint8ClampedArray(size * size * 4).fill(255);
    for (const row of rows) data.fill(0, row * size * 4, (row + 1) * size * 4);
    return { data, width: size, height: size };
  }
  const differencesOf = (one: Pixels, other: Pixels) => {
    const differences = noDifferences(size, size);
    countDifferences(differences, one, other, 0);
    return differences;
  };

  test('where a line is on one of the two drawings alone, and nowhere else', () => {
    for (const [one, other] of [
      [lines(100, 300), lines(300)],
      [lines(300), lines(100, 300)],
    ] as const) {
      const differences = differencesOf(one, other);
      expect(isChangedAround(differences, { x: 0.5, y: 0.25 })).toBe(true);
      expect(isChangedAround(differences, { x: 0.5, y: 0.75 })).toBe(false);
    }
  });

  test('not where a line lies one pixel beside the other', () => {
    const differences = differencesOf(lines(100), lines(101));
    expect(isChangedAround(differences, { x: 0.5, y: 0.25 })).toBe(false);
  });
});

test('two drawings are compared with equal pixels for a length in the building', () => {
  const tiles = { url: '', size: 512, overlap: 1, widthPx: 4_000, heightPx: 3_000 };
  const fine = { ...tiles, widthPx: 8_000, heightPx: 6_000 };
  const widths = (...of: Parameters<typeof levelsOf>) => levelsOf(...of).map(({ width }) => width);
  expect(widths(tiles, fine, identity)).toEqual([2_000, 2_000]);
  expect(widths(tiles, tiles, [0.5, 0, 0, 0.5, 0.2, 0.2])).toEqual([2_000, 1_000]);
  expect(widths(tiles, tiles, [4, 0, 0, 4, 0, 0])).toEqual([500, 2_000]);
});

describe('what is measured on a sheet', () => {
  const a1 = { pageWidthMm: 800, pageHeightMm: 600 };
  const square = [
    { x: 0, y: 0 },
    { x: 0.1, y: 0 },
    { x: 0.1, y: 0.1 },
    { x: 0, y: 0.1 },
  ];

  test('has its length and its area by the scale of the sheet', () => {
    expect(realLength(lengthOnPaper(square.slice(0, 3), a1), 50)).toBeCloseTo(7);
    expect(realArea(areaOnPaper(square, a1), 50)).toBeCloseTo(12);
  });

  test('gives the scale, if its length is known', () => {
    const line = lengthOnPaper(square.slice(0, 2), a1);
    expect(scaleOf(4, line)).toBe(50);
    expect(scaleOf(4.1, line * 1.7)).toBeCloseTo(30.147);
  });

  test('has no area where its lines cross, as those of a bow tie do and those of a room do not', () => {
    const [a, b, c, d] = square;
    if (!a || !b || !c || !d) throw new Error('It has four corners.');
    expect(isCrossed([a, b, d, c])).toBe(true);
    expect(isCrossed(square)).toBe(false);
    const step = { x: 0.05, y: 0.05 };
    expect(isCrossed([a, b, step, c, d])).toBe(false);
    expect(isCrossed([a, b, c])).toBe(false);
  });
});

describe('a long touch', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  /** A sheet that listens to hands, and what they raised on it. */
  function openSheet() {
    const layer = document.createElement('div');
    const raised: Spot[] = [];
    function Sheet() {
      const stage = useRef<HTMLDivElement>(null);
      usePress(stage, true, (at) => void raised.push(at));
      return (
        <div
          ref={(element) => {
            stage.current = element;
            element?.append(layer);
          }}
        />
      );
    }
    render(<Sheet />);
    const tell = (type: string, target: Element, x: number, buttons = 1) =>
      act(
        () =>
          void target.dispatchEvent(
            Object.assign(
              new MouseEvent(type, {
                bubbles: true,
                button: type === 'pointermove' ? -1 : 0,
                buttons,
                clientX: x,
                clientY: 0,
              }),
              { isPrimary: true, pointerId: 1, pointerType: 'touch' },
            ),
          ),
      );
    const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
    return { layer, raised, tell, wait };
  }

  test('of half a second on a spot raises a snag there', () => {
    const { layer, raised, tell, wait } = openSheet();
    tell('pointerdown', layer, 100);
    wait(500);
    tell('pointerup', layer, 104, 0);
    expect(raised).toEqual([{ x: 100, y: 0 }]);
  });

  test('clicks nothing in the form that opens there when it ends', () => {
    const { layer, tell, wait } = openSheet();
    const leave = () =>
      !layer.dispatchEvent(new Event('touchend', { bubbles: true, cancelable: true }));
    tell('pointerdown', layer, 100);
    tell('pointerup', layer, 100, 0);
    expect(leave()).toBe(false);
    tell('pointerdown', layer, 100);
    wait(500);
    tell('pointerup', layer, 100, 0);
    // The form takes the place of the sheet at once.
    layer.remove();
    expect(leave()).toBe(true);
  });
});
