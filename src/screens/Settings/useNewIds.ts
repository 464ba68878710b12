import { useCallback, useState } from 'react';
import { newId } from '../../domain/ids';

/**
 * Ids of new locations: the same path keeps its id while the form is open, so that sending again
 * repeats the same event.
 */
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
