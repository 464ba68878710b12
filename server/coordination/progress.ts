import { settings } from '../settings';
import type { Tell } from './line';
import type { WakeUps } from './wakeUps';

/**
 * Progress of work that is not part of the journal. It is lost with the process that does the work.
 */
export interface Progress {
  /** Whole percent. */
  note(projectId: string, subjectId: string, percent: number): void;
  end(subjectId: string): void;
  /** Null if it is not being worked on now. */
  of(subjectId: string): number | null;
  underWayIn(projectId: string): string[];
}

interface UnderWay {
  projectId: string;
  percent: number;
  /** Of another process: when it is not believed any more, because nothing was heard of it. */
  until?: number;
}

/** Within this process. */
export const createProgress = (wakeUps: Pick<WakeUps, 'show'>): Progress =>
  progressIn(new Map(), wakeUps);

/**
 * With what other processes tell of theirs, in the notice that {@link SharedProgress.heard} takes.
 * What is not renewed runs out: its process has died.
 */
export interface SharedProgress extends Progress {
  heard(projectId: string, subjectId: string, percent: number): void;
  heardEnd(subjectId: string): void;
  /** Tells again what is under way here. */
  renew(): void;
}

export function createSharedProgress(
  wakeUps: Pick<WakeUps, 'show'>,
  tell: Tell,
  clock: () => number,
): SharedProgress {
  const [own, others] = [new Map<string, UnderWay>(), new Map<string, UnderWay>()];
  const here = progressIn(own, wakeUps);
  const dropOld = (): void => {
    for (const [id, { until = 0 }] of others) if (until <= clock()) others.delete(id);
  };
  return {
    note(projectId, subjectId, percent) {
      here.note(projectId, subjectId, percent);
      tell('progress', projectId, subjectId, String(percent));
    },
    end(subjectId) {
      here.end(subjectId);
      tell('end', subjectId);
    },
    of(subjectId) {
      dropOld();
      return here.of(subjectId) ?? others.get(subjectId)?.percent ?? null;
    },
    underWayIn(projectId) {
      dropOld();
      return [
        ...new Set([
          ...here.underWayIn(projectId),
          ...progressIn(others, wakeUps).underWayIn(projectId),
        ]),
      ];
    },
    heard(projectId, subjectId, percent) {
      const before = others.get(subjectId)?.percent;
      others.set(subjectId, { projectId, percent, until: clock() + settings.jobs.lease });
      if (before !== percent) wakeUps.show(projectId, subjectId);
    },
    heardEnd: (subjectId) => void others.delete(subjectId),
    renew() {
      for (const [subjectId, { projectId, percent }] of own)
        tell('progress', projectId, subjectId, String(percent));
    },
  };
}

function progressIn(underWay: Map<string, UnderWay>, wakeUps: Pick<WakeUps, 'show'>): Progress {
  return {
    note(projectId, subjectId, percent) {
      underWay.set(subjectId, { projectId, percent });
      wakeUps.show(projectId, subjectId);
    },
    end: (subjectId) => void underWay.delete(subjectId),
    of: (subjectId) => underWay.get(subjectId)?.percent ?? null,
    underWayIn: (projectId) =>
      [...underWay].filter(([, one]) => one.projectId === projectId).map(([id]) => id),
  };
}
