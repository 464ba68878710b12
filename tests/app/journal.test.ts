import {
  Observable as RelayObservable,
  type CacheConfig,
  type GraphQLResponse,
  type INetwork,
  type Variables,
} from 'relay-runtime';
import { createChanges } from '../../src/sync/journal/journal';
import { followProject } from '../../src/sync/journal/followProject';
import type { JournalRows } from '../../src/sync/rows/read';
import { createDevice } from '../support/device';
import { settled } from './support/until';

describe('changes', () => {
  function open() {
    const { world, ...tab } = createDevice().tab();
    const changes = createChanges(world);
    const told = jest.fn();
    changes.subscribe(told);
    return { tab, changes, told };
  }

  test('events at the same time are reported once, soon enough to be seen within a second', () => {
    const { tab, changes, told } = open();
    for (let event = 0; event < 10; event += 1) changes.happened('SNAG_RAISED', 'snag_1');
    tab.advance(99);
    expect(told).not.toHaveBeenCalled();
    tab.advance(251);
    expect(told).toHaveBeenCalledTimes(1);
    tab.advance(60_000);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('while the page is hidden they wait until it is visible', () => {
    const { tab, changes, told } = open();
    tab.visible(false);
    changes.happened('SNAG_RAISED', 'snag_1');
    tab.advance(60_000);
    expect(told).not.toHaveBeenCalled();
    tab.visible(true);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('are reported as soon when the clock was set back by an hour meanwhile', () => {
    const { tab, changes, told } = open();
    changes.happened('SNAG_RAISED', 'snag_1');
    tab.advance(1_000);
    tab.setClockBack(3_600_000);
    changes.happened('SNAG_RAISED', 'snag_1');
    tab.advance(2_000);
    expect(told).toHaveBeenCalledTimes(2);
  });
});

describe('following a project', () => {
  const entry = (cursor: string): object => ({
    cursor,
    event: null,
    snag: null,
    goneSnagId: 'snag_1',
    subject: null,
  });

  function open(pages: readonly JournalRows[] = []) {
    const { world, ...tab } = createDevice().tab();
    const starts: {
      variables: Variables;
      config: CacheConfig;
      sink: { next(data: GraphQLResponse): void; error(error: Error): void };
    }[] = [];
    const network: INetwork = {
      execute: (_request, variables, config) =>
        RelayObservable.create((sink) => void starts.push({ variables, config, sink })),
    };
    const taken: { readonly before: string; readonly cursor: string }[] = [];
    const read: string[] = [];
    const more = [...pages];
    let cursor = 'at start';
    const onChange = jest.fn();
    const stop = followProject(
      {
        network,
        world,
        follower: {
          cursor: () => Promise.resolve(cursor),
          async take(before, page) {
            taken.push({ before, cursor: page.cursor });
            cursor = page.cursor;
          },
          read: (after) => Promise.resolve(read.push(after) > 0 ? (more.shift() ?? null) : null),
          missed: () => undefined,
        },
        onChange,
        onPhotoRendered: () => undefined,
      },
      'project_1',
    );
    return { tab, starts, taken, read, onChange, stop, moved: (to: string) => (cursor = to) };
  }

  test('begins where its data was read, and goes on from what it was told', async () => {
    const { starts, taken, onChange } = open();
    await settled();
    expect(starts[0]?.variables).toEqual({ projectId: 'project_1', after: 'at start' });
    starts[0]?.sink.next({ data: { journal: entry('one further') } });
    await settled();
    expect(taken).toEqual([{ before: 'at start', cursor: 'one further' }]);
    expect(onChange.mock.calls).toEqual([['SNAG_GONE', 'snag_1']]);
  });

  test('begins again after an end no reconnect can mend, from where the data is then, in pauses that grow', async () => {
    const { tab, starts, onChange, moved } = open();
    await settled();
    starts[0]?.sink.error(new Error('gone'));
    // What came meanwhile nobody knows.
    expect(onChange).toHaveBeenLastCalledWith(null, null);
    moved('read anew');
    tab.advance(1_000);
    await settled();
    expect(starts[1]?.variables['after']).toBe('read anew');
    starts[1]?.sink.error(new Error('gone'));
    tab.advance(1_999);
    await settled();
    expect(starts).toHaveLength(2);
    tab.advance(1);
    await settled();
    expect(starts).toHaveLength(3);
  });

  test('reads page after page by POST where websockets are blocked', async () => {
    const gone = {
      kind: null,
      eventId: null,
      snagId: null,
      goneSnagId: 'snag_1',
      hasSubject: false,
      rows: [],
      detailRows: [],
    };
    const { starts, read, onChange } = open([
      { entries: [gone, gone], cursor: 'second', hasNextPage: true },
      { entries: [], cursor: 'past what one may not see', hasNextPage: false },
    ]);
    await settled();
    // The channel of the network layer's own options.
    await (starts[0]?.config.metadata as { poll: () => Promise<void> } | undefined)?.poll();
    expect(read).toEqual(['at start', 'second']);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('ends when nobody looks at the project any more', async () => {
    const { tab, starts, stop } = open();
    await settled();
    starts[0]?.sink.error(new Error('gone'));
    stop();
    tab.advance(60_000);
    await settled();
    expect(starts).toHaveLength(1);
  });
});
