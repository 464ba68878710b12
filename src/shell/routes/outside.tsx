import JoinScreenQuery from '../../../__generated__/relay/JoinScreenQuery$parameters';
import ResetPasswordScreenQuery from '../../../__generated__/relay/ResetPasswordScreenQuery$parameters';
import SetUpScreenQuery from '../../../__generated__/relay/SetUpScreenQuery$parameters';
import SigningScreenQuery from '../../../__generated__/relay/SigningScreenQuery$parameters';
import SignInScreenQuery from '../../../__generated__/relay/SignInScreenQuery$parameters';
import { isOwnPath } from '../../../rules/addresses';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { openQuery } from '../../app/loading/openQuery';
import { createRoute } from '../../router/createRoute';
import type { UserSession } from '../../app/context';
import { LocalScreenRoute, ScreenRoute } from '../../app/loading/ScreenRoute';
import {
  JoinSkeleton,
  ResetPasswordSkeleton,
  SetUpSkeleton,
  SigningSkeleton,
  SignInSkeleton,
} from './later';

// Screens for people who are not, or not yet, signed in. Every route starts its screen's code and
// data together; rendering only reads.

export interface RouteContext {
  readonly userSession: UserSession;
  /**
   * The lists that are loaded, by project and filter, each with the signal that aborts when it is
   * disposed.
   */
  readonly loadedLists: Map<string, AbortSignal>;
  /**
   * The number of the snag whose address was opened first in the project, until its list is loaded.
   */
  readonly entrySnag: { number: number | null };
}

const signIn = lazyScreen(
  async () => (await import('../../screens/SignIn/SignInScreen')).SignInScreen,
);
const setUp = lazyScreen(async () => (await import('../../screens/SetUp/SetUpScreen')).SetUpScreen);
const join = lazyScreen(async () => (await import('../../screens/Join/JoinScreen')).JoinScreen);
const resetPassword = lazyScreen(
  async () => (await import('../../screens/ResetPassword/ResetPasswordScreen')).ResetPasswordScreen,
);

const signing = lazyScreen(
  async () => (await import('../../screens/Signing/SigningScreen')).SigningScreen,
);

const companyLink = lazyScreen(
  async () => (await import('../../screens/CompanyLink/CompanyLinkScreen')).CompanyLinkScreen,
);

export interface SignInSearch {
  /** Where to go afterwards. */
  next?: string;
  /** Who led here: the company’s own sign-in, which the page asks who came by. */
  by?: 'provider';
}

export const signInRoute = createRoute({
  path: '/sign-in',
  readSearch: (search: Record<string, unknown>): SignInSearch => ({
    ...(isOwnPath(search['next']) && { next: search['next'] }),
    ...(search['by'] === 'provider' && { by: 'provider' }),
  }),
  redirect: ({ context, search }) =>
    context.userSession.person === null ? null : (search.next ?? '/?go=project'),
  load({ context, left }) {
    signIn.start();
    return openQuery(context.userSession.environment, SignInScreenQuery, {}, 'network-only', left);
  },
  component: function SignInRoute() {
    return (
      <ScreenRoute opened={signInRoute.useData()} skeleton={<SignInSkeleton />}>
        {(queryRef) => <signIn.Screen queryRef={queryRef} />}
      </ScreenRoute>
    );
  },
});

export const setUpRoute = createRoute({
  path: '/set-up',
  load({ context, left }) {
    setUp.start();
    return openQuery(context.userSession.environment, SetUpScreenQuery, {}, 'network-only', left);
  },
  component: function SetUpRoute() {
    return (
      <ScreenRoute opened={setUpRoute.useData()} skeleton={<SetUpSkeleton />}>
        {(queryRef) => <setUp.Screen queryRef={queryRef} />}
      </ScreenRoute>
    );
  },
});

export const joinRoute = createRoute({
  path: '/join/$token',
  readSearch: readBack,
  load({ context, params, left }) {
    join.start();
    return openQuery(
      context.userSession.environment,
      JoinScreenQuery,
      { token: params.token },
      'network-only',
      left,
    );
  },
  component: function JoinRoute() {
    const { token } = joinRoute.useParams();
    return (
      <ScreenRoute opened={joinRoute.useData()} skeleton={<JoinSkeleton />}>
        {(queryRef) => <join.Screen queryRef={queryRef} token={token} />}
      </ScreenRoute>
    );
  },
});

export const resetPasswordRoute = createRoute({
  path: '/reset/$token',
  load({ context, params, left }) {
    resetPassword.start();
    return openQuery(
      context.userSession.environment,
      ResetPasswordScreenQuery,
      { token: params.token },
      'network-only',
      left,
    );
  },
  component: function ResetPasswordRoute() {
    const { token } = resetPasswordRoute.useParams();
    return (
      <ScreenRoute opened={resetPasswordRoute.useData()} skeleton={<ResetPasswordSkeleton />}>
        {(queryRef) => <resetPassword.Screen queryRef={queryRef} token={token} />}
      </ScreenRoute>
    );
  },
});

export const signingRoute = createRoute({
  path: '/sign/$token',
  load({ context, params, left }) {
    signing.start();
    return openQuery(
      context.userSession.environment,
      SigningScreenQuery,
      { token: params.token },
      'network-only',
      left,
    );
  },
  component: function SigningRoute() {
    const { token } = signingRoute.useParams();
    return (
      <ScreenRoute opened={signingRoute.useData()} skeleton={<SigningSkeleton />}>
        {(queryRef) => <signing.Screen queryRef={queryRef} token={token} />}
      </ScreenRoute>
    );
  },
});

const LinkRoute = () => (
  <LocalScreenRoute skeleton={null}>
    <companyLink.Screen />
  </LocalScreenRoute>
);

export const linkRoute = createRoute({
  path: '/t/$token',
  load: () => companyLink.start(),
  component: LinkRoute,
});
export const linkToSnagRoute = createRoute({
  path: '/t/$token/$number',
  load: () => companyLink.start(),
  component: LinkRoute,
});

/** Who led here: the company’s own sign-in. */
export interface BackSearch {
  by?: 'provider';
}

export function readBack(search: Record<string, unknown>): BackSearch {
  return search['by'] === 'provider' ? { by: 'provider' } : {};
}
