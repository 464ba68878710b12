import type { PhotoFacts } from '../../domain/photo';
import type { DrawnShape } from '../../domain/shapes';
import type { DraftContent } from './draftContent';
import type { RaiseSnagValues, StoredEvent } from './entry';

/** What a raise does not hold of its draft. `at`: the device's time of the first input. */
export interface Begun extends Pick<DraftContent, 'spot'> {
  readonly at: number;
}

/** The draft that a raise and the events of its photos were made of; null if the snag has other events, which no draft can hold. */
export function contentOf(raise: StoredEvent, others: readonly StoredEvent[], { spot, at }: Begun): DraftContent | null {
  const photos: PhotoFacts[] = [];
  const drawings: Record<string, readonly DrawnShape[]> = {};
  for (const { kind, photo, fields, holdUntil } of others) {
    const { photoId, shapes } = fields;
    if (holdUntil === undefined) return null;
    if (kind === 'photo' && photo !== undefined) photos.push(photo);
    else if (kind === 'markPhoto' && typeof photoId === 'string' && isShapes(shapes)) drawings[photoId] = shapes;
    else return null;
  }
  // A raise has these fields alone. Its pin is the spot of the draft.
  const { pin: _pin, ...fields } = raise.fields as RaiseSnagValues;
  return { fields, photos, ...(Object.keys(drawings).length > 0 && { drawings }), ...(spot && { spot }), begunAt: at };
}

const isShapes = (value: StoredEvent['fields'][string] | undefined): value is readonly DrawnShape[] => Array.isArray(value);
