import type { ParamsOf } from './address';
import { useMatch } from './useRouter';
import type { AnyOptions, AnyRoute, Route, RouteOptions, SearchIn } from './route';

/** One kind of address: what is loaded for it, and what is shown. */
export function createRoute<const Path extends string, Own = object, Deps = undefined, Data = undefined, Parent extends AnyRoute | null = null>(
  options: RouteOptions<Path, Own, Deps, Data, SearchIn<Parent> & Own> & { readonly parent?: Parent },
): Route<Path, SearchIn<Parent> & Own, Data> {
  const route: Route<Path, SearchIn<Parent> & Own, Data> = {
    path: options.path,
    parent: options.parent ?? null,
    // What the address gives is of the types that the options read it with.
    options: options as unknown as AnyOptions,
    useParams: () => useMatch(route, ({ params }) => params) as ParamsOf<Path>, // read by this path
    useSearch: () => useMatch(route, ({ search }) => search) as SearchIn<Parent> & Own, // read by these options
    useData: () => useMatch(route, ({ data }) => data) as Data, // loaded by these options
  };
  return route;
}
