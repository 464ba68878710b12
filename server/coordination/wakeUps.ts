export interface WakeUps {
  /**
   * Signals that the project's journal has grown, if that is known up to which number. Carries no
   * data: listeners read the journal.
   */
  wake(projectId: string, seq?: number): void;
  /** Signals progress that is not part of the journal: progress.ts. */
  show(projectId: string, subjectId: string): void;
  /**
   * Calls `listener` after each growth, and for progress with its id, until the returned function
   * is called.
   */
  listen(projectId: string, listener: (subjectId?: string) => void): () => void;
  /** The projects that have listeners. */
  listenedTo(): string[];
  /** Number of listeners. */
  listening(): number;
  /** Number of signals so far. */
  times(): number;
}

/** Within this process. */
export function createWakeUps(): WakeUps {
  const listeners = new Map<string, Set<(subjectId?: string) => void>>();
  let times = 0;
  return {
    wake(projectId) {
      times += 1;
      for (const listener of listeners.get(projectId) ?? []) listener();
    },
    show(projectId, subjectId) {
      times += 1;
      for (const listener of listeners.get(projectId) ?? []) listener(subjectId);
    },
    listen(projectId, listener) {
      const of = listeners.get(projectId) ?? new Set();
      listeners.set(projectId, of.add(listener));
      return () => {
        of.delete(listener);
        if (of.size === 0) listeners.delete(projectId);
      };
    },
    listenedTo: () => [...listeners.keys()],
    listening: () => [...listeners.values()].reduce((sum, of) => sum + of.size, 0),
    times: () => times,
  };
}
