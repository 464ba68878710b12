import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { createValue } from '../../device/observable';
import { isShortcut } from '../../parts/isTyping';

const sheet = lazyScreen(async () => (await import('./ShortcutsSheet')).ShortcutsSheet);
const shown = createValue(false);

/** Loads the sheet's code when it is opened; without a connection it does not open. */
export function showShortcuts(): void {
  sheet.loaded().then(
    () => shown.set(true),
    () => undefined,
  );
}

/** The sheet of keyboard shortcuts, over any screen. */
export function Shortcuts() {
  const open = useSyncExternalStore(shown.subscribe, shown.get);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key === '?' && isShortcut(event)) showShortcuts();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      shown.set(false);
    };
  }, []);
  return (
    <Suspense fallback={null}>{open && <sheet.Screen onClose={() => shown.set(false)} />}</Suspense>
  );
}
