import { realClock, type World } from '../../src/device/world';

/**
 * The real clock, until somebody is in a hurry: then so much time has passed at once, and what was
 * waiting for it happens.
 */
export function hurriedClock(): World['clock'] & { hurry(ms: number): void } {
  const waiting = new Map<object, { run: () => void; at: number; real: unknown }>();
  let ahead = 0;
  const now = (): number => realClock.now() + ahead;
  return {
    now,
    date: () => realClock.date() + ahead,
    setTimeout(run, ms) {
      const timer = {};
      const fire = (): void => {
        waiting.delete(timer);
        run();
      };
      waiting.set(timer, { run: fire, at: now() + ms, real: realClock.setTimeout(fire, ms) });
      return timer;
    },
    clearTimeout(timer) {
      const known = [...waiting].find(([each]) => each === timer);
      if (known === undefined) return;
      realClock.clearTimeout(known[1].real);
      waiting.delete(known[0]);
    },
    hurry(ms) {
      ahead += ms;
      for (const { run, at, real } of waiting.values()) {
        if (at > now()) continue;
        realClock.clearTimeout(real);
        run();
      }
    },
  };
}
