import { createRoute, redirect } from '@tanstack/react-router';
import { rootRoute } from './outside';

/** Everything for people who are signed in. */
export const insideRoute = createRoute({
  getParentRoute: () => rootRoute,
  id: 'inside',
  beforeLoad({ context, location }) {
    if (context.userSession.person === null) redirect({ throw: true, to: '/sign-in', search: location.href === '/' ? {} : { next: location.href } });
  },
});
