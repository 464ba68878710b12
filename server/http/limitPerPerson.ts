import { serverBusy } from '../refusal';

export interface PersonLimit {
  /**
   * Counts one more of a person's, and returns what counts its end. Throws SERVER_BUSY if the
   * person has too many at once.
   */
  begin(userId: string): () => void;
}

/** Limits how many requests that take long one person has at once in this process. */
export function limitPerPerson(atOnce: number): PersonLimit {
  const underWay = new Map<string, number>();
  return {
    begin(userId) {
      const before = underWay.get(userId) ?? 0;
      if (before >= atOnce) throw serverBusy();
      underWay.set(userId, before + 1);
      let over = false;
      return () => {
        if (over) return;
        over = true;
        const left = (underWay.get(userId) ?? 1) - 1;
        if (left > 0) underWay.set(userId, left);
        else underWay.delete(userId);
      };
    },
  };
}
