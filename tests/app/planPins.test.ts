import { readPin, writePin } from '../../src/domain/pin';
import { withSnag, type PinChange, type PinColumns } from '../../src/sync/journal/applyEvent';

const columns: PinColumns = {
  numbers: [7, 3],
  xs: [1000, 5000],
  ys: [2000, 6000],
  statuses: ['OPEN', 'FIXED'],
  locationIds: ['location_a'],
  places: [0, -1],
};

const change = (more: Partial<PinChange>): PinChange => ({
  number: 3,
  status: 'FIXED',
  locationId: null,
  at: { x: 5000, y: 6000 },
  belongs: false,
  ...more,
});

describe('an event changes the pins of a plan', () => {
  test('another status turns the pin, and nothing else moves', () => {
    expect(withSnag(columns, change({ status: 'CLOSED' }))).toEqual({
      ...columns,
      statuses: ['OPEN', 'CLOSED'],
    });
  });

  test('a dragged pin is shown where it was dropped', () => {
    expect(withSnag(columns, change({ at: { x: 40, y: 9990 } }))).toEqual({
      ...columns,
      xs: [1000, 40],
      ys: [2000, 9990],
    });
  });

  test('a pin that went to another plan is gone', () => {
    const after = withSnag(columns, change({ at: 'elsewhere' }));
    expect(after).toEqual({
      numbers: [7],
      xs: [1000],
      ys: [2000],
      statuses: ['OPEN'],
      locationIds: ['location_a'],
      places: [0],
    });
  });

  test('a new snag comes first, with its place', () => {
    const after = withSnag(
      columns,
      change({ number: 9, status: 'OPEN', locationId: 'location_b', belongs: true }),
    );
    expect(after.numbers).toEqual([9, 7, 3]);
    expect(after.locationIds).toEqual(['location_a', 'location_b']);
    expect(after.places).toEqual([1, 0, -1]);
  });
});

describe('the address of the form', () => {
  const spot = {
    planCode: 'A-101',
    pin: { revisionId: 'revision_a', x: 0.123456, y: 1 },
    guessedId: 'location_a',
  };

  test('carries the spot to a hundredth of a millimetre, and where it seems to be', () => {
    expect(readPin(writePin(spot))).toEqual({
      ...spot,
      pin: { revisionId: 'revision_a', x: 0.12346, y: 1 },
    });
  });
});
