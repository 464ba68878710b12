import type { ComponentType } from 'react';
import type { Context, ParamsOf, Destination, RawParams, RawSearch } from './address';

interface At<Params, Search> {
  readonly context: Context;
  readonly params: Params;
  readonly search: Search;
  /** Path, search and hash. */
  readonly href: string;
  readonly pathname: string;
}

interface Loading<Params, Search, Deps> extends At<Params, Search> {
  readonly deps: Deps;
  /** `enter`: the page was not on this route before. */
  readonly cause: 'enter' | 'stay';
  /** Aborts when the route is left, or its data loaded again. */
  readonly left: AbortSignal;
}

/** `Search` with that of the parent. */
export interface RouteOptions<Path extends string, Own, Deps, Data, Search> {
  /** Drawn around it, by its `Outlet`. */
  readonly parent?: Route<string, unknown, unknown> | null;
  /** From the root on. The parent's own path: what is shown in it at first. */
  readonly path: Path;
  /** Takes its own out of what stands behind the question mark. */
  readonly readSearch?: (search: RawSearch) => Own;
  /** Where to go instead; an own path, or null to stay. */
  readonly redirect?: (at: At<ParamsOf<Path>, Search>) => Destination | string | null;
  /** What of the search the data depends on: another one is another load. */
  readonly deps?: (search: Search) => Deps;
  /** Starts code and data. What it returns is there at once. */
  readonly load?: (at: Loading<ParamsOf<Path>, Search, Deps>) => Data;
  /** Whether to load again what is there already. @default no */
  readonly reload?: (at: Loading<ParamsOf<Path>, Search, Deps>) => boolean;
  /** @default its outlet */
  readonly component?: ComponentType;
}

export interface Route<Path extends string, Search, Data> {
  readonly path: string;
  readonly parent: AnyRoute | null;
  readonly options: AnyOptions;
  useParams(): ParamsOf<Path>;
  useSearch(): Search;
  useData(): Data;
}

/** As the router sees them, which has checked nothing else than that they fit together. */
export type AnyRoute = Route<string, unknown, unknown>;
export type AnyOptions = RouteOptions<string, RawSearch, unknown, unknown, RawSearch>;
export type SearchIn<Parent> = Parent extends Route<string, infer Search, unknown> ? Search : object;

/** A route on the page. */
export interface Match {
  readonly route: AnyRoute;
  /** Path and deps: with the same the data stays. */
  readonly key: string;
  readonly params: RawParams;
  readonly search: RawSearch;
  readonly data: unknown;
  readonly left: AbortController;
}
