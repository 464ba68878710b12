/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useCallback, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanView_plan$key } from '../../../__generated__/relay/PlanView_plan.graphql';
import { latePart } from '../../app/loading/latePart';
import { OpenSnag } from '../../parts/OpenSnag';
import { UndoNotice } from '../../parts/undo';
import { useNavigate } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { headingOf } from '../../ui/focus/focus';
import { useRegion } from '../../ui/focus/regions';
import { useWide } from '../../ui/layout/useWide';
import { Notice } from '../../ui/Notice';
import { useLayer } from '../../ui/overlays/layers';
import { AlignView } from './AlignView';
import { DetailPane, paneShare } from './DetailPane';
import { messages } from './messages';
import { PinCard } from './PinCard';
import { PinPeek } from './PinPeek';
import type { PlanPin } from './pins';
import { PlanHead } from './PlanHead';
import { PlanSheet } from './PlanSheet';
import { PlanState } from './PlanState';
import styles from './PlanView.module.css';
import { sizeOf } from './sheetTiles';
import type { Aim } from './SheetTools';
import { useAskBasePins } from './useBasePins';
import { useMovePin } from './useMovePin';
import { usePinFacts } from './usePinFacts';
import { usePlanLinks } from './usePlanLinks';
import { usePlanPins } from './usePlanPins';
import { useRaiseHere } from './useRaiseHere';
import type { Spot } from './view';

const CompareView = latePart(async () => (await import('./CompareView')).CompareView);
const LinkView = latePart(async () => (await import('./LinkView')).LinkView);
const MeasureView = latePart(async () => (await import('./MeasureView')).MeasureView);

/** What is done with the whole sheet, in place of the plan with its pins. */
type Mode = 'ALIGN' | 'COMPARE' | 'MEASURE' | 'LINK';

interface PlanViewProps {
  plan: PlanView_plan$key;
  code: string;
  /** Null: the current one. */
  revisionId: string | null;
  mayRaise: boolean;
  mayRevise: boolean;
  mayLink: boolean;
  /** The number of the snag beside the plan, or its id before it has one. */
  selected: string | null;
  /** Opened to align the newest revision. */
  toAlign: boolean;
  /** Opened to move the pin of the snag next to it. */
  toMove: boolean;
  /** Opened to choose the spot of a new snag. */
  toRaise: boolean;
  timeZone: string;
  filters: ReactNode;
  /** Its rows, with that of one snag selected. */
  list: (selected: string | null) => ReactNode;
  detail: ReactNode;
}

/** A plan with its pins, and next to it the list of its snags or the page of one. */
export function PlanView({
  plan,
  code,
  revisionId,
  mayRaise,
  mayRevise,
  mayLink,
  selected,
  toAlign,
  toMove,
  toRaise,
  timeZone,
  filters,
  list,
  detail,
}: PlanViewProps) {
  const data = useFragment(
    graphql`
      fragment PlanView_plan on Plan {
        id
        code
        name
        location {
          id
        }
        current {
          id
        }
        revisions {
          id
          label
          state
          widthPx
          heightPx
          pageWidthMm
          pageHeightMm
          # eslint-disable-next-line relay/unused-fields -- a pin set on this device finds its plan through the revision
          plan {
            id
          }
          ...PlanSheet_revision
          ...PlanState_revision
          ...MeasureView_revision
        }
        ...PlanHead_plan
        ...AlignView_plan
        ...CompareView_plan
        ...usePlanPins_plan
        ...usePlanLinks_plan
        ...LinkView_plan
      }
    `,
    plan,
  );
  const navigate = useNavigate();
  const wide = useWide();
  const [mode, setMode] = useState<Mode | null>(null);
  // Points that are set stay on their sheet, although another one becomes the current one.
  const [sheetOfMode, setSheetOfMode] = useState<string | null>(null);
  const shownId = (mode === null ? null : sheetOfMode) ?? revisionId ?? data.current.id;
  const begin = (next: Mode) => {
    setSheetOfMode(shownId);
    setMode(next);
  };
  const revision = data.revisions.find(({ id }) => id === shownId) ?? data.revisions[0];
  const { pins, lastKey } = usePlanPins(data, shownId);
  const links = usePlanLinks(data, shownId);
  const facts = usePinFacts(
    code,
    selected === null || !/^\d+$/.test(selected) ? null : Number(selected),
  );
  const moved = useMovePin();
  const screen = useRef<HTMLDivElement>(null);
  const [aiming, setAiming] = useState<'raise' | 'move' | null>(toMove ? 'move' : null);
  const [listOpen, setListOpen] = useState(false);
  /** The pin whose snag is shown in short. */
  const [tapped, setTapped] = useState<PlanPin | null>(null);
  // It is opened now, and not shown again when it is closed.
  if (selected !== null && tapped !== null) setTapped(null);
  const peeked = selected !== null || aiming !== null || (listOpen && !wide) ? null : tapped;
  /** After a download the sheet is opened again, because the viewer still waits for the line. */
  const [downloads, setDownloads] = useState(0);
  useLayer(aiming !== null, () => setAiming(null));
  useLayer(listOpen && selected === null, () => setListOpen(false));
  const endMode = () => setMode(null);
  useLayer(mode !== null, endMode);
  const askBasePins = useAskBasePins(data.id);
  const size = revision ? sizeOf(revision) : { width: 1, height: 1 };
  const raise = useRaiseHere({
    code,
    planCode: data.code,
    revisionId: shownId,
    pins,
    size,
    locationId: data.location?.id ?? null,
  });
  const open = useCallback(
    (key: string) => {
      setListOpen(false);
      setTapped(null);
      void navigate({
        to: '/p/$code/plans/$plan',
        params: { code, plan: data.code },
        search: (before) => ({ ...before, snag: key }),
      });
    },
    [navigate, code, data.code],
  );
  const tap = (key: string) => {
    const pin = pins.find((each) => each.key === key);
    // A low window has no room for both.
    const low = window.innerHeight <= 500;
    if (selected !== null || low || pin === undefined || pin.number === null) open(key);
    else setTapped(pin);
  };
  const closePeek = () => {
    if (tapped !== null) focusMark(screen.current, tapped.key);
    setTapped(null);
  };
  useEffect(() => {
    // Once: returning to this address only shows the plan.
    if (toMove)
      void navigate({ to: '.', search: ({ move: _move, ...others }) => others, replace: true });
  }, [toMove, navigate]);
  const close = () =>
    void navigate({
      to: '/p/$code/plans/$plan',
      params: { code, plan: data.code },
      search: ({ snag: _snag, ...others }) => others,
      replace: true,
    });

  const sheetRegion = useRegion(messages.skipToPlan);
  const listRegion = useRegion(selected === null ? messages.skipToList : undefined);
  const opened = useRef(selected);
  useEffect(() => {
    const before = opened.current;
    opened.current = selected;
    const pane = screen.current?.querySelector('[data-pane]') ?? null;
    // The title of an opened snag gets the focus.
    if (
      selected !== null &&
      selected !== before &&
      pane !== null &&
      !pane.contains(document.activeElement)
    )
      headingOf(pane)?.focus({ preventScroll: true });
    if (selected !== null || before === null || document.activeElement !== document.body) return;
    const selectors = [
      `[data-mark="${CSS.escape(before)}"]`,
      `a[data-row][href*="snag=${CSS.escape(before)}"]`,
      '[role="application"]',
    ];
    const next = selectors
      .map((each) => screen.current?.querySelector<HTMLElement>(each))
      .find((each) => each?.checkVisibility?.() ?? each != null);
    next?.focus({ preventScroll: true });
  }, [selected]);

  const modeBefore = useRef<Mode | null>(null);
  useEffect(() => {
    // After a mode, the sheet gets the focus.
    if (modeBefore.current !== null && mode === null && document.activeElement === document.body)
      screen.current
        ?.querySelector<HTMLElement>('[role="application"]')
        ?.focus({ preventScroll: true });
    modeBefore.current = mode;
  }, [mode]);

  const toggleList = () => {
    setListOpen(selected !== null || !listOpen);
    if (selected !== null) close();
  };

  const ready = revision?.state === 'READY';
  // Pins can only be set on the current revision.
  const isCurrent = shownId === data.current.id;
  const raisesHere = mayRaise && ready && isCurrent;
  useAimWish(code, toRaise && (isCurrent || !ready), raisesHere, () => {
    setListOpen(false);
    setAiming('raise');
  });
  const from = pins.find(({ key }) => key === selected);
  const mayMove =
    ready &&
    isCurrent &&
    facts !== null &&
    facts.allowedActions.includes('EDIT') &&
    from !== undefined;
  const move = mayMove ? (to: Spot) => moved.move(facts, shownId, from, to) : null;
  const stopAiming = () => setAiming(null);
  const aims: Record<'raise' | 'move', Aim> = {
    raise: {
      label: messages.raiseAtCross,
      onCancel: stopAiming,
      onTake(at) {
        setAiming(null);
        // Only touch devices open the camera.
        raise(at, matchMedia('(pointer: coarse)').matches ? 'thumb' : 'mouse');
      },
    },
    move: {
      label: messages.moveAtCross,
      from,
      onCancel: stopAiming,
      onTake(at) {
        setAiming(null);
        void move?.(at);
      },
    },
  };
  const openFrom = (key: string) => {
    endMode();
    open(key);
  };
  if (mode === 'ALIGN' && revision)
    return <AlignView plan={data} revisionId={revision.id} onClose={endMode} />;
  if (mode === 'COMPARE' && ready)
    return (
      <CompareView
        plan={data}
        code={code}
        revisionId={shownId}
        pins={pins}
        onOpen={openFrom}
        onClose={endMode}
      />
    );
  if (mode === 'LINK' && ready)
    return <LinkView plan={data} code={code} marks={links} onClose={endMode} />;
  if (mode === 'MEASURE' && ready)
    return (
      <MeasureView
        revision={revision}
        title={messages.title(data.code, data.name)}
        planCode={data.code}
        code={code}
        pins={pins}
        selected={selected}
        onClose={endMode}
      />
    );
  return (
    <div
      ref={screen}
      className={styles.screen}
      data-detail={selected !== null || undefined}
      data-aiming={aiming !== null || undefined}
      data-peeking={peeked !== null || undefined}
      data-said={(moved.said !== null && facts?.id === moved.movedId) || undefined}
    >
      <section className={styles.main} ref={sheetRegion}>
        <PlanHead
          plan={data}
          code={code}
          shownId={shownId}
          mayRevise={mayRevise}
          toAlign={toAlign}
          onAlign={(baseId) => {
            askBasePins(baseId);
            begin('ALIGN');
          }}
          onCompare={() => begin('COMPARE')}
          onMeasure={() => begin('MEASURE')}
          onLink={mayLink && isCurrent ? () => begin('LINK') : null}
          count={pins.length}
          onList={toggleList}
          listOpen={listOpen && selected === null}
        />
        {/* Inert while the list covers it. */}
        <div className={styles.sheet} inert={listOpen && selected === null && !wide}>
          {ready ? (
            <PlanSheet
              key={`${shownId} ${downloads}`}
              revision={revision}
              planId={isCurrent ? data.id : null}
              onDownloaded={() => setDownloads(downloads + 1)}
              title={messages.title(data.code, data.name)}
              code={code}
              pins={pins}
              links={links}
              lastKey={lastKey}
              selected={selected ?? peeked?.key ?? null}
              coveredBelow={wide ? 0 : selected !== null ? paneShare : peeked ? peekShare : 0}
              onOpen={tap}
              onPress={() => setTapped(null)}
              card={
                wide &&
                peeked?.number != null && (
                  <PinCard
                    code={code}
                    planCode={data.code}
                    timeZone={timeZone}
                    number={peeked.number}
                    onClose={closePeek}
                  />
                )
              }
              onClose={selected === null ? null : close}
              onRaise={raisesHere ? raise : null}
              onAimRaise={raisesHere ? () => setAiming('raise') : null}
              onMove={move}
              said={moved.said}
              aim={aiming !== null && (aiming !== 'move' || move !== null) ? aims[aiming] : null}
            >
              <Notice kind="refused">{moved.problem}</Notice>
              <UndoNotice
                said={moved.said}
                label={messages.undo}
                undo={moved.undo}
                undoFocus={moved.undoFocus}
                beside={
                  moved.movedId !== null && (
                    <OpenSnag code={code} snagId={moved.movedId} className={buttonClass()} />
                  )
                }
                takesFocus
              />
            </PlanSheet>
          ) : (
            revision && <PlanState revision={revision} mayRevise={mayRevise} />
          )}
          {!wide && peeked?.number != null && (
            <PinPeek
              code={code}
              planCode={data.code}
              timeZone={timeZone}
              number={peeked.number}
              onOpen={() => open(peeked.key)}
              onClose={closePeek}
            />
          )}
        </div>
        {!wide && <div className={styles.chips}>{filters}</div>}
      </section>
      <section
        className={classes(styles.list, listOpen && styles.listOpen)}
        aria-label={messages.showList}
        ref={listRegion}
      >
        {wide && filters}
        {list(selected ?? peeked?.key ?? null)}
      </section>
      {selected !== null && (
        <DetailPane onClose={close} onMove={move === null ? null : () => setAiming('move')}>
          {detail}
        </DetailPane>
      )}
    </div>
  );
}

/** Fraction of a phone's plan that the row of a tapped pin covers. */
const peekShare = 0.2;

const focusMark = (screen: HTMLElement | null, key: string): void =>
  screen
    ?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`)
    ?.focus({ preventScroll: true });

/**
 * After *Raise* on the plan's screen the person chooses the spot on that plan. Where no pin can be
 * set, such as on a sheet that is not rendered yet, it opens the form without one.
 */
function useAimWish(code: string, wished: boolean, mayAim: boolean, aim: () => void): void {
  const navigate = useNavigate();
  const answer = useEffectEvent(() => {
    if (!mayAim) {
      void navigate({
        to: '/p/$code/new',
        params: { code },
        search: ({ raise: _raise, ...others }) => others,
        replace: true,
      });
      return;
    }
    aim();
    // Once: returning to this address only shows the plan.
    void navigate({ to: '.', search: ({ raise: _raise, ...others }) => others, replace: true });
  });
  useEffect(() => {
    if (wished) answer();
  }, [wished]);
}
