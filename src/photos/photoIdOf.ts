import { sha256 } from '@noble/hashes/sha2';
import { idOfHash } from '../domain/ids';
import { bytesOf } from './newPhoto';

/**
 * The same id for the same file at the same snag, so that nobody adds it twice; rejects with
 * PhotoRefusal if it cannot be read.
 */
export const photoIdOf = async (snagId: string, file: File): Promise<string> =>
  idOfHash(
    'photo',
    sha256
      .create()
      .update(new TextEncoder().encode(snagId))
      .update(new Uint8Array(await bytesOf(file)))
      .digest(),
  );
