import { t } from '@lingui/core/macro';
import type { PhotoFacts } from '../../domain/photo';
import type { PinValue } from '../../domain/pin';
import type { DrawnShape } from '../../domain/shapes';

/** What a person can do to a snag, each one event. */
export type EventKind = 'raise' | 'edit' | 'move' | 'comment' | 'photo' | 'removePhoto' | 'markPhoto' | 'editComment';

/** What the person entered; its shape belongs to the kind of the event. Plain values only: it is stored, compared and copied. */
export type EventFields = Readonly<Record<string, string | number | boolean | null | PinValue | readonly DrawnShape[]>>;

/** What a person can say of a snag when it is raised. Absent: not said; null: said to be nothing. A type, so that it fits EventFields. */
export type RaiseSnagValues = {
  readonly title?: string;
  readonly description?: string;
  readonly type?: SnagType;
  readonly priority?: Priority;
  readonly tradeId?: string | null;
  /** Absent: the trade's default company; null: nobody yet. */
  readonly companyId?: string | null;
  readonly assigneeId?: string | null;
  readonly locationId?: string | null;
  readonly pin?: PinValue;
  /** YYYY-MM-DD. Absent: the project's working days for the priority. */
  readonly dueOn?: string | null;
};

export type SnagType = 'DEFECT' | 'UNFINISHED' | 'DAMAGE' | 'OTHER';
export type Priority = 'LOW' | 'MEDIUM' | 'HIGH' | 'CRITICAL';

/** One event as it lies on the disk. Photo bytes lie beside it under `photo.photoId`. */
export interface StoredEvent {
  /** Place in the order of making; given by the database. */
  readonly order: number;
  readonly eventId: string;
  /** An `EventKind`, or one that only a newer version of the app knows, in another tab or before it was withdrawn. */
  readonly kind: string;
  readonly userId: string;
  readonly projectId: string;
  readonly projectCode: string;
  readonly snagId: string;
  readonly occurredAt: number;
  /** The journal cursor of what the person was looking at. */
  readonly seen: string | null;
  readonly fields: EventFields;
  readonly photo?: PhotoFacts;
  /** Not to be sent before, so that it can be taken back. */
  readonly holdUntil?: number;
  readonly addedAt: number;
  /** The server's answer that asking again cannot change. */
  readonly refusal?: Reason;
}

export interface Reason {
  readonly code: string;
  /** The sentence a person reads. */
  readonly message: string;
}

/** An event before it is on the disk. */
export type NewEvent = Omit<StoredEvent, 'kind' | 'order' | 'addedAt' | 'refusal'> & { readonly kind: EventKind };

/** Whether this version of the app can send and show the event. */
export function isKnown<Event extends Pick<StoredEvent, 'kind'>>(event: Event): event is Event & { readonly kind: EventKind } {
  return Object.hasOwn(titles, event.kind);
}

/** One event as a screen sees it. */
export interface OutboxEntry extends StoredEvent {
  readonly state: 'waiting' | 'sending' | 'refused';
  /** Why it still waits. */
  readonly problem?: Reason;
  /** Since when the server answers and does not take it. Absent while nobody knows whether it would. */
  readonly failingSince?: number;
  /** Attempts that failed since the app was opened. */
  readonly attempts: number;
  /** Part of the photo that has left the device, 0…1. */
  readonly progress: number;
  /** In words, for a list of what waits. */
  readonly title: string;
}

const titles: Record<EventKind, string> = {
  raise: t`New snag`,
  edit: t`Change of details`,
  move: t`Next step`,
  comment: t`Comment`,
  photo: t`Photo`,
  removePhoto: t`Removal of a photo`,
  markPhoto: t`Drawing on a photo`,
  editComment: t`Change of a comment`,
};

/** Why an event of a newer version waits in this one. */
export const newerVersion: Reason = { code: 'NEWER_VERSION', message: t`This was entered in a newer version of the app. It is kept; reload the page to send it.` };

export function titleOf(event: StoredEvent): string {
  if (!isKnown(event)) return t`Entry of a newer version`;
  const { title } = event.fields;
  return event.kind === 'raise' && typeof title === 'string' && title !== '' ? t`New snag: ${title}` : titles[event.kind];
}
