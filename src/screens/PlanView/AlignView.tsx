/* oxlint-disable relay/unused-fields -- passed as a whole to the functions that read them */
import { useCallback, useEffect, useRef, useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AlignView_plan$key } from '../../../__generated__/relay/AlignView_plan.graphql';
import type { AlignViewAlignMutation } from '../../../__generated__/relay/AlignViewAlignMutation.graphql';
import { useStamp } from '../../app/forms';
import { useMutate } from '../../app/useMutate';
import { toProblem } from '../../domain/errors';
import { similarity, type Pair } from '../../../rules/alignment';
import { apply, type Affine } from '../../../rules/pins';
import { announce } from '../../ui/announcements';
import { Button } from '../../ui/Button';
import { Choice } from '../../ui/fields/Choice';
import { Notice } from '../../ui/Notice';
import { SelectField } from '../../ui/fields/SelectField';
import { AlignSheet } from './AlignSheet';
import styles from './AlignView.module.css';
import { useAskBasePins, useBasePins } from './useBasePins';
import { isOnSheet, type Spot } from './view';
import { messages } from './messages';

interface AlignViewProps {
  plan: AlignView_plan$key;
  /** The revision that is aligned with an earlier one. */
  revisionId: string;
  /** The only one it is aligned with. @default chosen among the earlier ones */
  baseId?: string | undefined;
  /** Takes the map, which is then not sent to the server. @default sent */
  onMap?: ((map: Affine) => void) | null;
  onClose: () => void;
}

type Points = readonly [Spot | null, Spot | null];
const none: Points = [null, null];

/**
 * Aligns a revision with an earlier one by two points that are on both sheets: side by side on a
 * desktop, one after the other on a phone.
 */
export function AlignView({
  plan,
  revisionId,
  baseId: onlyId,
  onMap = null,
  onClose,
}: AlignViewProps) {
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
  const earlier = data.revisions
    .slice(shownIndex + 1)
    .filter(({ id, state }) => state === 'READY' && (onlyId === undefined || id === onlyId));
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
  if (!here || !base) return null;
  const map = pairs && similarity(pairs, paperOf(base), paperOf(here));
  const preview = map === null ? [] : basePins.map((spot) => apply(map, spot)).filter(isOnSheet);

  const index = Number(active);
  const set = (on: 'here' | 'base', at: Spot) => {
    const [points, other] = on === 'here' ? [onHere, onBase] : [onBase, onHere];
    (on === 'here' ? setOnHere : setOnBase)(index === 0 ? [at, points[1]] : [points[0], at]);
    // Shows the sheet on which this point is still missing.
    if (other[index] === null) setSide(on === 'here' ? 'base' : 'here');
    else if (index === 0 && onHere[1] === null) setActive('1');
  };
  const save = async () => {
    if (pairs === null || map === null) return;
    if (onMap !== null) {
      onMap(map);
      return;
    }
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
          {onMap === null
            ? messages.alignTitle(here.label)
            : messages.layTitle(here.label, base.label)}
        </h1>
        <p>{onMap === null ? messages.alignHow : messages.layHow}</p>
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
        <Notice kind="refused">
          {problem ?? (pairs !== null && map === null && messages.tooNear)}
        </Notice>
        <p role="status">
          {map !== null && onMap === null && messages.previewed(preview.length, basePins.length)}
        </p>
        <Button size="big" look="quiet" onClick={onClose}>
          {messages.cancel}
        </Button>
        <Button
          size="big"
          look="ink"
          busy={busy}
          disabled={map === null}
          onClick={() => void save()}
        >
          {onMap !== null ? messages.compare : busy ? messages.aligning : messages.align}
        </Button>
      </footer>
    </div>
  );
}

const points = [
  { value: '0', label: messages.pointNumber(1) },
  { value: '1', label: messages.pointNumber(2) },
] as const;

/** From the earlier sheet to the new one. */
function pairsOf([here1, here2]: Points, [base1, base2]: Points): readonly [Pair, Pair] | null {
  if (here1 === null || here2 === null || base1 === null || base2 === null) return null;
  return [
    { from: base1, to: here1 },
    { from: base2, to: here2 },
  ];
}

const paperOf = ({
  pageWidthMm,
  pageHeightMm,
}: {
  readonly pageWidthMm: number;
  readonly pageHeightMm: number;
}) => ({ width: pageWidthMm, height: pageHeightMm });

/** Aligns a revision with an earlier one. Rejects with the server's refusal. */
function useAlignPlanRevision(): (
  revisionId: string,
  baseId: string,
  pairs: readonly Pair[],
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
      const points = pairs.map(({ from, to }) => ({
        x: to.x,
        y: to.y,
        baseX: from.x,
        baseY: from.y,
      }));
      return send({ ...stamp(), revisionId, baseId, points });
    },
    [send, stamp],
  );
}
