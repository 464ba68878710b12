import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { addPhoto } from '../features/photos/add';
import { demoSnags } from './snags';
import { stepsOf, type Step } from './steps';
import { type Story, eventsMade } from './story';

/** Photos that are on their way while other snags go on. */
const ahead = 3;

/**
 * Lets happen what happened on the site, event by event in the order of time: the journal reads as
 * one that people filled.
 */
export async function fillSite(
  story: Story,
  progress: (n: number, of: number) => void,
): Promise<void> {
  const made = await eventsMade(story);
  const steps = demoSnags
    .flatMap((snag, index) => stepsOf(story, snag, index))
    .sort((one, other) => one.at - other.at);
  const left = steps.filter(({ eventId }) => !made.has(eventId));
  const underWay = new Map<string, Promise<void>>();
  try {
    for (const [index, step] of left.entries()) {
      // What comes after a photo of the same snag may need it.
      await underWay.get(step.snagId);
      if ('tell' in step) await step.tell();
      else {
        const photo = takePhoto(story, step);
        underWay.set(
          step.snagId,
          photo.finally(() => underWay.delete(step.snagId)),
        );
        if (underWay.size >= ahead) await Promise.race(underWay.values());
      }
      const n = steps.length - left.length + index + 1;
      if (n % 50 === 0 || n === steps.length) progress(n, steps.length);
    }
    await Promise.all(underWay.values());
  } finally {
    // Nothing of it may go on after this: the server may be about to close.
    await Promise.allSettled(underWay.values());
  }
}

type Shot = Extract<Step, { picture: string }>;

async function takePhoto(
  story: Story,
  { at, eventId, snagId, photoId, person, kind, picture }: Shot,
): Promise<void> {
  const bytes = await readFile(join(story.pictures, picture));
  const input = {
    eventId,
    occurredAt: at,
    snagId,
    photoId,
    kind,
    file: new File([new Uint8Array(bytes)], 'photo.jpg', { type: 'image/jpeg' }),
    sha256: createHash('sha256').update(bytes).digest('hex'),
    byteLength: bytes.byteLength,
    takenAt: at,
  };
  await addPhoto(story.as(person, at), { input });
}
