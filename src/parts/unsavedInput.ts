import { use, useState, useSyncExternalStore } from 'react';
import { CoreContext, useSession } from '../app/context';
import { enter, differing, upToDate, withoutFields } from '../domain/changedFields';
import type { DrawnShape } from '../domain/photo';
import type { Move, Reason } from './moving/moves';

/**
 * Input for a snag, for a handover, or of another form, that is not saved yet. Plain JSON. That of
 * an earlier version is read later: a field never gets another meaning.
 */
export interface UnsavedInput<Values extends object = object> {
  readonly comment?: string;
  /** By move, so that the input for one is not sent with another. */
  readonly moves?: Readonly<Partial<Record<Move, AskedOfMove>>>;
  /** By the event that added the comment. */
  readonly commentEdits?: Readonly<Record<string, string>>;
  /** All shapes of each photo, by photo. */
  readonly drawings?: Readonly<Record<string, readonly DrawnShape[]>>;
  /** Of a handover, by the position of the party. */
  readonly signings?: Readonly<Record<string, EnteredSigning>>;
  /** Of a form (`useUnsavedForm`), only the fields that were changed. */
  readonly form?: Partial<Values>;
  /** What was saved in these fields when each was first changed. */
  readonly from?: Partial<Values>;
}

export interface AskedOfMove {
  readonly reason: Reason | null;
  readonly comment: string;
  /** Ids of the photos that were taken for it; each is an event already. @default none */
  readonly photos?: readonly string[];
}

/** Only what was changed. */
export interface EnteredSigning {
  readonly company?: string;
  readonly reservations?: string;
  readonly except?: string;
}

interface InputAbout<Values extends object> {
  /** The input at the last render. */
  readonly typed: UnsavedInput<Values>;
  /** The current input, for use after an await. */
  read(): UnsavedInput<Values>;
  change(part: (now: UnsavedInput<Values>) => UnsavedInput<Values>): void;
}

/**
 * Unsaved input that outlives its components: they are remounted when a snag gets its number, when
 * a screen is retried and when the session ends, and a reload or a killed app begins anew. Kept by
 * person, until it is saved or they sign out.
 */
export function useUnsavedInput<Values extends object = object>(about: string): InputAbout<Values> {
  const { state } = useSession();
  // When the session ends, the screen is rendered once more before it is unmounted.
  const [who] = useState(state.kind === 'signedIn' ? state.user.id : '');
  const { unsaved } = use(CoreContext);
  const read = (): UnsavedInput<Values> => unsaved.get(who, about) ?? nothing;
  const typed = useSyncExternalStore(unsaved.subscribe, read);
  return {
    typed,
    read,
    change(part) {
      const left = withoutEmpty(part(read()));
      unsaved.set(who, about, Object.keys(left).length === 0 ? undefined : left);
    },
  };
}

interface UnsavedForm<Values extends object> {
  /** What the form shows: the saved values with those that were changed. */
  readonly values: Values;
  /** The fields that were changed and differ from what is saved now: only they are to be sent. */
  readonly changed: Partial<Values>;
  change(part: Partial<Values>): void;
  /** After the form, or only these fields of it, was sent or cancelled. */
  forget(fields?: readonly (keyof Values)[]): void;
}

/**
 * The same for a form that edits saved values. A value set back to what was saved when its field
 * was first changed is not kept: sent with the others, it would overwrite what somebody else has
 * saved since. For the same reason a form that is opened again leaves out each value over which
 * somebody else has saved another; one that is open keeps it. `saved`: what it shows before anything is changed; plain JSON,
 * and all that may be kept: no password or token.
 */
export function useUnsavedForm<Values extends object>(
  about: string,
  saved: Values,
): UnsavedForm<Values> {
  const { typed, change } = useUnsavedInput<Values>(about);
  /** What was saved when the form was opened; null once it was changed. */
  const [opening, setOpening] = useState<Values | null>(saved);
  const kept = (now: UnsavedInput<Values>): UnsavedInput<Values> =>
    opening === null ? now : { ...now, ...upToDate(now, opening) };
  const changed = differing(kept(typed).form ?? {}, saved);
  return {
    values: { ...saved, ...changed },
    changed,
    change(part) {
      setOpening(null);
      change((now) => ({ ...now, ...enter(kept(now), part, saved) }));
    },
    forget: (fields) =>
      change(({ form, from, ...now }) =>
        fields === undefined
          ? now
          : {
              ...now,
              ...withoutFields({ ...(form && { form }), ...(from && { from }) }, fields),
            },
      ),
  };
}

/** Deletes the input of a form whose subject was removed, archived or merged. */
export function useForgetForm(about: string): () => void {
  const { state } = useSession();
  const { unsaved } = use(CoreContext);
  return () =>
    state.kind === 'signedIn' ? unsaved.set(state.user.id, about, undefined) : undefined;
}

const nothing: UnsavedInput = {};

/**
 * Without what was saved or taken away again. An empty text of an edit is entered as well: it
 * deletes the one before.
 */
function withoutEmpty<Values extends object>({
  comment = '',
  moves = {},
  commentEdits = {},
  drawings = {},
  signings = {},
  form = {},
  from = {},
}: UnsavedInput<Values>): UnsavedInput<Values> {
  const asked = Object.fromEntries(
    Object.entries(moves).filter(
      ([, said]) => said.reason !== null || said.comment !== '' || (said.photos ?? []).length > 0,
    ),
  );
  const entered = { moves: asked, commentEdits, drawings, signings, form, from };
  return {
    ...(comment !== '' && { comment }),
    ...Object.fromEntries(
      Object.entries(entered).filter(([, fields]) => Object.keys(fields).length > 0),
    ),
  };
}
