import { createRenderQueue, type Rendered, type RenderQueue, type RenderQueueOptions, type RenderTask } from '../../server/files';
import { Refusal } from '../../server/refusal';

/** What a row of a photo says of it. */
interface Photo extends RenderTask {
  key: string;
}

/** Rows of photos as a database would hold them, and a renderer whose every answer is decided by the test. */
function site(photos: string[], options: Partial<RenderQueueOptions<Photo, Rendered>> = {}) {
  const queued = [...photos];
  const heard: string[] = [];
  let atOnce = 0;
  let most = 0;
  const drop = (id: string) => queued.splice(queued.indexOf(id), 1);
  const world = {
    queued,
    heard,
    most: () => most,
    render: async (_key: string): Promise<Rendered> => ({ width: 4, height: 3, thumbHash: 'AA==' }),
    whenReady: async (_id: string): Promise<void> => undefined,
    queue: undefined as unknown as RenderQueue, // set two lines below, before anything runs
  };
  world.queue = createRenderQueue({
    next: async (except) => {
      const id = queued.find((one) => !except.includes(one));
      return id === undefined ? null : { id, key: `key of ${id}` };
    },
    render: async ({ key }) => {
      atOnce += 1;
      most = Math.max(most, atOnce);
      try {
        return await world.render(key);
      } finally {
        atOnce -= 1;
      }
    },
    ready: async ({ id }, { width, height }) => {
      await world.whenReady(id);
      heard.push(`${id} ready ${width} × ${height}`);
      drop(id);
    },
    failed: async ({ id }, why) => {
      heard.push(`${id} failed ${why.code}`);
      drop(id);
    },
    ...options,
  });
  return world;
}

describe('the render queue', () => {
  it('renders what waits, one after the other, oldest first', async () => {
    const world = site(['a', 'b', 'c']);
    world.queue.wake();
    world.queue.wake();
    await world.queue.idle();
    expect(world.heard).toEqual(['a ready 4 × 3', 'b ready 4 × 3', 'c ready 4 × 3']);
    expect(world.most()).toBe(1);
  });

  it('renders several at the same time where that is wished', async () => {
    const world = site(['a', 'b', 'c', 'd'], { width: 2 });
    const gate = latch();
    world.render = async () => {
      await gate.opened;
      return { width: 1, height: 1, thumbHash: '' };
    };
    world.queue.wake();
    await settled();
    gate.open();
    await world.queue.idle();
    expect(world.most()).toBe(2);
    expect(world.heard).toHaveLength(4);
  });

  it('goes on after a restart with what the last run had not finished', async () => {
    const world = site(['a', 'b']);
    const gate = latch();
    world.whenReady = () => gate.opened;
    world.queue.wake();
    await settled();
    // The first server is gone; its rows still say that both wait.
    const next = site([...world.queued]);
    next.queue.wake();
    await next.queue.idle();
    expect(next.heard).toEqual(['a ready 4 × 3', 'b ready 4 × 3']);
    gate.open();
    await world.queue.close();
  });

  it('sees a photo that comes while it is being told that there is none', async () => {
    const queued: string[] = [];
    const gate = latch();
    const world = site([], {
      next: async () => {
        const id = queued.shift();
        await gate.opened;
        return id === undefined ? null : { id, key: id };
      },
    });
    world.queue.wake();
    await settled();
    queued.push('late');
    world.queue.wake();
    gate.open();
    await world.queue.idle();
    expect(world.heard).toEqual(['late ready 4 × 3']);
  });

  it('says once of a photo that it can never be rendered, and goes on', async () => {
    const world = site(['bad', 'good']);
    world.render = async (key) => {
      if (key.endsWith('bad')) throw new Refusal('PHOTO_UNREADABLE');
      return { width: 1, height: 1, thumbHash: '' };
    };
    world.queue.wake();
    await world.queue.idle();
    expect(world.heard).toEqual(['bad failed PHOTO_UNREADABLE', 'good ready 1 × 1']);
  });

  it.each([
    ['a full disk', () => new Refusal('STORAGE_FULL_SERVER')],
    ['a fault of the server', () => new Error('boom')],
  ])('never gives a photo up for %s: it comes again, after the others', async (_what, fault) => {
    const lines: object[] = [];
    const world = site(['a', 'b'], { patienceMs: [1], log: (line) => lines.push(line) });
    const again = latch();
    let tries = 0;
    world.render = async (key) => {
      if (key.endsWith('a') && (tries += 1) < 3) throw fault();
      if (tries === 3) again.open();
      return { width: 4, height: 3, thumbHash: '' };
    };
    world.queue.wake();
    await again.opened;
    await world.queue.idle();
    expect(world.heard).toEqual(['b ready 4 × 3', 'a ready 4 × 3']);
    expect(lines).toMatchObject([{ event: 'render-fault', id: 'a' }, { event: 'render-fault', id: 'a' }]);
  });

  it('renders a photo again whose result could not be written down', async () => {
    const world = site(['a'], { patienceMs: [1] });
    const again = latch();
    let tries = 0;
    world.whenReady = async () => {
      if ((tries += 1) === 1) throw new Error('database is locked');
      again.open();
    };
    world.queue.wake();
    await again.opened;
    await world.queue.idle();
    expect(world.heard).toEqual(['a ready 4 × 3']);
  });

  it('outlives a database that cannot say what waits', async () => {
    const again = latch();
    let asked = 0;
    const world = site([], {
      patienceMs: [1],
      next: async () => {
        if ((asked += 1) === 1) throw new Error('database is locked');
        again.open();
        return null;
      },
    });
    world.queue.wake();
    await again.opened;
    await world.queue.close();
    expect(asked).toBe(2);
  });

  it('ends what it is doing when it is closed, and begins nothing more', async () => {
    const world = site(['a', 'b']);
    const gate = latch();
    world.render = async () => {
      await gate.opened;
      return { width: 1, height: 1, thumbHash: '' };
    };
    world.queue.wake();
    await settled();
    const closed = world.queue.close();
    gate.open();
    await closed;
    world.queue.wake();
    await world.queue.idle();
    expect(world.heard).toEqual(['a ready 1 × 1']);
  });
});

function latch(): { opened: Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** Lets everything happen that waits for nothing but its turn. */
async function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
