import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { iconButtonClass } from './Button';
import { MoreIcon } from './icons';
import styles from './ActionMenu.module.css';

interface ActionMenuProps<Action extends string> {
  label: string;
  actions: readonly { id: Action; label: string }[];
  onAction: (id: Action) => void;
}

/** What is rarely done, behind three dots. */
export function ActionMenu<Action extends string>({ label, actions, onAction }: ActionMenuProps<Action>) {
  if (actions.length === 0) return null;
  return (
    <MenuTrigger>
      <Button className={iconButtonClass ?? ''} aria-label={label}>
        <MoreIcon />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.menu ?? ''}>
          {actions.map((action) => (
            <MenuItem key={action.id} id={action.id} className={styles.item ?? ''} onAction={() => onAction(action.id)}>
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
