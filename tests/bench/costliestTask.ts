import type { Page } from 'playwright-core';

/** What is used of an event of a trace; times in microseconds. */
interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Time of the processor. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/**
 * The processor's time, in ms, of the task of the page's own thread that took most of it. Unlike
 * its length by the clock it does not tell of a machine that is busy with other things; a slower
 * processor takes as many times longer.
 */
export async function costliestTask(page: Page, act: () => Promise<void>): Promise<number> {
  const devtools = await page.context().browser()?.newBrowserCDPSession();
  if (devtools === undefined) throw new Error('The page belongs to no browser.');
  const events: TraceEvent[] = [];
  devtools.on('Tracing.dataCollected', ({ value }) =>
    events.push(...(value as unknown as TraceEvent[])),
  ); // what the format of traces says
  await devtools.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['toplevel', '__metadata'], excludedCategories: ['*'] },
  });
  await act();
  const complete = new Promise((resolve) => devtools.once('Tracing.tracingComplete', resolve));
  await devtools.send('Tracing.end');
  await complete;
  const threadOf = ({ pid, tid }: TraceEvent): string => `${pid} ${tid}`;
  const main = new Set(
    events
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(threadOf),
  );
  const times = events
    .filter(
      (event) => event.name.endsWith('RunTask') && event.ph === 'X' && main.has(threadOf(event)),
    )
    .map(({ tdur = 0 }) => tdur / 1_000);
  if (times.length === 0) throw new Error('The trace tells of no task.');
  return Math.max(...times);
}
