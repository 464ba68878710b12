import { failed } from '../request';
import type { Rule } from '../step';
import type { Files } from '../upload';
import { createUploadPace, type UploadPace } from '../uploadPace';

/**
 * Ends one attempt 15,000 ms after its start, whether it connects, waits or reads. An upload is ended after a time without progress that is too
 * long for its measured rate; from the first byte of its response on, the limit is 15,000 ms again.
 */
export const timeout: Rule = (next, { world: { clock, upload }, limits }) => (call, answer) => {
  const startedAt = clock.now();
  let pace: UploadPace | undefined;
  let timer: unknown;
  // Without progress events, all bytes count as buffered from the start.
  wait(call.files === undefined || upload !== null ? limits.requestTimeoutMs : createUploadPace(limits)(startedAt, bytesOf(call.files)));

  const cancel = next(call, {
    next: answer.next,
    end(failure, final) {
      clock.clearTimeout(timer);
      answer.end(failure, final);
    },
    moved(sent) {
      pace ??= createUploadPace(limits);
      wait(pace(clock.now(), sent));
    },
    responseStarted: () => wait(limits.requestTimeoutMs),
  });

  function wait(ms: number): void {
    clock.clearTimeout(timer);
    timer = clock.setTimeout(expire, ms);
  }

  function expire(): void {
    cancel();
    call.record.attempts.push({ startedAt, durationMs: clock.now() - startedAt, kind: 'timeout' });
    answer.end(failed(call, { kind: 'timeout' }));
  }

  return () => {
    clock.clearTimeout(timer);
    cancel();
  };
};

function bytesOf(files: Files): number {
  return [...files.keys()].reduce((bytes, file) => bytes + ('size' in file ? file.size : 0), 0);
}
