import {
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { createPortal } from 'react-dom';
import { focusRequest, takeFocusRequest } from '../../app/requests';
import { statusLabels } from '../../ui/StatusMark';
import { ClusterMark } from './ClusterMark';
import { clusterPins, sideFor, type Mark, type PinCluster, type SheetSize } from './clusters';
import styles from './Marks.module.css';
import { markSource } from './markSource';
import { messages } from './messages';
import type { Viewer } from './openViewer';
import { PinMark } from './PinMark';
import type { PlanPin } from './pins';
import { Together } from './Together';
import { useLaidMarks, atSpot } from './useLaid';
import { useAskPinFacts, usePinFacts } from './usePinFacts';
import { lookFor } from './view';

interface MarksProps {
  viewer: Viewer;
  code: string;
  pins: readonly PlanPin[];
  /** Key of the pin raised last on this page. */
  lastKey: string | null;
  /** In pixels at full zoom. */
  size: SheetSize;
  /** The key of the pin whose snag is open. */
  selected: string | null;
  /** Fraction of the viewport that is covered from below, 0…1. */
  coveredBelow: number;
  /** A spot is being chosen: a press moves the cross, also on a mark. */
  aiming: boolean;
  onOpen: (key: string) => void;
}

/**
 * The pins of a plan. Only visible ones are in the DOM, and those too close to each other are
 * clustered.
 */
export function Marks({
  viewer,
  code,
  pins,
  lastKey,
  size,
  selected,
  coveredBelow,
  aiming,
  onOpen,
}: MarksProps) {
  const layer = useRef<HTMLDivElement>(null);
  const lastLevel = Math.max(
    0,
    Math.ceil(Math.log2(Math.max(size.width, size.height) / sideFor(0))),
  );
  // The selected pin and newly raised ones are never clustered.
  const alone = useMemo(
    () => pins.filter(({ key, number }) => key === selected || key === lastKey || number === null),
    [pins, selected, lastKey],
  );
  const clusters = useMemo(
    () =>
      clusterPins(
        alone.length === 0 ? pins : pins.filter((pin) => !alone.includes(pin)),
        size,
        lastLevel,
      ),
    [pins, alone, size, lastLevel],
  );
  const source = useMemo(() => markSource(clusters, viewer), [clusters, viewer]);
  const inSight = useSyncExternalStore(source.subscribe, source.get);
  const marks = useMemo(
    () => [...inSight, ...alone.map((pin): Mark => ({ kind: 'pin', pin }))],
    [inSight, alone],
  );
  const [resting, setResting] = useState<PlanPin | null>(null);
  const [together, setTogether] = useState<readonly PlanPin[] | null>(null);
  const ask = useAskPinFacts(code);
  const facts = usePinFacts(code, resting?.number ?? null);
  const rest = useCallback(
    (pin: PlanPin | null) => {
      if (pin !== null && pin.number !== null) ask(pin.number);
      setResting(pin);
    },
    [ask],
  );
  const openCluster = useCallback(
    ({ id, x, y }: PinCluster) => {
      const level = clusters.apartAt(id);
      if (level === null) setTogether(clusters.pinsOf(id));
      // Zooms slightly further than needed, because of rounding.
      else
        viewer.look({
          centre: { x, y },
          width: (sideFor(level) * 1.05 * size.width) / Math.max(size.width, size.height),
        });
    },
    [clusters, viewer, size],
  );
  useLaidMarks(viewer, layer);
  const reveal = useEffectEvent((key: string) => {
    const pin = pins.find((each) => each.key === key);
    const centre = pin && lookFor(viewer.view(), pin, coveredBelow);
    if (centre) viewer.look({ centre, width: viewer.view().width });
  });
  const wanted = alone.some(({ key }) => key === (selected ?? lastKey))
    ? (selected ?? lastKey)
    : null;
  useEffect(() => {
    if (wanted !== null) reveal(wanted);
  }, [wanted]);
  useEffect(
    () =>
      aiming
        ? undefined
        : viewer.onPress((_at, target) => target?.closest<HTMLElement>('[data-mark]')?.click()),
    [viewer, aiming],
  );

  const focused = useRef(false);
  useEffect(() => {
    // The focused mark was split, clustered or left the view. Removed elements fire no blur event.
    if (!focused.current || document.activeElement !== document.body) return;
    // A raised snag that was given its number has another mark.
    const same =
      resting?.number === null
        ? pins.find(({ number, x, y }) => number !== null && x === resting.x && y === resting.y)
        : undefined;
    const numbered =
      same && layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(same.key)}"]`);
    const next =
      numbered ??
      layer.current?.querySelector<HTMLElement>('[data-mark][tabindex="0"]') ??
      layer.current?.closest<HTMLElement>('[role="application"]');
    // A mark says so itself.
    focused.current = false;
    next?.focus({ preventScroll: true });
  }, [marks, resting, pins]);

  const wish = useSyncExternalStore(focusRequest.subscribe, focusRequest.get);
  useEffect(() => {
    // After raising a snag here its pin gets the focus.
    const raised =
      wish?.to !== 'pin' || wish.key === null
        ? null
        : pins.some(({ key }) => key === wish.key)
          ? wish.key
          : lastKey;
    const mark =
      raised === null
        ? null
        : layer.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(raised)}"]`);
    if (mark && takeFocusRequest()) mark.focus({ preventScroll: true });
  }, [wish, pins, marks, lastKey]);

  const onKeyDown = (event: KeyboardEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLElement) || layer.current === null) return;
    const next = nearestMark(
      [...layer.current.querySelectorAll<HTMLElement>('[data-mark]')],
      target,
      event.key,
    );
    if (!event.key.startsWith('Arrow')) return;
    // Otherwise the sheet would pan.
    event.stopPropagation();
    event.preventDefault();
    next?.focus({ preventScroll: true });
  };

  const keys = marks.map(keyOf);
  const reached =
    resting !== null && keys.includes(resting.key)
      ? resting.key
      : selected !== null && keys.includes(selected)
        ? selected
        : keys[0];
  return (
    <>
      {createPortal(
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of the buttons in it
        <div
          ref={layer}
          className={styles.layer}
          role="group"
          aria-label={messages.pinsInSight}
          onKeyDown={onKeyDown}
          onFocus={() => (focused.current = true)}
          onBlur={() => (focused.current = false)}
        >
          {marks.map((mark) =>
            mark.kind === 'cluster' ? (
              <ClusterMark
                key={keyOf(mark)}
                cluster={mark.cluster}
                reached={keyOf(mark) === reached}
                onOpen={openCluster}
              />
            ) : (
              <PinMark
                key={mark.pin.key}
                pin={mark.pin}
                code={code}
                selected={mark.pin.key === selected}
                reached={mark.pin.key === reached}
                title={mark.pin.key === resting?.key ? (facts?.displayTitle ?? null) : null}
                onOpen={onOpen}
                onRest={rest}
              />
            ),
          )}
          {resting !== null && resting.key !== selected && (
            <PinTip pin={resting} code={code} title={facts?.displayTitle ?? null} />
          )}
        </div>,
        viewer.layer,
      )}
      {together !== null && (
        <Together pins={together} code={code} onOpen={onOpen} onClose={() => setTogether(null)} />
      )}
    </>
  );
}

function keyOf(mark: Mark): string {
  return mark.kind === 'pin' ? mark.pin.key : `cluster ${mark.cluster.id}`;
}

/**
 * Number and title of the hovered pin. Hidden from screen readers, because the button's name says
 * the same.
 */
function PinTip({ pin, code, title }: { pin: PlanPin; code: string; title: string | null }) {
  return (
    <div className={styles.tip} {...atSpot(pin)} aria-hidden="true">
      <p>
        <strong>
          {pin.number === null ? messages.unsent : messages.reference(code, pin.number)}
        </strong>{' '}
        {title ?? statusLabels[pin.status]}
      </p>
    </div>
  );
}

/** The next mark for an arrow key: the nearest within 45° of that direction. */
function nearestMark(
  marks: readonly HTMLElement[],
  from: HTMLElement,
  key: string,
): HTMLElement | null {
  const direction = { ArrowRight: [1, 0], ArrowLeft: [-1, 0], ArrowDown: [0, 1], ArrowUp: [0, -1] }[
    key
  ];
  if (direction === undefined) return null;
  const [dx = 0, dy = 0] = direction;
  const start = centreOf(from);
  let nearest: { readonly mark: HTMLElement; readonly away: number } | null = null;
  for (const mark of marks) {
    const { x, y } = centreOf(mark);
    const [along, across] = [
      (x - start.x) * dx + (y - start.y) * dy,
      Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx),
    ];
    if (mark === from || along <= 0 || across > along) continue;
    const away = Math.hypot(along, across);
    if (nearest === null || away < nearest.away) nearest = { mark, away };
  }
  return nearest?.mark ?? null;
}

function centreOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
