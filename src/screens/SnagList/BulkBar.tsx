import { useRef, useState } from 'react';
import BulkSheetQuery from '../../../__generated__/relay/BulkSheetQuery$parameters';
import { listLimits } from '../../../rules/lists';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { joined, readFilters } from '../../domain/filters';
import { useNavigate } from '../../router/useRouter';
import type { Selection } from '../../parts/list/selection';
import { usePanelQuery } from '../../parts/filter/usePanelQuery';
import { Button, IconButton } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { CloseIcon } from '../../ui/icons';
import { useFoot } from '../../ui/layout/foot';
import { Notice } from '../../ui/Notice';
import { useRegion } from '../../ui/focus/regions';
import styles from './BulkBar.module.css';
import { BulkOutcome } from './BulkOutcome';
import type { BulkAction } from './bulkActions';
import type { BulkRun } from './bulkRun';
import { bulkMessages } from './bulkMessages';

const panel = lazyScreen(async () => (await import('../../ui/overlays/Panel')).Panel);
const sheet = lazyScreen(async () => (await import('./BulkSheet')).BulkSheet);

interface BulkBarProps {
  code: string;
  selection: Selection;
  tooMany: boolean;
  /** Ids of the shown rows, in order. */
  shown: readonly string[];
  /** Over a table, with a button for each of the usual changes. */
  table: boolean;
  /** Whether the person makes reports. */
  mayReport: boolean;
  onChoose: (ids: readonly string[]) => void;
  onStop: () => void;
}

/** The changes that have a button of their own. */
const quick = [
  'company',
  'trade',
  'due',
  'priority',
  'sendBack',
  'close',
] as const satisfies readonly BulkAction[];

const half = listLimits.ids / 2;

/** The bar below the list in selection mode: number of selected snags, actions, result. */
export function BulkBar({
  code,
  selection,
  tooMany,
  shown,
  table,
  mayReport,
  onChoose,
  onStop,
}: BulkBarProps) {
  const navigate = useNavigate();
  const { opened, open, close } = usePanelQuery(BulkSheetQuery);
  const [run, setRun] = useState<BulkRun | null>(null);
  const button = useRef<HTMLDivElement>(null);
  const count = selection.ids.size;
  const region = useRegion(count > 0 ? bulkMessages.skip : null);
  const [first, setFirst] = useState<BulkAction | null>(null);
  const report =
    mayReport && count > 0
      ? () => {
          const snags = joined([...selection.ids]);
          void navigate({
            to: '/p/$code/reports',
            params: { code },
            search: readFilters({ chip: 'ALL', snags }),
          });
        }
      : null;
  const start = (action: BulkAction | null = null) => {
    setFirst(action);
    panel.start();
    sheet.start();
    const ids = [...selection.ids];
    open({
      code,
      first: half,
      some: { ids: ids.slice(0, half) },
      others: { ids: ids.slice(half) },
    });
  };
  return (
    <section
      className={classes(styles.bar, table && styles.dark)}
      aria-label={bulkMessages.title}
      ref={region}
    >
      <div ref={useFoot()} className={styles.content}>
        {run !== null && <BulkOutcome key={run.key} run={run} code={code} />}
        <Notice kind="info">{tooMany ? bulkMessages.tooMany : null}</Notice>
        <div className={styles.buttons} ref={button}>
          {table ? (
            <>
              <strong className={styles.count}>{bulkMessages.selected(count)}</strong>
              {quick.map((action) => (
                <Button key={action} look="quiet" onClick={() => start(action)}>
                  {bulkMessages.quick[action]}
                </Button>
              ))}
              <Button look="quiet" onClick={() => start()}>
                {bulkMessages.moreActions}
              </Button>
              {report !== null && (
                <Button look="quiet" onClick={report}>
                  {bulkMessages.report}
                </Button>
              )}
              <IconButton label={bulkMessages.stop} onClick={onStop}>
                <CloseIcon size={20} />
              </IconButton>
            </>
          ) : (
            <>
              <Button
                look="ink"
                aria-disabled={count === 0 || undefined}
                onClick={() => count > 0 && start()}
              >
                {bulkMessages.change(count)}
              </Button>
              <Button onClick={() => onChoose(shown)}>
                {bulkMessages.all(Math.min(shown.length, listLimits.ids))}
              </Button>
              <Button look="quiet" onClick={onStop}>
                {bulkMessages.stop}
              </Button>
            </>
          )}
        </div>
      </div>
      {opened && (
        <ScreenRoute opened={opened} skeleton={null}>
          {(queryRef) => (
            <panel.Screen open onClose={close} title={bulkMessages.changing(count)} anchor={button}>
              <sheet.Screen
                queryRef={queryRef}
                first={first}
                onReport={table ? null : report}
                onChanged={(made, left) => {
                  setRun(made);
                  onChoose(left);
                  close();
                }}
              />
            </panel.Screen>
          )}
        </ScreenRoute>
      )}
    </section>
  );
}
