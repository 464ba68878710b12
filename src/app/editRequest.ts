import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createValue } from '../device/observable';

const wished = createValue<string | null>(null);

/** Asks the page of a snag to open its edit form, also if the page is opened only later. `key`: the snag's number, or its id before it has one. */
export function requestEdit(key: string): void {
  wished.set(key);
}

/** For the page of the snag with that key: calls `edit` when it was requested. */
export function useEditRequest(key: string | undefined, mayEdit: boolean, edit: () => void): void {
  const wish = useSyncExternalStore(wished.subscribe, wished.get);
  const take = useEffectEvent(() => {
    wished.set(null);
    if (mayEdit) edit();
  });
  useEffect(() => {
    if (wish !== null && wish === key) take();
  }, [wish, key]);
}
