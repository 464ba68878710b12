import { t } from '@lingui/core/macro';
import { photoLimits } from '../../rules/limits';
import { fileSize } from '../ui/messages/fileSize';

const { perSnag: photosPerSnag } = photoLimits;
const photoMegabytes = photoLimits.bytes / 1_000_000;

/**
 * The sentences for what is wrong with photos, files, and what the device keeps: found after the
 * first screen, so they are not loaded with it.
 */
const sentences = {
  AWAITS_OTHERS: t`The server was restored from a backup, and this is waiting for an earlier change by someone else. Their device sends it again when it is next online.`,
  COPY_UNREADABLE: t`The project data on this device is from another version of Snagbook. It reloads when you’re online. Your entries are safe.`,
  PHOTO_DAMAGED: t`The photo arrived incomplete. It is still on your device and will be sent again.`,
  PHOTO_NOT_KEPT: t`Photo not saved. Free up space and take it again.`,
  PHOTO_TOO_BIG: t`This photo is over ${photoMegabytes} MB and this device can’t make it smaller. Save it as a JPEG first.`,
  PHOTO_TOO_MANY: t`A snag can have ${photosPerSnag} photos. Remove one first.`,
  DRAFT_CHANGED: t`The photos of this snag were changed in another tab. Check them, then raise it again.`,
  PLAN_TYPE: t`Choose a PDF, PNG or JPEG.`,
  STORAGE_UNAVAILABLE: t`This browser saves nothing on this device, so unsent work could be lost. Leave private browsing or use another browser.`,
  DATA_NEWER: t`The data on this device is from a newer version of the app. Nothing is lost; reload the page to update.`,
  PHOTO_LOST: t`This browser has lost the photo. Please take it again.`,
} as const;

export function deviceSentenceOf(code: keyof typeof sentences): string {
  return sentences[code];
}

/** A proxy or firewall refused an event. `bytes`: of its photo; null if that is not the reason. */
export const refusedBetween = (status: number, bytes: number | null): string => {
  if (bytes === null)
    return t`Something between this device and the server blocked this (status ${status}). It stays here and is sent again later.`;
  const size = fileSize(bytes);
  return t`Something between this device and the server blocked this photo of ${size} (status ${status}). It stays here and is sent again later.`;
};

/** `free`: MB; null where the browser does not say. */
export const deviceFull = (free: number | null): string =>
  free === null
    ? t`This device is almost full. Send your outbox or free up space before you continue.`
    : t`This device is almost full: ${free} MB left. Send your outbox or free up space before you continue.`;
