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
    return message('This is no archive of a project, or it was cut off. Download it again.');
  if (why === 'FORMAT') {
    return format < 2
      ? message(
          'An older version of Snagbook made this archive, and left out what is needed to bring the project in. Download it again from a server with this version.',
        )
      : message(
          'A newer version of Snagbook made this archive (format {format}). Update this server first.',
          { format },
        );
  }
  if (why === 'CHANGED')
    return message(
      '{entry} in the archive was changed or is damaged. Its SHA-256 should be {expected}, and is {found}.',
      { entry, expected, found },
    );
  if (why === 'EVENT')
    return message(
      'Event {n} in the archive was changed, or one before it is missing. Its hash should be {expected}, and is {found}.',
      { n, expected, found },
    );
  if (why === 'VALUE')
    return message(
      'In event {n} of the archive a text ({what}) was changed, or is missing and no event says that it was erased.',
      { n, what },
    );
  if (why === 'END')
    return message(
      'The journal in the archive should end with event {expected}, and ends with {found}.',
      { expected, found },
    );
  if (why === 'ROW')
    return message('Line {n} of {entry} in the archive does not fit its journal: {what}.', {
      n,
      entry,
      what,
    });
  return message(
    '{why, select, NAME {The archive has an entry with a name that none of ours has: {entry}.} TWICE {{entry} is in the archive twice.} MISSING {{entry} is missing from the archive.} EXTRA {{entry} is in the archive, but does not belong to it.} other {{entry} would become too large when it is unpacked.}}',
    { why, entry },
  );
}
