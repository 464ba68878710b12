import { Refusal } from '../domain/errors';

/** Why a file cannot be a photo; the message is the sentence a person reads. */
export class PhotoRefusal extends Refusal {
  override readonly name = 'PhotoRefusal';
}
