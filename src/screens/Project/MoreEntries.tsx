import { useState } from 'react';
import { i18n } from '@lingui/core';
import { useViewer } from '../../app/context';
import { chooseLanguage } from '../../device/language';
import { languageName } from '../../domain/languageName';
import { TellDevice } from '../../parts/TellDevice';
import { useSignOut } from '../../parts/unsent/useSignOut';
import { Link } from '../../router/components';
import { isLanguage, languages } from '../../../rules/languages';
import { classes } from '../../ui/classes';
import { Choice } from '../../ui/fields/Choice';
import { SelectField } from '../../ui/fields/SelectField';
import { ArrowsIcon, ReportIcon, SettingsIcon } from '../../ui/icons';
import { AlongIcon, FolderIcon, KeyboardIcon, PersonIcon, SignOutIcon } from '../../ui/laterIcons';
import { readTheme, setTheme, type Theme } from '../../ui/theme';
import { laterMessages } from './laterMessages';
import { messages } from './messages';
import styles from './MoreEntries.module.css';
import { showShortcuts } from './Shortcuts';
import { showTakeAlong } from './TakeAlong';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: laterMessages.themes.system },
  { value: 'light', label: laterMessages.themes.light },
  { value: 'dark', label: laterMessages.themes.dark },
];

/** The content of the menu *More*. `settings`: the person may open them. */
export function MoreEntries({
  code,
  name,
  settings,
  close,
}: {
  code: string;
  name: string | null;
  settings: boolean;
  close: () => void;
}) {
  const viewer = useViewer();
  const { label, press: signOut, asking, busy, question } = useSignOut();
  return (
    <div className={styles.menu}>
      <p className={styles.who}>
        <strong>{code}</strong> {name}
        <br />
        {viewer.link ? viewer.link.company : laterMessages.signedInAs}{' '}
        <strong>{viewer.name}</strong>
      </p>
      {!viewer.link && (
        <>
          <Link to="/" className={styles.entry} onClick={close}>
            <FolderIcon />
            {messages.allProjects}
          </Link>
          <Link to="/account" className={styles.entry} onClick={close}>
            <PersonIcon />
            {laterMessages.account}
          </Link>
          <Link to="/p/$code/reports" params={{ code }} className={styles.entry} onClick={close}>
            <ReportIcon />
            {laterMessages.reports}
          </Link>
          <Link to="/p/$code/data" params={{ code }} className={styles.entry} onClick={close}>
            <ArrowsIcon />
            {laterMessages.data}
          </Link>
          {settings && (
            <Link to="/p/$code/settings" params={{ code }} className={styles.entry} onClick={close}>
              <SettingsIcon />
              {laterMessages.settings}
            </Link>
          )}
        </>
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
        {laterMessages.takeAlong}
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
        {laterMessages.keys}
      </button>
      {viewer.link && (
        <div className={styles.tell}>
          <TellDevice alone />
        </div>
      )}
      <div className={styles.theme}>
        <ThemeChoice />
        {viewer.link && <LanguageChoice />}
      </div>
      <button
        type="button"
        className={styles.entry}
        aria-expanded={asking || undefined}
        aria-busy={busy || undefined}
        onClick={signOut}
      >
        <SignOutIcon />
        {label}
      </button>
      <div className={styles.question}>{question}</div>
    </div>
  );
}

/** Light, dark, or the device's own theme. */
function ThemeChoice() {
  const [theme, choose] = useState(readTheme);
  return (
    <Choice
      label={laterMessages.theme}
      options={options}
      value={theme}
      onChange={(value) => {
        choose(value);
        setTheme(value);
      }}
    />
  );
}

const tags = Object.keys(languages).filter(isLanguage);

/** The language of this device, for whoever came by a link and has no account to choose it in. */
function LanguageChoice() {
  return (
    <SelectField
      label={laterMessages.language}
      value={i18n.locale}
      onChange={({ target }) => isLanguage(target.value) && chooseLanguage(target.value)}
    >
      {tags.map((tag) => (
        <option key={tag} value={tag} lang={tag} dir="auto">
          {languageName(tag)}
        </option>
      ))}
    </SelectField>
  );
}
