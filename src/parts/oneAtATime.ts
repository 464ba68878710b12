interface Running {
  unsubscribe(): void;
}

export interface OneAtATime {
  ask(): void;
  stop(): void;
}

/**
 * Runs one request at a time. Calls during a request are merged into one more request after it.
 * Restarting with each call might never finish on a slow connection.
 */
export function oneAtATime(start: (ended: () => void) => Running): OneAtATime {
  let busy = false;
  let again = false;
  let stopped = false;
  let running: Running | undefined;

  const ask = () => {
    if (stopped) return;
    if (busy) {
      again = true;
      return;
    }
    busy = true;
    running = start(() => {
      busy = false;
      if (!again) return;
      again = false;
      // In a later task: while a request is ending, Relay would give its answer to the next one,
      // too, and that lacks the latest changes.
      queueMicrotask(ask);
    });
  };
  return {
    ask,
    stop() {
      stopped = true;
      running?.unsubscribe();
    },
  };
}
