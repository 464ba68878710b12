import { Outlet } from '../../router/components';
import { createRoute } from '../../router/createRoute';

/** Parent of all routes that need a signed-in person. */
export const insideRoute = createRoute({
  path: '/',
  redirect: ({ context, href }) =>
    context.userSession.person === null
      ? { to: '/sign-in', search: href === '/' ? {} : { next: href } }
      : null,
  component: Outlet,
});
