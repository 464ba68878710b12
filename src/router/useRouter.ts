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

/** Of where the page is; `select` must give the same as long as nothing of it has changed. */
export function usePosition<T>(select: (position: Position) => T): T {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => select(router.position()));
}

/** Of a route around the component. */
export function useMatch<T>(route: AnyRoute, select: (match: Match) => T): T {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => {
    const match = router.matchOf(route);
    if (match === undefined) throw new Error(`The page is not at ${route.path}`);
    return select(match);
  });
}

/** All parameters of the address. */
export const useParams = (): Params => usePosition(({ params }) => params);

/** All that stands behind the question mark. */
export const useSearch = (): Search => usePosition(({ search }) => search);

/** Goes to an address; always the same function. */
export const useNavigate = (): Router['navigate'] => useRouter().navigate;

export function useHref(destination: Destination): string {
  const router = useRouter();
  return useSyncExternalStore(router.subscribe, () => router.hrefOf(destination));
}
