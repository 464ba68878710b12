import { Suspense, useEffect, useSyncExternalStore } from 'react';
import { lazyScreen } from '../../app/loading/lazyScreen';
import { createValue } from '../../device/observable';
import { toProblem } from '../../domain/errors';
import { announce } from '../../ui/announcements';

const sheet = lazyScreen(async () => (await import('./KeepOfflineSheet')).KeepOfflineSheet);
const shown = createValue(false);
/** Whether a project is still on the screen when the code is loaded. */
let isHere = false;

/** Loads the sheet's code when it is opened. */
export function showKeepOffline(): void {
  sheet.loaded().then(
    () => isHere && shown.set(true),
    (error: unknown) => announce(toProblem(error).sentence),
  );
}

/** The sheet *Keep offline*, over any screen of a project. */
export function KeepOffline({ code }: { code: string }) {
  const open = useSyncExternalStore(shown.subscribe, shown.get);
  useEffect(() => {
    isHere = true;
    return () => {
      isHere = false;
      shown.set(false);
    };
  }, []);
  return (
    <Suspense fallback={null}>
      {open && <sheet.Screen code={code} onClose={() => shown.set(false)} />}
    </Suspense>
  );
}
