import { useEffect, useRef, useState } from 'react';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { Queue_project$key } from '../../../__generated__/relay/Queue_project.graphql';
import type { QueuePaginationQuery } from '../../../__generated__/relay/QueuePaginationQuery.graphql';
import { statusesOf } from '../../../rules/lists';
import { useMoveSnag } from '../../app/events/useMoveSnag';
import { readFilters } from '../../domain/filters';
import { LineMark } from '../../parts/LineMark';
import { NearLine } from '../../parts/filter/NearLine';
import { undoMs, UndoNotice, useUndoable } from '../../parts/undo';
import { Link } from '../../router/components';
import { Button, buttonClass, iconButtonClass } from '../../ui/Button';
import { isFocusFree } from '../../ui/focus/focus';
import { BackIcon } from '../../ui/icons';
import { useWide } from '../../ui/layout/useWide';
import { Notice } from '../../ui/Notice';
import { EmptyState } from '../../ui/State';
import { CheckOne } from './CheckOne';
import styles from './ToCheck.module.css';
import { messages } from './messages';

const pageSize = 20;

interface QueueProps {
  project: Queue_project$key;
  code: string;
  /** Number of snags to check, with those that are not loaded. */
  total: number;
  /** Whether the person may check snags. */
  mayCheck: boolean;
}

/**
 * The fixed snags, one at a time, ordered by location or by nearness. After a check the next one is
 * shown automatically.
 */
export function Queue({ project, code, total, mayCheck }: QueueProps) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    QueuePaginationQuery,
    Queue_project$key
  >(
    graphql`
      fragment Queue_project on Project
      @refetchable(queryName: "QueuePaginationQuery")
      @argumentDefinitions(
        cursor: { type: "String" }
        sort: { type: "SnagSort", defaultValue: PLACE }
        near: { type: "ID" }
      ) {
        ...CheckOne_project
        snags(first: $first, after: $cursor, filter: { chip: TO_CHECK }, sort: $sort, near: $near)
          @connection(key: "Queue_snags", filters: ["sort", "near"]) {
          ...NearLine_list
          edges {
            node {
              id
              number
              status
              allowedActions
              ...CheckOne_snag
            }
          }
        }
      }
    `,
    project,
  );
  const { said, problem, undo, undoFocus, busy, act } = useUndoable();
  const move = useMoveSnag();
  const wide = useWide();
  /** The snag of the last action. */
  const [last, setLast] = useState<{ readonly id: string; readonly number: string } | null>(null);
  /** What was undone comes back. */
  const [undone, setUndone] = useState<string | null>(null);
  const remember = ({
    id,
    number,
  }: {
    readonly id: string;
    readonly number: number | null | undefined;
  }) => {
    setLast({ id, number: String(number ?? id) });
    setHandled((before) => new Set([...before, id]));
    setUndone(null);
  };
  /** Ids of those that were checked here. */
  const [handled, setHandled] = useState<ReadonlySet<string>>(new Set());
  const [putOff, setPutOff] = useState<ReadonlySet<string>>(new Set());
  const fixed = data.snags.edges
    .map(({ node }) => node)
    .filter(({ status }) => statusesOf('TO_CHECK').includes(status));
  // Who checks closes what is fixed, except their own work, which somebody else checks.
  const isOwn = ({ allowedActions }: (typeof fixed)[number]) =>
    allowedActions.includes('SEND_BACK') && !allowedActions.includes('CLOSE');
  const waiting = fixed.filter((snag) => !isOwn(snag));
  const own = fixed.length - waiting.length;
  const left = waiting.filter(({ id }) => !putOff.has(id));
  // Subtracts the loaded snags that do not wait any more.
  const leftOf = hasNext
    ? Math.max(left.length, total - (data.snags.edges.length - left.length))
    : left.length;
  const passed = handled.size + putOff.size;
  // The one that is looked at stays, whatever comes before it meanwhile.
  const [lookedAt, setLookedAt] = useState<string | null>(null);
  const current =
    left.find(({ id }) => id === undone) ?? left.find(({ id }) => id === lookedAt) ?? left[0];
  const currentId = current?.id;
  if (current !== undefined && current.id !== lookedAt) setLookedAt(current.id);
  const screen = useRef<HTMLDivElement>(null);
  const before = useRef(currentId);
  useEffect(() => {
    const another = before.current !== currentId;
    before.current = currentId;
    // The title of the next snag gets the focus, unless it is elsewhere, such as in the list.
    const goOn = () => {
      const { activeElement } = document;
      if (!isFocusFree() && screen.current?.contains(activeElement) !== true) return;
      const next =
        screen.current?.querySelector<HTMLElement>('article h2') ??
        screen.current?.querySelector('h1');
      next?.focus();
    };
    if (!another) return undefined;
    if (!document.activeElement?.closest('[role="dialog"]')) return goOn();
    // A closing dialog returns the focus in the next frame.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(goOn);
    });
    return () => cancelAnimationFrame(frame);
  }, [currentId]);
  const toList = (
    <Link to="/p/$code" params={{ code }} search={{ chip: 'TO_CHECK' }} className={buttonClass()}>
      {messages.toList}
    </Link>
  );
  const comeBack = (id: string) => {
    setHandled((before) => new Set([...before].filter((each) => each !== id)));
    setUndone(id);
  };
  const outcome = (
    <div className={styles.outcome}>
      <Notice kind="refused">{problem}</Notice>
      <UndoNotice
        said={said}
        label={messages.undo}
        undo={undo}
        undoFocus={undoFocus}
        beside={
          last !== null &&
          last.id !== currentId && (
            <Link
              to="/p/$code/snags/$number"
              params={{ code, number: last.number }}
              search
              className={buttonClass()}
            >
              {messages.openLast}
            </Link>
          )
        }
      />
    </div>
  );
  return (
    <div ref={screen} className={styles.queue}>
      <header className={styles.bar}>
        {!wide && (
          <Link
            to="/p/$code"
            params={{ code }}
            search={readFilters}
            exact
            className={iconButtonClass}
            aria-label={messages.back}
            title={messages.back}
          >
            <BackIcon />
          </Link>
        )}
        <h1 tabIndex={-1}>{messages.title}</h1>
        {current && (
          <span className={styles.position}>{messages.position(passed + 1, passed + leftOf)}</span>
        )}
        {!wide && <LineMark withAge />}
        {current && (
          <Button
            look="quiet"
            className={styles.skip}
            onClick={() => {
              setPutOff(new Set([...putOff, current.id]));
              setUndone(null);
            }}
          >
            {messages.skip}
          </Button>
        )}
      </header>
      <div className={styles.progress} aria-hidden="true">
        {current && <span style={{ width: `${((passed + 1) / (passed + leftOf)) * 100}%` }} />}
      </div>
      <div className={styles.near}>{current && <NearLine list={data.snags} code={code} />}</div>
      {current ? (
        <CheckOne
          snag={current}
          project={data}
          code={code}
          busy={busy}
          mayCheck={mayCheck}
          onClose={(reference) => {
            remember(current);
            void act({
              run: () => move(current.id, 'CLOSE', { holdMs: undoMs }),
              said: messages.closed(reference),
              undo: {
                undone: messages.undone(reference),
                tooLate: messages.tooLate,
                onUndone: () => comeBack(current.id),
              },
            });
          }}
          onSentBack={(reference, event, sayAgain) => {
            remember(current);
            void act({
              run: () => Promise.resolve(event),
              said: messages.sentBack(reference),
              undo: {
                undone: messages.undone(reference),
                tooLate: messages.sentAlready,
                onUndone() {
                  sayAgain();
                  comeBack(current.id);
                },
              },
            });
          }}
        >
          {outcome}
        </CheckOne>
      ) : hasNext ? (
        <EmptyState
          title={messages.moreTitle}
          action={
            <Button look="ink" size="big" busy={isLoadingNext} onClick={() => loadNext(pageSize)}>
              {messages.goOn}
            </Button>
          }
        />
      ) : waiting.length > 0 ? (
        <EmptyState
          title={messages.passedTitle}
          action={
            <Button look="ink" size="big" onClick={() => setPutOff(new Set())}>
              {messages.again}
            </Button>
          }
        >
          {messages.passed(waiting.length)}
        </EmptyState>
      ) : (
        <EmptyState title={messages.doneTitle} action={toList}>
          {own === 0 ? messages.done : messages.ownWork(own)}
        </EmptyState>
      )}
      {!current && outcome}
    </div>
  );
}
