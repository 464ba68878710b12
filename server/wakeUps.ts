export interface WakeUps {
  /** Says that the project's journal has grown. It carries nothing: who wakes up reads the journal. */
  wake(projectId: string): void;
  /** Says that something of the project is under way that the journal does not write down: {@link Progress}. */
  show(projectId: string, subjectId: string): void;
  /** Calls `listener` after each growth, and with the id of what is shown, until the returned function is called. */
  listen(projectId: string, listener: (subjectId?: string) => void): () => void;
  /** How many listen. */
  listening(): number;
  /** How often somebody was woken or shown something. */
  times(): number;
}

/** How far something is that the journal does not write down. It is gone with the process that works on it. */
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
