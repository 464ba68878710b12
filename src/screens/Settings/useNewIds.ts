import { useCallback, useState } from 'react';
import { newId } from '../../domain/ids';

/** Ids of locations to be: the same path keeps its id as long as its form is open, so that what is sent again is the same event. */
export function useNewIds(): (key: string) => string {
  const [ids] = useState(() => new Map<string, string>());
  return useCallback(
    (key) => {
      const id = ids.get(key) ?? newId('location');
      ids.set(key, id);
      return id;
    },
    [ids],
  );
}
