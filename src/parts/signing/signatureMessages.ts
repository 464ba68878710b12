import { plural, t } from '@lingui/core/macro';

export const signatureMessages = {
  name: t`Name`,
  company: t`Company`,
  nameMissing: t`Enter the name of the person who signs.`,
  field: t`Signature`,
  fieldHint: t`Sign with a finger or the mouse. If left empty, the typed name counts as the signature.`,
  drawn: (n: number) =>
    plural(n, { one: 'Signature: # stroke drawn', other: 'Signature: # strokes drawn' }),
  notDrawn: t`Signature: nothing drawn, the typed name counts`,
  undo: t`Undo a stroke`,
  clear: t`Clear`,
  full: t`A signature can have no more strokes.`,
  reservations: t`Reservations`,
  reservationsHint: t`E.g. “to be done by 4 December”. Shown in the final PDF.`,
  except: t`Excluded snags`,
  exceptHint: t`Snag numbers, e.g. 12, 17, 31`,
  exceptWrong: t`Enter snag numbers, separated by commas.`,
  signatureOf: (name: string) => t`Signature of ${name}`,
};
