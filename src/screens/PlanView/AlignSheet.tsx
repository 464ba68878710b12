/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useEffect, useEffectEvent, useRef, type KeyboardEvent } from 'react';
import { createPortal } from 'react-dom';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AlignSheet_revision$key } from '../../../__generated__/relay/AlignSheet_revision.graphql';
import { classes } from '../../ui/classes';
import styles from './AlignView.module.css';
import { Cross } from './Cross';
import marks from './Marks.module.css';
import sheet from './PlanSheet.module.css';
import { sheetKey } from './sheetKeys';
import { SheetTools } from './SheetTools';
import { tilesOf } from './sheetTiles';
import { atSpot, useLaidMarks, useLaidSheet } from './useLaid';
import { useViewer } from './useViewer';
import { centreOf, isOnSheet, toSheet, type Spot } from './view';
import { messages } from './messages';

interface AlignSheetProps {
  revision: AlignSheet_revision$key;
  title: string;
  /** The two points; null if not set. */
  points: readonly [Spot | null, Spot | null];
  onSet: (at: Spot) => void;
  /** Preview positions of the pins. */
  preview: readonly Spot[];
  shown: boolean;
}

/** One of the two sheets to align: a press, or Enter at the cross, sets the point. */
export function AlignSheet({ revision, title, points, onSet, preview, shown }: AlignSheetProps) {
  const data = useFragment(
    graphql`
      fragment AlignSheet_revision on PlanRevision {
        id
        widthPx
        heightPx
        tiles {
          url
          size
          overlap
        }
      }
    `,
    revision,
  );
  const host = useRef<HTMLDivElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const layer = useRef<HTMLDivElement>(null);
  const { viewer } = useViewer(
    host,
    `align ${data.id}`,
    tilesOf({ ...data, pageWidthMm: 0, pageHeightMm: 0 }),
  );
  useLaidSheet(viewer, paper);
  useLaidMarks(viewer, layer);
  const setAt = useEffectEvent((at: Spot) => {
    if (isOnSheet(at)) onSet(at);
  });
  useEffect(() => viewer?.onPress((at) => setAt(toSheet(viewer.view(), at))), [viewer]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (viewer === null || (event.target instanceof Element && event.target.closest('[data-tool]')))
      return;
    if (event.key === 'Enter') {
      const at = centreOf(viewer.view());
      if (isOnSheet(at)) onSet(at);
    } else if (!sheetKey(event, viewer)) return;
    event.preventDefault();
  };

  return (
    <section className={classes(styles.one, shown && styles.shown)} aria-label={title}>
      <h2 className={styles.name}>{title}</h2>
      <div className={sheet.frame}>
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- role="application" handles keys itself */}
        <div
          className={classes(sheet.stage, sheet.aiming)}
          role="application"
          aria-label={messages.sheet(title)}
          aria-describedby={`${data.id}-keys`}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- as above
          tabIndex={0}
          onKeyDown={onKeyDown}
        >
          <div ref={paper} className={sheet.paper} />
          <div ref={host} className={sheet.host} />
          <Cross shown={false} />
          {viewer !== null &&
            createPortal(
              <div ref={layer} className={marks.layer} aria-hidden="true">
                {preview.map((at) => (
                  <span key={`${at.x} ${at.y}`} className={styles.dot} {...atSpot(at)} />
                ))}
                {points.map(
                  (at, index) =>
                    at !== null && (
                      <span key={index} className={styles.point} {...atSpot(at)}>
                        {index + 1}
                      </span>
                    ),
                )}
              </div>,
              viewer.layer,
            )}
        </div>
        <p id={`${data.id}-keys`} hidden>
          {messages.alignKeys}
        </p>
        <SheetTools viewer={viewer} aim={null} onTake={() => undefined} onAimRaise={null} />
      </div>
    </section>
  );
}
