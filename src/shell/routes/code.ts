import { lazyScreen } from '../../app/loading/lazyScreen';

// Code of screens that is loaded on navigation, and preloaded while the browser is idle.

export const toCheck = lazyScreen(async () => (await import('../../screens/ToCheck/ToCheckScreen')).ToCheckScreen);
export const raiseSnag = lazyScreen(async () => (await import('../../screens/RaiseSnag/RaiseSnagScreen')).RaiseSnagScreen);
export const planView = lazyScreen(async () => (await import('../../screens/PlanView/PlanViewScreen')).PlanViewScreen);
export const plans = lazyScreen(async () => (await import('../../screens/Plans/PlansScreen')).PlansScreen);
export const outbox = lazyScreen(async () => (await import('../../screens/Outbox/OutboxScreen')).OutboxScreen);
export const snagDetail = lazyScreen(async () => (await import('../../screens/SnagDetail/SnagDetailScreen')).SnagDetailScreen);
