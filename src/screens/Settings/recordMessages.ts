import { plural, t } from '@lingui/core/macro';
import { keptLimits } from '../../../rules/limits';

const { confirmedDays: days } = keptLimits;

export const recordMessages = {
  title: t`Record`,
  what: t`Each change in this project is recorded with a hash that is computed from the one before it. A check computes all of them again and reads every photo and plan file, so that whatever was changed, removed or slipped in behind the program’s back is found.`,
  check: t`Check the record`,
  waiting: t`Waiting to be checked`,
  checking: (percent: number) => t`Checking: ${percent} %`,
  holds: (events: number) =>
    plural(events, {
      one: 'The record holds: # event is as it was recorded, and so is every file.',
      other: 'The record holds: all # events are as they were recorded, and so is every file.',
    }),
  eventsHold: (events: number) =>
    plural(events, {
      one: '# event is as it was recorded.',
      other: 'All # events are as they were recorded.',
    }),
  doesNotHold: t`The record does not hold.`,
  holdUntil: (events: number) =>
    plural(events, {
      0: 'No event holds.',
      one: 'Only the first event holds.',
      other: 'The first # events hold.',
    }),
  breaks: {
    MISSING_EVENT: (seq: number) => t`Event ${seq} is missing.`,
    UNKNOWN_FORMAT: (seq: number) =>
      t`Event ${seq} is of a format that this version does not know.`,
    CHANGED_EVENT: (seq: number) =>
      t`Event ${seq} is not what was recorded, or something before it was changed.`,
    CHANGED_VALUE: (seq: number) => t`A text of event ${seq} is not what was recorded.`,
    MISSING_VALUE: (seq: number) =>
      t`A text of event ${seq} is missing, and no event says that it was erased.`,
    EXTRA_ROW: (seq: number) =>
      t`There is an event with the number ${seq}, or a part of one, that does not belong to the record.`,
  },
  faultyFiles: (files: number) =>
    plural(files, {
      one: '# file is not as it was recorded.',
      other: '# files are not as they were recorded.',
    }),
  moreFaults: (files: number) =>
    plural(files, { one: '# more is not shown here.', other: '# more are not shown here.' }),
  photoFaults: {
    MISSING: (id: string) => t`The photo ${id} is missing.`,
    UNREADABLE: (id: string) => t`The photo ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The photo ${id} is longer or shorter than it was.`,
    OTHER_BYTES: (id: string) => t`The photo ${id} was changed.`,
    OTHER_ROW: (id: string) =>
      t`The photo ${id} is another one in the database than in the record.`,
    NO_EVENT: (id: string) => t`No event names the photo ${id}.`,
  },
  planFaults: {
    MISSING: (id: string) => t`The plan file ${id} is missing.`,
    UNREADABLE: (id: string) => t`The plan file ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The plan file ${id} is longer or shorter than it was.`,
    OTHER_BYTES: (id: string) => t`The plan file ${id} was changed.`,
    OTHER_ROW: (id: string) =>
      t`The plan file ${id} is another one in the database than in the record.`,
    NO_EVENT: (id: string) => t`No event names the plan file ${id}.`,
  },
  handoverFaults: {
    MISSING: (id: string) => t`The PDF of a handover ${id} is missing.`,
    UNREADABLE: (id: string) => t`The PDF of a handover ${id} cannot be read.`,
    OTHER_LENGTH: (id: string) => t`The PDF of a handover ${id} is longer or shorter than it was.`,
    OTHER_BYTES: (id: string) => t`The PDF of a handover ${id} was changed.`,
    OTHER_ROW: (id: string) =>
      t`The PDF of a handover ${id} is another one in the database than in the record.`,
    NO_EVENT: (id: string) => t`No event names the PDF of a handover ${id}.`,
  },
  redacted: (count: number) =>
    plural(count, {
      one: '# text or photo was erased, and an event says so.',
      other: '# texts and photos were erased, and events say so.',
    }),
  sealed: (count: number, since: string) =>
    plural(count, {
      one: `# event was recorded before there were hashes and is proven since ${since}.`,
      other: `# events were recorded before there were hashes and are proven since ${since}.`,
    }),
  restored: ({ events, on, of }: { events: number; on: string; of: string | null }) =>
    of === null
      ? t`The server was put back to a backup on ${on}. The record goes on after event ${events}, the last one in the backup. When that was made is not known.`
      : t`The server was put back to a backup on ${on}. The record goes on after event ${events}, the last one in the backup of ${of}.`,
  checked: (when: string, name: string) => t`Checked on ${when}, asked for by ${name}`,
  lastEvent: t`Number of the last event that holds`,
  lastHash: t`Its hash`,
  noteIt: t`Whoever wrote number and hash down elsewhere can compare them with a later check.`,
  photos: t`Photos`,
  planFiles: t`Plan files`,
  handovers: t`PDFs of handovers`,

  device: t`Receipts of this device`,
  deviceWhat: t`For ${days} days a device keeps the hash of each event that it sent, as the server confirmed it. If the server’s record was made anew, these hashes are others.`,
  compare: t`Compare them with the record`,
  comparing: t`Comparing`,
  noReceipts: t`This device keeps no receipts of this project.`,
  agree: (count: number) =>
    plural(count, {
      one: '# receipt of this device agrees with the record.',
      other: 'All # receipts of this device agree with the record.',
    }),
  differ: (agreeing: number, count: number) =>
    plural(count, {
      one: 'The one receipt of this device does not agree with the record.',
      other: `${agreeing} of # receipts of this device agree with the record.`,
    }),
  otherHash: (when: string) =>
    t`The first that does not is of an event confirmed on ${when}: in the record it has another hash, so it or something before it was changed.`,
  notThere: (when: string) =>
    t`The first that does not is of an event confirmed on ${when}: it is not in the record. If the server was restored from a backup, this device sends it again.`,
};
