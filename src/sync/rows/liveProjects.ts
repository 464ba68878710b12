import {
  getRequestIdentifier,
  type ConcreteRequest,
  type GraphQLResponse,
  type PayloadData,
  type RequestParameters,
  type Variables,
} from 'relay-runtime';
import type { Value } from '../../device/observable';
import type { Rows } from '../answers/executor';
import type { PendingSnags } from './pendingSnags';
import type { JournalRows } from './read';

/** The projects whose state this device has, which answers for them always and at once. */
export interface Replicas {
  /** Their ids by their codes in upper case; null until they are known. */
  readonly projects: Value<ReadonlyMap<string, string> | null>;
  /** Resolves when they are known. */
  known(): Promise<unknown>;
  /**
   * Null if it lacks data that the query asks for. `loaded`: the parts of lists that the screen
   * has.
   */
  answer(
    request: ConcreteRequest,
    variables: Variables,
    loaded?: Rows['loaded'],
  ): Promise<ReplicaAnswer | null>;
  /**
   * At once; undefined if some of it has to be read from the disk first, or it was not looked lately
   * whether it may be read.
   */
  answerNow(
    request: ConcreteRequest,
    variables: Variables,
    loaded?: Rows['loaded'],
  ): ReplicaAnswer | null | undefined;
  /** Puts into the rows what the server has answered to a mutation that is no event of the outbox. */
  took(request: ConcreteRequest, variables: Variables, data: unknown): Promise<void>;
  /** What pending events make of the snags of other projects. */
  readonly pendingSnags: PendingSnags;
  /** Listeners run when the state of a project has changed. Returns the function to stop. */
  subscribe(listener: () => void): () => void;
  /** The cursor up to which the project's rows include its events. */
  cursorOf(code: string): Promise<string | null>;
  /** The server has told what follows the cursor `before`. Resolves when the rows have it. */
  pushed(code: string, before: string, page: JournalRows): Promise<void>;
}

/** `freshAt`: of the oldest project in it. */
export interface ReplicaAnswer extends DeviceAnswer {
  readonly data: PayloadData;
}

/** An answer from the data on this device. */
export interface DeviceAnswer {
  /** In the network layer's form: one whole payload, or its parts. */
  readonly payloads: readonly GraphQLResponse[];
  /** When it last equalled the server's, epoch ms. */
  readonly freshAt: number;
}

export interface LiveProjects {
  /** Their ids by their codes in upper case. */
  readonly projects: Value<ReadonlyMap<string, string>>;
  replicas(): Replicas | 'unknown' | null;
  /** Waits a moment for what is `unknown`. */
  start(): Promise<Replicas | null>;
  /** Listeners run when the line has come or gone. */
  lineChanged(listener: () => void): void;
  /** An answer of the server was put into the store, where it may hide pending events. */
  served(response?: GraphQLResponse): void;
  /** The server has answered a mutation. */
  took(request: ConcreteRequest, variables: Variables, data: unknown): void;
}

/** Identifies a query with its variables; one that is null is as one that is absent. */
export const queryKey = (params: RequestParameters, variables: Variables): string =>
  getRequestIdentifier(
    params,
    Object.fromEntries(Object.entries(variables).filter(([, value]) => value != null)),
  );

/** The queries about all projects of a person, of which the server knows more than the device. */
const ofPerson: ReadonlySet<string> = new Set(['ProjectsScreenQuery', 'WaitingScreenQuery']);

export const isOfPerson = ({ name }: Pick<RequestParameters, 'name'>): boolean =>
  ofPerson.has(name);

/** Whether the device may answer the query from the state of a project. */
export function mayHave(
  replicas: Replicas | 'unknown' | null,
  { name }: Pick<RequestParameters, 'name'>,
  { code }: Variables,
): boolean {
  if (replicas === null || !ofProjects.has(name)) return false;
  if (replicas === 'unknown') return true;
  const projects = replicas.projects.get();
  return projects === null || typeof code !== 'string'
    ? projects === null || projects.size > 0
    : projects.has(code.toUpperCase());
}

/** The queries about one project or what belongs to it that the state of a project can answer. */
const ofProjects: ReadonlySet<string> = new Set([
  'SnagListScreenQuery',
  'SnagRowsPaginationQuery',
  'OverviewScreenQuery',
  'SnagDetailScreenQuery',
  'SnagHistoryPaginationQuery',
  'ToCheckScreenQuery',
  'QueuePaginationQuery',
  'RaiseSnagScreenQuery',
  'PlansScreenQuery',
  'PlanViewScreenQuery',
  'HeldSettingsScreenQuery',
  'FilterSheetQuery',
  'BulkSheetQuery',
  'useBasePinsQuery',
  'useFreshPinQuery',
  'usePinFactsQuery',
]);
