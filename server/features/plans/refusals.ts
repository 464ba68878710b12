import { planLimits, textLimits } from '../../../rules/limits';
import { megabytes } from '../../megabytes';
import { message } from '../../messages';

/** Refusals of plans, as in server/refusal.ts. */
export const planRefusals = {
  PLAN_TYPE: { final: true, say: () => message('Choose a PDF, PNG or JPEG.') },
  PLAN_TOO_BIG: {
    final: true,
    say: ({ bytes, limitBytes }: { bytes: number; limitBytes: number }) =>
      message('This plan is {mb, number} MB. The limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(limitBytes),
      }),
  },
  PLANS_UNFINISHED: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message(
        'This project has {mb, number} MB of unfinished plan uploads. Finish one first, or wait a day.',
        { mb: megabytes(bytes) },
      ),
  },
  PLAN_LOCKED: {
    final: true,
    say: () =>
      message('This PDF is password-protected. Save a copy without the password and upload that.'),
  },
  PLAN_UNREADABLE: {
    final: true,
    say: () =>
      message(
        'This file is damaged and can’t be read. It was not saved; try printing it to a new PDF.',
      ),
  },
  PLAN_PAGES: {
    final: true,
    say: ({ n }: { n: number }) =>
      message('A plan can have 1 to {limit} pages; this one has {n, number}.', {
        limit: planLimits.pages,
        n,
      }),
  },
  PLAN_NO_PAGES: {
    final: true,
    say: () => message('This file has no pages. It was not saved; try printing it to a new PDF.'),
  },
  PLAN_BROTLI: {
    final: true,
    say: () =>
      message(
        'This PDF is compressed with Brotli, which we can’t read yet. It was not saved; try printing it to a new PDF.',
      ),
  },
  PLAN_PIXELS: {
    final: true,
    say: ({ mp }: { mp: number }) =>
      message('This picture has {mp, number} megapixels; the limit is {limit}.', {
        mp,
        limit: planLimits.picturePixels / 1_000_000,
      }),
  },
  PLAN_SHEET_SIZE: {
    final: true,
    say: ({ n, metres, limit }: { n: number; metres: number; limit: number }) =>
      message('Page {n} is {metres, number} m long; sheets can have up to {limit} m.', {
        n,
        metres,
        limit,
      }),
  },
  PLAN_RENDER_FAILED: {
    final: true,
    say: ({ n, file }: { n?: number; file?: string }) =>
      n === undefined || file === undefined
        ? message('This page could not be drawn. The file was saved; try printing it to a new PDF.')
        : message(
            'Page {n} of {file} could not be drawn. The file was saved; try printing it to a new PDF.',
            { n, file },
          ),
  },
  PLAN_DAMAGED: {
    final: false,
    say: () => message('The plan upload was incomplete. Upload it again.'),
  },
  PLAN_HAS_SNAGS: {
    final: true,
    say: ({ plan, n }: { plan: string; n: number }) =>
      message(
        '{n, plural, one {{plan} has # snag, so it can’t be removed.} other {{plan} has # snags, so it can’t be removed.}}',
        { plan, n },
      ),
  },
  PLAN_POINTS: {
    final: true,
    say: () => message('The two points are too close together. Choose two that are far apart.'),
  },
  PLAN_CODE_INVALID: {
    final: true,
    say: () =>
      message('Use 1–{most} letters, numbers, dots, dashes or underscores, e.g. A-101.', {
        most: textLimits.planCode,
      }),
  },
};
