import type { HistoryState, RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import {
  hrefOf,
  isAt,
  readPath,
  readSearch,
  writePath,
  type Context,
  type Here,
  type Destination,
  type RawParams,
  type RawSearch,
  type View,
} from './address';
import type { AnyRoute, Match } from './route';
import { createScroll } from './scroll';

/** The current address and the matches shown at it. */
export interface Position extends Here {
  readonly href: string;
  /** The parameters of all matches. */
  readonly params: RawParams;
  /** Outermost first. */
  readonly matches: readonly Match[];
  /** The innermost match's; undefined at an unknown address too. */
  readonly view: View | undefined;
  /** The address is unknown: nothing matched the rest of its path. */
  readonly missing: boolean;
}

export interface Going {
  readonly replace?: boolean;
  /** Stored with the history entry. */
  readonly state?: HistoryState | ((before: HistoryState) => HistoryState);
  /** False: the scroll position stays. @default true */
  readonly resetScroll?: boolean;
  /** Blockers (useBlocker) are not asked. @default false */
  readonly ignoreBlocker?: boolean;
}

export type Target = (Destination | { readonly href: string }) & Going;

export interface Router {
  readonly history: RouterHistory;
  /** Rendered at an unknown address. */
  readonly Missing: ComponentType;
  position(): Position;
  subscribe(listener: () => void): () => void;
  /**
   * The route's match. After the route was left its last match, because its components may be
   * rendered once more before they unmount.
   */
  matchOf(route: AnyRoute): Match | undefined;
  hrefOf(destination: Destination): string;
  /** Whether the page is at this path, whatever its search parameters. */
  isAt(destination: Destination): boolean;
  /** Resolves when the page shows the new address. */
  navigate(target: Target): Promise<void>;
  /** Loads the data of all matches again. */
  invalidate(): void;
  /** Follows the browser's history until the returned function is called. */
  start(): () => void;
  /** Loads nothing any more, whatever the address. What is rendered stays until it is unmounted. */
  close(): void;
  /** Must be called when the position has been rendered. */
  rendered(): void;
}

export interface RouterOptions {
  readonly routes: readonly AnyRoute[];
  readonly context: Context;
  readonly history: RouterHistory;
  readonly Missing: ComponentType;
}

/**
 * Shows what belongs to the address. Uses a library's history but no library's router, because
 * those are several times as large or never tell when a query may be disposed. A route's `load`
 * runs as soon as somebody navigates to it, so that a screen's code and data are requested
 * together; its signal aborts when the route is left, and then its query may be disposed.
 */
export function createRouter({ routes, context, history, Missing }: RouterOptions): Router {
  const listeners = new Set<() => void>();
  const latest = new Map<AnyRoute, Match>();
  const scroll = createScroll();
  let position: Position = {
    ...addressOf(history),
    search: {},
    params: {},
    matches: [],
    view: undefined,
    missing: false,
  };
  let waiting: (() => void)[] = [];
  let loaded = false;
  let running = false;
  let queued = false;
  let anew = false;
  let stopFollowing = (): void => undefined;
  let last: { readonly href: string; readonly found: FoundRoutes } | undefined;

  /** The match of the history's address, which may be ahead of the rendered one. */
  function found(): FoundRoutes {
    const { href } = history.location;
    if (last?.href !== href)
      last = { href, found: find(routes, addressOf(history), history.location.search) };
    return last.found;
  }

  /** In a microtask, because the caller may change the address again. */
  function loadSoon(): void {
    if (queued) return;
    queued = true;
    queueMicrotask(() => {
      queued = false;
      if (running) load();
    });
  }

  function load(): void {
    scroll.leave();
    const { chain, params, search, missing, view, ...address } = found();
    for (const { route, search: own } of chain) {
      const instead = route.options.redirect?.({ context, params, search: own, ...address });
      if (instead != null)
        return history.replace(
          typeof instead === 'string' ? instead : hrefOf(instead, found()),
          {},
          { ignoreBlocker: true },
        );
    }
    const before = position;
    const again = anew;
    anew = false;
    const begun: AbortController[] = [];
    const matches = entered();
    position = {
      ...address,
      search: kept(before.search, search),
      params: kept(before.params, params),
      matches: matches ?? [],
      view,
      missing: missing || matches === null,
    };
    loaded = true;
    for (const match of position.matches) latest.set(match.route, match);
    for (const listener of listeners) listener();
    for (const match of before.matches)
      if (position.matches.every(({ left }) => left !== match.left)) match.left.abort();

    /** Null if a `load` throws: the address has changed, so the previous matches cannot stay. */
    function entered(): readonly Match[] | null {
      try {
        return chain.map(({ route, search: own }, index) =>
          enter(route, before.matches[index], own),
        );
      } catch (error) {
        for (const left of begun) left.abort();
        reportError(error);
        return null;
      }
    }

    function enter(route: AnyRoute, shown: Match | undefined, own: RawSearch): Match {
      const previous = shown?.route === route ? shown : undefined;
      const { options } = route;
      const deps = options.deps?.(own);
      const key = JSON.stringify([writePath(route.path, params), deps]);
      const left = new AbortController();
      begun.push(left);
      const at = {
        context,
        params,
        search: own,
        deps,
        view,
        ...address,
        cause: previous === undefined ? 'enter' : 'stay',
        left: left.signal,
      } as const;
      const same =
        previous?.key === key && !again && options.reload?.(at) !== true ? previous : undefined;
      return {
        route,
        key,
        params: kept(previous?.params, params),
        search: kept(previous?.search, own),
        data: same === undefined ? options.load?.(at) : same.data,
        left: same?.left ?? left,
      };
    }
  }

  return {
    history,
    Missing,
    position: () => position,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    matchOf: (route) =>
      position.matches.find((match) => match.route === route) ?? latest.get(route),
    hrefOf: (destination) => hrefOf(destination, position),
    isAt: (destination) => isAt(hrefOf(destination, position), { ...position, search: {} }, true),
    navigate({
      replace = false,
      state = {},
      resetScroll = true,
      ignoreBlocker = false,
      ...target
    }) {
      const href = 'href' in target ? target.href : hrefOf(target, found());
      const { location } = history;
      const next = typeof state === 'function' ? state(location.state) : state;
      return new Promise((resolve) => {
        waiting.push(resolve);
        scroll.next({ resets: resetScroll });
        if (href === location.href && ownOf(next) === ownOf(location.state)) {
          scroll.next({ goes: true });
          loadSoon();
        } else history[replace ? 'replace' : 'push'](href, next, { ignoreBlocker });
      });
    },
    invalidate() {
      anew = true;
      loadSoon();
    },
    start() {
      const stopScroll = scroll.start(history);
      const stop = history.subscribe(({ action }) => {
        scroll.next({ goes: action.type === 'PUSH' || action.type === 'REPLACE' });
        loadSoon();
      });
      running = true;
      loadSoon();
      stopFollowing = () => {
        running = false;
        stop();
        stopScroll();
      };
      return stopFollowing;
    },
    close: () => stopFollowing(),
    rendered() {
      if (!loaded) return;
      scroll.restore();
      const shown = waiting;
      waiting = [];
      for (const resolve of shown) resolve();
    },
  };
}

const addressOf = ({ location: { href, pathname, hash } }: RouterHistory) => ({
  href,
  pathname,
  hash: hash.slice(1),
});

/** Without the fields that the history library keeps in the state. */
function ownOf({
  key: _key,
  __TSR_key: _sameKey,
  __TSR_index: _index,
  ...own
}: HistoryState & { key?: string; __TSR_key?: string; __TSR_index?: number }): string {
  return JSON.stringify(own);
}

interface FoundRoutes extends Here {
  readonly href: string;
  readonly params: RawParams;
  /** Outermost first, each with the search parameters as it and its parents have read them. */
  readonly chain: readonly { readonly route: AnyRoute; readonly search: RawSearch }[];
  readonly view: View | undefined;
  readonly missing: boolean;
}

/**
 * Finds the routes of an address. If the end of its path is unknown, the routes of the known part.
 */
function find(
  routes: readonly AnyRoute[],
  address: ReturnType<typeof addressOf>,
  text: string,
): FoundRoutes {
  const parents = new Set(routes.map(({ parent }) => parent));
  const fitting = routes.flatMap((route) => {
    const read = readPath(route.path, address.pathname);
    // The root route alone is no match for an unknown path.
    return read === null || (!read.whole && (route.path === '/' || !parents.has(route)))
      ? []
      : [{ ...read, all: chainOf(route) }];
  });
  const [best] = fitting.toSorted(
    (one, other) => Number(other.whole) - Number(one.whole) || other.all.length - one.all.length,
  );
  let search = readSearch(text);
  const chain = (best?.all ?? []).map((route) => {
    search = readBy(route, search);
    return { route, search };
  });
  const missing = best?.whole !== true;
  const view = missing ? undefined : chain.at(-1)?.route.view;
  return { ...address, params: best?.params ?? {}, chain, search, view, missing };
}

/**
 * A key that a route reads has the value the route gives it, or none: a value that it rejects is
 * not passed on as it was written.
 */
function readBy({ options: { readSearch: readOwn } }: AnyRoute, search: RawSearch): RawSearch {
  if (readOwn === undefined) return search;
  const looked = new Set<PropertyKey>();
  const own = readOwn(
    new Proxy(search, { get: (all, key) => (looked.add(key), Reflect.get(all, key)) }),
  );
  return {
    ...Object.fromEntries(Object.entries(search).filter(([key]) => !looked.has(key))),
    ...own,
  };
}

function chainOf(route: AnyRoute): readonly AnyRoute[] {
  return route.parent === null ? [route] : [...chainOf(route.parent), route];
}

/** The previous object if nothing in it has changed, so that nothing is rendered again. */
function kept<T extends RawSearch>(before: T | undefined, now: T): T {
  if (before === undefined) return now;
  const keys = Object.keys(now);
  return keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key])
    ? before
    : now;
}
