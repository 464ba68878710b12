import { t } from '@lingui/core/macro';

export const messages = {
  save: t`Save`,
  saving: t`Saving`,
  saved: t`Saved.`,
  notSaved: (fields: string) => t`Not saved: ${fields}`,
  discardChanges: t`Discard changes`,
};
