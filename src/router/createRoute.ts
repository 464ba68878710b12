import type { ParamsOf, View } from './address';
import { useMatch } from './useRouter';
import type { AnyOptions, AnyRoute, Route, RouteOptions, SearchIn } from './route';

/** A route: a pattern of addresses, what is loaded for them and what is shown. */
export function createRoute<
  const Path extends string,
  Own = object,
  Deps = undefined,
  Data = undefined,
  Parent extends AnyRoute | null = null,
  Seen extends View | undefined = undefined,
>(
  options: RouteOptions<Path, Own, Deps, Data, SearchIn<Parent> & Own, Seen> & {
    readonly parent?: Parent;
  },
): Route<Path, SearchIn<Parent> & Own, Data, Seen> {
  const route: Route<Path, SearchIn<Parent> & Own, Data, Seen> = {
    path: options.path,
    view: options.view as Seen, // absent only where it is undefined
    parent: options.parent ?? null,
    // The types of parameters and search are those that the options read.
    options: options as unknown as AnyOptions,
    // read by this route's path
    useParams: () => useMatch(route, ({ params }) => params) as ParamsOf<Path>,
    // read by this route's options
    useSearch: () => useMatch(route, ({ search }) => search) as SearchIn<Parent> & Own,
    useData: () => useMatch(route, ({ data }) => data) as Data, // loaded by this route's options
  };
  return route;
}
