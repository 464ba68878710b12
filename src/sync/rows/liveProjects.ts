import type {
  ConcreteRequest,
  GraphQLResponse,
  PayloadData,
  RequestParameters,
  Variables,
} from 'relay-runtime';
import type { Value } from '../../device/observable';
import type { Rows } from '../answers/executor';
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
  /** Listeners run when the state of a project has changed. Returns the function to stop. */
  subscribe(listener: () => void): () => void;
  /** The cursor up to which the project's rows include its events. */
  cursorOf(code: string): Promise<string | null>;
  /** The server has told what follows the cursor `before`. Resolves when the rows have it. */
  pushed(code: string, before: string, page: JournalRows): Promise<void>;
}

export interface ReplicaAnswer {
  readonly payloads: readonly GraphQLResponse[];
  readonly data: PayloadData;
  /** When the oldest project in it last equalled the server's data, epoch ms. */
  readonly freshAt: number;
}

export interface LiveProjects {
  replicas(): Replicas | 'unknown' | null;
  /** Waits a moment for what is `unknown`. */
  start(): Promise<Replicas | null>;
  /** An answer of the server is about to be put into the store, where it may hide pending events. */
  served(): void;
}

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
