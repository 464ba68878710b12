import { randomBytes } from 'node:crypto';
import { destination, pino } from 'pino';

export const levels = ['silent', 'error', 'warn', 'info', 'debug'] as const;
export type Level = (typeof levels)[number];

/**
 * A line of the log: what happened, and facts about it. Never a token, personal text, or a file's
 * name.
 */
export interface LogLine {
  readonly level: Exclude<Level, 'silent'>;
  readonly message: string;
  readonly [fact: string]: unknown;
}

export type Log = (line: LogLine) => void;

interface LogOptions {
  /** The lowest level that is written. */
  level: Level;
  /** @default the error stream; what waits to be written is written when the process exits */
  write?: (line: string) => void;
}

/** Lines of JSON. */
export function createLog({ level, write }: LogOptions): Log {
  const options = {
    level,
    messageKey: 'message',
    // Without host name and process id, which log collectors add.
    base: null,
    timestamp: () => `,"at":"${new Date().toISOString()}"`,
    formatters: { level: (label: string) => ({ level: label }) },
  };
  const logger = write === undefined ? pino(options, errorStream()) : pino(options, { write });
  return ({ level: of, message, ...facts }) => {
    if (logger.isLevelEnabled(of)) logger[of](scrubbed(facts), message);
  };
}

/** Asynchronous: a slow reader of the stream must not block the server. */
function errorStream() {
  const stream = destination({ dest: 2, sync: false });
  process.once('exit', () => {
    try {
      stream.flushSync();
    } catch {
      // The stream is not open yet, or nobody reads it any more.
    }
  });
  return stream;
}

/** Logs a fault of the server and returns its reference, which the person is shown. */
export function tellFault(log: Log, error: unknown): string {
  const reference = randomBytes(4).toString('hex');
  const isError = error instanceof Error;
  log({
    level: 'error',
    message: 'an unexpected fault',
    reference,
    error: isError ? `${error.name}: ${error.message}` : String(error),
    stack: isError ? error.stack : undefined,
  });
  return reference;
}

type Facts = Readonly<Record<string, unknown>>;

const scrubbed = (facts: Facts): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [
      name,
      typeof fact === 'string' ? scrub(fact) : fact,
    ]),
  );

/**
 * Errors quote what they could not read, and that may be what somebody wrote. So what stands in
 * quotes is left out, and so is what looks like an e-mail address or a token. Of a stack only the
 * lines that name the code are kept, because the error itself is logged beside it.
 */
export function scrub(text: string): string {
  const lines = text.split('\n');
  const stackLines = lines.filter((line) => /^\s+at .*:\d+:\d+\)?$/.test(line));
  const [first = ''] = lines;
  // The first line that says where it was thrown is preceded by the message, which may have several
  // lines.
  const said = stackLines.length > 0 ? first : lines.join(' ');
  return [quoted.reduce((rest, pattern) => rest.replace(pattern, '…'), said), ...stackLines].join(
    '\n',
  );
}

// To the last quote of its kind: what is quoted may hold quotes itself.
const quoted = [
  /".*"|".*$/g,
  /“.*”|“.*$/g,
  /`.*`|`.*$/g,
  /(?<!\w)'.*'(?!\w)|(?<!\w)'.*$/g,
  /\S+@\S+/g,
  /(?<![\w-])(?!\w+_[0-9a-z]{26}(?![\w-]))[\w-]{32,}/g,
];
