import { useState, type ReactNode } from 'react';
import { Button } from 'react-aria-components/Button';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Button as PlainButton, IconButton, iconButtonClass } from '../Button';
import { MoreIcon } from '../icons';
import { useLayer } from './layers';
import styles from './ActionMenu.module.css';

interface ActionMenuProps<Action extends string> {
  label: string;
  /** A single action is shown as its icon where there is no room for its label. */
  actions: readonly { id: Action; label: string; icon?: ReactNode }[];
  /** A single action, too, is in the menu. @default false */
  menu?: boolean;
  onAction: (id: Action) => void;
}

/** Rare actions in a menu behind three dots; a single one is a plain button. */
export function ActionMenu<Action extends string>({
  label,
  actions,
  menu = false,
  onAction,
}: ActionMenuProps<Action>) {
  const [open, setOpen] = useState(false);
  useLayer(open, () => setOpen(false));
  const [only, ...others] = actions;
  if (only === undefined) return null;
  if (others.length === 0 && !menu) {
    return only.icon ? (
      <IconButton label={only.label} onClick={() => onAction(only.id)}>
        {only.icon}
      </IconButton>
    ) : (
      <PlainButton look="quiet" onClick={() => onAction(only.id)}>
        {only.label}
      </PlainButton>
    );
  }
  return (
    <MenuTrigger isOpen={open} onOpenChange={setOpen}>
      <Button className={iconButtonClass ?? ''} aria-label={label}>
        <MoreIcon />
      </Button>
      <Popover className={styles.popover ?? ''} placement="bottom end">
        <Menu className={styles.menu ?? ''}>
          {actions.map((action) => (
            <MenuItem
              key={action.id}
              id={action.id}
              className={styles.item ?? ''}
              onAction={() => onAction(action.id)}
            >
              {action.label}
            </MenuItem>
          ))}
        </Menu>
      </Popover>
    </MenuTrigger>
  );
}
