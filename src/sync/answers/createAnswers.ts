import type { ConcreteRequest, Variables } from 'relay-runtime';
import { scopeOf } from '../../../rules/scope';
import type { OutboxEntry } from '../outbox/entry';
import type { DeviceRows, OutboxLayer, ProjectRows, Row, SnagDetails } from '../rows/row';
import { Copy } from './copy';
import { execute, type Rows, Unanswered, Unread } from './executor';
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
  /** Called with the field or row that is missing when there is no answer. */
  readonly onUnanswered?: (operation: string, field: string) => void;
}

/** The unsent entries, which lists include. */
export interface AnsweredOutbox {
  /**
   * The person's entries, oldest first. Waits until they are known. A changed list is a new array.
   */
  entries(): Promise<readonly OutboxEntry[]>;
  layer(rows: ProjectRows, entries: readonly OutboxEntry[]): Promise<OutboxLayer>;
  /**
   * A text that changes when the server tells something newer of the snags that the entries are
   * about. @default () => ''
   */
  told?(entries: readonly OutboxEntry[]): string;
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
  /** The snags of unsent entries. */
  readonly unsentIds: ReadonlySet<string>;
}

export interface AnswerOptions {
  /**
   * A query about all projects reads at most so many rows, but at least the copy that was opened
   * last. @default all
   */
  readonly mostRows?: number;
  /** Leaves the unsent entries out. @default false */
  readonly withoutUnsent?: boolean;
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
}

/** Answers the screens' own documents from the rows on this device. */
export function createAnswers({
  device,
  clock,
  outbox,
  newlyWaiting = () => 0,
  onUnanswered,
}: AnswersOptions): Answers {
  /** The computed values of each copy, for as long as its unsent entries stay the same. */
  const copies = new WeakMap<
    ProjectRows,
    {
      readonly entries: readonly OutboxEntry[];
      readonly told: string;
      readonly copy: Promise<Copy | null>;
    }
  >();
  let last: Copy | null = null;

  async function copyFrom(rows: ProjectRows | null): Promise<Copy | null> {
    if (rows === null) return null;
    const entries = (await outbox.entries()).filter(
      ({ projectId }) => projectId === rows.projectId,
    );
    const told = outbox.told?.(entries) ?? '';
    const known = copies.get(rows);
    if (known !== undefined && known.told === told && areSame(known.entries, entries))
      return known.copy;
    const copy = makeCopy(rows, entries);
    copies.set(rows, { entries, told, copy });
    return copy;
  }

  async function makeCopy(
    rows: ProjectRows,
    entries: readonly OutboxEntry[],
  ): Promise<Copy | null> {
    const project = rows.row(rows.projectId);
    if (project === undefined) return null;
    const layer = entries.length === 0 ? emptyLayer : await outbox.layer(rows, entries);
    last = new Copy(rows, layer, project, device.userId, last);
    return last;
  }

  /** The same copy without the unsent entries. */
  function settled(copy: Copy): Copy {
    const { before, foundIds } = copy.layer;
    return before.size === 0 && copy.layer.raised.size === 0
      ? copy
      : new Copy(
          copy.rows,
          { ...emptyLayer, listed: before, before, foundIds },
          copy.project,
          device.userId,
          copy,
          false,
        );
  }

  /** The copy with a row of this id, or with a snag that was raised here. */
  async function copyWith(id: string): Promise<Copy | null> {
    const raised = (await outbox.entries()).find(
      ({ kind, snagId }) => kind === 'raise' && snagId === id,
    );
    return copyFrom(
      (await device.projectWith(id)) ??
        (raised === undefined ? null : await device.projectWith(raised.projectId)),
    );
  }

  return {
    async answer(request, variables, { mostRows = Infinity, ...options } = {}) {
      const read = new Read(device, copyFrom, copyWith, mostRows);
      for (;;) {
        const answer = answerNow(request, variables, options, read);
        if (read.missing.length === 0) return answer;
        await Promise.all(read.missing.splice(0).map((reads) => reads()));
      }
    },
  };

  /** From what was read; what is missing stands in `read` afterwards. */
  function answerNow(
    request: ConcreteRequest,
    variables: Variables,
    { withoutUnsent = false, loaded = () => null }: Omit<AnswerOptions, 'mostRows'>,
    read: Read,
  ): Answer | null {
    const used = new Set<Copy>();
    let ofAll: readonly string[] | null = null;
    const detailRows = new Map<string, { row: Row; copy: Copy }>();
    const taken = (copy: Copy | null): Copy | null => {
      // A role that no rule names sees nothing, as if there were no copy.
      if (copy === null || scopeOf(copy.actor).kind === 'NOTHING') return null;
      const known = withoutUnsent
        ? ([...used].find(({ rows }) => rows === copy.rows) ?? settled(copy))
        : copy;
      used.add(known);
      return known;
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
      mayLack: () =>
        [...used].some(({ rows, layer }) => rows.ofOtherBuild || layer.foundIds.length > 0),
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
      const data = execute(request, variables, resolvers, asked);
      if (used.size === 0) return null;
      const unsentIds = new Set([...used].flatMap(({ layer }) => [...layer.listed.keys()]));
      return {
        response: { data },
        freshAt: Math.min(...[...used].map(({ rows }) => rows.freshAt)),
        ofAll,
        unsentIds,
      };
    } catch (error) {
      if (error instanceof Unanswered && read.missing.length === 0)
        onUnanswered?.(request.operation.name, error.field);
      else if (!(error instanceof Unanswered) && !(error instanceof Unread)) throw error;
      return null;
    }
  }
}

/** What one answer has read so far. What it needs besides is in `missing`. */
class Read {
  readonly missing: (() => Promise<void>)[] = [];
  readonly #projects = new Map<string, Copy | null>();
  readonly #nodes = new Map<string, Copy | null>();
  readonly #details = new Map<string, SnagDetails | null>();
  #all: readonly Copy[] | undefined;

  constructor(
    private readonly device: DeviceRows,
    private readonly copyFrom: (rows: ProjectRows | null) => Promise<Copy | null>,
    private readonly copyWith: (id: string) => Promise<Copy | null>,
    private readonly mostRows: number,
  ) {}

  project(code: string): Copy | null {
    const known = this.#projects.get(code);
    return known !== undefined
      ? known
      : this.#wait(async () => {
          this.#projects.set(code, await this.copyFrom(await this.device.project(code)));
        });
  }

  projectWith(id: string): Copy | null {
    const known = this.#nodes.get(id);
    return known !== undefined
      ? known
      : this.#wait(async () => void this.#nodes.set(id, await this.copyWith(id)));
  }

  projects(): readonly Copy[] {
    return (
      this.#all ??
      this.#wait(async () => {
        const rows = await this.device.projects(this.mostRows);
        this.#all = (await Promise.all(rows.map(this.copyFrom))).flatMap((copy) => copy ?? []);
      })
    );
  }

  /** Of what is missing here, several are read together: the answer goes on without them. */
  details(copy: Copy, snagId: string): SnagDetails | null {
    const known = this.#details.get(snagId);
    if (known === undefined)
      this.missing.push(async () => {
        this.#details.set(snagId, await copy.details(snagId));
      });
    return known ?? null;
  }

  #wait(read: () => Promise<void>): never {
    this.missing.push(read);
    throw new Unread();
  }
}

/** Without unsent entries. */
export const emptyLayer: OutboxLayer = {
  listed: new Map(),
  before: new Map(),
  foundIds: [],
  raised: new Map(),
  raisedIds: [],
};

/** Whether both lists show the same; the state of sending makes no difference. */
const areSame = (one: readonly OutboxEntry[], other: readonly OutboxEntry[]): boolean =>
  one.length === other.length &&
  one.every(
    ({ eventId, refusal }, index) =>
      eventId === other[index]?.eventId &&
      (refusal === undefined) === (other[index].refusal === undefined),
  );
