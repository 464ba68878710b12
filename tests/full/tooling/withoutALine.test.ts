import { notShown, type ShownBy } from '../../support/shownBy';

// What has to hold without a line, and the tests that show it. Where nothing else is said the
// server is stopped before the browser starts. Those of tests/browser run in a real browser, those
// of tests/app and tests/screens on a device in the test's process; nearly all of them have a real
// server.

const shownBy: ShownBy = {
  'A start from the icon shows the list of 5,000 snags within 2 s on a CPU slowed to a sixth.': {
    'tests/bench/coldStart.ts': [],
    'tests/browser/offlineStart.test.ts': [
      'with the server gone, a deep address opens the app from the device, also in a browser that was started anew',
    ],
  },
  'The address of a snag opens it, with its history.': {
    'tests/browser/offlineRead.test.ts': [
      'after a start without the server, the list, its chips, a search, snags with their history and the form are there, and how old they are',
    ],
  },
  'For every role the device answers each query of a project’s screens as the server does: chips, filters, orders, searches, pages.':
    {
      'tests/app/answers.test.ts': [
        'the device answers what the screens of a site ask as the server does: %s',
        'after events that came by the journal it still does',
        'for made-up filters, orders and pages it lists and counts what the server does, with the same cursors',
        'a query of a screen is compared here, or only the server answers it',
      ],
      'tests/app/answersUnsent.test.ts': [
        'lists, counts, what is to check and what waits have what was done here as the server has it once it was sent, whoever did what',
      ],
    },
  'The order “near a snag” is the server’s.': {
    'tests/app/answers.test.ts': [
      'the device answers what the screens of a site ask as the server does: %s',
      'for made-up filters, orders and pages it lists and counts what the server does, with the same cursors',
    ],
  },
  'A plan that was taken along has its pins, crowds as one, down to full zoom, and no request leaves.':
    {
      'tests/browser/takeAlong.test.ts': [
        'plans and photos that were taken along are there after a start without the server',
      ],
    },
  'Of a plan that was not taken along a sentence says so, and its list works.': {
    'tests/browser/offlinePlan.test.ts': [
      'of a plan that was not taken along a sentence says so without a line, its pins and its list work',
    ],
  },
  'A day of 60 snags, 200 photos and 40 steps outlives a browser that is killed after each tenth of it.':
    {
      'tests/app/realServerDay.test.ts': [
        'a day’s work outlives a browser that is killed again and again',
      ],
      'tests/app/outboxKilled.test.ts': [
        'while the server was away brings everything back in its order, the bytes too',
      ],
      'tests/browser/offlineWork.test.ts': [
        'a browser that is killed after each piece of a day’s work without a line loses nothing of it, and each arrives once',
      ],
    },
  'What is raised and closed on the spot is not among the open ones, and the counts are right.': {
    'tests/browser/offlineRead.test.ts': [
      'after a start without the server, the list, its chips, a search, snags with their history and the form are there, and how old they are',
    ],
    'tests/app/realServerLists.test.tsx': [
      'what is raised, closed and taken back without a line is counted and listed at once in the list that stands on the screen',
      'what was raised and closed on the spot is, after a start without a line, in the list of all and not of the open',
    ],
  },
  'What somebody says is fixed is to be checked by another person; they themselves are refused with the server’s sentence.':
    {
      'tests/browser/offlineWork.test.ts': [
        'who says fixed without a line finds it in “To check” and may not close it, as the server says; another person closes it, and it leaves both queues',
      ],
    },
  'Over 2 Mbit/s that are cut every 30 s each entry arrives once, in the order of its snag, a whole day within 11 minutes and the cuts.':
    {
      'tests/app/realServerDay.test.ts': [
        'a day’s work outlives a browser that is killed again and again, and over 2 Mbit/s that are cut every 30 s each of it arrives once, in the order of its snag',
      ],
      'tests/app/outbox.test.ts': [
        'is sent once, within minutes, by a line that is there for three seconds of every minute and tells nobody',
      ],
    },
  'An answer that is lost after the server stored the entry: it is there once.': {
    'tests/browser/badSignal.test.ts': [
      'an answer that is lost after the server did the work leaves exactly one snag',
      'an answer that is lost after the photo was stored leaves exactly one photo',
    ],
  },
  'A step on a snag that was closed meanwhile: told, photo and note kept.': {
    'tests/screens/OutboxConflicts.test.tsx': [
      'who marks a snag fixed that was closed meanwhile is told, and their photo and note are kept',
    ],
  },
  'A snag that another company has now: told that it is gone, rows and pictures deleted.': {
    'tests/server/notices.test.ts': [
      'who does not see the snag any more is told only that it is with another company',
    ],
    'tests/app/realServerLeaving.test.tsx': [
      'of a snag that is given to another company nothing stays: no thumbnail, and no answer that only asked for the snag',
    ],
    'tests/app/realServerDevice.test.tsx': [
      'loses a snag that is given to another company, and what was answered of the project',
    ],
    'tests/app/realServerPictures.test.tsx': [
      'loses the pictures of a snag that goes out of sight',
    ],
  },
  'A field that somebody else changed later: told, both in the history.': {
    'tests/screens/OutboxConflicts.test.tsx': [
      'who changes a field that somebody else has changed after them is told, and both values stand in the history',
    ],
    'tests/server/lateEvents.test.ts': [
      'counts by the moment it was made, in whatever order the devices come back',
    ],
  },
  'A tab that is killed between receipt and notice: still told.': {
    'tests/browser/outbox.test.ts': [
      'what somebody else did meanwhile is told, also when the page was closed before it could say so',
    ],
    'tests/app/outboxOutcomes.test.ts': [
      'what became of an event is told by the next page, when the tab was killed between receipt and notice',
    ],
  },
  'A plan that was revised and not aligned: the pin stays on its sheet, told. A plan that was removed: no pin, told.':
    {
      'tests/screens/OutboxConflicts.test.tsx': [
        'of a plan that was revised or removed meanwhile, who has set a pin on it is told: the pin stays on its sheet, or the snag has none',
      ],
      'tests/server/plansPins.test.ts': [
        'keeps what was raised offline on a plan that was removed meanwhile',
        'says of a pin that was set offline on a sheet that was revised meanwhile that the newer one is not aligned',
      ],
    },
  'Thirty entries of a project that was archived: refused, the copy complete; when it is back all are sent once.':
    {
      'tests/screens/Outbox.test.tsx': [
        'thirty entries that an archived project refused are all in one copy, with their photos, and each is sent once when the project is back and all of it is tried again',
      ],
    },
  'A member who was removed: the copy goes at the next contact, the outbox stays and is sent once when they belong to the project again.':
    {
      'tests/app/realServerLeaving.test.tsx': [
        'once they start the app again, though they do not open the project',
        'once they are back on line, with the app open elsewhere',
      ],
      'tests/screens/OutboxRights.test.tsx': [
        'what was entered by somebody who was removed meanwhile waits on the device, and is sent once when they belong to the project again',
      ],
    },
  'What an inspector raised who became a viewer: refused, saved.': {
    'tests/screens/OutboxRights.test.tsx': [
      'what was raised by somebody who became a viewer meanwhile is refused, can be saved, and stays until they let go of it',
    ],
  },
  'Two people at the same spot: the later one is told, nothing is merged.': {
    'tests/server/notices.test.ts': [
      'is named to who raised it later, as often as that is sent; who was first, who had seen it and who is of another trade hears nothing',
    ],
    'tests/screens/OutboxOutcomes.test.tsx': [
      'can be compared, and one’s own made void as a duplicate, once however often it is pressed, and undone in time',
      'may stay beside one’s own, and the focus goes on in the screen',
    ],
  },
  'A phrase that was removed: what was raised with it arrives unchanged.': {
    'tests/screens/OutboxRights.test.tsx': [
      'a phrase that was removed meanwhile arrives as the title it was',
    ],
  },
  'A clock that is two days ahead and then set back: the order holds, and the time to read is no longer.':
    {
      'tests/screens/OutboxConflicts.test.tsx': [
        'of two changes on a device whose clock was two days ahead and was then set right, the later one holds, and nobody is told anything',
      ],
      'tests/server/lateEvents.test.ts': [
        'has no more of a clock that is hours fast than the moment it arrives, and of one that is slow than what it had seen',
      ],
      'tests/app/deviceLease.test.ts': [
        'a clock that was ahead and is set back makes the time no longer',
      ],
    },
  'On the fifteenth day nothing can be read, and the outbox opens.': {
    'tests/browser/offlineWork.test.ts': [
      'on the fifteenth day without the server what the device keeps is not shown, the outbox opens and lists what waits',
    ],
    'tests/app/realServerLease.test.tsx': [
      'a copy whose time is over is deleted without a line, and comes back by itself when the server answers',
      'whoever comes back with a line keeps what the device has',
    ],
  },
  'Who signs out without a line leaves no row, picture or plan on the disk, and the next person sees nothing.':
    {
      'tests/app/realServerPictures.test.tsx': [
        'is gone with the session, though that ends without a line: no row, answer, thumbnail, photo or plan is left, and the next person finds nothing',
      ],
      'tests/app/realServerLeaving.test.tsx': [
        'who signs out without a line leaves no database with rows and no word of the project',
      ],
    },
  'Of two tabs the one that copies is killed: the other finishes, no row is there twice.': {
    'tests/app/realServerDisk.test.tsx': [
      'the tab that copies is killed between two pages, and the other one goes on from there: every snag is there, once',
    ],
    'tests/app/realServerPictures.test.tsx': [
      'is finished by the other tab when the one that fetches is killed',
    ],
  },
  'A deploy with one tab open and a second device away: both work, the outbox is sent, and the new build starts on the rows of the one before.':
    {
      'tests/browser/offlineStart.test.ts': [
        'one tab that is open and a device that is offline go on, what was entered there arrives in the older version, and the newer one starts without the server on the rows of the one before',
      ],
      'tests/app/rowsFormats.test.ts': [
        'a build that starts first without a line shows what a build of format %i has kept',
      ],
    },
  'A full device while a project is taken along: said, the outbox unharmed. A copy that was cleared: a sentence, and filled again.':
    {
      'tests/app/realServerPictures.test.tsx': [
        'leaves room for new work, and says that there is none',
        'gives way to what was entered on a full device, and says so',
      ],
      'tests/app/spared.test.ts': ['on a full device new work comes first'],
      'tests/browser/offlineWork.test.ts': [
        'a copy that the browser has cleared is filled again when the server answers, without a server a sentence says that it is not there, and what was entered stays',
      ],
    },
  'A Wi-Fi that answers everything with a page of its own: the list within 2 s, nothing refused.': {
    'tests/app/realServerScreens.test.tsx': [
      'the list is there before two seconds have passed',
      'what is entered is not refused, nobody is signed out, and all of it arrives once when the server answers again',
    ],
    'tests/browser/offlineStart.test.ts': [
      'where a Wi-Fi answers in the server’s place, the app starts from the device, loads no code, and keeps its worker',
    ],
  },
  'Reading, a plan to full zoom, and raising with kills in between in Firefox and WebKit, where they are installed.':
    {
      'tests/browser/engineFirefox.test.ts': [],
      'tests/browser/engineWebkit.test.ts': [],
      'tests/browser/engineJourneys.ts': [
        'in ${name}, after a start without the server, the list, a snag with its history and a plan down to full zoom are there, and what is raised arrives once',
      ],
    },
  '2,000 events that were missed come in batches, and the cursor is never ahead of the rows.': {
    'tests/app/rows.test.ts': [
      '2,000 events that were missed come in batches, each with its cursor: interrupted between any two, nothing is missing and nothing is there twice',
    ],
  },
};

test('whatever has to hold without a line is shown by a test', () => {
  expect(notShown(shownBy)).toEqual([]);
});
