import type { Environment } from 'relay-runtime';
import OverviewScreenQuery from '../../../__generated__/relay/OverviewScreenQuery$parameters';
import type { OverviewScreenQuery as OverviewQuery } from '../../../__generated__/relay/OverviewScreenQuery.graphql';
import SnagDetailScreenQuery from '../../../__generated__/relay/SnagDetailScreenQuery$parameters';
import type { SnagDetailScreenQuery as Query } from '../../../__generated__/relay/SnagDetailScreenQuery.graphql';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { type OpenedQuery, openQuery } from '../../app/loading/openQuery';

// Code of screens that is loaded on navigation, and preloaded while the browser is idle.

export const overview = lazyScreen(
  async () => (await import('../../screens/Overview/OverviewScreen')).OverviewScreen,
);
export const toCheck = lazyScreen(
  async () => (await import('../../screens/ToCheck/ToCheckScreen')).ToCheckScreen,
);
export const raiseSnag = lazyScreen(
  async () => (await import('../../screens/RaiseSnag/RaiseSnagScreen')).RaiseSnagScreen,
);
export const planView = lazyScreen(
  async () => (await import('../../screens/PlanView/PlanViewScreen')).PlanViewScreen,
);
export const plans = lazyScreen(
  async () => (await import('../../screens/Plans/PlansScreen')).PlansScreen,
);
export const more = lazyScreen(
  async () => (await import('../../screens/Project/MoreScreen')).MoreScreen,
);
export const outbox = lazyScreen(
  async () => (await import('../../screens/Outbox/OutboxScreen')).OutboxScreen,
);
export const snagDetail = lazyScreen(
  async () => (await import('../../screens/SnagDetail/SnagDetailScreen')).SnagDetailScreen,
);

/** `block`: the location that it is narrowed to. */
export function openOverview(
  environment: Environment,
  code: string,
  block: string | undefined,
  left: AbortSignal,
): OpenedQuery<OverviewQuery> {
  overview.start();
  const variables = { code, locationId: block ?? null };
  return openQuery(environment, OverviewScreenQuery, variables, 'store-and-network', left);
}

/** Starts the page of a snag, given by its number, or by its id before it has one. */
export function openSnag(
  environment: Environment,
  code: string,
  key: string,
  left: AbortSignal,
): OpenedQuery<Query> {
  snagDetail.start();
  const byId = key.startsWith('snag_');
  const variables = { code, byId, id: byId ? key : '', number: byId ? 0 : wholeNumber(key) };
  return openQuery(environment, SnagDetailScreenQuery, variables, 'store-and-network', left);
}

/** 0 for text that is no number: numbers begin at 1, so no snag is found. */
function wholeNumber(text: string): number {
  const number = Number(text);
  return Number.isSafeInteger(number) && number > 0 && number < 2 ** 31 ? number : 0;
}
