import { t } from '@lingui/core/macro';
import { photoLimits } from '../../rules/limits';

const { perSnag: photosPerSnag } = photoLimits;
const photoMegabytes = photoLimits.bytes / 1_000_000;

/**
 * The sentences for what is wrong with photos, files, and what the device keeps: found after the
 * first screen, so they are not loaded with it.
 */
const sentences = {
  COPY_UNREADABLE: t`What this device keeps of the project was written by another version of Snagbook. It is fetched anew as soon as there is a connection. What you entered is safe.`,
  PHOTO_DAMAGED: t`The photo arrived incomplete. It is still on your device and will be sent again.`,
  PHOTO_TOO_BIG: t`This photo has more than ${photoMegabytes} MB, and this device cannot make it smaller. Save it as a JPEG first.`,
  PHOTO_TOO_MANY: t`A snag can have ${photosPerSnag} photos. Remove one first.`,
  PLAN_TYPE: t`Plans must be PDF, PNG or JPEG.`,
  STORAGE_UNAVAILABLE: t`This browser keeps nothing on this device, so unsent work could be lost. Leave private browsing or use another browser.`,
  DATA_NEWER: t`What is stored on this device was written by a newer version of the app. Nothing of it is lost; reload the page to get that version.`,
  PHOTO_LOST: t`This browser has lost the photo. Please take it again.`,
} as const;

export function deviceSentenceOf(code: keyof typeof sentences): string {
  return sentences[code];
}

/** `free`: MB; null where the browser does not say. */
export const deviceFull = (free: number | null): string =>
  free === null
    ? t`This device is almost full. Send your outbox or free some space before you go on.`
    : t`This device is almost full: ${free} MB left. Send your outbox or free some space before you go on.`;
