import { useState } from 'react';
import { plural } from '@lingui/core/macro';
import { useReachability, useUserSession } from '../../app/context';
import { useOutbox } from '../../app/useOutbox';

/** What takes longer, such as many photos on a slow line, is not waited for. ms. */
const longestMs = 30_000;

/** What was not sent in time, and what the person can say to that. */
interface Stuck {
  /** Goes on without it. */
  readonly goOn: () => void;
  readonly wait: () => void;
}

export interface SendFirst {
  /** Says what is sent before, and what the server has not accepted; null: nothing. */
  readonly notice: string | null;
  /** Null while there is nothing to decide. */
  readonly stuck: Stuck | null;
  /**
   * Resolves when all are sent or refused, or when the person goes on without those that were not
   * sent within {@link longestMs}; without a line at once, and the request itself then fails.
   */
  send(): Promise<void>;
}

/**
 * For what the server makes of all that it has: sends the project's unsent changes of this device
 * before.
 */
export function useSendFirst(projectId: string): SendFirst {
  const { outbox } = useUserSession();
  const { entries } = useOutbox();
  const { kind } = useReachability();
  const [stuck, setStuck] = useState<Stuck | null>(null);
  const here = entries.filter((entry) => entry.projectId === projectId);
  const refused = here.filter(({ state }) => state === 'refused').length;
  const waiting = here.length - refused;
  return {
    notice: noticeOf(waiting, refused, stuck !== null),
    stuck,
    async send() {
      if (outbox === null || kind === 'offline') return;
      const open = (): string[] =>
        outbox.entries
          .all()
          .flatMap((entry) =>
            entry.projectId === projectId && entry.state !== 'refused' ? [entry.eventId] : [],
          );
      /** Resolves to true when all are sent, or before that to what `ask` says. */
      const sentOr = (ask: (say: (goesOn: boolean) => void) => () => void): Promise<boolean> =>
        new Promise((resolve) => {
          const done = (goesOn: boolean) => {
            stop();
            end();
            resolve(goesOn);
          };
          const stop = outbox.entries.subscribe(() => open().length === 0 && done(true));
          const end = ask(done);
          if (open().length === 0) done(true);
        });
      const inTime = () =>
        sentOr((say) => {
          const timer = setTimeout(() => say(false), longestMs);
          return () => clearTimeout(timer);
        });
      const decided = () =>
        sentOr((say) => {
          setStuck({ goOn: () => say(true), wait: () => say(false) });
          return () => setStuck(null);
        });
      // They could be undone for some seconds more.
      await outbox.hold(open(), 0);
      while (!(await inTime()) && !(await decided()));
    },
  };
}

function noticeOf(waiting: number, refused: number, isStuck: boolean): string | null {
  const sentences = [
    ...(waiting === 0
      ? []
      : [
          isStuck
            ? plural(waiting, {
                one: '# change is still not sent and would not be in it.',
                other: '# changes are still not sent and would not be in it.',
              })
            : plural(waiting, {
                one: '# change on this device is not sent yet. It is sent first.',
                other: '# changes on this device are not sent yet. They are sent first.',
              }),
        ]),
    ...(refused === 0
      ? []
      : [
          plural(refused, {
            one: '# change was not accepted and is left out. See the outbox.',
            other: '# changes were not accepted and are left out. See the outbox.',
          }),
        ]),
  ];
  return sentences.length === 0 ? null : sentences.join(' ');
}
