import type { Environment } from 'relay-runtime';
import type { World } from '../../device/world';
import { createChanges, type Changes } from './changes';
import { createLists, type Lists } from './lists';
import { createAnswers, type Answers } from './staleResponses';

export interface Journal {
  readonly lists: Lists;
  readonly answers: Answers;
  /** Listeners run shortly after events arrived, to refetch what only the server knows: membership in lists and counts. */
  readonly changes: Pick<Changes, 'subscribe' | 'happened'>;
  /** The journal cursor up to which the store's data of the project includes events; null while the store has none. */
  cursorOf(projectId: string): string | null;
  /** Follows a project from the cursor of its data in the store; returns the function to stop. */
  watch(projectId: string): () => void;
  close(): void;
}

/** Wait before the code that follows a project is requested again after a failure, in ms. */
const retryMs = 5_000;

export type Follow = (projectId: string, cursor: string) => () => void;

export function createJournal(environment: Environment, world: Pick<World, 'clock' | 'random' | 'visible'>, follower: () => Promise<Follow>): Journal {
  const changes = createChanges(world);
  const watches = new Set<() => void>();

  function cursorOf(projectId: string): string | null {
    const cursor = environment.getStore().getSource().get(projectId)?.['journalCursor'];
    return typeof cursor === 'string' ? cursor : null;
  }

  return {
    lists: createLists(),
    answers: createAnswers(),
    changes,
    cursorOf,
    watch(projectId) {
      const cursor = cursorOf(projectId);
      let timer: unknown;
      let end = (): void => {};
      let left = false;
      function start(): void {
        follower().then(
          (follow) => {
            if (!left && cursor !== null) end = follow(projectId, cursor);
          },
          () => {
            if (!left) timer = world.clock.setTimeout(start, retryMs);
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
