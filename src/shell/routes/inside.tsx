import { Outlet } from '../../router/components';
import { createRoute } from '../../router/createRoute';
import type { RouteContext } from './outside';

/** Parent of all routes that need a signed-in person. */
export const insideRoute = createRoute({
  path: '/',
  redirect: ({ context, href }) =>
    context.userSession.person === null
      ? { to: '/sign-in', search: href === '/' ? {} : { next: href } }
      : null,
  component: Outlet,
});

/** Whoever came by a company's link has the one project, and no account. */
export function toOwnProject({ context }: { context: RouteContext }) {
  const code = context.userSession.person?.link?.code;
  return code === undefined ? null : ({ to: '/p/$code', params: { code }, search: {} } as const);
}
