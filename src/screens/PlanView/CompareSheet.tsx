import { useEffect, useState, type CSSProperties, type ReactNode } from 'react';
import { placementOf } from '../../../rules/alignment';
import type { Affine } from '../../../rules/pins';
import { Button } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { Notice } from '../../ui/Notice';
import { ChangedSnags } from './ChangedSnags';
import styles from './CompareView.module.css';
import { compareMessages as messages } from './compareMessages';
import type { SheetTiles } from './openViewer';
import type { PlanPin } from './pins';
import { SheetStage } from './SheetStage';
import { atSpot } from './useLaid';
import { useChanges } from './useChanges';
import { mayMove } from './useViewer';
import { isOnSheet } from './view';

export type Manner = 'overlay' | 'slider' | 'blink';

interface Compared {
  readonly id: string;
  readonly label: string;
  readonly tiles: SheetTiles;
}

interface CompareSheetProps {
  later: Compared;
  earlier: Compared;
  /** From the earlier to the later sheet. */
  map: Affine;
  manner: Manner;
  /** How they lie on each other; null if somebody aligned them. */
  note: string | null;
  /** What can be done about it. */
  actions: ReactNode;
  code: string;
  /** On the later sheet. */
  pins: readonly PlanPin[];
  onOpen: (key: string) => void;
}

/** Width of the thumb of a range, whose middle stays within its ends. */
const thumbPx = 16;
/** How long each of the two is shown in turn, in ms. */
const turnMs = 1_000;

/** The two sheets on each other, and what is to be done with them. */
export function CompareSheet({
  later,
  earlier,
  map,
  manner,
  note,
  actions,
  code,
  pins,
  onOpen,
}: CompareSheetProps) {
  const [at, setAt] = useState(50);
  const [isEarlier, setEarlier] = useState(true);
  const [alternates, setAlternates] = useState(mayMove);
  const { changes, find, cancel } = useChanges(later.tiles, earlier.tiles, map);
  const blinks = manner === 'blink' && alternates;
  useEffect(() => {
    if (!blinks) return undefined;
    const timer = setInterval(() => setEarlier((now) => !now), turnMs);
    return () => clearInterval(timer);
  }, [blinks]);
  const examined = pins.filter((pin) => pin.number !== null && isOnSheet(pin));
  const changed = changes.state === 'FOUND' ? examined.filter(changes.isChanged) : [];
  const divided: CSSProperties & Record<'--at', string> = {
    '--at': `calc(${thumbPx / 2}px + (100% - ${thumbPx}px) * ${at / 100})`,
  };
  return (
    <>
      <div className={styles.sheet}>
        <Tints />
        <SheetStage
          viewKey={`compare ${later.id} ${earlier.id} ${map.join(' ')}`}
          title={messages.sheet(earlier.label, later.label)}
          keys={messages.keys}
          tiles={later.tiles}
          above={{
            tiles: earlier.tiles,
            placement: placementOf(map, earlier.tiles, later.tiles),
          }}
          className={classes(
            manner !== 'blink' && styles[manner],
            manner === 'blink' && !isEarlier && styles.laterOnly,
          )}
          style={divided}
        >
          {changed.map((pin) => (
            <span key={pin.key} className={styles.changed} {...atSpot(pin)} />
          ))}
        </SheetStage>
        {manner === 'slider' && (
          <div className={styles.divider} style={divided}>
            <span className={styles.line} />
            <input
              type="range"
              min={0}
              max={100}
              value={at}
              aria-label={messages.divider(earlier.label, later.label)}
              onChange={({ target }) => setAt(target.valueAsNumber)}
            />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <Notice kind="info" quiet>
          {note}
        </Notice>
        {actions}
        {manner === 'overlay' && (
          <ul className={styles.legend} aria-label={messages.legend}>
            <li data-of="earlier">{messages.onlyIn(earlier.label)}</li>
            <li data-of="later">{messages.onlyIn(later.label)}</li>
            <li data-of="both">{messages.both}</li>
          </ul>
        )}
        {manner === 'slider' && <p>{messages.divider(earlier.label, later.label)}</p>}
        {manner === 'blink' && (
          <div className={styles.turns}>
            <p>
              <strong>{messages.shown(isEarlier ? earlier.label : later.label)}</strong>
            </p>
            <Button onClick={() => setAlternates(!alternates)}>
              {alternates ? messages.pause : messages.start}
            </Button>
            {!alternates && (
              <Button onClick={() => setEarlier(!isEarlier)}>
                {messages.show(isEarlier ? later.label : earlier.label)}
              </Button>
            )}
          </div>
        )}
        {examined.length > 0 && (
          <ChangedSnags
            changes={changes}
            changed={changed}
            all={examined.length}
            code={code}
            onFind={find}
            onCancel={cancel}
            onOpen={onOpen}
          />
        )}
      </footer>
    </>
  );
}

/** The filters that draw black in the colour of a sheet; where both are black, they stay dark. */
function Tints() {
  return (
    <svg width={0} height={0} className={styles.tints} aria-hidden="true" focusable="false">
      {(['later', 'earlier'] as const).map((of) => (
        <filter
          key={of}
          id={`sheet-${of}`}
          x="0"
          y="0"
          width="100%"
          height="100%"
          colorInterpolationFilters="sRGB"
        >
          <feColorMatrix type="saturate" values="0" result="grey" />
          <feFlood data-of={of} />
          <feBlend mode="screen" in2="grey" result="tinted" />
          {/* At the edge of a tile the flood would show. */}
          <feComposite in="tinted" in2="SourceGraphic" operator="in" />
        </filter>
      ))}
    </svg>
  );
}
