import type { HistoryState, RouterHistory } from '@tanstack/history';
import type { ComponentType } from 'react';
import { hrefOf, isAt, readPath, readSearch, writePath, type Context, type Here, type Destination, type RawParams, type RawSearch } from './address';
import type { AnyRoute, Match } from './route';
import { createScroll } from './scroll';

/** Where the page is, and what is shown there. */
export interface Position extends Here {
  readonly href: string;
  /** Of all that is shown. */
  readonly params: RawParams;
  /** From the outermost on. */
  readonly matches: readonly Match[];
  /** The address leads nowhere: behind the matches nothing was found. */
  readonly missing: boolean;
}

export interface Going {
  readonly replace?: boolean;
  /** Kept with the entry of the history. */
  readonly state?: HistoryState | ((before: HistoryState) => HistoryState);
  /** False: the page stays where it is scrolled to. @default true */
  readonly resetScroll?: boolean;
  /** Whoever holds the page back is not asked. @default false */
  readonly ignoreBlocker?: boolean;
}

export type Target = (Destination | { readonly href: string }) & Going;

export interface Router {
  readonly history: RouterHistory;
  /** Shown where an address leads nowhere. */
  readonly Missing: ComponentType;
  position(): Position;
  subscribe(listener: () => void): () => void;
  /** The route's match; where it was left, the last one, for what is drawn once more before it goes. */
  matchOf(route: AnyRoute): Match | undefined;
  hrefOf(destination: Destination): string;
  /** Whether the page is there, whatever stands behind the question mark. */
  isAt(destination: Destination): boolean;
  /** Resolves when the page shows it. */
  navigate(target: Target): Promise<void>;
  /** Loads again what all routes of the page show. */
  invalidate(): void;
  /** Follows the history until the returned function is called. */
  start(): () => void;
  /** Loads nothing any more, at whatever address; what is drawn stays until it is taken off the page. */
  close(): void;
  /** To be called when the page shows the position. */
  rendered(): void;
}

export interface RouterOptions {
  readonly routes: readonly AnyRoute[];
  readonly context: Context;
  readonly history: RouterHistory;
  readonly Missing: ComponentType;
}

/**
 * Shows by the address. With a library's history, and not a library's router: see ARCHITECTURE.md, *Libraries and why*. A route's `load` runs at once when its address is gone to, so that a screen's code and data are asked for together;
 * its signal aborts when the route is left, which is when its query may go.
 */
export function createRouter({ routes, context, history, Missing }: RouterOptions): Router {
  const listeners = new Set<() => void>();
  const latest = new Map<AnyRoute, Match>();
  const scroll = createScroll();
  let position: Position = { ...addressOf(history), search: {}, params: {}, matches: [], missing: false };
  let waiting: (() => void)[] = [];
  let loaded = false;
  let running = false;
  let queued = false;
  let anew = false;
  let stopFollowing = (): void => undefined;
  let last: { readonly href: string; readonly found: Found } | undefined;

  /** What the routes read of where the history is, which may be ahead of what is shown. */
  function found(): Found {
    const { href } = history.location;
    if (last?.href !== href) last = { href, found: find(routes, addressOf(history), history.location.search) };
    return last.found;
  }

  /** After what is being done now, which may change the address again. */
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
    const { chain, params, search, missing, ...address } = found();
    for (const { route, search: own } of chain) {
      const instead = route.options.redirect?.({ context, params, search: own, ...address });
      if (instead != null) return history.replace(typeof instead === 'string' ? instead : hrefOf(instead, found()), {}, { ignoreBlocker: true });
    }
    const before = position;
    const again = anew;
    anew = false;
    const begun: AbortController[] = [];
    const matches = entered();
    position = { ...address, search: kept(before.search, search), params: kept(before.params, params), matches: matches ?? [], missing: missing || matches === null };
    loaded = true;
    for (const match of position.matches) latest.set(match.route, match);
    for (const listener of listeners) listener();
    for (const match of before.matches) if (position.matches.every(({ left }) => left !== match.left)) match.left.abort();

    /** Null if any of them fails to load at all: the address has changed, so what was shown before cannot stay. */
    function entered(): readonly Match[] | null {
      try {
        return chain.map(({ route, search: own }, index) => enter(route, before.matches[index], own));
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
      const at = { context, params, search: own, deps, ...address, cause: previous === undefined ? 'enter' : 'stay', left: left.signal } as const;
      const same = previous?.key === key && !again && options.reload?.(at) !== true ? previous : undefined;
      return { route, key, params: kept(previous?.params, params), search: kept(previous?.search, own), data: same === undefined ? options.load?.(at) : same.data, left: same?.left ?? left };
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
    matchOf: (route) => position.matches.find((match) => match.route === route) ?? latest.get(route),
    hrefOf: (destination) => hrefOf(destination, position),
    isAt: (destination) => isAt(hrefOf(destination, position), { ...position, search: {} }, true),
    navigate({ replace = false, state = {}, resetScroll = true, ignoreBlocker = false, ...target }) {
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

const addressOf = ({ location: { href, pathname, hash } }: RouterHistory) => ({ href, pathname, hash: hash.slice(1) });

/** Without what the history itself keeps there. */
function ownOf({ key: _key, __TSR_key: _sameKey, __TSR_index: _index, ...own }: HistoryState & { key?: string; __TSR_key?: string; __TSR_index?: number }): string {
  return JSON.stringify(own);
}

interface Found extends Here {
  readonly href: string;
  readonly params: RawParams;
  /** From the outermost on, each with what stands behind the question mark as it and those before it read it. */
  readonly chain: readonly { readonly route: AnyRoute; readonly search: RawSearch }[];
  readonly missing: boolean;
}

/** The routes of an address. Where its path leads on to nothing, those that it leads past. */
function find(routes: readonly AnyRoute[], address: ReturnType<typeof addressOf>, text: string): Found {
  const parents = new Set(routes.map(({ parent }) => parent));
  const fitting = routes.flatMap((route) => {
    const read = readPath(route.path, address.pathname);
    // What is around everything is not around what is nowhere.
    return read === null || (!read.whole && (route.path === '/' || !parents.has(route))) ? [] : [{ ...read, all: chainOf(route) }];
  });
  const [best] = fitting.toSorted((one, other) => Number(other.whole) - Number(one.whole) || other.all.length - one.all.length);
  let search = readSearch(text);
  const chain = (best?.all ?? []).map((route) => {
    search = readBy(route, search);
    return { route, search };
  });
  return { ...address, params: best?.params ?? {}, chain, search, missing: best?.whole !== true };
}

/** A route alone decides what becomes of each key that it reads: what it refuses, nobody sees as it was written. */
function readBy({ options: { readSearch: readOwn } }: AnyRoute, search: RawSearch): RawSearch {
  if (readOwn === undefined) return search;
  const looked = new Set<PropertyKey>();
  const own = readOwn(new Proxy(search, { get: (all, key) => (looked.add(key), Reflect.get(all, key)) }));
  return { ...Object.fromEntries(Object.entries(search).filter(([key]) => !looked.has(key))), ...own };
}

function chainOf(route: AnyRoute): readonly AnyRoute[] {
  return route.parent === null ? [route] : [...chainOf(route.parent), route];
}

/** The former where nothing has changed, so that nobody draws it again. */
function kept<T extends RawSearch>(before: T | undefined, now: T): T {
  if (before === undefined) return now;
  const keys = Object.keys(now);
  return keys.length === Object.keys(before).length && keys.every((key) => before[key] === now[key]) ? before : now;
}
