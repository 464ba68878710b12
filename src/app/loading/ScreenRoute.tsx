import { Suspense, use, useCallback, useDeferredValue, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { PreloadedQuery } from 'react-relay/hooks';
import type { OperationType } from 'relay-runtime';
import { Notice } from '../../ui/Notice';
import { FailedState } from '../../ui/State';
import { NetworkFailure } from '../../../network/index';
import { CompleteContext } from './complete';
import { useReachability } from '../useReachability';
import { useUserSession } from '../context';
import { toProblem } from '../../domain/errors';
import { FilteringContext } from '../../domain/filters';
import { CodeNotLoaded } from './lazyScreen';
import type { OpenedQuery } from './openQuery';
import { useProject } from '../project';
import { ScreenBoundary } from './ScreenBoundary';
import { exactTime } from '../../domain/time';
import { useRetry } from './useRetry';
import { words } from '../../domain/messages';

interface ScreenRouteProps<TQuery extends OperationType> {
  opened: OpenedQuery<TQuery>;
  skeleton: ReactNode;
  /** Keeps the current content until the next query has its answer. @default false */
  keep?: boolean;
  children: (queryRef: PreloadedQuery<TQuery>) => ReactNode;
}

/** Renders a screen, its skeleton while it loads, a message when it failed, or the store's data when the server cannot be reached. */
export function ScreenRoute<TQuery extends OperationType>({ opened, skeleton, keep = false, children }: ScreenRouteProps<TQuery>) {
  const deferred = useDeferredValue(opened);
  const shown = keep ? deferred : opened;
  return (
    <FilteringContext value={shown !== opened}>
      <OpenedScreen opened={shown} skeleton={skeleton}>
        {children}
      </OpenedScreen>
    </FilteringContext>
  );
}

function OpenedScreen<TQuery extends OperationType>({ opened, skeleton, children }: Omit<ScreenRouteProps<TQuery>, 'keep'>) {
  const { queryRef, stale, asking, stored } = useSyncExternalStore(opened.subscribe, opened.get);
  const { late } = useReachability();
  const { reports } = useUserSession();
  useEffect(() => opened.shown(), [opened]);
  // Failed requests are reported by the network layer; all others are errors in our own code.
  const caught = (error: unknown): boolean => {
    if (!(error instanceof NetworkFailure) && !(error instanceof CodeNotLoaded)) reports.bug(error);
    return opened.fellBack(error);
  };
  const failed = (error: unknown, retry: () => void): ReactNode => (
    <FailedScreen
      error={error}
      onRetry={() => {
        opened.retry();
        retry();
      }}
    />
  );
  return (
    <ScreenBoundary rescue={caught} failed={failed}>
      {stale !== null && <StaleNotice sentence={stale.sentence} onRetry={opened.retry} />}
      {stale === null && asking && late === 'answer' && <LateNotice stored={stored} />}
      <Suspense fallback={skeleton}>
        {children(queryRef)}
        <Complete opened={opened} />
      </Suspense>
    </ScreenBoundary>
  );
}

/** Reports a screen's loading time when it is complete, except for deferred parts with placeholders of their own. */
function Complete({ opened }: { opened: Pick<OpenedQuery<OperationType>, 'name' | 'completeAfter'> }) {
  const { reports } = useUserSession();
  const onComplete = use(CompleteContext);
  useEffect(() => {
    const ms = opened.completeAfter();
    if (ms !== null) reports.shown(opened.name, ms);
    onComplete();
  }, [opened, reports, onComplete]);
  return null;
}

function StaleNotice({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  useRetry(onRetry);
  return (
    <Notice kind="told">
      {sentence} <Age />
    </Notice>
  );
}

/** The request is still running: tells that the data on the screen may be old. */
function LateNotice({ stored }: { stored: boolean }) {
  return (
    <Notice kind="told">
      {words.noAnswerYet} {stored && <Age />}
    </Notice>
  );
}

function Age() {
  const { lastFreshAt } = useReachability();
  // In the project's time zone, like all its times.
  const project = useProject();
  return lastFreshAt === null ? words.before : words.freshAt(exactTime(lastFreshAt, project?.timeZone));
}

function FailedScreen({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const problem = toProblem(error);
  // Browsers may remember that a module could not be loaded; only a reload requests it again.
  const retry = useCallback(() => (error instanceof CodeNotLoaded ? location.reload() : onRetry()), [error, onRetry]);
  useRetry(problem.retryable && !(error instanceof CodeNotLoaded) ? onRetry : null);
  return (
    <FailedState title={words.notShown} onRetry={retry}>
      {problem.sentence}
    </FailedState>
  );
}
