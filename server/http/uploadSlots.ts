import { serverBusy } from '../refusal';
import { settings } from '../settings';

/** A slot, held until `end` is called. */
export interface Slot {
  end(): void;
}

/** Bytes in memory of one request, held until `end` is called. */
export interface Memory extends Slot {
  /** Counts received bytes; refuses with SERVER_BUSY when there is no room for them. */
  take(bytes: number): void;
}

/**
 * Limits what all requests use together, from their first byte to the answer: phones on a weak
 * connection hold their slot for minutes, and must not keep everybody else waiting. Counted per
 * person, who gets a share of the whole, however often they are signed in. Without a free slot the
 * client hears that the server is busy, and tries again.
 */
export interface UploadSlots {
  /** One more upload of a person. */
  ofPerson(userId: string): Slot;
  /** Room in memory for a photo, as it comes. */
  photoOf(userId: string): Memory;
  /** Room in memory for a JSON body, as it comes; photos take nothing of it. */
  jsonOf(userId: string): Memory;
  /** One more plan on its way to the disk. */
  planOf(userId: string): Slot;
}

export function createUploadSlots(): UploadSlots {
  const uploads = createCounter({ each: settings.body.uploadsPerPerson, all: Infinity });
  const plans = createCounter({
    each: settings.body.planUploadsPerPerson,
    all: settings.body.planUploads,
  });
  const photos = createCounter({
    each: settings.body.photoMemoryPerPerson,
    all: settings.body.photoMemory,
  });
  const json = createCounter({
    each: settings.body.jsonMemoryPerPerson,
    all: settings.body.jsonMemory,
  });
  const once = (counter: Counter, userId: string): Slot => {
    counter.take(userId, 1);
    return { end: () => counter.giveBack(userId, 1) };
  };
  const growing = (counter: Counter, userId: string): Memory => {
    let held = 0;
    return {
      take(more) {
        counter.take(userId, more);
        held += more;
      },
      end() {
        counter.giveBack(userId, held);
        held = 0;
      },
    };
  };
  return {
    ofPerson: (userId) => once(uploads, userId),
    planOf: (userId) => once(plans, userId),
    photoOf: (userId) => growing(photos, userId),
    jsonOf: (userId) => growing(json, userId),
  };
}

type Counter = ReturnType<typeof createCounter>;

function createCounter(most: { each: number; all: number }) {
  const byPerson = new Map<string, number>();
  let total = 0;
  return {
    take(userId: string, more: number): void {
      const own = (byPerson.get(userId) ?? 0) + more;
      if (own > most.each || total + more > most.all) throw serverBusy();
      total += more;
      byPerson.set(userId, own);
    },
    giveBack(userId: string, amount: number): void {
      total -= amount;
      const left = (byPerson.get(userId) ?? 0) - amount;
      if (left <= 0) byPerson.delete(userId);
      else byPerson.set(userId, left);
    },
  };
}
