import { Environment, Network, RecordSource, Store, type RecordProxy } from 'relay-runtime';
import { readPin, writePin } from '../../src/domain/pin';
import { createLists, type Sheet } from '../../src/sync/journal/journal';
import {
  applyPins,
  takePins,
  withSnag,
  type PinChange,
  type PinColumns,
} from '../../src/sync/journal/applyEvent';

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

describe('a plan on the screen', () => {
  const sheet: Sheet = {
    pinsId: 'pins',
    planId: 'plan_a',
    revisionId: 'revision_a',
    filter: { chip: 'OPEN' },
  };
  const withSheet = (filter: Sheet['filter'] = { chip: 'OPEN' }) => {
    const lists = createLists();
    lists.addSheet({ ...sheet, filter });
    const environment = new Environment({
      network: Network.create(() => Promise.reject(new Error('Nobody is asked'))),
      store: new Store(new RecordSource()),
    });
    environment.commitUpdate((store) => {
      const pins = store.create('pins', 'PlanPins');
      for (const [name, list] of Object.entries(columns)) pins.setValue([...list], name);
    });
    const change = (status: string, act: (snag: RecordProxy) => void, own = false) =>
      environment.commitUpdate((store) => {
        const snag = store
          .create('snag_9', 'Snag')
          .setValue(9, 'number')
          .setValue(status, 'status');
        const pin = store.create('pin', 'Pin').setValue(0.25, 'x').setValue(0.5, 'y');
        pin
          .setLinkedRecord(store.create('plan_a', 'Plan'), 'plan')
          .setLinkedRecord(store.create('revision_a', 'PlanRevision'), 'revision');
        snag.setLinkedRecord(pin, 'pin');
        act(snag);
        applyPins(store, lists, snag, own);
      });
    return {
      lists,
      environment,
      change,
      numbers: () => environment.getStore().getSource().get('pins')?.['numbers'],
      xs: () => environment.getStore().getSource().get('pins')?.['xs'],
    };
  };

  test('shows what somebody else raises where the status alone decides that it belongs there', () => {
    const plan = withSheet();
    plan.change('OPEN', () => undefined);
    expect(plan.numbers()).toEqual([9, 7, 3]);
    expect(plan.xs()).toEqual([2500, 1000, 5000]);
  });

  test('loses the pin of a snag that left one’s sight', () => {
    const plan = withSheet();
    plan.environment.commitUpdate((store) =>
      takePins(store, plan.lists, store.create('snag_3', 'Snag').setValue(3, 'number')),
    );
    expect(plan.numbers()).toEqual([7]);
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
