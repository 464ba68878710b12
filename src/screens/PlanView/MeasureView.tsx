/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { MeasureView_revision$key } from '../../../__generated__/relay/MeasureView_revision.graphql';
import { useLocalStorage } from '../../device/useLocalStorage';
import { Button } from '../../ui/Button';
import { Segments } from '../../ui/fields/Segments';
import { KeepMeasured } from './KeepMeasured';
import { areaOnPaper, isCrossed, lengthOnPaper, realArea, realLength } from './measure';
import { measureMessages as messages } from './measureMessages';
import { ScaleFields } from './ScaleFields';
import styles from './MeasureView.module.css';
import type { PlanPin } from './pins';
import { SheetStage } from './SheetStage';
import { sizeOf, tilesOf } from './sheetTiles';
import { atSpot } from './useLaid';
import type { Spot } from './view';

interface MeasureViewProps {
  revision: MeasureView_revision$key;
  /** Name of the plan. */
  title: string;
  planCode: string;
  code: string;
  pins: readonly PlanPin[];
  /** Key of the pin whose snag was open. */
  selected: string | null;
  onClose: () => void;
}

type What = 'distance' | 'area';

/** Measures distances and areas on a sheet; what is measured stays on a snag, or goes. */
export function MeasureView({
  revision,
  title,
  planCode,
  code,
  pins,
  selected,
  onClose,
}: MeasureViewProps) {
  const data = useFragment(
    graphql`
      fragment MeasureView_revision on PlanRevision {
        id
        label
        widthPx
        heightPx
        pageWidthMm
        pageHeightMm
        tiles {
          url
          size
          overlap
        }
      }
    `,
    revision,
  );
  const [what, setWhat] = useState<What>('distance');
  const [points, setPoints] = useState<readonly Spot[]>([]);
  const [scaleText, keepScale] = useLocalStorage(`snagbook.scale ${data.id}`);
  const scale = Number(scaleText ?? '') > 0 ? Number(scaleText) : null;
  const heading = useRef<HTMLHeadingElement>(null);
  // The button that opened it is removed, so the focus would be lost.
  useEffect(() => heading.current?.focus(), []);

  const mm = lengthOnPaper(points, data);
  const crossed = what === 'area' && isCrossed(points);
  const value = crossed ? null : valueOf(what, points.length, scale, mm, areaOnPaper(points, data));
  const last = points.at(-1);
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {messages.title(data.label)}
        </h1>
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
        <div className={styles.fields}>
          <Segments label={messages.what} options={whats} value={what} onChange={setWhat} />
          <ScaleFields
            scale={scale}
            mm={what === 'distance' && points.length === 2 ? mm : null}
            onScale={(now) => keepScale(String(now ?? ''))}
          />
        </div>
      </header>
      <div className={styles.sheet}>
        <SheetStage
          viewKey={`measure ${data.id}`}
          title={title}
          keys={messages.keys}
          tiles={tilesOf(data)}
          onSet={(at) => setPoints((before) => [...before, at])}
          drawing={<Drawn points={points} what={what} />}
        >
          {points.map((at, index) => (
            <span key={index} className={styles.point} {...atSpot(at)} />
          ))}
          {last !== undefined && value !== null && (
            <span className={styles.value} {...atSpot(last)}>
              <b>{value}</b>
            </span>
          )}
        </SheetStage>
      </div>
      <footer className={styles.foot}>
        <p role="status" className={styles.result}>
          {crossed ? messages.crossed : (value ?? hintOf(what, points.length, scale))}
        </p>
        <Button
          aria-disabled={points.length === 0 || undefined}
          onClick={() => setPoints((before) => before.slice(0, -1))}
        >
          {messages.undo}
        </Button>
        <Button aria-disabled={points.length === 0 || undefined} onClick={() => setPoints([])}>
          {messages.clear}
        </Button>
        {value !== null && scale !== null && last !== undefined && (
          <KeepMeasured
            code={code}
            pins={pins}
            selected={selected}
            size={sizeOf(data)}
            near={last}
            body={messages.comment(planCode, data.label, value, messages.oneTo(scale))}
            onKept={() => {
              setPoints([]);
              // The pressed button is removed, so the focus would be lost.
              heading.current?.focus();
            }}
          />
        )}
      </footer>
    </div>
  );
}

const whats = [
  { value: 'distance', label: messages.distance },
  { value: 'area', label: messages.area },
] as const;

/** In words; null until there are points and a scale. */
function valueOf(
  what: What,
  points: number,
  scale: number | null,
  mm: number,
  mm2: number,
): string | null {
  if (scale === null || points < leastPoints[what]) return null;
  return what === 'area'
    ? messages.areaOf(realArea(mm2, scale))
    : messages.length(realLength(mm, scale));
}

const leastPoints: Record<What, number> = { distance: 2, area: 3 };

function hintOf(what: What, points: number, scale: number | null): string {
  if (points === 0) return messages.start;
  if (points < leastPoints[what]) return what === 'area' ? messages.third : messages.next;
  return scale === null ? messages.noScale : '';
}

/** The line or the polygon on the sheet. */
function Drawn({ points, what }: { points: readonly Spot[]; what: What }) {
  const path = points.map(({ x, y }) => `${x},${y}`).join(' ');
  const Shape = what === 'area' ? 'polygon' : 'polyline';
  return (
    <svg viewBox="0 0 1 1" preserveAspectRatio="none" className={styles.drawn}>
      <Shape points={path} className={styles.edge} />
      <Shape points={path} className={styles.measured} data-area={what === 'area' || undefined} />
    </svg>
  );
}
