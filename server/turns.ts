import { Refusal } from './refusal';
import { settings } from './settings';

/** A place that is held until it is ended. */
export interface Turn {
  end(): void;
}

/**
 * Bounds what uploads take together, from their first byte to the answer: phones on a weak line hold their place for minutes, and must
 * not keep everybody else waiting. Who finds no place is told that the server is busy, and comes again.
 */
export interface Turns {
  /** One more upload of a session. */
  ofSession(sessionId: string): Turn;
  /** So many bytes in memory. */
  inMemory(bytes: number): Turn;
  /** One more plan on its way to the disk. */
  planOf(sessionId: string): Turn;
}

export function createTurns(): Turns {
  const uploads = createCounter();
  const plans = createCounter();
  let bytesNow = 0;
  return {
    ofSession: (sessionId) => uploads.take(sessionId, { each: settings.body.uploadsPerSession, all: Infinity }),
    planOf: (sessionId) => plans.take(sessionId, { each: settings.body.planUploadsPerSession, all: settings.body.planUploads }),
    inMemory(bytes) {
      if (bytesNow + bytes > settings.body.uploadMemory) throw busy();
      bytesNow += bytes;
      return {
        end: () => {
          bytesNow -= bytes;
        },
      };
    },
  };
}

const busy = (): Refusal => new Refusal('SERVER_BUSY', { seconds: 2 });

function createCounter() {
  const bySession = new Map<string, number>();
  let total = 0;
  return {
    take(sessionId: string, most: { each: number; all: number }): Turn {
      const own = bySession.get(sessionId) ?? 0;
      if (own >= most.each || total >= most.all) throw busy();
      total += 1;
      bySession.set(sessionId, own + 1);
      return {
        end: () => {
          total -= 1;
          const left = (bySession.get(sessionId) ?? 1) - 1;
          if (left === 0) bySession.delete(sessionId);
          else bySession.set(sessionId, left);
        },
      };
    },
  };
}
