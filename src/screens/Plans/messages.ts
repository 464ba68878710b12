import { plural, t } from '@lingui/core/macro';

/** How much of a file is done, as text: “12” of “48 MB”. */
export interface Amount {
  readonly done: string;
  readonly whole: string;
}

export const messages = {
  title: t`Plans`,
  notFound: t`Not found`,
  back: t`Back to the list`,
  planTitle: (code: string, name: string) => `${code} ${name}`,
  snags: (count: number) => plural(count, { one: '# snag', other: '# snags' }),
  revision: (label: string) => t`Revision ${label}`,
  search: t`Find a plan by code or name`,
  noMatch: t`No plan matches.`,

  none: t`No plan yet`,
  noneAdmin: t`Upload a drawing (PDF, PNG or JPEG) to drop pins on.`,
  noneOthers: t`Drawings uploaded by an admin appear here.`,
  noneTrade: t`Plans with your company’s snags appear here.`,
  uploadFirst: t`Upload the first plan`,
  upload: t`Upload plans`,
  drop: t`Drop PDF, PNG or JPEG here`,

  queued: t`Waiting to be drawn`,
  rendering: (percent: number) => t`Drawing, ${percent} %`,
  revisionQueued: (label: string) => t`Revision ${label} is waiting to be drawn`,
  revisionRendering: (label: string, percent: number) => t`Drawing revision ${label}, ${percent} %`,
  revisionFailed: (label: string, why: string) => t`Revision ${label}: ${why}`,
  otherSize: (label: string, before: string) =>
    t`Revision ${label} is a different size from ${before}.`,
  align: t`Align`,
  alignOf: (code: string) => t`Align ${code}`,

  more: (code: string) => t`More for ${code}`,
  revise: t`New revision`,
  edit: t`Edit`,
  remove: t`Remove`,

  // A file that is being uploaded.
  files: t`Files being uploaded`,
  waiting: t`Waiting for the file before it`,
  reading: ({ done, whole }: Amount) => t`Reading ${done} of ${whole}`,
  sending: (percent: number, { done, whole }: Amount) =>
    t`Sending ${percent} %, ${done} of ${whole}`,
  sendingSeconds: (percent: number, { done, whole }: Amount, seconds: number) =>
    t`Sending ${percent} %, ${done} of ${whole}, about ${seconds} s left`,
  sendingMinutes: (percent: number, { done, whole }: Amount, minutes: number) =>
    t`Sending ${percent} %, ${done} of ${whole}, about ${minutes} min left`,
  sendingAll: (size: string) => t`Sending ${size}`,
  judging: t`Uploaded. Reading its pages.`,
  offline: t`Plans need a connection. The file is kept here and uploads when you’re online.`,
  progressOf: (file: string) => t`Upload of ${file}`,
  cancel: t`Cancel`,
  cancelOf: (file: string) => t`Cancel the upload of ${file}`,
  retry: t`Try again`,
  retryOf: (file: string) => t`Try ${file} again`,
  letGo: t`Remove`,
  letGoOf: (file: string) => t`Remove ${file} from this list`,
  tooBig: (mb: string, limit: number) => t`This plan is ${mb} MB. The limit is ${limit} MB.`,
  fileGone: t`This file can no longer be read. Choose it again.`,

  // Pages become plans.
  pagesOf: (file: string, count: number) => (count === 1 ? file : t`${file}, ${count} pages`),
  pagesHow: t`Choose the pages to add as plans, and name them.`,
  page: (page: number) => t`Page ${page}`,
  enlarge: (page: number) => t`Show page ${page} larger`,
  drawingPage: t`The preview is being drawn.`,
  neverPagePicture: t`No preview of this page. You can still add it as a plan.`,
  noPagePicture: t`No preview of this page. It loads when you’re back online.`,
  backToPages: t`Back to the pages`,
  pageTitle: (page: number, title: string, paper: string) => t`Page ${page}: ${title}, ${paper}`,
  all: t`Choose all`,
  noPages: t`Choose none`,
  code: t`Code`,
  codeHint: t`As on the drawing, e.g. A-101. Letters, numbers, dots and dashes.`,
  name: t`Name`,
  label: t`Revision`,
  labelHint: t`E.g. B or 2026-11.`,
  labelAllHint: t`For all these plans, e.g. B or 2026-11.`,
  codeMissing: t`Enter a code.`,
  nameMissing: t`Enter a name.`,
  revisionMissing: t`Enter a revision.`,
  make: (count: number) => plural(count, { one: 'Add plan', other: 'Add # plans' }),
  making: (done: number, count: number) =>
    plural(count, { one: 'Adding plan', other: `Adding plan ${done} of #` }),
  made: (count: number) =>
    plural(count, {
      one: 'Plan added. It is being drawn.',
      other: '# plans added. They are being drawn.',
    }),
  madeSome: (made: number, left: number) =>
    t`${plural(made, { one: '# plan', other: '# plans' })} added. ${plural(left, { one: 'One page needs', other: '# pages need' })} another look.`,
  discard: t`Don’t add`,

  // A new revision.
  reviseTitle: (code: string, name: string) => t`New revision of ${code} ${name}`,
  reviseHow: t`Choose the new drawing. Pins stay where they are.`,
  chooseFile: t`Choose a file`,
  whichPage: t`Page`,
  pageOption: (page: number, title: string, paper: string) => `${page} · ${title} · ${paper}`,
  addRevision: t`Add revision`,
  addingRevision: t`Adding revision`,
  revised: (code: string, label: string) =>
    t`${code} is now at revision ${label}. It is being drawn.`,
  mayNotRevise: t`Admins and inspectors upload new revisions.`,
  noSuchPlan: (code: string) => t`There’s no plan ${code}. Choose one below.`,

  // Edit and remove.
  editTitle: (code: string) => t`Edit ${code}`,
  removeTitle: (code: string) => t`Remove ${code}?`,
  removeWhy: t`It is removed from the list and its code can be used again. A plan with snags can’t be removed.`,
  removeSure: (code: string) => t`Remove ${code}`,
  removing: t`Removing`,
  removed: (code: string) => t`${code} was removed.`,
  keep: t`Keep it`,

  leaveTitle: t`Leave before the upload finishes?`,
  leaveWhy: t`Files not yet added as plans would have to be chosen again.`,
};
