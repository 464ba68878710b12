import { notShown, type ShownBy } from '../../support/shownBy';

// What may be wrong with a table, an archive or a report, or happen while one is read, written or
// signed, and the tests that show what becomes of it.

const imports = 'tests/server/importsBadInput.test.ts';
const checked = 'tests/server/archiveChecked.test.ts';
const reports = 'tests/server/reportBadInput.test.ts';
const killed = 'tests/server/killedUnderWay.test.ts';
const siteManagers =
  'a site manager’s own workbook is read: a title above, merged cells, dates as numbers, a sheet for each floor, formulas and macros';

const shownBy: ShownBy = {
  'A table with merged cells, with macros.': { [imports]: [siteManagers] },
  'With formulas, also failed ones.': {
    [imports]: [
      siteManagers,
      'a formula that failed refuses its row, and one that was never computed is an empty cell',
    ],
  },
  'With 1,048,576 rows that are empty.': {
    [imports]: ['1,048,576 rows, all but two of them empty, are read beside other work'],
  },
  'With dates as text, in three orders.': {
    'tests/server/imports.test.ts': [
      'dates in any order are read, and one that could be two is refused until somebody says which',
    ],
  },
  'A workbook that becomes far larger when it is unpacked, or keeps the server busy.': {
    [imports]: [
      '1,048,576 rows, all but two of them empty, are read beside other work, and a workbook that would become too large is refused',
      'a workbook that is made to keep the server busy is read beside other work, or refused',
    ],
  },
  'A text in Windows-1252 or UTF-16.': {
    [imports]: [
      'a text is read in %s',
      'UTF-16 without a mark',
      'Windows-1252 with what only that has',
    ],
  },
  'A column that is there twice.': {
    [imports]: [
      'a column that is there twice is taken once, and the other one only if somebody says what it holds',
    ],
  },
  'A file of 50 MB, one that is no table, a damaged one.': {
    [imports]: [
      'a file that is too large is refused before it is kept',
      'whatever is no table that can be read is refused with a sentence that says what helps',
    ],
  },
  'A title of 4,000 characters in a table.': {
    [imports]: [
      'a title of 4,000 characters is refused with its sentence, the rows beside it are not, and nothing is made of it',
    ],
  },
  'An archive with names that lead out of it.': {
    [checked]: [
      'an entry that is missing, that nobody listed, that is there twice or has a name of its own is refused, and nothing is written by its name',
    ],
  },
  'An archive that lacks a file.': {
    [checked]: ['an entry that is missing, that nobody listed'],
    'tests/server/archiveBroughtIn.test.ts': [
      'an archive that was cut, changed or lacks something is refused with the first difference, and nothing of it is left',
    ],
  },
  'With a wrong hash, of a file or in the journal.': {
    [checked]: [
      'of a changed photo, page or table the entry is named, with the hash it should have and the one it has',
      'an event that was changed, removed or slipped in is named also where the manifest fits, with both hashes',
    ],
  },
  'Of another version, and one that becomes far larger.': {
    [checked]: [
      'an archive of another format says what to do, and one that would become far larger is refused before it is unpacked',
    ],
  },
  'Too large, empty, or in parts that do not fit.': {
    'tests/server/archiveParts.test.ts': [
      'one that is too large, that has nothing in it, or whose length is no number is refused before a byte of it is sent',
      'it comes in parts: one that was lost on the line is sent again, and one that came twice counts once',
    ],
  },
  'A title of 4,000 characters in a PDF.': {
    [reports]: [
      'a title of 4,000 characters, %s, is written as a whole over its lines and pages, and cut in a table of one line each',
    ],
  },
  'Emoji, and names that are written from right to left, in a PDF.': {
    [reports]: [
      'names in Hebrew and Arabic and with emoji, of the project, a company, a place, a person and a snag, stand in every layout',
    ],
    'tests/server/reportBidi.test.ts': [
      'a line that is written from right to left is drawn from left to right',
    ],
  },
  'A photo that is missing on the disk.': {
    [reports]: [
      'a photo whose picture is gone from the disk, or is damaged there, leaves a sentence in its place, and the others are shown',
    ],
    'tests/server/tables.test.ts': [
      'a workbook with photos has the row of a snag whose photo’s picture is missing, without it, and the pictures of the others',
    ],
    'tests/server/wholeProject.test.ts': [
      'an admin downloads the whole project: each file is as the manifest lists it, and photos and plans are as they came',
    ],
  },
  'A report that takes too much memory or time.': {
    'tests/server/reportLimits.test.ts': [
      'a report whose process takes too much memory fails with a sentence',
      'one that takes too much CPU time fails at its first end',
      'a process that takes too long is ended',
    ],
    'tests/screens/ReportTooLarge.test.tsx': [
      'a report whose process took too much memory says so on its row and what may help',
    ],
  },
  'A server that is killed in the middle of a report.': {
    [killed]: [
      'a report: its process ends with the server, the next server makes it anew, and one file is left of both',
    ],
    'tests/server/reports.test.ts': [
      'one that is cancelled or removed while it is made ends there, and one that a server was killed in the middle of is made by the next',
    ],
  },
  'Of an import of a table.': {
    [killed]: [
      'an import of a table, and of the whole project as an archive on another server: each row comes in once',
    ],
    'tests/server/importsSurvive.test.ts': [
      'a server that was killed in the middle goes on where it stopped, and what was written is written once',
    ],
  },
  'Of an archive.': {
    [killed]: [
      'an import of a table, and of the whole project as an archive on another server: each row comes in once',
    ],
    'tests/server/archiveSurvives.test.ts': [
      'a server that was killed in the middle begins again, and what it had half written is not in it',
    ],
  },
  'Of a handover that all have signed.': {
    'tests/server/handovers.test.ts': [
      'a server that ends in the middle of sealing leaves one final PDF and one event, by whoever comes next',
    ],
  },
  'Two who sign at once.': {
    'tests/server/handovers.test.ts': [
      'two parties who sign at once both stand, of two signatures for the same party the first does, and the same event again changes nothing',
    ],
  },
  'A role that may not.': {
    'tests/server/imports.test.ts': [
      'only admins bring tables in, and of another project nobody learns anything',
    ],
    'tests/server/importsSurvive.test.ts': [
      'who is no admin any more cannot go on with what they began; another admin can, or undoes it',
    ],
    'tests/server/archiveBroughtIn.test.ts': [
      'only the owner of the server sends archives, and nobody sees those of others',
    ],
    'tests/server/wholeProject.test.ts': [
      'only admins of the project get it, and whoever leaves makes room for the next',
    ],
    'tests/server/tables.test.ts': [
      'a trade gets the snags of its own company alone, whatever it asks for',
    ],
    'tests/server/reports.test.ts': [
      'inspectors and admins make reports, everybody to whom the whole list is shown reads them, and a trade is told of none',
    ],
    'tests/server/handovers.test.ts': [
      'admins and inspectors prepare and withdraw, whoever sees the whole list signs, a company knows of none, and in an archived project nothing is signed',
    ],
  },
};

test('whatever may be wrong with a table, an archive or a report is shown by a test', () => {
  expect(notShown(shownBy)).toEqual([]);
});
