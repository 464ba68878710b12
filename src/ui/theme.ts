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

/** Shows the whole app in a theme and keeps the choice on this device. */
export function setTheme(theme: Theme): void {
  show(theme);
  try {
    if (theme === 'system') localStorage.removeItem(key);
    else localStorage.setItem(key, theme);
  } catch {
    // A device that keeps nothing shows the choice until the next start.
  }
}

function show(theme: Theme): void {
  if (theme === 'system') document.documentElement.removeAttribute('data-theme');
  else document.documentElement.setAttribute('data-theme', theme);
}

/** Once at the start, before anything is drawn. */
export function restoreTheme(): void {
  show(readTheme());
}
