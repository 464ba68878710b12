import { type Message, message } from '../../messages';

interface ArchiveFaultMeta {
  why:
    | 'UNREADABLE'
    | 'FORMAT'
    | 'NAME'
    | 'TWICE'
    | 'MISSING'
    | 'EXTRA'
    | 'TOO_LARGE'
    | 'CHANGED'
    | 'EVENT'
    | 'VALUE'
    | 'ROW'
    | 'END';
  format?: number;
  entry?: string;
  /** Hashes, or where the journal ends. */
  expected?: string;
  found?: string;
  /** Line, or number of the event. */
  n?: number;
  what?: string;
}

/** The first thing in an archive that is not as it was made. */
export function archiveFaultMessage({
  why,
  format = 0,
  entry = '',
  expected = '',
  found = '',
  n = 0,
  what = '',
}: ArchiveFaultMeta): Message {
  if (why === 'UNREADABLE')
    return message('This isn’t a project archive, or it is incomplete. Download it again.');
  if (why === 'FORMAT') {
    return format < 2
      ? message(
          'This archive is from an older version of Snagbook and can’t be imported. Download it again from a server with this version.',
        )
      : message(
          'This archive is from a newer version of Snagbook (format {format}). Update this server first.',
          { format },
        );
  }
  if (why === 'CHANGED')
    return message(
      '{entry} in the archive was changed or is damaged. SHA-256 expected {expected}, found {found}.',
      { entry, expected, found },
    );
  if (why === 'EVENT')
    return message(
      'Event {n} in the archive was changed, or an earlier one is missing. Hash expected {expected}, found {found}.',
      { n, expected, found },
    );
  if (why === 'VALUE')
    return message(
      'Text in event {n} of the archive ({what}) was changed, or is missing without having been erased.',
      { n, what },
    );
  if (why === 'END')
    return message(
      'The journal in the archive should end at event {expected} but ends at {found}.',
      { expected, found },
    );
  if (why === 'ROW')
    return message('Line {n} of {entry} in the archive does not match its journal: {what}.', {
      n,
      entry,
      what,
    });
  return message(
    '{why, select, NAME {Unknown file in the archive: {entry}.} TWICE {{entry} is in the archive twice.} MISSING {{entry} is missing from the archive.} EXTRA {{entry} does not belong in the archive.} other {{entry} is too large when unpacked.}}',
    { why, entry },
  );
}
