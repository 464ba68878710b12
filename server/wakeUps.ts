export interface WakeUps {
  /** Signals that the project's journal has grown. Carries no data: listeners read the journal. */
  wake(projectId: string): void;
  /** Signals progress that is not part of the journal: {@link Progress}. */
  show(projectId: string, subjectId: string): void;
  /** Calls `listener` after each growth, and for progress with its id, until the returned function is called. */
  listen(projectId: string, listener: (subjectId?: string) => void): () => void;
  /** Number of listeners. */
  listening(): number;
  /** Number of signals so far. */
  times(): number;
}

/** Progress of work that is not part of the journal. It is lost with the process that does the work. */
export interface Progress {
  /** Whole percent. */
  note(projectId: string, subjectId: string, percent: number): void;
  end(subjectId: string): void;
  /** Null if it is not being worked on now. */
  of(subjectId: string): number | null;
  underWayIn(projectId: string): string[];
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
    listening: () => [...listeners.values()].reduce((sum, of) => sum + of.size, 0),
    times: () => times,
  };
}

/** Within this process. */
export function createProgress(wakeUps: WakeUps): Progress {
  const underWay = new Map<string, { projectId: string; percent: number }>();
  return {
    note(projectId, subjectId, percent) {
      underWay.set(subjectId, { projectId, percent });
      wakeUps.show(projectId, subjectId);
    },
    end: (subjectId) => void underWay.delete(subjectId),
    of: (subjectId) => underWay.get(subjectId)?.percent ?? null,
    underWayIn: (projectId) => [...underWay].filter(([, one]) => one.projectId === projectId).map(([id]) => id),
  };
}
