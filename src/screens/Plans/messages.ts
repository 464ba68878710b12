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
  noMatch: t`No plan has these words.`,

  none: t`No plan yet`,
  noneAdmin: t`Upload a drawing as PDF, PNG or JPEG. Then snags get a pin on it.`,
  noneOthers: t`An admin of this project uploads the drawings; then they are listed here.`,
  noneTrade: t`A plan is listed here as soon as a snag of your company has its pin on it.`,
  uploadFirst: t`Upload the first plan`,
  upload: t`Upload plans`,
  drop: t`Drop PDF, PNG or JPEG here`,

  queued: t`Waits to be drawn`,
  rendering: (percent: number) => t`Drawing, ${percent} %`,
  revisionQueued: (label: string) => t`Revision ${label} waits to be drawn`,
  revisionRendering: (label: string, percent: number) => t`Drawing revision ${label}, ${percent} %`,
  revisionFailed: (label: string, why: string) => t`Revision ${label}: ${why}`,
  otherSize: (label: string, before: string) =>
    t`Revision ${label} has another size than ${before}.`,
  align: t`Align it`,
  alignOf: (code: string) => t`Align ${code}`,

  more: (code: string) => t`More of ${code}`,
  revise: t`New revision`,
  edit: t`Edit`,
  remove: t`Remove`,

  // A file that is being uploaded.
  files: t`Files being uploaded`,
  waiting: t`Waits for the file before it`,
  reading: ({ done, whole }: Amount) => t`Reading ${done} of ${whole}`,
  sending: (percent: number, { done, whole }: Amount) =>
    t`Sending ${percent} %, ${done} of ${whole}`,
  sendingSeconds: (percent: number, { done, whole }: Amount, seconds: number) =>
    t`Sending ${percent} %, ${done} of ${whole}, about ${seconds} s left`,
  sendingMinutes: (percent: number, { done, whole }: Amount, minutes: number) =>
    t`Sending ${percent} %, ${done} of ${whole}, about ${minutes} min left`,
  sendingAll: (size: string) => t`Sending ${size}`,
  judging: t`Uploaded. Its pages are being read.`,
  offline: t`Plans need a connection. The file is kept here and sent as soon as there is one.`,
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
  pagesHow: t`Choose the pages that become plans, and say what they are called.`,
  page: (page: number) => t`Page ${page}`,
  enlarge: (page: number) => t`Show page ${page} larger`,
  drawingPage: t`The picture of this page is being drawn.`,
  neverPagePicture: t`This page cannot be shown as a picture. It can become a plan all the same.`,
  noPagePicture: t`There is no picture of this page. It is asked for again when the connection is back.`,
  backToPages: t`Back to the pages`,
  pageTitle: (page: number, title: string, paper: string) => t`Page ${page}: ${title}, ${paper}`,
  all: t`Choose all`,
  noPages: t`Choose none`,
  code: t`Code`,
  codeHint: t`As on the sheet, such as A-101. Letters, digits, dots and dashes.`,
  name: t`Name`,
  label: t`Revision`,
  labelHint: t`What people call it, such as B or 2026-11.`,
  labelAllHint: t`Of all these plans. What people call it, such as B or 2026-11.`,
  needed: t`This is needed.`,
  make: (count: number) => plural(count, { one: 'Make the plan', other: 'Make # plans' }),
  making: (done: number, count: number) =>
    plural(count, { one: 'Making the plan', other: `Making plan ${done} of #` }),
  made: (count: number) =>
    plural(count, {
      one: 'The plan was made. It is being drawn.',
      other: '# plans were made. They are being drawn.',
    }),
  madeSome: (made: number, left: number) =>
    t`${plural(made, { one: '# plan was', other: '# plans were' })} made. ${plural(left, { one: 'One page needs', other: '# pages need' })} another look.`,
  discard: t`Make no plan of it`,

  // A new revision.
  reviseTitle: (code: string, name: string) => t`New revision of ${code} ${name}`,
  reviseHow: t`Choose the new drawing. Pins stay at their place.`,
  chooseFile: t`Choose a file`,
  whichPage: t`Page`,
  pageOption: (page: number, title: string, paper: string) => `${page} · ${title} · ${paper}`,
  addRevision: t`Add the revision`,
  addingRevision: t`Adding the revision`,
  revised: (code: string, label: string) =>
    t`${code} has revision ${label} now. It is being drawn.`,
  mayNotRevise: t`New revisions are uploaded by admins and inspectors.`,
  noSuchPlan: (code: string) => t`There is no plan ${code} to revise. Choose one below.`,

  // Edit and remove.
  editTitle: (code: string) => t`Edit ${code}`,
  removeTitle: (code: string) => t`Remove ${code}?`,
  removeWhy: t`It is removed from the list and its code becomes free. A plan that has snags cannot be removed.`,
  removeSure: (code: string) => t`Remove ${code}`,
  removing: t`Removing`,
  removed: (code: string) => t`${code} was removed.`,
  keep: t`Keep it`,

  leaveTitle: t`Leave before the upload is done?`,
  leaveWhy: t`The files that are not plans yet would have to be chosen again.`,
};
