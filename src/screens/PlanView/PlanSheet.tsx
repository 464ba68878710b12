/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanSheet_revision$key } from '../../../__generated__/relay/PlanSheet_revision.graphql';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice';
import { AtPin } from './AtPin';
import { Cross } from './Cross';
import { LinkMarks } from './LinkMarks';
import { Marks } from './Marks';
import { PinKey } from './PinKey';
import { PlanDownload } from './PlanDownload';
import type { PlanPin } from './pins';
import styles from './PlanSheet.module.css';
import { sheetKey } from './sheetKeys';
import { type Aim, SheetTools } from './SheetTools';
import { sizeOf, tilesOf } from './sheetTiles';
import { useDragPin } from './useDragPin';
import { useLaidSheet } from './useLaid';
import type { PlanLink } from './usePlanLinks';
import { usePress, type PressedBy } from './usePress';
import { useViewer } from './useViewer';
import {
  centreOf,
  fitted,
  isOnSheet,
  isSameSpot,
  lookFor,
  ontoSheet,
  toSheet,
  type Spot,
} from './view';
import { messages } from './messages';

interface PlanSheetProps {
  revision: PlanSheet_revision$key;
  /** Null: an earlier revision, which is not downloaded. */
  planId: string | null;
  /** The sheet is on the device now, after it did not come. */
  onDownloaded: () => void;
  /** Name of the plan. */
  title: string;
  code: string;
  pins: readonly PlanPin[];
  links: readonly PlanLink[];
  /** Key of the pin raised last on this page. */
  lastKey: string | null;
  selected: string | null;
  /** Fraction of the viewport that is covered from below, 0…1. */
  coveredBelow: number;
  onOpen: (key: string) => void;
  /** A press beside the pins. */
  onPress: () => void;
  /** Stands beside the selected pin. */
  card: ReactNode;
  /** Closes the snag that is open; null if none is. */
  onClose: (() => void) | null;
  /** Null: raising is not permitted. */
  onRaise: ((at: Spot, by: PressedBy) => void) | null;
  onAimRaise: (() => void) | null;
  /** Null: the open pin cannot be moved. */
  onMove: ((to: Spot) => Promise<void>) | null;
  aim: Aim | null;
  /** The result of the last action on the open pin, which `children` shows. */
  said: string | null;
  /** Messages above the sheet. */
  children?: ReactNode;
}

/**
 * The plan with its pins, controlled by touch, wheel and keys; the overview is shown below the
 * tiles until they are loaded.
 */
export function PlanSheet({
  revision,
  planId,
  onDownloaded,
  title,
  code,
  pins,
  links,
  lastKey,
  selected,
  coveredBelow,
  onOpen,
  onPress,
  card,
  onClose,
  onRaise,
  onAimRaise,
  onMove,
  aim,
  said,
  children,
}: PlanSheetProps) {
  const data = useFragment(
    graphql`
      fragment PlanSheet_revision on PlanRevision {
        id
        widthPx
        heightPx
        pageWidthMm
        pageHeightMm
        tiles {
          url
          size
          overlap
        }
        medium: overviewUrl(size: MEDIUM)
      }
    `,
    revision,
  );
  const stage = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const { viewer, drawn, trouble } = useViewer(host, data.id, tilesOf(data));
  const isSlow = useSlow(viewer !== null && !drawn);
  const size = sizeOf(data);
  const [missed, setMissed] = useState(false);
  useLaidSheet(viewer, paper);
  useDragPin(viewer, selected, onMove !== null && aim === null, onMove ?? nowhere);
  const view = () =>
    viewer?.view() ??
    (stage.current &&
      fitted({ width: stage.current.clientWidth, height: stage.current.clientHeight }, size));
  const held = usePress(stage, onRaise !== null && aim === null, (at, by) => {
    const now = view();
    const spot = now && toSheet(now, at);
    if (spot && isOnSheet(spot)) onRaise?.(spot, by);
  });

  const aiming = aim !== null;
  const aimed = useRef(false);
  const taken = useRef(false);
  const above = useRef<HTMLDivElement>(null);
  const lookAt = (centre: Spot, atOnce?: boolean) =>
    viewer?.look({ centre, width: viewer.view().width }, atOnce);
  const reveal = useEffectEvent(() => {
    const pin = pins.find(({ key }) => key === selected);
    const now = viewer?.view();
    const { offsetTop = 0, offsetHeight = 0 } = above.current ?? {};
    const centre = pin && now && lookFor(now, pin, coveredBelow, offsetTop + offsetHeight);
    if (centre) lookAt(centre);
  });
  useEffect(() => {
    // The button that started or ended it is removed, so the focus would be lost.
    if (aiming || (aimed.current && document.activeElement === document.body))
      stage.current?.focus({ preventScroll: true });
    // The snag's page may cover the pin when it is shown again. A moved pin is revealed together
    // with its message.
    if (aimed.current && !aiming && !taken.current) reveal();
    aimed.current = aiming;
    taken.current = false;
  }, [aiming]);

  const bring = useEffectEvent(
    (at: Spot) => viewer && lookAt(ontoSheet(toSheet(viewer.view(), at))),
  );
  const begin = useEffectEvent(() => aim?.from && lookAt(aim.from, true));
  useEffect(() => {
    if (!aiming) return undefined;
    begin();
    // A press moves the cross to that spot, as an alternative to dragging.
    return viewer?.onPress(bring);
  }, [aiming, viewer]);

  const pressed = useEffectEvent((target: Element | null) => {
    if (!aiming && target?.closest('[data-mark]') == null) onPress();
  });
  useEffect(() => viewer?.onPress((_at, target) => pressed(target)), [viewer]);

  useEffect(() => {
    // Pans so that neither the message nor the snag's page covers the moved pin.
    if (said !== null) reveal();
  }, [said]);

  const take = (then: (at: Spot) => void) => {
    const now = view();
    const spot = now && centreOf(now);
    setMissed(!spot || !isOnSheet(spot));
    if (spot && isOnSheet(spot)) then(ontoSheet(spot));
  };
  const takeAim = () => {
    if (aim === null) return;
    take((at) => {
      // A pin is not moved to its own spot.
      const moves = !aim.from || !isSameSpot(aim.from, at, size);
      taken.current = moves;
      if (moves) aim.onTake(at);
      else aim.onCancel();
    });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // With a modifier these are the browser's shortcuts.
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'Escape' && aim !== null) aim.onCancel();
    else if (event.key === 'Escape' && onClose !== null) onClose();
    else if (event.key === 'Enter' && aim !== null) {
      // The key is still held down from pressing the button that started this.
      if (!event.repeat) takeAim();
    } else if (event.key.toLowerCase() === 'n' && onRaise !== null)
      take((at) => onRaise(at, 'keys'));
    else if (!sheetKey(event, viewer)) return;
    event.preventDefault();
  };

  const chosen = pins.find(({ key }) => key === selected);
  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles keys itself */}
      <div
        ref={stage}
        className={classes(styles.stage, aim !== null && styles.aiming)}
        role="application"
        data-start=""
        aria-label={messages.sheet(title)}
        aria-describedby={`${data.id}-keys`}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        onKeyDown={onKeyDown}
      >
        <div
          ref={paper}
          className={classes(styles.paper, viewer === null && styles.fitted)}
          data-drawn={drawn || undefined}
        >
          {data.medium != null && !drawn && <img src={data.medium} alt="" draggable={false} />}
        </div>
        <div ref={host} className={styles.host} />
        {viewer !== null && links.length > 0 && (
          <LinkMarks viewer={viewer} code={code} links={links} />
        )}
        {viewer !== null && (
          <Marks
            viewer={viewer}
            code={code}
            pins={pins}
            lastKey={lastKey}
            size={size}
            selected={selected}
            coveredBelow={coveredBelow}
            aiming={aiming}
            onOpen={onOpen}
          />
        )}
        {held !== null && <span className={styles.held} style={{ left: held.x, top: held.y }} />}
        <Cross shown={aim !== null} />
      </div>
      <p id={`${data.id}-keys`} hidden>
        {messages.sheetKeys(onRaise !== null)}
      </p>
      <div className={styles.above} ref={above}>
        {children}
        {planId !== null && (trouble !== null || isSlow) ? (
          <PlanDownload code={code} planId={planId} trouble={trouble} onDownloaded={onDownloaded} />
        ) : (
          <Notice kind="info">{trouble !== null && messages.trouble[trouble]}</Notice>
        )}
        <Notice kind="refused">{missed && aim !== null && messages.offSheet}</Notice>
      </div>
      <PinKey />
      {viewer !== null && chosen !== undefined && card != null && (
        <AtPin viewer={viewer} spot={chosen}>
          {card}
        </AtPin>
      )}
      <SheetTools viewer={viewer} aim={aim} onTake={takeAim} onAimRaise={onAimRaise} />
    </div>
  );
}

/** How long a sheet may take before its download is offered, in ms. */
const slowMs = 6_000;

function useSlow(isWaiting: boolean): boolean {
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setSlow(true), slowMs);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [isWaiting]);
  return isSlow;
}

async function nowhere(): Promise<void> {}
