import { useState } from 'react';
import { Choice } from '../../ui/fields/Choice';
import { readTheme, setTheme, type Theme } from '../../ui/theme';
import { words } from './messages';

const options: readonly { value: Theme; label: string }[] = [
  { value: 'system', label: words.themes.system },
  { value: 'light', label: words.themes.light },
  { value: 'dark', label: words.themes.dark },
];

/** Light for the sun, dark for the cellar, or as the device has it. */
export function ThemeChoice() {
  const [theme, choose] = useState(readTheme);
  return (
    <Choice
      label={words.theme}
      options={options}
      value={theme}
      onChange={(value) => {
        choose(value);
        setTheme(value);
      }}
    />
  );
}
