import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './outside';

/** Parent of all routes that need a signed-in person. */
export const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  beforeLoad({ context, location }) {
    if (context.userSession.person === null) redirect({ throw: true, to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } });
  },
});
