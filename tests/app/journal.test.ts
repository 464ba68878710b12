import {
  Environment,
  Network,
  Observable,
  type CacheConfig,
  type GraphQLResponse,
  type Variables,
} from 'relay-runtime';
import { createStore, NetworkFailure } from '../../network/index';
import {
  createAnswers,
  createChanges,
  createLists,
  createStaleResponses,
} from '../../src/sync/journal/journal';
import { followProject } from '../../src/sync/journal/followProject';
import { createDevice } from '../support/device';
import { settled, until } from './support/until';

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
    for (let event = 0; event < 10; event += 1) changes.happened('SNAG_RAISED');
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
    changes.happened('SNAG_RAISED');
    tab.advance(60_000);
    expect(told).not.toHaveBeenCalled();
    tab.visible(true);
    expect(told).toHaveBeenCalledTimes(1);
  });

  test('are reported as soon when the clock was set back by an hour meanwhile', () => {
    const { tab, changes, told } = open();
    changes.happened('SNAG_RAISED');
    tab.advance(1_000);
    tab.setClockBack(3_600_000);
    changes.happened('SNAG_RAISED');
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

  function open() {
    const { world, ...tab } = createDevice().tab();
    const starts: {
      variables: Variables;
      config: CacheConfig;
      sink: { next(data: GraphQLResponse): void; error(error: Error): void };
    }[] = [];
    const polls: Variables[] = [];
    let pages: object[] = [];
    let held: ((page: object) => void)[] | null = null;
    const network = Network.create(
      (_request, variables) => {
        polls.push(variables);
        const page =
          held === null
            ? Promise.resolve(pages.shift())
            : new Promise<object>((resolve) => void held?.push(resolve));
        return Observable.from<GraphQLResponse>(
          page.then((journal) => ({
            data: { project: { __typename: 'Project', id: 'project_1', journal } },
          })),
        );
      },
      (_request, variables, config) =>
        Observable.create<GraphQLResponse>((sink) => void starts.push({ variables, config, sink })),
    );
    const environment = new Environment({ network, store: createStore() });
    const onChange = jest.fn();
    const answers = createAnswers();
    const stop = followProject(
      {
        environment,
        world,
        lists: createLists(),
        answers,
        onChange,
        onPhotoRendered: () => undefined,
      },
      'project_1',
      'at start',
    );
    const cursorNow = (start = starts.length - 1): unknown => {
      // The channel of the network layer's own options.
      const metadata = starts[start]?.config.metadata as
        | { subscriptionVariables: () => Variables }
        | undefined;
      return metadata?.subscriptionVariables()['after'];
    };
    return {
      environment,
      tab,
      starts,
      polls,
      answers,
      onChange,
      stop,
      cursorNow,
      answerPolls: (answers: object[]) => (pages = answers),
      hold: (): ((page: object) => void)[] => (held = []),
    };
  }

  test('begins where its data was read, and after a gap where it had come to', async () => {
    const { starts, cursorNow, onChange } = open();
    expect(starts[0]?.variables).toEqual({ projectId: 'project_1', after: 'at start' });
    starts[0]?.sink.next({ data: { journal: entry('one further') } });
    await settled();
    expect(cursorNow()).toBe('one further');
    expect(onChange.mock.calls).toEqual([['SNAG_GONE']]);
  });

  test('begins again after an end no reconnect can mend, from the same place, in pauses that grow', async () => {
    const { tab, starts, onChange } = open();
    starts[0]?.sink.next({ data: { journal: entry('one further') } });
    starts[0]?.sink.error(new Error('gone'));
    await settled();
    // What came meanwhile nobody knows.
    expect(onChange).toHaveBeenLastCalledWith(null);
    tab.advance(1_000);
    expect(starts[1]?.variables['after']).toBe('one further');
    starts[1]?.sink.error(new Error('gone'));
    await settled();
    tab.advance(1_999);
    expect(starts).toHaveLength(2);
    tab.advance(1);
    expect(starts).toHaveLength(3);
  });

  test('begins where the screens have read the project anew after the server was put back', async () => {
    const { environment, tab, starts } = open();
    const graphqlErrors = [{ message: '', extensions: { code: 'OTHER_HISTORY' } }];
    starts[0]?.sink.error(new NetworkFailure({ kind: 'graphql', operation: '', graphqlErrors }));
    environment.commitUpdate((store) =>
      store.create('project_1', 'Project').setValue('read anew', 'journalCursor'),
    );
    await settled();
    tab.advance(1_000);
    expect(starts[1]?.variables['after']).toBe('read anew');
  });

  test('reads again what arrived while an answer was on its way, which may be older, and nothing else', async () => {
    const { tab, starts, polls, answers, cursorNow, answerPolls } = open();
    answerPolls([{ entries: [entry('second')], cursor: 'second', hasNextPage: false }]);
    tab.advance(1_000);
    starts[0]?.sink.next({ data: { journal: entry('first') } });
    tab.advance(1_000);
    starts[0]?.sink.next({ data: { journal: entry('second') } });
    await settled();
    answers.received({ askedAt: 2_000 });
    expect(polls).toEqual([]);
    answers.received({ askedAt: 1_500 });
    await settled();
    expect(polls.map(({ after }) => after as unknown)).toEqual(['first']);
    expect(cursorNow()).toBe('second');
  });

  test('an answer to an event of this device is not overtaken by that event, but by others', () => {
    const { world, ...tab } = createDevice().tab();
    const overtaken = createStaleResponses(world.clock);
    const own = { askedAt: world.clock.now(), ownEventId: 'mine' };
    tab.advance(100);
    overtaken.arrived('at start', 'mine');
    expect(overtaken.by(own)).toBeNull();
    overtaken.arrived('at mine', 'theirs');
    expect(overtaken.by(own)).toBe('at mine');
    expect(overtaken.by({ askedAt: own.askedAt })).toBe('at start');
    tab.advance(100);
    expect(overtaken.by({ askedAt: world.clock.now() })).toBeNull();
  });

  test('an answer that was asked for after the clock was set back is overtaken by nothing before', () => {
    const { world, ...tab } = createDevice().tab();
    const overtaken = createStaleResponses(world.clock);
    tab.advance(100);
    overtaken.arrived('before', 'theirs');
    tab.setClockBack(90_000);
    tab.advance(100);
    expect(overtaken.by({ askedAt: world.clock.now() })).toBeNull();
  });

  test('reads page after page by POST where websockets are blocked', async () => {
    const { starts, polls, cursorNow, onChange, answerPolls } = open();
    answerPolls([
      { entries: [entry('first'), entry('second')], cursor: 'second', hasNextPage: true },
      { entries: [], cursor: 'past what one may not see', hasNextPage: false },
    ]);
    // as above
    await (starts[0]?.config.metadata as { poll: () => Promise<void> } | undefined)?.poll();
    expect(polls.map(({ after }) => after as unknown)).toEqual(['at start', 'second']);
    expect(cursorNow()).toBe('past what one may not see');
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  test('ends when nobody looks at the project any more', async () => {
    const { tab, starts, stop } = open();
    starts[0]?.sink.error(new Error('gone'));
    await settled();
    stop();
    tab.advance(60_000);
    await until(() => starts.length === 1);
  });
});
