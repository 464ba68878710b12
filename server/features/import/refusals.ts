import { megabytes } from '../../megabytes';
import { message } from '../../messages';
import { archiveFaultMessage } from '../export/faultMessage';

/** Refusals of archives that are brought in, as in server/refusal.ts. */
export const archiveRefusals = {
  ARCHIVE_BROKEN: { final: true, say: archiveFaultMessage },
  ARCHIVE_OTHER: {
    final: true,
    say: ({ code }: { code: string }) =>
      message(
        'This server has this project already, as {code}, and its journal is another one than that of the archive. Nothing was changed.',
        { code },
      ),
  },
  ARCHIVE_ID_TAKEN: {
    final: true,
    say: ({ id }: { id: string }) =>
      message(
        'This server has something else by an id of the archive already: {id}. Nothing was imported.',
        { id },
      ),
  },
  ARCHIVE_OLDER: {
    final: true,
    say: ({ n, expected, found }: { n: number; expected: string; found: string }) =>
      found === ''
        ? message(
            'This project was deleted here after event {n}, and the archive ends before that. Only one that goes at least as far can come back to this server.',
            { n },
          )
        : message(
            'This project was deleted here after event {n} with the hash {expected}; the archive has {found} there. Only one that goes on from there can come back to this server.',
            { n, expected, found },
          ),
  },
  ARCHIVE_ERASED: {
    final: true,
    say: () =>
      message(
        'Something in the project was erased while this archive was made. Download it again, and import that one.',
      ),
  },
  ARCHIVE_FAILED: {
    final: true,
    say: () =>
      message(
        'This archive could not be imported, and nothing of it was kept. The log of the server says more.',
      ),
  },
  ARCHIVE_TOO_BIG: {
    final: true,
    say: ({ bytes, limitBytes }: { bytes: number; limitBytes: number }) =>
      message('This archive is {mb, number} MB; the limit is {limit, number} MB.', {
        mb: megabytes(bytes),
        limit: megabytes(limitBytes),
      }),
  },
};
