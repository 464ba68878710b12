import { useRef, type ReactNode, type RefObject } from 'react';
import FilterSheetQuery from '../../../__generated__/relay/FilterSheetQuery$parameters';
import { narrowings, useSnagFilters } from '../../domain/filters';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { iconButtonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { FilterIcon } from '../../ui/icons';
import { Spoken } from '../../ui/Spoken';
import styles from './FilterBar.module.css';
import { filterMessages } from './filterMessages';
import { usePanelQuery } from './usePanelQuery';

const panel = lazyScreen(async () => (await import('../../ui/overlays/Panel')).Panel);
const sheet = lazyScreen(async () => (await import('./FilterSheet')).FilterSheet);

interface FilterButtonProps {
  code: string;
  plan: string | null;
  /** What else is done with the list, in the sheet above the filters. */
  also: ((close: () => void) => ReactNode) | undefined;
  /** @default its own */
  ref?: RefObject<HTMLButtonElement | null> | undefined;
}

/**
 * Opens the sheet of filters and order, and shows how many are set. Its code and data are loaded on
 * the press.
 */
export function FilterButton({ code, plan, also, ref }: FilterButtonProps) {
  const [filters] = useSnagFilters();
  const { opened, open, close } = usePanelQuery(FilterSheetQuery);
  const own = useRef<HTMLButtonElement>(null);
  const button = ref ?? own;
  const active = narrowings.filter(
    (field) => filters[field] !== undefined && (field !== 'onPlan' || plan === null),
  ).length;
  const label = filterMessages[also === undefined ? 'filter' : 'filterAndMore'];
  const start = () => {
    panel.start();
    sheet.start();
    open({ code });
  };
  return (
    <>
      <button
        type="button"
        ref={button}
        className={classes(iconButtonClass, styles.filter)}
        title={label}
        aria-expanded={opened !== null}
        aria-haspopup="dialog"
        onClick={start}
      >
        <FilterIcon size={20} />
        <Spoken>{label}</Spoken> {active > 0 && <span className={styles.active}>{active}</span>}
        {active > 0 && <Spoken>{filterMessages.active}</Spoken>}
      </button>
      {opened && (
        <ScreenRoute opened={opened} skeleton={null}>
          {(queryRef) => (
            <panel.Screen open onClose={close} title={filterMessages.title} anchor={button}>
              <sheet.Screen
                code={code}
                queryRef={queryRef}
                plan={plan}
                also={also}
                onClose={close}
              />
            </panel.Screen>
          )}
        </ScreenRoute>
      )}
    </>
  );
}
