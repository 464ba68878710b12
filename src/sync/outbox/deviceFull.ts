import { Refusal, sentenceOf } from '../../domain/errors';
import { isQuotaExceeded } from './database';
import { words } from '../../domain/messages';

/** What the person entered could not be put on the disk: nothing was stored, and the form still has it. */
export class DeviceFull extends Refusal {
  override readonly name = 'DeviceFull';
}

/** A failed write in words. */
export async function storageRefusal(error: unknown): Promise<Error> {
  if (isQuotaExceeded(error)) {
    const free = await freeMegabytes();
    return new DeviceFull('STORAGE_FULL_DEVICE', words.deviceFull(free), {
      retryable: true,
      cause: error,
    });
  }
  return new DeviceFull('STORAGE_UNAVAILABLE', sentenceOf('STORAGE_UNAVAILABLE'), { cause: error });
}

async function freeMegabytes(): Promise<number> {
  try {
    const { quota = 0, usage = 0 } = await navigator.storage.estimate();
    return Math.max(0, Math.floor((quota - usage) / 1_000_000));
  } catch {
    return 0; // Not told outside of secure contexts.
  }
}

/** Asks the browser not to clear the outbox when space runs short. It may ask the person, refuse, or not know the question. */
export function askForPersistence(): void {
  const storage: StorageManager | undefined = navigator.storage;
  void storage?.persist?.().catch(() => false);
}
