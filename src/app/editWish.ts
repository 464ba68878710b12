import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { createValue } from '../device/observable';

const wished = createValue<string | null>(null);

/** Somebody in the list wants to correct a snag: `key` is its number, or its id before it has one. Its page takes it from here, also when it comes later. */
export function wishToEdit(key: string): void {
  wished.set(key);
}

/** For the page of the snag with that key. Whatever was wished of another one is over when a page takes its place. */
export function useEditWish(key: string | undefined, mayEdit: boolean, edit: () => void): void {
  const wish = useSyncExternalStore(wished.subscribe, wished.get);
  const take = useEffectEvent(() => {
    wished.set(null);
    if (mayEdit) edit();
  });
  useEffect(() => {
    if (wish !== null && wish === key) take();
  }, [wish, key]);
}
