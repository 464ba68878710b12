/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AlignView_plan$key } from '../../../__generated__/relay/AlignView_plan.graphql';
import type { AlignViewAlignMutation } from '../../../__generated__/relay/AlignViewAlignMutation.graphql';
import { useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Notice } from '../../ui/Notice';
import { SelectField } from '../../ui/fields/SelectField';
import { farEnough, mapByTwoPoints, type PointPair } from './alignment';
import { AlignSheet } from './AlignSheet';
import styles from './AlignView.module.css';
import { useAskBasePins, useBasePins } from './useBasePins';
import { isOnSheet, type Spot } from './view';
import { messages } from './messages';

interface AlignViewProps {
  plan: AlignView_plan$key;
  /** The revision that is aligned with an earlier one. */
  revisionId: string;
  onClose: () => void;
}

type Points = readonly [Spot | null, Spot | null];
const none: Points = [null, null];

/**
 * Aligns a revision with an earlier one by two points that are on both sheets: side by side on a
 * desktop, one after the other on a phone.
 */
export function AlignView({ plan, revisionId, onClose }: AlignViewProps) {
  const data = useFragment(
    graphql`
      fragment AlignView_plan on Plan {
        id
        revisions {
          id
          label
          state
          pageWidthMm
          pageHeightMm
          ...AlignSheet_revision
        }
      }
    `,
    plan,
  );
  const shownIndex = data.revisions.findIndex(({ id }) => id === revisionId);
  const here = data.revisions[shownIndex];
  const earlier = data.revisions.slice(shownIndex + 1).filter(({ state }) => state === 'READY');
  const [baseId, setBaseId] = useState(earlier[0]?.id ?? '');
  const base = earlier.find(({ id }) => id === baseId);
  const [onHere, setOnHere] = useState<Points>(none);
  const [onBase, setOnBase] = useState<Points>(none);
  const [active, setActive] = useState<'0' | '1'>('0');
  const [side, setSide] = useState<'here' | 'base'>('here');
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const align = useAlignPlanRevision();
  const ask = useAskBasePins(data.id);
  const basePins = useBasePins(data.id, baseId);
  const title = useRef<HTMLHeadingElement>(null);
  // The button that opened it is removed, so the focus would be lost.
  useEffect(() => title.current?.focus(), []);
  const pairs = pairsOf(onHere, onBase);
  const apart =
    pairs !== null &&
    farEnough(pairs[0].here, pairs[1].here) &&
    farEnough(pairs[0].base, pairs[1].base);
  if (!here || !base) return null;
  const preview =
    pairs === null || !apart
      ? []
      : basePins.map(mapByTwoPoints(pairs, here, base)).filter(isOnSheet);

  const index = Number(active);
  const set = (on: 'here' | 'base', at: Spot) => {
    const [points, other] = on === 'here' ? [onHere, onBase] : [onBase, onHere];
    (on === 'here' ? setOnHere : setOnBase)(index === 0 ? [at, points[1]] : [points[0], at]);
    // Shows the sheet on which this point is still missing.
    if (other[index] === null) setSide(on === 'here' ? 'base' : 'here');
    else if (index === 0 && onHere[1] === null) setActive('1');
  };
  const save = async () => {
    if (pairs === null) return;
    setBusy(true);
    setProblem(null);
    try {
      await align(here.id, base.id, pairs);
      announce(messages.aligned(here.label, base.label));
      onClose();
    } catch (error) {
      setProblem(toProblem(error).sentence);
      setBusy(false);
    }
  };

  return (
    <div className={styles.view}>
      <header className={styles.head}>
        <h1 ref={title} tabIndex={-1}>
          {messages.alignTitle(here.label)}
        </h1>
        <p>{messages.alignHow}</p>
        <div className={styles.fields}>
          {earlier.length > 1 && (
            <SelectField
              label={messages.base}
              value={baseId}
              onChange={({ target }) => {
                setBaseId(target.value);
                setOnBase(none);
                ask(target.value);
              }}
            >
              {earlier.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </SelectField>
          )}
          <Choice label={messages.point} options={points} value={active} onChange={setActive} />
          <div className={styles.sides}>
            <Choice
              label={messages.side}
              options={[
                { value: 'here', label: here.label },
                { value: 'base', label: base.label },
              ]}
              value={side}
              onChange={setSide}
            />
          </div>
        </div>
      </header>
      <div className={styles.sheets}>
        <AlignSheet
          revision={here}
          title={messages.newSheet(here.label)}
          points={onHere}
          onSet={(at) => set('here', at)}
          preview={preview}
          shown={side === 'here'}
        />
        <AlignSheet
          key={base.id}
          revision={base}
          title={messages.baseSheet(base.label)}
          points={onBase}
          onSet={(at) => set('base', at)}
          preview={basePins}
          shown={side === 'base'}
        />
      </div>
      <footer className={styles.foot}>
        <Notice kind="refused">{problem ?? (pairs !== null && !apart && messages.tooNear)}</Notice>
        <p role="status">
          {pairs !== null && apart && messages.previewed(preview.length, basePins.length)}
        </p>
        <Button size="big" look="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button size="big" look="ink" busy={busy} disabled={!apart} onClick={() => void save()}>
          {busy ? messages.aligning : messages.align}
        </Button>
      </footer>
    </div>
  );
}

const points = [
  { value: '0', label: messages.pointNumber(1) },
  { value: '1', label: messages.pointNumber(2) },
] as const;

function pairsOf(
  [here1, here2]: Points,
  [base1, base2]: Points,
): readonly [PointPair, PointPair] | null {
  if (here1 === null || here2 === null || base1 === null || base2 === null) return null;
  return [
    { here: here1, base: base1 },
    { here: here2, base: base2 },
  ];
}

/** Aligns a revision with an earlier one. Rejects with the server's refusal. */
function useAlignPlanRevision(): (
  revisionId: string,
  baseId: string,
  pairs: readonly PointPair[],
) => Promise<void> {
  const send = useMutate<AlignViewAlignMutation>(graphql`
    mutation AlignViewAlignMutation($input: AlignPlanRevisionInput!) {
      alignPlanRevision(input: $input) {
        plan {
          id
          revisions {
            id
            aligned
          }
        }
      }
    }
  `);
  const stamp = useStamp();
  return useCallback(
    (revisionId, baseId, pairs) => {
      const points = pairs.map(({ here, base }) => ({
        x: here.x,
        y: here.y,
        baseX: base.x,
        baseY: base.y,
      }));
      return send({ ...stamp(), revisionId, baseId, points });
    },
    [send, stamp],
  );
}
