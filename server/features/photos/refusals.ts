import { photoLimits } from '../../../rules/limits';
import { senderLimits } from '../../../rules/reports';
import { megabytes } from '../../megabytes';
import { message } from '../../messages';

/** Refusals of photos and logos, as in server/refusal.ts. */
export const photoRefusals = {
  PHOTO_TYPE: {
    final: true,
    say: () => message('This file is not a photo we can read. Use JPEG, PNG, WebP or HEIC.'),
  },
  PHOTO_TOO_BIG: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message('This photo is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(photoLimits.bytes),
      }),
  },
  PHOTO_TOO_SMALL: {
    final: true,
    say: () =>
      message('This picture is smaller than {side} × {side} pixels. Use a larger one.', {
        side: photoLimits.side,
      }),
  },
  PHOTO_TOO_MANY: {
    final: true,
    say: ({ limit = photoLimits.perSnag }: { limit?: number }) =>
      message('A snag can have {limit} photos. Remove one first.', { limit }),
  },
  PHOTO_DAMAGED: {
    final: false,
    say: () =>
      message('The photo arrived incomplete. It is still on your device and will be sent again.'),
  },
  PHOTO_PIXELS: {
    final: true,
    say: ({ mp }: { mp: number }) =>
      message('This picture has {mp, number} megapixels; the limit is {limit}.', {
        mp,
        limit: photoLimits.pixels / 1_000_000,
      }),
  },
  PHOTO_UNREADABLE: {
    final: true,
    say: () => message('This photo is damaged and cannot be shown. It was not saved.'),
  },
  LOGO_TYPE: { final: true, say: () => message('Choose a JPEG or PNG for the logo.') },
  LOGO_TOO_BIG: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message('This logo is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(senderLimits.logoBytes),
      }),
  },
  LOGO_DAMAGED: {
    final: false,
    say: () => message('The logo upload was incomplete. Upload it again.'),
  },
  LOGO_UNREADABLE: {
    final: true,
    say: () =>
      message(
        'This picture cannot be used as a logo: it is damaged or too large, or one side has fewer than {side} pixels.',
        { side: senderLimits.logoSide },
      ),
  },
  SENDER_LINES: {
    final: true,
    say: () =>
      message('The letterhead address can have up to {limit} lines.', {
        limit: senderLimits.lines,
      }),
  },
};
