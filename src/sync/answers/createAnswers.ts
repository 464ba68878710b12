import type { ConcreteRequest, Variables } from 'relay-runtime';
import { scopeOf } from '../../../rules/scope';
import type { OutboxEntry } from '../outbox/entry';
import { showSame } from '../replica/pendingOf';
import {
  allSoon,
  andThen,
  type DeviceRows,
  nothingPending,
  type Pending,
  type ProjectRows,
  type Row,
  type SnagDetails,
  type Soon,
} from '../rows/row';
import { Copy } from './copy';
import { execute, type Resolvers, type Rows, Unanswered, Unread } from './executor';
import { resolvers, type AnswerContext } from './resolvers';

export interface AnswersOptions {
  readonly device: DeviceRows;
  readonly clock: { now(): number };
  readonly outbox: AnsweredOutbox;
  /**
   * How many snags newly wait for the person in a project, as the server last told this page; an
   * older number would be wrong. @default () => 0
   */
  readonly newlyWaiting?: (projectId: string) => number;
  /** Computes fields. @default from all rows of a project */
  readonly computed?: Resolvers<AnswerContext>;
  /** Called with the field or row that is missing when there is no answer. */
  readonly onUnanswered?: (operation: string, field: string) => void;
}

/** The unsent entries, which lists include. */
export interface AnsweredOutbox {
  /**
   * The person's entries, oldest first. Waits until they are known. A changed list is a new array.
   */
  entries(): Soon<readonly OutboxEntry[]>;
  /** Applies the entries to rows. */
  pending(rows: ProjectRows, entries: readonly OutboxEntry[]): Soon<Pending>;
}

export interface Answer {
  /** Includes deferred data in its place. */
  readonly response: { readonly data: Readonly<Record<string, unknown>> };
  /** When the oldest copy used for it last equalled the server's data, epoch ms. */
  readonly freshAt: number;
  /**
   * The ids of the projects that were read, if the query was about all of the person's projects;
   * null if it was about one.
   */
  readonly ofAll: readonly string[] | null;
}

export interface AnswerOptions {
  /**
   * A query about all projects reads at most so many rows, but at least the copy that was opened
   * last. @default all
   */
  readonly mostRows?: number;
  /** A query about all projects reads only those with these ids. @default all */
  readonly only?: ReadonlySet<string>;
  /** The parts of lists that the screen has loaded. @default none */
  readonly loaded?: Rows['loaded'];
}

export interface Answers {
  /**
   * Answers a query's document from the copies on the device; null if they lack some of its data.
   */
  answer(
    request: ConcreteRequest,
    variables: Variables,
    options?: AnswerOptions,
  ): Promise<Answer | null>;
  /** Undefined if some of it has to be read from the disk first. */
  answerNow(
    request: ConcreteRequest,
    variables: Variables,
    options?: AnswerOptions,
  ): Answer | null | undefined;
}

/** Answers the screens' own documents from the rows on this device. */
export function createAnswers({
  device,
  clock,
  outbox,
  newlyWaiting = () => 0,
  computed = resolvers,
  onUnanswered,
}: AnswersOptions): Answers {
  /** The computed values of each copy, for as long as its unsent entries stay the same. */
  const copies = new WeakMap<
    ProjectRows,
    {
      readonly entries: readonly OutboxEntry[];
      readonly copy: Soon<Copy | null>;
    }
  >();
  let last: Copy | null = null;

  function copyFrom(rows: ProjectRows | null): Soon<Copy | null> {
    return rows === null ? null : andThen(outbox.entries(), (all) => copyWithAll(rows, all));
  }

  function copyWithAll(rows: ProjectRows, all: readonly OutboxEntry[]): Soon<Copy | null> {
    const entries = all.filter(({ projectId }) => projectId === rows.projectId);
    const known = copies.get(rows);
    if (known !== undefined && showSame(known.entries, entries)) return known.copy;
    const copy = makeCopy(rows, entries);
    copies.set(rows, { entries, copy });
    if (copy instanceof Promise)
      copy.then(
        (made) => copies.get(rows)?.copy === copy && copies.set(rows, { entries, copy: made }),
        () => copies.delete(rows),
      );
    return copy;
  }

  function makeCopy(rows: ProjectRows, entries: readonly OutboxEntry[]): Soon<Copy | null> {
    const project = rows.row(rows.projectId);
    if (project === undefined) return null;
    const pending = entries.length === 0 ? nothingPending : outbox.pending(rows, entries);
    return andThen(pending, (made) => {
      last = new Copy(rows, made, project, device.userId, last);
      return last;
    });
  }

  /** The copy with a row of this id, or with a snag that was raised here. */
  function copyWith(id: string): Soon<Copy | null> {
    return andThen(outbox.entries(), (entries) => {
      const raised = entries.find(({ kind, snagId }) => kind === 'raise' && snagId === id);
      return andThen(device.projectWith(raised?.projectId ?? id), copyFrom);
    });
  }

  return {
    async answer(request, variables, { mostRows = Infinity, only, ...options } = {}) {
      const read = new Read(device, copyFrom, copyWith, { mostRows, only });
      for (;;) {
        const answer = answerNow(request, variables, options, read);
        if (read.missing.length === 0) return answer;
        await Promise.all(read.missing.splice(0));
      }
    },
    answerNow(request, variables, { mostRows = Infinity, only, ...options } = {}) {
      const read = new Read(device, copyFrom, copyWith, { mostRows, only });
      const answer = answerNow(request, variables, options, read);
      if (read.missing.length === 0) return answer;
      for (const each of read.missing) each.catch(() => undefined);
      return undefined;
    },
  };

  /** From what was read; what is missing stands in `read` afterwards. */
  function answerNow(
    request: ConcreteRequest,
    variables: Variables,
    { loaded = () => null }: Omit<AnswerOptions, 'mostRows' | 'only'>,
    read: Read,
  ): Answer | null {
    const used = new Set<Copy>();
    let ofAll: readonly string[] | null = null;
    const detailRows = new Map<string, { row: Row; copy: Copy }>();
    const taken = (copy: Copy | null): Copy | null => {
      // A role that no rule names sees nothing, as if there were no copy.
      if (copy === null || scopeOf(copy.actor).kind === 'NOTHING') return null;
      used.add(copy);
      return copy;
    };
    const asked: AnswerContext = {
      now: clock.now(),
      newlyWaiting,
      loaded,
      row(id) {
        // A thumbnail may be among both; the details have more of its fields.
        const found = detailRows.get(id)?.row;
        if (found !== undefined) return found;
        for (const copy of used) {
          const row = copy.row(id);
          if (row !== undefined) return row;
        }
        return undefined;
      },
      mayLack: () => [...used].some(({ rows }) => rows.ofOtherBuild),
      project: (code) => taken(read.project(code)),
      projectWith: (id) => taken(read.projectWith(id)),
      projects() {
        const copies = read.projects().flatMap((copy) => taken(copy) ?? []);
        ofAll = copies.map(({ project }) => project.id);
        return copies;
      },
      copyOf(source) {
        const id = String(source['id']);
        const found =
          detailRows.get(id)?.copy ?? [...used].find((copy) => copy.row(id) !== undefined);
        if (found === undefined) throw new Unanswered(`the project of ${id}`);
        return found;
      },
      details(copy, snagId) {
        const details = read.details(copy, snagId);
        for (const row of details?.rows ?? []) detailRows.set(row.id, { row, copy });
        return details;
      },
    };
    try {
      const data = execute(request, variables, computed, asked);
      if (used.size === 0) return null;
      return {
        response: { data },
        freshAt: Math.min(...[...used].map(({ rows }) => rows.freshAt)),
        ofAll,
      };
    } catch (error) {
      if (error instanceof Unanswered && read.missing.length === 0)
        onUnanswered?.(request.operation.name, error.field);
      else if (!(error instanceof Unanswered) && !(error instanceof Unread)) throw error;
      return null;
    }
  }
}

/** What one answer has read so far. What it needs besides is being read, in `missing`. */
class Read {
  readonly missing: Promise<unknown>[] = [];
  readonly #projects = new Map<string, Copy | null>();
  readonly #nodes = new Map<string, Copy | null>();
  readonly #details = new Map<string, SnagDetails | null>();
  #all: readonly Copy[] | undefined;

  constructor(
    private readonly device: DeviceRows,
    private readonly copyFrom: (rows: ProjectRows | null) => Soon<Copy | null>,
    private readonly copyWith: (id: string) => Soon<Copy | null>,
    private readonly read: { readonly mostRows: number; readonly only: AnswerOptions['only'] },
  ) {}

  project(code: string): Copy | null {
    return this.#known(this.#projects, code, () =>
      andThen(this.device.project(code), this.copyFrom),
    );
  }

  projectWith(id: string): Copy | null {
    return this.#known(this.#nodes, id, () => this.copyWith(id));
  }

  projects(): readonly Copy[] {
    if (this.#all !== undefined) return this.#all;
    const { mostRows, only } = this.read;
    const copies = andThen(this.device.projects(mostRows), (all) => {
      const rows = all.filter(({ projectId }) => only?.has(projectId) !== false);
      return andThen(allSoon(rows.map(this.copyFrom)), (made) =>
        made.flatMap((copy) => copy ?? []),
      );
    });
    if (!(copies instanceof Promise)) return (this.#all = copies);
    return this.#wait(copies, (all) => (this.#all = all));
  }

  /** Of what is missing here, several are read together: the answer goes on without them. */
  details(copy: Copy, snagId: string): SnagDetails | null {
    const known = this.#details.get(snagId);
    if (known !== undefined) return known;
    const details = copy.details(snagId);
    if (details instanceof Promise) {
      this.missing.push(details.then((its) => this.#details.set(snagId, its)));
      return null;
    }
    this.#details.set(snagId, details);
    return details;
  }

  #known(known: Map<string, Copy | null>, key: string, read: () => Soon<Copy | null>): Copy | null {
    const before = known.get(key);
    if (before !== undefined) return before;
    const copy = read();
    if (copy instanceof Promise) return this.#wait(copy, (made) => known.set(key, made));
    known.set(key, copy);
    return copy;
  }

  #wait<T>(read: Promise<T>, take: (value: T) => unknown): never {
    this.missing.push(read.then(take));
    throw new Unread();
  }
}
