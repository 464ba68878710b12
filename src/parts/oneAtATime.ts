interface Running {
  unsubscribe(): void;
}

export interface OneAtATime {
  ask(): void;
  stop(): void;
}

/**
 * A request that is under way is let finish, however many more are wanted meanwhile: after it one more is made for all of them.
 * On a slow line, to begin anew with each wish would mean never to finish.
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
      ask();
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
