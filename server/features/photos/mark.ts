import type {
  MutationMarkPhotoArgs,
  ShapeInput,
  ShapeKind,
} from '../../../__generated__/server/resolvers';
import { photoLimits, textLimits } from '../../../rules/limits';
import { addingOf, rolesFor } from '../../../rules/moves';
import { may } from '../../../rules/rights';
import type { Context } from '../../context';
import type { ToldEventTable } from '../../database/journalTables';
import { Refusal } from '../../refusal';
import { cleanName } from '../../text';
import { isLater } from '../journal/append';
import { happenedUnseen, record, type Recorded } from '../journal/record';
import { onSheet } from '../plans/pin';
import { afterEvent } from '../snags/facts';
import { requireSharedThen, requireSnag } from '../snags/requireSnag';
import { updateSnag } from '../snags/store';
import { projectOfSnag } from '../snags/tellMerged';
import { requirePhoto } from './add';

/**
 * Replaces the drawing over a photo, whose bytes stay unchanged. One that is older than the current
 * drawing only appears in the history.
 */
export function markPhoto(context: Context, { input }: MutationMarkPhotoArgs): Promise<Recorded> {
  const shapes = cleanShapes(input.shapes);
  return record(
    context,
    {
      mutation: 'markPhoto',
      input,
      content: input,
      projectOf: async (trx) => {
        const { snag_id } = await requirePhoto(trx, input.photoId);
        return projectOfSnag(trx, context.services.clock, snag_id);
      },
      about: input.photoId,
    },
    async (trx, moment) => {
      const photo = await requirePhoto(trx, input.photoId);
      // Of what was erased nothing is to be written again, whoever drew on it meanwhile.
      if (photo.erased_at !== null) throw new Refusal('NOT_FOUND', {}, 'photoId');
      const snag = await requireSharedThen(trx, moment, await requireSnag(trx, photo.snag_id));
      if (
        photo.removed_at !== null &&
        !may(moment.member, 'seeRemovedPhotos') &&
        !(await happenedUnseen(trx, moment, 'PHOTO_REMOVED', { photo_id: photo.id }))
      )
        throw new Refusal('NOT_FOUND');
      // People who may not add a photo of this kind may not draw on one.
      if (!rolesFor([addingOf[photo.kind]]).includes(moment.member.role))
        throw new Refusal('FORBIDDEN', { project: moment.project.name });
      const lost = isLater(photo.marked_at, moment);
      if (!lost)
        await trx
          .updateTable('photo')
          .set({ shapes: JSON.stringify(shapes), marked_at: moment.occurredAt })
          .where('id', '=', photo.id)
          .execute();
      await updateSnag(trx, moment, afterEvent(snag, moment, { kind: 'PHOTO_MARKED' }));
      return {
        kind: 'PHOTO_MARKED',
        snagId: snag.id,
        files: [{ id: photo.id }],
        changes: [{ field: 'drawing', from: null, to: null, lost }],
        withoutEffect: lost,
        statusAfter: snag.status,
        companyBefore: snag.company_id,
        companyAfter: snag.company_id,
        receipt: { number: snag.number },
        facts: { shapes },
      };
    },
  );
}

/** The drawing of an event; null if it has none, or it was erased. */
export function shapesOf(event: ToldEventTable): Shape[] | null {
  if (event.kind !== 'PHOTO_MARKED' || event.content === null) return null;
  // Written above.
  const { facts } = JSON.parse(event.content) as { facts: { shapes: StoredShape[] } };
  return facts.shapes.map(whole);
}

/** A shape on a photo; coordinates are fractions of the upright picture's width and height. */
interface Shape {
  kind: ShapeKind;
  x: number;
  y: number;
  toX: number | null;
  toY: number | null;
  text: string | null;
  /** Of a line, x and y in turn. */
  points: number[] | null;
}

/** A drawing as stored: only coordinates inside the picture, and only the fields of its kind. */
function cleanShapes(shapes: readonly ShapeInput[]): Shape[] {
  const limit = photoLimits.shapes;
  if (shapes.length > limit)
    throw new Refusal('LIMIT_REACHED', { project: '', limit, things: 'shapes' }, 'shapes');
  return shapes.map((shape) => {
    if (shape.kind === 'TEXT') return cleanTextShape(shape);
    return shape.kind === 'LINE' ? cleanLine(shape) : cleanStroke(shape);
  });
}

/** Earlier versions wrote no points. */
type StoredShape = Omit<Shape, 'points'> & Partial<Shape>;
const whole = (shape: StoredShape): Shape => ({ points: null, ...shape });

/** What `markPhoto` has written. */
export const readShapes = (json: string): Shape[] => (JSON.parse(json) as StoredShape[]).map(whole);

function cleanStroke({ kind, x, y, toX, toY }: ShapeInput): Shape {
  if (toX == null || toY == null || ![x, y, toX, toY].every(onSheet))
    throw new Refusal('BAD_REQUEST', {}, 'shapes');
  return { kind, x, y, toX, toY, text: null, points: null };
}

function cleanLine({ kind, x, y, points }: ShapeInput): Shape {
  const through = [...(points ?? [])];
  if (
    through.length === 0 ||
    through.length % 2 === 1 ||
    through.length / 2 > photoLimits.linePoints ||
    ![x, y, ...through].every(onSheet)
  )
    throw new Refusal('BAD_REQUEST', {}, 'shapes');
  return { kind, x, y, toX: null, toY: null, text: null, points: through };
}

function cleanTextShape({ kind, x, y, text }: ShapeInput): Shape {
  if (![x, y].every(onSheet)) throw new Refusal('BAD_REQUEST', {}, 'shapes');
  return {
    kind,
    x,
    y,
    toX: null,
    toY: null,
    text: cleanName(text, 'shapes', 'text', textLimits.shape),
    points: null,
  };
}
