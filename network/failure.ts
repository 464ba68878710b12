/** Kind of a failure. The README says when each occurs and what a screen should do. */
export type FailureKind =
  | 'network'
  | 'timeout'
  | 'http'
  | 'badBody'
  | 'emptyBody'
  | 'noData'
  | 'graphql'
  | 'auth'
  | 'file'
  | 'cancelled';

/** One HTTP request: its start (clock's time, in ms), its duration (ms), and how it ended. */
export interface Attempt {
  readonly startedAt: number;
  readonly durationMs: number;
  readonly status?: number | undefined;
  /** Absent when the attempt succeeded. */
  readonly kind?: FailureKind | undefined;
}

/** An entry of a response's `errors`. */
export interface GraphqlError {
  readonly message: string;
  readonly path?: readonly (string | number)[];
  readonly extensions?: {
    readonly code?: string;
    readonly retryable?: boolean;
    readonly [key: string]: unknown;
  };
}

export interface FailureFacts {
  readonly kind: FailureKind;
  readonly operation: string;
  readonly status?: number | undefined;
  readonly attempts?: readonly Attempt[] | undefined;
  readonly graphqlErrors?: readonly GraphqlError[] | undefined;
  /** @default true for `network`, `timeout` and `http` */
  readonly retryable?: boolean | undefined;
  readonly requestId?: string | undefined;
  readonly maybeExecuted?: boolean | undefined;
  readonly cause?: unknown;
}

/** Kinds after which the same request may succeed without a change; all others are final. */
export const transientKinds: readonly FailureKind[] = ['network', 'timeout', 'http'];

/** The same symbol in every copy of this package, so that `instanceof` works across copies. */
const brand = Symbol.for('@snagbook/network NetworkFailure');

/**
 * Every failure of this layer. Its message is short and stable and never holds a body, a variable
 * or a token.
 */
export class NetworkFailure extends Error {
  override readonly name = 'NetworkFailure';
  declare readonly kind: FailureKind;
  /** Name of the operation. */
  declare readonly operation: string;
  /** HTTP status of the last attempt, if there was a response. */
  declare readonly status: number | undefined;
  /** All requests this execution put on the wire, first to last. */
  declare readonly attempts: readonly Attempt[];
  /** The server's errors with their codes; their messages are meant to be shown to a person. */
  declare readonly graphqlErrors: readonly GraphqlError[] | undefined;
  /** The same request may succeed later without a change. */
  declare readonly retryable: boolean;
  /** The server's id of the last request, as in its log. */
  declare readonly requestId: string | undefined;
  /** A mutation was sent and it is unknown whether the server executed it. */
  declare readonly maybeExecuted: boolean;

  constructor({
    kind,
    operation,
    status,
    attempts = [],
    graphqlErrors,
    retryable = transientKinds.includes(kind),
    requestId,
    maybeExecuted = false,
    cause,
  }: FailureFacts) {
    const codes = new Set(graphqlErrors?.flatMap(({ extensions }) => extensions?.code ?? []));
    super(
      `${operation} failed: ${[kind === 'http' ? `http ${status}` : kind, ...codes].join(', ')}`,
      { cause },
    );
    Object.assign(this, {
      kind,
      operation,
      status,
      attempts,
      graphqlErrors,
      retryable,
      requestId,
      maybeExecuted,
    });
  }

  // Not a field, so that it is neither printed nor compared.
  static {
    Object.defineProperty(this.prototype, brand, { value: true });
  }

  /**
   * A program may load this class twice, by `import` and by `require`; an instance of either is an
   * instance of both.
   */
  static override [Symbol.hasInstance](value: unknown): value is NetworkFailure {
    // Subclasses have no brand of their own.
    return this === NetworkFailure ? brand in Object(value) : super[Symbol.hasInstance](value);
  }
}
