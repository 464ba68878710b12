import { createContext, use, useSyncExternalStore } from 'react';
import type { Params, Destination, Search } from './address';
import type { AnyRoute, Match } from './route';
import type { Position, Router } from './createRouter';

export const RouterContext = createContext<Router | null>(null);

export function useRouter(): Router {
  const router = use(RouterContext);
  if (router === null) throw new Error('There is no router around');
  return router;
}

/**
 * A part of the current position. `select` must return the same value as long as its part has not
 * changed.
 */
export function usePosition<T>(select: (position: Position) => T): T {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => select(router.position()));
}

/** A part of the match of a route around the component. */
export function useMatch<T>(route: AnyRoute, select: (match: Match) => T): T {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => {
    const match = router.matchOf(route);
    if (match === undefined) throw new Error(`The page is not at ${route.path}`);
    return select(match);
  });
}

/** All path parameters of the address. */
export const useParams = (): Params => usePosition(({ params }) => params);

/** All search parameters of the address. */
export const useSearch = (): Search => usePosition(({ search }) => search);

/** The function that navigates to an address; its identity never changes. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

export function useHref(destination: Destination): string {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => router.hrefOf(destination));
}
