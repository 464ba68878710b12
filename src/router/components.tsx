import {
  createContext,
  use,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  type ComponentProps,
  type ReactNode,
} from 'react';
import { isAt, type Destination } from './address';
import type { Router, Target } from './createRouter';
import { RouterContext, useHref, usePosition, useRouter } from './useRouter';

/** The number of matches around the current element. */
const DepthContext = createContext(0);

/** Provides a router to the page and to what stands beside it with links, and renders the page. */
export function RouterProvider({ router, children }: { router: Router; children: ReactNode }) {
  useLayoutEffect(() => router.start(), [router]);
  return (
    <RouterContext value={router}>
      {children}
      <Rendered />
    </RouterContext>
  );
}

/** Tells the router when a position has been rendered. */
function Rendered() {
  const router = useRouter();
  const position = usePosition((each) => each);
  useLayoutEffect(() => router.rendered(), [router, position]);
  return null;
}

/** Renders the next route inside the current one; at the top the outermost. */
export function Outlet() {
  const { Missing } = useRouter();
  const depth = use(DepthContext);
  const route = usePosition(({ matches }) => matches[depth]?.route ?? null);
  const missing = usePosition((position) => position.missing && position.matches.length === depth);
  if (missing) return <Missing />;
  if (route === null) return null;
  const { component: Component = Outlet } = route.options;
  return (
    <DepthContext value={depth + 1}>
      <Component />
    </DepthContext>
  );
}

type LinkProps = Destination &
  Pick<Target, 'replace' | 'state'> & {
    /** `aria-current` is set only at exactly this address, not below it. @default false */
    exact?: boolean;
  } & Omit<ComponentProps<'a'>, 'href' | 'hash'>;

export function Link({
  to,
  params,
  search,
  hash,
  replace,
  state,
  exact = false,
  onClick,
  children,
  ...props
}: LinkProps) {
  const router = useRouter();
  // The fields of the destination that was taken apart above.
  const destination = { to, params, search, hash } as Destination;
  const href = useHref(destination);
  const current = usePosition((position) => isAt(href, position, exact));
  return (
    <a
      {...props}
      {...(current && { 'aria-current': 'page' as const })} // the attribute's literal type
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const elsewhere =
          event.metaKey ||
          event.altKey ||
          event.ctrlKey ||
          event.shiftKey ||
          event.button !== 0 ||
          !['', '_self'].includes(event.currentTarget.target);
        if (event.defaultPrevented || elsewhere) return;
        event.preventDefault();
        void router.navigate({
          ...destination,
          ...(replace !== undefined && { replace }),
          ...(state !== undefined && { state }),
        });
      }}
    >
      {children}
    </a>
  );
}

/** Replaces the current address with this one when it is rendered. */
export function Navigate(destination: Destination) {
  const router = useRouter();
  const go = useEffectEvent(() => void router.navigate({ ...destination, replace: true }));
  useEffect(() => go(), []);
  return null;
}
