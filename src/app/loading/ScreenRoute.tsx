import {
  Component,
  createContext,
  type ReactNode,
  Suspense,
  use,
  useCallback,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { NetworkFailure } from '../../../network/index';
import { isUnreached, Refusal, toProblem } from '../../domain/errors';
import { FilteringContext } from '../../domain/filters';
import { messages } from '../../domain/messages';
import { exactTime, isToday, timeOfDay } from '../../domain/time';
import { Notice } from '../../ui/Notice';
import { Spoken } from '../../ui/Spoken';
import { FailedState } from '../../ui/State';
import { useProject, useReachability, useUserSession } from '../context';
import { CodeNotLoaded } from './lazyScreen';
import type { OpenedQuery } from './openQuery';
import { useShowsAge } from './shownAge';
import { useRetry } from './useRetry';

/** Called when a screen is complete. */
export const CompleteContext = createContext<() => void>(() => undefined);

interface ScreenRouteProps<TQuery extends OperationType> {
  opened: OpenedQuery<TQuery>;
  skeleton: ReactNode;
  /** Keeps the current content until the next query has its answer. @default false */
  keep?: boolean;
  /**
   * Shown instead of a screen whose data only the server has, while it cannot be reached. @default
   * a sentence
   */
  instead?: ReactNode;
  /** A link back, shown beside that sentence. */
  back?: ReactNode;
  /** `alone`: the server cannot be reached, and the data is from the device. */
  children: (queryRef: PreloadedQuery<TQuery>, alone: boolean) => ReactNode;
}

/**
 * Renders a screen, its skeleton while it loads, a message when it failed, or the store's data when
 * the server cannot be reached.
 */
export function ScreenRoute<TQuery extends OperationType>({
  opened,
  keep = false,
  ...screen
}: ScreenRouteProps<TQuery>) {
  const deferred = useDeferredValue(opened);
  const shown = keep ? deferred : opened;
  return (
    <FilteringContext value={shown !== opened}>
      <OpenedScreen opened={shown} {...screen} />
    </FilteringContext>
  );
}

function OpenedScreen<TQuery extends OperationType>({
  opened,
  skeleton,
  instead,
  back,
  children,
}: Omit<ScreenRouteProps<TQuery>, 'keep'>) {
  const { queryRef, stale, asking, stored, asOf } = useSyncExternalStore(
    opened.subscribe,
    opened.get,
  );
  const { kind, late, lastFreshAt } = useReachability();
  const { reports, person } = useUserSession();
  useEffect(() => opened.shown(), [opened]);
  // The network layer reports failed requests, and a refusal is no bug.
  const caught = (error: unknown): boolean => {
    if (!(error instanceof NetworkFailure) && !(error instanceof Refusal)) reports.bug(error);
    return opened.fellBack(error);
  };
  const failed = (error: unknown, retry: () => void): ReactNode => (
    <FailedScreen
      error={error}
      onRetry={() => {
        opened.retry();
        retry();
      }}
      again={() => opened.again(retry)}
      instead={instead}
      back={back}
    />
  );
  const isLate = stale === null && asking && late === 'answer';
  // What the server itself has said stands on the screen; what only waits for it is said where
  // nothing moves when it is over.
  const isCalm = stale === null ? isLate && stored : asOf !== null || isUnreached(stale);
  // Before signing in the device has nothing that could answer, so the request waits for the
  // connection. Said until it ends, because a connection may come and go meanwhile.
  const [cutOff, setCutOff] = useState<OpenedQuery<TQuery> | null>(null);
  if (isLate && person === null && kind === 'offline' && cutOff !== opened) setCutOff(opened);
  const isOffline = cutOff === opened && asking && stale === null;
  useShowsAge(opened, isCalm ? (asOf ?? lastFreshAt) : undefined);
  useRetry(stale === null ? null : opened.retry);
  const said =
    stale === null ? messages.noAnswerYet : asOf === null ? stale.sentence : messages.notReached;
  return (
    <ScreenBoundary rescue={caught} failed={failed}>
      {isCalm && (
        <Spoken role="status">
          {said} <Age asOf={asOf} />
        </Spoken>
      )}
      {!isCalm && !isOffline && (stale !== null || isLate) && (
        <Notice kind="info">
          {said} {stale !== null && <Age asOf={asOf} />}
        </Notice>
      )}
      <Suspense
        fallback={isOffline ? <NeedsConnection sentence={messages.notReached} /> : skeleton}
      >
        {children(queryRef, asOf !== null && (stale !== null || isLate))}
        <Complete opened={opened} />
      </Suspense>
    </ScreenBoundary>
  );
}

/**
 * Renders a screen without a query, which needs only its code. Another `at` ends the display of a
 * failure.
 */
export function LocalScreenRoute({
  skeleton,
  at,
  children,
}: Pick<ScreenRouteProps<OperationType>, 'skeleton'> & { at?: string; children: ReactNode }) {
  const { reports } = useUserSession();
  const caught = (error: unknown): boolean => {
    if (!(error instanceof Refusal)) reports.bug(error);
    return false;
  };
  return (
    <ScreenBoundary
      at={at}
      rescue={caught}
      failed={(error, retry) => <FailedScreen error={error} onRetry={retry} again={retry} />}
    >
      <Suspense fallback={skeleton}>{children}</Suspense>
    </ScreenBoundary>
  );
}

/**
 * Reports a screen's loading time when it is complete, except for deferred parts with placeholders
 * of their own.
 */
function Complete({
  opened,
}: {
  opened: Pick<OpenedQuery<OperationType>, 'name' | 'completeAfter'>;
}) {
  const { reports, version, screenShown } = useUserSession();
  const onComplete = use(CompleteContext);
  useEffect(() => {
    const ms = opened.completeAfter();
    if (ms !== null) reports.shown(opened.name, ms);
    onComplete();
    version.register();
    screenShown();
  }, [opened, reports, version, screenShown, onComplete]);
  return null;
}

/** `asOf`: of the device's copy, if that is what is shown. */
function Age({ asOf }: { asOf: number | null }) {
  const { lastFreshAt } = useReachability();
  const freshAt = asOf ?? lastFreshAt;
  // In the project's time zone, like all its times; in that of the device, which is named, outside
  // of a project.
  const project = useProject();
  if (freshAt === null) return messages.before;
  // The device's copy may be days old. For a copy of today the time alone is shown.
  return messages.freshAt(
    asOf !== null && isToday(asOf, project?.timeZone)
      ? timeOfDay(asOf, project?.timeZone)
      : exactTime(freshAt, project?.timeZone),
  );
}

interface FailedScreenProps extends Pick<ScreenRouteProps<OperationType>, 'instead' | 'back'> {
  error: unknown;
  onRetry: () => void;
  /** Tries again while this stays on the screen. */
  again: () => void;
}

function FailedScreen({ error, onRetry, again, instead, back }: FailedScreenProps) {
  const { version, screenShown } = useUserSession();
  useEffect(() => screenShown(), [screenShown]);
  const problem = toProblem(error);
  // Browsers may remember that a module could not be loaded; only a reload requests it again.
  const reloads = error instanceof CodeNotLoaded || problem.code === 'UNKNOWN_DOCUMENT';
  const retry = useCallback(
    () => (reloads ? void version.renew() : onRetry()),
    [reloads, version, onRetry],
  );
  const calm = isUnreached(problem);
  const waiting = useRef(false);
  const awaitCode = useCallback(() => {
    if (!(error instanceof CodeNotLoaded) || waiting.current) return;
    waiting.current = true;
    error.again().then(onRetry, () => (waiting.current = false));
  }, [error, onRetry]);
  useRetry(
    error instanceof CodeNotLoaded
      ? awaitCode
      : problem.retryable && !reloads
        ? calm
          ? again
          : onRetry
        : null,
  );
  if (!calm) {
    return (
      <FailedState title={messages.notShown} onRetry={retry}>
        {problem.sentence}
      </FailedState>
    );
  }
  return instead ?? <NeedsConnection sentence={problem.sentence} onRetry={retry} action={back} />;
}

function NeedsConnection({
  sentence,
  ...actions
}: {
  sentence: string;
  onRetry?: () => void;
  action?: ReactNode;
}) {
  return (
    <FailedState title={messages.needsConnection} calm {...actions}>
      {sentence} {messages.opensByItself}
    </FailedState>
  );
}

interface ScreenBoundaryProps {
  /** When it changes, another page is shown, so an error ends. */
  at?: string | undefined;
  /** Rendered instead of the children after an error; `retry` renders the children again. */
  failed: (error: unknown, retry: () => void) => ReactNode;
  /** Handles an error; true if the children can be rendered again afterwards. */
  rescue: (error: unknown) => boolean;
  children: ReactNode;
}

interface ScreenBoundaryState {
  readonly failure: { readonly error: unknown } | null;
}

/** Catches errors of a screen, so that the navigation around it stays. */
class ScreenBoundary extends Component<ScreenBoundaryProps, ScreenBoundaryState> {
  override state: ScreenBoundaryState = { failure: null };

  static getDerivedStateFromError(error: unknown): ScreenBoundaryState {
    return { failure: { error } };
  }

  override componentDidCatch(error: unknown): void {
    if (this.props.rescue(error)) this.setState({ failure: null });
  }

  override componentDidUpdate({ at }: ScreenBoundaryProps): void {
    if (at !== this.props.at && this.state.failure !== null) this.retry();
  }

  readonly retry = (): void => this.setState({ failure: null });

  override render(): ReactNode {
    const { failure } = this.state;
    return failure === null ? this.props.children : this.props.failed(failure.error, this.retry);
  }
}
