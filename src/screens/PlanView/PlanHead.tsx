import { LineMark } from '../../parts/LineMark';
import { useEffect, useRef } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanHead_plan$key } from '../../../__generated__/relay/PlanHead_plan.graphql';
import { useShownAge } from '../../app/loading/shownAge';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { Button, IconButton } from '../../ui/Button';
import { ChevronIcon, SearchIcon } from '../../ui/icons';
import { useWide } from '../../ui/layout/useWide';
import { Notice } from '../../ui/Notice';
import { Spoken } from '../../ui/Spoken';
import styles from './PlanView.module.css';
import { RevisionSwitch } from './RevisionSwitch';
import { messages } from './messages';

interface PlanHeadProps {
  plan: PlanHead_plan$key;
  code: string;
  shownId: string;
  mayRevise: boolean;
  /** Opened to align the newest revision: explains why and shows the button. */
  toAlign: boolean;
  onAlign: (baseId: string) => void;
  onCompare: () => void;
  onMeasure: () => void;
  /** Null: the person may not set links. */
  onLink: (() => void) | null;
  /** Pins of the filter. */
  count: number;
  listOpen: boolean;
  onList: () => void;
}

/**
 * The plan's name, which leads to the others, the shown revision, and on a phone the button for the
 * list.
 */
export function PlanHead({
  plan,
  code,
  shownId,
  mayRevise,
  toAlign,
  onAlign,
  onCompare,
  onMeasure,
  onLink,
  count,
  listOpen,
  onList,
}: PlanHeadProps) {
  const data = useFragment(
    graphql`
      fragment PlanHead_plan on Plan {
        code
        name
        current {
          id
        }
        revisions {
          id
          label
          state
          aligned
        }
        ...RevisionSwitch_plan
      }
    `,
    plan,
  );
  // On a phone, where this is the topmost bar.
  const shownAge = useShownAge();
  const wide = useWide();
  const age = wide ? null : shownAge;
  const navigate = useNavigate();
  const index = data.revisions.findIndex(({ id }) => id === shownId);
  const shown = data.revisions[index];
  const earlier = data.revisions.slice(index + 1).find(({ state }) => state === 'READY');
  const mayAlign = mayRevise && earlier !== undefined && shown?.state === 'READY';
  const isReady = shown?.state === 'READY';
  const mayCompare =
    isReady && data.revisions.some(({ id, state }) => id !== shownId && state === 'READY');
  const acts = {
    compare: { label: messages.compare, isOffered: mayCompare, act: onCompare },
    measure: { label: messages.measure, isOffered: isReady, act: onMeasure },
    link: {
      label: messages.link,
      isOffered: isReady && onLink !== null,
      act: () => onLink?.(),
    },
    revise: {
      label: messages.revise,
      isOffered: mayRevise,
      act: () =>
        void navigate({ to: '/p/$code/plans', params: { code }, search: { revise: data.code } }),
    },
    align: {
      label: messages.alignMenu,
      isOffered: mayAlign,
      act: () => earlier && onAlign(earlier.id),
    },
  };
  const actions = (['compare', 'measure', 'link', 'revise', 'align'] as const)
    .filter((id) => acts[id].isOffered)
    .map((id) => ({ id, label: acts[id].label }));
  const head = useRef<HTMLDivElement>(null);
  // Its height is measured for the list that opens below it, because with large text it has two
  // lines.
  useEffect(() => {
    const here = head.current;
    if (here === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() =>
      document.documentElement.style.setProperty('--plan-head', `${here.offsetHeight}px`),
    );
    observer.observe(here);
    return () => observer.disconnect();
  }, []);
  return (
    <header>
      <div className={styles.head} ref={head}>
        <div className={styles.names}>
          <h1 className={styles.title}>
            <Link
              to="/p/$code/plans"
              params={{ code }}
              className={styles.chooser}
              title={messages.plans}
            >
              <Spoken>{data.code}</Spoken> <bdi className={styles.name}>{data.name}</bdi>
              <ChevronIcon size={20} />
            </Link>
          </h1>
          <p className={styles.fact}>
            {age ?? (shown && messages.codeAndRevision(data.code, shown.label))}
          </p>
        </div>
        {!wide && <LineMark />}
        <RevisionSwitch plan={data} code={code} shownId={shownId} />
        {!wide &&
          (listOpen ? (
            <Button onClick={onList}>{messages.showPlan}</Button>
          ) : (
            <IconButton label={messages.list(count)} onClick={onList}>
              <SearchIcon />
            </IconButton>
          ))}
        <ActionMenu
          label={messages.moreOfPlan}
          actions={actions}
          menu
          onAction={(id) => acts[id].act()}
        />
      </div>
      {toAlign && mayAlign && index === 0 && !shown.aligned && (
        <Notice
          kind="info"
          action={
            <Button look="ink" onClick={() => onAlign(earlier.id)}>
              {messages.align}
            </Button>
          }
        >
          {messages.toAlign(shown.label, earlier.label)}
        </Notice>
      )}
      {shown && shownId !== data.current.id && (
        <Notice
          kind="info"
          action={
            <Link
              to="/p/$code/plans/$plan"
              params={{ code, plan: data.code }}
              search={({ rev: _rev, ...others }) => others}
            >
              {messages.showCurrent}
            </Link>
          }
        >
          {messages.old(shown.label)}
        </Notice>
      )}
    </header>
  );
}
