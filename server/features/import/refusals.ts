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
        'This project is already here as {code}, with a different journal. Nothing was changed.',
        { code },
      ),
  },
  ARCHIVE_ID_TAKEN: {
    final: true,
    say: ({ id }: { id: string }) =>
      message('An id in this archive is already used on this server: {id}. Nothing was imported.', {
        id,
      }),
  },
  ARCHIVE_OLDER: {
    final: true,
    say: ({ n, expected, found }: { n: number; expected: string; found: string }) =>
      found === ''
        ? message(
            'This project was deleted here after event {n}, and the archive ends earlier. Import a later archive.',
            { n },
          )
        : message(
            'This project was deleted here after event {n} with hash {expected}; the archive has {found} there. Import an archive that continues from that event.',
            { n, expected, found },
          ),
  },
  ARCHIVE_ERASED: {
    final: true,
    say: () =>
      message(
        'Something was erased from the project while this archive was being created. Download it again and import the new one.',
      ),
  },
  ARCHIVE_FAILED: {
    final: true,
    say: () => message('This archive could not be imported; nothing was kept. See the server log.'),
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
