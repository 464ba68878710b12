import type { NetworkEndEvent, NetworkEvent } from '../../network/index';
import { retryDelaysMs } from '../../network/settings';

/** One operation from its request on. Without contents: no variables, no token, no body. */
export interface LoggedExecution {
  readonly operation: string;
  /** The id of its document. */
  readonly id: string;
  readonly kind: string;
  readonly startedAt: Date;
  /** The operation's HTTP requests. How each ended is known when the operation ends. */
  attempts: readonly {
    readonly startedAt: Date;
    readonly durationMs?: number;
    readonly status?: number;
    readonly outcome: string;
  }[];
  readonly waits: { readonly why: string; readonly ms?: number; readonly at: Date }[];
  outcome: 'running' | NetworkEndEvent['outcome'];
  durationMs?: number;
  /** The kind of the failure, or the codes of errors that were tolerated. */
  problem?: string;
  requestId?: string;
}

/** What the network layer did, for a developer who looks at it in the browser's console. */
export interface NetworkLog {
  /** The latest hundred, oldest first. */
  readonly executions: readonly LoggedExecution[];
  /** States of the connection, and when the token was renewed. */
  readonly line: readonly { readonly at: Date; readonly what: string }[];
  /** Writes them into the console as a table. */
  table(): void;
}

const kept = 100;

export function createNetworkLog(
  output: Pick<Console, 'table'>,
): NetworkLog & { take(event: NetworkEvent): void } {
  const executions: LoggedExecution[] = [];
  const line: { at: Date; what: string }[] = [];
  /** By execution number. A new person has a new layer, which counts from 1 again. */
  const running = new Map<number, LoggedExecution>();

  return {
    executions,
    line,
    table: () => output.table(executions.map(row)),
    take(event) {
      const at = dateOf(event.at);
      if (event.type === 'connection') return keep(line, { at, what: event.state.kind });
      if (event.type === 'refresh')
        return keep(line, { at, what: `token ${event.outcome} after ${event.durationMs} ms` });
      if (event.type === 'start') {
        const { operation, id, operationKind: kind } = event;
        const execution: LoggedExecution = {
          operation,
          id,
          kind,
          startedAt: at,
          attempts: [],
          waits: [],
          outcome: 'running',
        };
        running.set(event.execution, execution);
        return keep(executions, execution);
      }
      const execution = running.get(event.execution);
      if (execution === undefined) return undefined;
      if (event.type === 'attempt')
        execution.attempts = [...execution.attempts, { startedAt: at, outcome: 'running' }];
      else if (event.type === 'wait')
        execution.waits.push({
          why: why(event, execution),
          ...(event.ms !== undefined && { ms: event.ms }),
          at,
        });
      else {
        running.delete(event.execution);
        end(execution, event);
      }
      return undefined;
    },
  };
}

function keep<T>(list: T[], item: T): void {
  list.push(item);
  if (list.length > kept) list.shift();
}

/** A wait that is longer than the layer's own delay comes from `Retry-After`. */
function why(
  { reason, ms }: Extract<NetworkEvent, { type: 'wait' }>,
  { waits }: LoggedExecution,
): string {
  if (reason !== 'retry') return reason;
  const retries = waits.filter((wait) => wait.why === 'retry' || wait.why === 'Retry-After').length;
  return ms !== undefined && ms > (retryDelaysMs[retries] ?? 0) ? 'Retry-After' : 'retry';
}

function end(
  execution: LoggedExecution,
  { outcome, durationMs, attempts, failure, errors = [], requestId }: NetworkEndEvent,
): void {
  const codes = errors.map(({ code }) => code ?? 'no code').join(', ');
  Object.assign(execution, { outcome, durationMs, ...(requestId !== undefined && { requestId }) });
  if (failure !== undefined || codes !== '')
    execution.problem = [failure?.kind, codes].filter(Boolean).join(' ');
  // After an unsubscribe it is not known how the requests ended.
  if (outcome === 'left')
    execution.attempts = execution.attempts.map((attempt) => ({ ...attempt, outcome: 'left' }));
  else
    execution.attempts = attempts.map(({ startedAt, durationMs: ms, status, kind }) => ({
      startedAt: dateOf(startedAt),
      durationMs: ms,
      ...(status !== undefined && { status }),
      outcome: kind ?? 'ok',
    }));
}

const dateOf = (at: number): Date => new Date(performance.timeOrigin + at);

function row({
  operation,
  kind,
  startedAt,
  attempts,
  waits,
  outcome,
  durationMs,
  problem,
}: LoggedExecution): Record<string, unknown> {
  return {
    operation,
    kind,
    started: startedAt.toISOString().slice(11, 23),
    attempts: attempts
      .map(({ status, outcome: how, durationMs: ms }) =>
        `${status ?? ''} ${how} ${ms === undefined ? '' : `${ms} ms`}`.trim(),
      )
      .join(' · '),
    waits: waits
      .map(({ why: reason, ms }) => (ms === undefined ? reason : `${reason} ${ms} ms`))
      .join(' · '),
    outcome: problem === undefined ? outcome : `${outcome}: ${problem}`,
    ms: durationMs,
  };
}
