import { plural } from '@lingui/core/macro';
import { useReachability, useUserSession } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';

/** What takes longer, such as many photos on a slow line, is not waited for. ms. */
const longestMs = 30_000;

/**
 * For what the server makes of all that it has: sends the project's unsent changes of this device
 * before. `notice` says so, and what the server has not accepted; null if there is nothing to say.
 */
export function useSendFirst(projectId: string): {
  notice: string | null;
  /**
   * Resolves when all are sent or refused, or after {@link longestMs}; without a line at once, and
   * the request itself then fails.
   */
  send(): Promise<void>;
} {
  const { outbox } = useUserSession();
  const { entries } = useOutbox();
  const { kind } = useReachability();
  const here = entries.filter((entry) => entry.projectId === projectId);
  const refused = here.filter(({ state }) => state === 'refused').length;
  return {
    notice: noticeOf(here.length - refused, refused),
    async send() {
      if (outbox === null || kind === 'offline') return;
      const open = (): string[] =>
        outbox.entries
          .all()
          .flatMap((entry) =>
            entry.projectId === projectId && entry.state !== 'refused' ? [entry.eventId] : [],
          );
      // They could be undone for some seconds more.
      await outbox.hold(open(), 0);
      await new Promise<void>((resolve) => {
        const done = () => {
          clearTimeout(timer);
          stop();
          resolve();
        };
        const timer = setTimeout(done, longestMs);
        const stop = outbox.entries.subscribe(() => open().length === 0 && done());
        if (open().length === 0) done();
      });
    },
  };
}

function noticeOf(waiting: number, refused: number): string | null {
  const sentences = [
    ...(waiting === 0
      ? []
      : [
          plural(waiting, {
            one: '# change on this device is not sent yet. It is sent first.',
            other: '# changes on this device are not sent yet. They are sent first.',
          }),
        ]),
    ...(refused === 0
      ? []
      : [
          plural(refused, {
            one: '# change was not accepted and is left out. See Unsent work.',
            other: '# changes were not accepted and are left out. See Unsent work.',
          }),
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
