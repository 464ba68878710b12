import { storageRoom } from '../../device/deviceStorage';
import { Refusal, sentenceOf } from '../../domain/errors';
import { isQuotaExceeded } from '../../device/keptConnection';
import { words } from '../../domain/messages';

/** A write to the disk failed: nothing was stored, and the form still has the data. */
export class DeviceFull extends Refusal {
  override readonly name = 'DeviceFull';
}

/** The error for a failed write, with its sentence. */
export async function storageRefusal(error: unknown): Promise<Error> {
  if (error instanceof Refusal) return error;
  if (isQuotaExceeded(error)) {
    const room = await storageRoom();
    return new DeviceFull('STORAGE_FULL_DEVICE', words.deviceFull(room && Math.floor(room.free / 1_000_000)), {
      retryable: true,
      cause: error,
    });
  }
  return new DeviceFull('STORAGE_UNAVAILABLE', sentenceOf('STORAGE_UNAVAILABLE'), { cause: error });
}
