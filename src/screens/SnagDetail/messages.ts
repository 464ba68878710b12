import { plural, select, t } from '@lingui/core/macro';
import type { Since } from '../../ui/messages/sinceMessages';

/** Who took a photo, when and with which camera; parts are empty if they are not known. */
interface PhotoStory {
  readonly caption: string;
  readonly name: string;
  readonly when: string;
  readonly camera: string;
}

export const messages = {
  notFound: t`Not found`,
  back: t`Back to the list`,
  previousSnag: t`Previous in the list`,
  nextSnag: t`Next in the list`,
  edit: t`Edit`,
  sendTo: (company: string) => t`Send to ${company}`,
  otherActions: t`Other actions`,
  otherActionsOf: (entry: string) => t`Other actions: ${entry}`,
  noNumber: t`No number yet`,
  photos: t`Photos`,
  dismiss: t`Dismiss`,
  before: t`Before`,
  after: t`After`,
  addBefore: t`Add a photo`,
  addAfter: t`Add a photo of the work`,
  photoShown: (index: number, of: number, kind: string) =>
    t`Photo ${index} of ${of}, ${select(kind, { EVIDENCE: 'evidence', other: 'defect' })}`,
  photoSaying: (photo: string, caption: string) => t`${photo}: ${caption}`,
  previous: t`Previous photo`,
  next: t`Next photo`,
  zoomIn: t`Enlarge`,
  zoomOut: t`Make smaller`,
  zoomFit: t`Whole photo`,
  draw: t`Draw on the photo`,
  drawing: t`Drawing`,
  drawOn: (title: string) => t`Draw: ${title}`,
  halfDrawn: t`Your drawing is not saved yet.`,
  drawOnwards: t`Keep drawing`,
  leaveDrawing: t`Back to the photo`,
  closeViewer: t`Close the photo`,
  original: t`Original`,
  removePhoto: t`Remove photo`,
  erased: t`This text was erased.`,
  erasedPhoto: t`This photo was erased.`,
  erasedDrawing: t`This drawing was erased.`,
  eraseText: t`Erase the text`,
  eraseTextSure: t`Erased for everyone, for good, earlier versions too. The history keeps that something was written here, by whom, and that you erased it. All reports of this project so far are deleted too, as they may contain it.`,
  erasePhoto: t`Erase the photo`,
  erasePhotoSure: t`Erased for everyone, for good, with its file. The history keeps that a photo was added here, by whom, and that you erased it. All reports of this project so far are deleted too, as they may contain it.`,
  eraseDo: t`Erase for good`,
  erasing: t`Erasing`,
  removeSure: t`It will no longer be shown. The history says who removed it.`,
  taken: ({ caption, name, when, camera }: PhotoStory) => {
    const [captioned, known] = [caption === '' ? 'no' : 'yes', camera === '' ? 'no' : 'yes'];
    return t`${select(captioned, { yes: `${caption}, by ${name}, ${when}`, other: `by ${name}, ${when}` })}${select(known, { yes: `, camera: ${camera}`, other: '' })}`;
  },
  facts: t`Details`,
  place: t`Location`,
  trade: t`Trade`,
  company: t`Company`,
  assignee: t`Person`,
  type: t`Type`,
  priority: t`Priority`,
  due: t`Due`,
  raised: t`Raised`,
  fixed: t`Fixed`,
  closed: t`Closed`,
  sentBack: t`Sent back`,
  times: (count: number) => plural(count, { one: 'once', other: '# times' }),
  none: t`None`,
  add: t`Add`,
  addTrade: t`Add a trade`,
  addDue: t`Add a due date`,
  noCompany: t`No company yet`,
  noPerson: t`No person yet`,
  parts: {
    title: t`Title and description`,
    who: t`Trade and company`,
    when: t`Priority and due date`,
    description: t`Description`,
    trade: t`Trade`,
    company: t`Company`,
    assignee: t`Person`,
    location: t`Location`,
    type: t`Type`,
    priority: t`Priority`,
    due: t`Due`,
  },
  fixedBy: (name: string, { since, then }: Since) =>
    t`fixed by ${name} ${select(since, { yesterday: 'yesterday', other: `on ${then}` })}`,
  onBy: (day: string, name: string) => t`${day} by ${name}`,
  position: (index: number, of: number) => t`${index} of ${of}`,
  writeComment: t`Write a comment`,
  photo: t`Photo`,
  description: t`Description`,
  title: t`Title`,
  save: t`Save`,
  saving: t`Saving on this device`,
  cancel: t`Cancel`,
  duePast: t`The due date cannot be before the day the snag was raised.`,
  assign: t`Choose a company`,
  comment: t`Comment`,
  edited: t`edited`,
  editComment: t`Edit comment`,
  saidBefore: t`Earlier versions`,
  addComment: t`Add a comment`,
  send: t`Add comment`,
  commentAdded: t`Comment added.`,
  commentKept: t`Comment added. Saved on this device; it will be sent automatically.`,
  history: t`What happened`,
  historyMissing: t`The history did not load. Nothing you entered was lost.`,
  loadingMore: t`Loading more`,
  more: t`Show later entries`,
  withoutEffect: t`Too late to change the status. Photos and note were kept.`,
  server: t`Snagbook`,
  pending: t`Saved on this device, not yet confirmed`,
  closedUndo: t`Closed.`,
  sentBackUndo: t`Sent back.`,
  takenBackUndo: t`Taken back.`,
  editFact: (fact: string) => t`Change: ${fact}`,
  undo: t`Undo`,
  undone: t`Not closed.`,
  tooLate: t`Already sent. Reopen it instead.`,
  /** `why`: a sentence. */
  refused: (what: string, why: string) => t`Not accepted: ${what}. ${why}`,
  tryAgain: t`Try again`,
  saveCopy: t`Save a copy`,
  working: t`Next step`,
};

/** Undo after *fixed* or a dispute was taken back. */
export const takenBackMessages = {
  undone: t`Not taken back.`,
  tooLate: t`Already sent.`,
};

/** Undo after a snag was sent back. */
export const sentBackMessages = {
  undone: t`Not sent back.`,
  tooLate: t`Already sent.`,
};
