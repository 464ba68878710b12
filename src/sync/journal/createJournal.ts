import type { Environment } from 'relay-runtime';
import type { World } from '../../device/world';
import { createChanges, type Changes } from './changes';
import { createLists, type Lists } from './lists';
import { createAnswers, type Answers } from './staleResponses';

export interface Journal {
  readonly lists: Lists;
  readonly answers: Answers;
  /** Called some moments after events arrived, to read anew what only the server can tell: membership and counts. */
  readonly changes: Pick<Changes, 'subscribe' | 'happened'>;
  /** The journal cursor of what the person is looking at; null while nothing of the project is there. */
  seen(projectId: string): string | null;
  /** Follows a project from the cursor its data in the store was read at; returns the way to stop. */
  watch(projectId: string): () => void;
  close(): void;
}

/** The code that follows a project comes after the first screen; if it does not come, it is asked for again so much later, in ms. */
const againMs = 5_000;

export type Follow = (projectId: string, cursor: string) => () => void;

export function createJournal(environment: Environment, world: Pick<World, 'clock' | 'random' | 'visible'>, follower: () => Promise<Follow>): Journal {
  const changes = createChanges(world);
  const watches = new Set<() => void>();

  function seen(projectId: string): string | null {
    const cursor = environment.getStore().getSource().get(projectId)?.['journalCursor'];
    return typeof cursor === 'string' ? cursor : null;
  }

  return {
    lists: createLists(),
    answers: createAnswers(),
    changes,
    seen,
    watch(projectId) {
      const cursor = seen(projectId);
      let timer: unknown;
      let end = (): void => {};
      let left = false;
      function start(): void {
        follower().then(
          (follow) => {
            if (!left && cursor !== null) end = follow(projectId, cursor);
          },
          () => {
            if (!left) timer = world.clock.setTimeout(start, againMs);
          },
        );
      }
      function stop(): void {
        left = true;
        world.clock.clearTimeout(timer);
        watches.delete(stop);
        end();
      }
      watches.add(stop);
      start();
      return stop;
    },
    close() {
      for (const stop of watches) stop();
      changes.close();
    },
  };
}
