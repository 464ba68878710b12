import { useRef, type RefObject } from 'react';
import { Header } from 'react-aria-components/Header';
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Text } from 'react-aria-components/Text';
import styles from './ActionMenu.module.css';
import { TickIcon } from '../laterIcons';
import { useLayer } from './layers';

export interface MenuEntry {
  id: string;
  label: string;
  /** Shown in a quiet colour after the label. */
  detail?: string | undefined;
  /** It is the selected item of its section. */
  chosen?: boolean;
}

export interface MenuPart {
  title: string;
  entries: readonly MenuEntry[];
}

interface AnchoredMenuProps {
  label: string;
  parts: readonly MenuPart[];
  /** The button that opens and closes the menu. */
  anchor: RefObject<HTMLElement | null>;
  /** Has to close the menu itself, unless it should stay open. */
  onAction: (id: string) => void;
  onClose: () => void;
}

/** A menu with sections, under a button that is rendered before the menu's code is loaded. */
export function AnchoredMenu({ label, parts, anchor, onAction, onClose }: AnchoredMenuProps) {
  // An action may open something that takes the focus; that must not close the menu.
  const acted = useRef(false);
  useLayer(true, onClose);
  const act = (id: string) => {
    acted.current = true;
    onAction(id);
  };
  return (
    <Popover
      className={styles.popover ?? ''}
      triggerRef={anchor}
      isOpen
      onOpenChange={(now) => !now && !acted.current && onClose()}
      placement="bottom start"
    >
      <Menu
        className={styles.menu ?? ''}
        aria-label={label}
        autoFocus="first"
        onAction={(key) => act(String(key))}
      >
        {parts.map(({ title, entries }) => {
          const chosen = entries.filter((entry) => entry.chosen !== undefined);
          return (
            <MenuSection
              key={title}
              selectionMode={chosen.length === 0 ? 'none' : 'single'}
              selectedKeys={chosen.filter((entry) => entry.chosen).map(({ id }) => id)}
            >
              <Header className={styles.header ?? ''}>{title}</Header>
              {entries.map((entry) => (
                <MenuItem
                  key={entry.id}
                  id={entry.id}
                  textValue={entry.label}
                  className={styles.item ?? ''}
                >
                  {chosen.length > 0 && (
                    <span className={styles.tick}>{entry.chosen && <TickIcon size={20} />}</span>
                  )}
                  <Text slot="label">{entry.label}</Text>
                  {entry.detail !== undefined && (
                    <Text slot="description" className={styles.detail ?? ''}>
                      {entry.detail}
                    </Text>
                  )}
                </MenuItem>
              ))}
            </MenuSection>
          );
        })}
      </Menu>
    </Popover>
  );
}
