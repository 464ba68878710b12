import {
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  type CSSProperties,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice';
import { Cross } from './Cross';
import marks from './Marks.module.css';
import { messages } from './messages';
import type { PlacedSheet, SheetTiles } from './openViewer';
import styles from './PlanSheet.module.css';
import { sheetKey } from './sheetKeys';
import { SheetTools } from './SheetTools';
import { useLaidMarks, useLaidSheet } from './useLaid';
import { useViewer } from './useViewer';
import { centreOf, isOnSheet, toSheet, type Spot } from './view';

interface SheetStageProps {
  /** Its view is remembered by it. */
  viewKey: string;
  title: string;
  /** What the keys do. */
  keys: string;
  tiles: SheetTiles | null;
  /** A sheet that lies on it, read when the viewer is opened. @default none */
  above?: PlacedSheet | null;
  /** A press on the sheet, or Enter at the cross. @default nothing */
  onSet?: ((at: Spot) => void) | null;
  /** The look of its sheets. */
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Drawn on the sheet, and zoomed with it. @default nothing */
  drawing?: ReactNode;
  /** Each child has `atSpot`. */
  children?: ReactNode;
}

/** A sheet to look at and to set points on, without pins. */
export function SheetStage({
  viewKey,
  title,
  keys,
  tiles,
  above = null,
  onSet = null,
  className,
  style,
  drawing,
  children,
}: SheetStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const drawn = useRef<HTMLDivElement>(null);
  const keysId = useId();
  const { viewer, drawn: isDrawn, trouble } = useViewer(host, viewKey, tiles, above);
  useLaidSheet(viewer, paper);
  useLaidSheet(viewer, drawn);
  useLaidMarks(viewer, layer);
  const setAt = useEffectEvent((at: Spot) => {
    if (isOnSheet(at)) onSet?.(at);
  });
  useEffect(
    () =>
      viewer?.onPress((at, _target, isSecond) => {
        if (!isSecond) setAt(toSheet(viewer.view(), at));
      }),
    [viewer],
  );

  const onKeyDown = (event: KeyboardEvent) => {
    if (viewer === null) return;
    if (event.key === 'Enter' && onSet !== null) {
      const at = centreOf(viewer.view());
      // A held key sets one point.
      if (isOnSheet(at) && !event.repeat) onSet(at);
    } else if (!sheetKey(event, viewer)) return;
    event.preventDefault();
  };

  return (
    <div className={styles.frame}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles keys itself */}
      <div
        className={classes(styles.stage, onSet !== null && styles.aiming, className)}
        style={style}
        role="application"
        aria-label={messages.sheet(title)}
        aria-describedby={keysId}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
        tabIndex={0}
        data-drawn={isDrawn || undefined}
        onKeyDown={onKeyDown}
      >
        <div ref={paper} className={styles.paper} />
        <div ref={host} className={styles.host} />
        {onSet !== null && <Cross shown={false} />}
        {viewer !== null &&
          createPortal(
            <div aria-hidden="true">
              <div ref={drawn} className={styles.drawing}>
                {drawing}
              </div>
              <div ref={layer} className={marks.layer}>
                {children}
              </div>
            </div>,
            viewer.layer,
          )}
      </div>
      <p id={keysId} hidden>
        {keys}
      </p>
      <div className={styles.above}>
        <Notice kind="info">{trouble !== null && messages.trouble[trouble]}</Notice>
      </div>
      <SheetTools viewer={viewer} aim={null} onTake={() => undefined} onAimRaise={null} />
    </div>
  );
}
