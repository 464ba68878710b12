import { megabytes } from '../../megabytes';
import { message } from '../../messages';
import { unreadableMessage } from './unreadableMessage';

/** Refusals of tables that come in, as in server/refusal.ts. */
export const tableRefusals = {
  IMPORTS_UNFINISHED: {
    final: true,
    say: ({ bytes }: { bytes: number }) =>
      message(
        'This project has {mb, number} MB of unfinished imports. Finish or remove one first.',
        { mb: megabytes(bytes) },
      ),
  },
  IMPORT_UNREADABLE: { final: true, say: unreadableMessage },
  IMPORT_COLUMN_TWICE: {
    final: true,
    say: ({ columns }: { columns: string }) =>
      message('Two columns are set to the same: {columns}. Change one of them.', { columns }),
  },
  IMPORT_NO_COLUMN: {
    final: true,
    say: () => message('Choose what at least one column contains.'),
  },
  IMPORT_FAILED: {
    final: true,
    say: () =>
      message(
        'This stopped part way. What was done is kept; continue, or undo it. See the server log.',
      ),
  },
};
