import { Refusal, sentenceOf } from '../../domain/errors';
import { isQuotaExceeded } from './database';
import { words } from '../../domain/messages';

/** A write to the disk failed: nothing was stored, and the form still has the data. */
export class DeviceFull extends Refusal {
  override readonly name = 'DeviceFull';
}

/** The error for a failed write, with its sentence. */
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
    return 0; // The API is missing outside of secure contexts.
  }
}

/** Asks the browser not to delete the outbox when space runs short. It may ask the person, refuse, or lack the API. */
export function askForPersistence(): void {
  const storage: StorageManager | undefined = navigator.storage;
  void storage?.persist?.().catch(() => false);
}
