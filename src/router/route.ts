import type { ComponentType } from 'react';
import type { Context, ParamsOf, Destination, RawParams, RawSearch, View } from './address';

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
  /** The innermost route's; undefined at an unknown address too. */
  readonly view: View | undefined;
  /** `enter`: the page was not on this route before. */
  readonly cause: 'enter' | 'stay';
  /** Aborts when the route is left or its data is loaded again. */
  readonly left: AbortSignal;
}

/** `Search` includes the parent's. */
export interface RouteOptions<Path extends string, Own, Deps, Data, Search, Seen> {
  /** Rendered around this route, in whose `Outlet` it stands. */
  readonly parent?: Route<string, unknown, unknown> | null;
  /** The whole path, from the root. The same path as the parent's: its index route. */
  readonly path: Path;
  /** What its parent shows it as. */
  readonly view?: Seen;
  /** Reads this route's parameters from the search. */
  readonly readSearch?: (search: RawSearch) => Own;
  /** An address to go to instead; null to stay. */
  readonly redirect?: (at: At<ParamsOf<Path>, Search>) => Destination | string | null;
  /** The part of the search that the data depends on: when it changes, the data is loaded again. */
  readonly deps?: (search: Search) => Deps;
  /** Starts loading code and data. Its result is available at once. */
  readonly load?: (at: Loading<ParamsOf<Path>, Search, Deps>) => Data;
  /** Whether data that is already loaded is loaded again. @default no */
  readonly reload?: (at: Loading<ParamsOf<Path>, Search, Deps>) => boolean;
  /** @default an `Outlet` */
  readonly component?: ComponentType;
}

export interface Route<Path extends string, Search, Data, Seen = View | undefined> {
  readonly path: string;
  readonly view: Seen;
  readonly parent: AnyRoute | null;
  readonly options: AnyOptions;
  useParams(): ParamsOf<Path>;
  useSearch(): Search;
  useData(): Data;
}

/** Routes as the router handles them, without their specific types. */
export type AnyRoute = Route<string, unknown, unknown>;
export type AnyOptions = RouteOptions<
  string,
  RawSearch,
  unknown,
  unknown,
  RawSearch,
  View | undefined
>;
export type SearchIn<Parent> =
  Parent extends Route<string, infer Search, unknown> ? Search : object;

/** A route that matches the current address, with its data. */
export interface Match {
  readonly route: AnyRoute;
  /** Path and deps: while they stay the same, so does the data. */
  readonly key: string;
  readonly params: RawParams;
  readonly search: RawSearch;
  readonly data: unknown;
  readonly left: AbortController;
}
