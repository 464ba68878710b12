import { IconButton } from '../../ui/Button';
import {
  ArrowIcon,
  CircleIcon,
  FreehandIcon,
  TextIcon,
  TrashIcon,
  UndoIcon,
} from '../../ui/laterIcons';
import type { Tool } from './drawnShape';
import { drawMessages } from './drawMessages';
import styles from './DrawPad.module.css';

interface DrawingToolsProps {
  tool: Tool;
  onTool: (tool: Tool) => void;
  /** Null: there is nothing to undo. */
  onUndo: (() => void) | null;
  /** Null: there is nothing to clear. */
  onClear: (() => void) | null;
}

const tools = [
  { tool: 'ARROW', label: drawMessages.arrow, Icon: ArrowIcon },
  { tool: 'CIRCLE', label: drawMessages.circle, Icon: CircleIcon },
  { tool: 'LINE', label: drawMessages.line, Icon: FreehandIcon },
  { tool: 'TEXT', label: drawMessages.text, Icon: TextIcon },
] as const;

export function DrawingTools({ tool, onTool, onUndo, onClear }: DrawingToolsProps) {
  return (
    <>
      <div role="group" aria-label={drawMessages.tools} className={styles.tools}>
        {tools.map(({ tool: each, label, Icon }) => (
          <IconButton
            key={each}
            className={styles.tool}
            label={label}
            aria-pressed={tool === each}
            onClick={() => onTool(each)}
          >
            <Icon />
          </IconButton>
        ))}
      </div>
      <div className={styles.tools}>
        <IconButton
          label={drawMessages.undo}
          aria-disabled={onUndo === null}
          onClick={() => onUndo?.()}
        >
          <UndoIcon />
        </IconButton>
        <IconButton
          label={drawMessages.clear}
          aria-disabled={onClear === null}
          onClick={() => onClear?.()}
        >
          <TrashIcon />
        </IconButton>
      </div>
    </>
  );
}
