export type Theme = 'system' | 'light' | 'dark';

const key = 'snagbook.theme';

export function readTheme(): Theme {
  try {
    const stored = localStorage.getItem(key);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

/** Sets the theme of the app and stores the choice on this device. */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // Without storage the choice lasts until the next start.
  }
}

function show(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

/** Applies the stored theme; called once at the start, before the first render. */
export function restoreTheme(): void {
  show(readTheme());
}
