import { useState } from 'react';
import { useSession, useViewer } from '../../app/context';
import { Link } from '../../router/components';
import { classes } from '../../ui/classes';
import { Choice } from '../../ui/fields/Choice';
import { AlongIcon, FolderIcon, KeyboardIcon, PersonIcon, SettingsIcon, SignOutIcon } from '../../ui/icons';
import { readTheme, setTheme, type Theme } from '../../ui/theme';
import { messages } from './messages';
import styles from './MoreEntries.module.css';
import { showShortcuts } from './Shortcuts';
import { showTakeAlong } from './TakeAlong';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: messages.themes.system },
  { value: 'light', label: messages.themes.light },
  { value: 'dark', label: messages.themes.dark },
];

/** The content of the menu *More*. `settings`: the person may open them. */
export function MoreEntries({ code, name, settings, close }: { code: string; name: string | null; settings: boolean; close: () => void }) {
  const viewer = useViewer();
  const { signOut } = useSession();
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <strong>{code}</strong> {name}
        <br />
        {messages.signedInAs} <strong>{viewer.name}</strong>
      </p>
      <Link to="/" className={styles.entry} onClick={close}>
        <FolderIcon />
        {messages.allProjects}
      </Link>
      <Link to="/account" className={styles.entry} onClick={close}>
        <PersonIcon />
        {messages.account}
      </Link>
      {settings && (
        <Link to="/p/$code/settings" params={{ code }} className={styles.entry} onClick={close}>
          <SettingsIcon />
          {messages.settings}
        </Link>
      )}
      <button
        type="button"
        className={styles.entry}
        onClick={() => {
          close();
          showTakeAlong();
        }}
      >
        <AlongIcon />
        {messages.takeAlong}
      </button>
      <button
        type="button"
        className={classes(styles.entry, styles.keys)}
        onClick={() => {
          close();
          showShortcuts();
        }}
      >
        <KeyboardIcon />
        {messages.keys}
      </button>
      <div className={styles.theme}>
        <ThemeChoice />
      </div>
      <button type="button" className={styles.entry} onClick={() => void signOut()}>
        <SignOutIcon />
        {messages.signOut}
      </button>
    </div>
  );
}

/** Light, dark, or the device's own theme. */
function ThemeChoice() {
  const [theme, choose] = useState(readTheme);
  return (
    <Choice
      label={messages.theme}
      options={options}
      value={theme}
      onChange={(value) => {
        choose(value);
        setTheme(value);
      }}
    />
  );
}
