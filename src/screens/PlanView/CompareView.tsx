/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CompareView_plan$key } from '../../../__generated__/relay/CompareView_plan.graphql';
import { layingOf } from '../../../rules/alignment';
import { affineOf, apply, identity, type Affine } from '../../../rules/pins';
import { useLocalStorage } from '../../device/useLocalStorage';
import { Button } from '../../ui/Button';
import { SelectField } from '../../ui/fields/SelectField';
import { Segments } from '../../ui/fields/Segments';
import { useLayer } from '../../ui/overlays/layers';
import { EmptyState } from '../../ui/State';
import { AlignView } from './AlignView';
import { CompareSheet, type Manner } from './CompareSheet';
import styles from './CompareView.module.css';
import { compareMessages as messages } from './compareMessages';
import type { PlanPin } from './pins';
import { tilesOf } from './sheetTiles';

interface CompareViewProps {
  plan: CompareView_plan$key;
  code: string;
  /** The revision that is compared with another one. */
  revisionId: string;
  /** The pins of the filter, on that revision. */
  pins: readonly PlanPin[];
  onOpen: (key: string) => void;
  onClose: () => void;
}

/** Two revisions of a plan on each other: in two colours, with a divider, or in turn. */
export function CompareView({ plan, code, revisionId, pins, onOpen, onClose }: CompareViewProps) {
  const data = useFragment(
    graphql`
      fragment CompareView_plan on Plan {
        revisions {
          id
          label
          state
          aligned
          toFirst
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
        ...AlignView_plan
      }
    `,
    plan,
  );
  const revisions = data.revisions.map((revision) => ({
    ...revision,
    toFirst: affineOf(revision.toFirst) ?? identity,
  }));
  const shownIndex = revisions.findIndex(({ id }) => id === revisionId);
  const others = revisions.filter(({ id, state }) => id !== revisionId && state === 'READY');
  const [otherId, setOtherId] = useState(
    () => (others.find((each) => revisions.indexOf(each) > shownIndex) ?? others.at(-1))?.id ?? '',
  );
  const [manner, setManner] = useState<Manner>('overlay');
  const [setting, setSetting] = useState(false);
  useLayer(setting, () => setSetting(false));
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened it is removed, so the focus would be lost.
  useEffect(() => {
    if (!setting) title.current?.focus();
  }, [setting]);
  const pair = [revisionId, otherId].toSorted(
    (one, other) =>
      revisions.findIndex(({ id }) => id === one) - revisions.findIndex(({ id }) => id === other),
  );
  const [later, earlier] = pair.map((each) => revisions.find(({ id }) => id === each));
  const [own, keepOwn] = useOwnMap(pair.join(' '));
  if (!later || !earlier) return null;
  const [laterTiles, earlierTiles] = [tilesOf(later), tilesOf(earlier)];
  if (laterTiles === null || earlierTiles === null) return null;

  const laying = layingOf(revisions, earlier.id, later.id);
  const map = own ?? laying.map;
  if (setting)
    return (
      <AlignView
        plan={data}
        revisionId={later.id}
        baseId={earlier.id}
        onMap={(made) => {
          keepOwn(made);
          setSetting(false);
        }}
        onClose={() => setSetting(false)}
      />
    );
  const pointsButton = <Button onClick={() => setSetting(true)}>{messages.setPoints}</Button>;
  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {messages.title(revisionId === later.id ? later.label : earlier.label)}
        </h1>
        <Button look="quiet" onClick={onClose}>
          {messages.close}
        </Button>
        <div className={styles.fields}>
          <SelectField
            label={messages.other}
            value={otherId}
            onChange={({ target }) => setOtherId(target.value)}
          >
            {others.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </SelectField>
          <Segments label={messages.how} options={manners} value={manner} onChange={setManner} />
        </div>
      </header>
      {map === null ? (
        <EmptyState title={messages.unknown} action={pointsButton} />
      ) : (
        <CompareSheet
          key={`${pair.join(' ')} ${map.join(' ')}`}
          later={{ ...later, tiles: laterTiles }}
          earlier={{ ...earlier, tiles: earlierTiles }}
          map={map}
          manner={manner}
          note={own !== null ? messages.own : laying.how === 'EQUAL' ? messages.equal : null}
          actions={
            <>
              {pointsButton}
              {own !== null && (
                <Button
                  look="quiet"
                  onClick={() => {
                    keepOwn(null);
                    title.current?.focus();
                  }}
                >
                  {messages.dropPoints}
                </Button>
              )}
            </>
          }
          code={code}
          pins={
            revisionId === later.id ? pins : pins.map((pin) => ({ ...pin, ...apply(map, pin) }))
          }
          onOpen={onOpen}
        />
      )}
    </div>
  );
}

const manners = [
  { value: 'overlay', label: messages.overlay },
  { value: 'slider', label: messages.slider },
  { value: 'blink', label: messages.blink },
] as const;

/** The map that the person set on this device. */
function useOwnMap(pair: string): [map: Affine | null, keep: (map: Affine | null) => void] {
  const [text, keep] = useLocalStorage(`snagbook.laid ${pair}`);
  return [
    text === null ? null : affineOf(text.split(' ').map(Number).filter(Number.isFinite)),
    (map) => keep(map?.join(' ') ?? ''),
  ];
}
