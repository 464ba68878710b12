import { Button, IconButton } from '../../ui/Button';
import { PlusIcon } from '../../ui/icons';
import { FitIcon, MinusIcon, PlacePlusIcon } from '../../ui/laterIcons';
import type { Viewer } from './openViewer';
import styles from './PlanSheet.module.css';
import { messages } from './messages';
import type { Spot } from './view';

/** Purpose of the cross in the middle, while a spot is being chosen with it. */
export interface Aim {
  readonly label: string;
  /**
   * The spot at which the cross starts; choosing it cancels. @default the middle of the viewport
   */
  readonly from?: Spot | undefined;
  readonly onTake: (at: Spot) => void;
  readonly onCancel: () => void;
}

interface SheetToolsProps {
  viewer: Viewer | null;
  aim: Aim | null;
  onTake: () => void;
  onAimRaise: (() => void) | null;
}

const step = 2;

/** The sheet's buttons: zoom and placing a pin. */
export function SheetTools({ viewer, aim, onTake, onAimRaise }: SheetToolsProps) {
  return (
    <div className={styles.below}>
      <div className={styles.tools} data-tool="">
        <div className={styles.zoom}>
          <IconButton
            className={styles.tool}
            label={messages.zoomIn}
            onClick={() => viewer?.zoomBy(step)}
          >
            <PlusIcon />
          </IconButton>
          <IconButton
            className={styles.tool}
            label={messages.zoomOut}
            onClick={() => viewer?.zoomBy(1 / step)}
          >
            <MinusIcon />
          </IconButton>
        </div>
        <IconButton className={styles.tool} label={messages.fit} onClick={() => viewer?.fit()}>
          <FitIcon />
        </IconButton>
        {onAimRaise !== null && aim === null && (
          <IconButton className={styles.tool} label={messages.raiseHere} onClick={onAimRaise}>
            <PlacePlusIcon />
          </IconButton>
        )}
      </div>
      {aim !== null && (
        <div className={styles.aim} data-tool="" role="group" aria-label={aim.label}>
          <p>{messages.aim}</p>
          <Button look="quiet" size="big" onClick={aim.onCancel}>
            {messages.cancel}
          </Button>
          <Button look="ink" size="big" onClick={onTake}>
            {aim.label}
          </Button>
        </div>
      )}
    </div>
  );
}
