/**
 * Every constant that only the server uses, with its unit and source. Those that devices use too
 * are in rules/limits.ts.
 */

import { dayMs as day, hourMs as hour } from '../rules/days';
import { linkLimits } from '../rules/limits';
import { apiSettings } from './apiSettings';
import { factorSettings } from './factorSettings';

const minute = 60_000;

export const settings = {
  /**
   * ms for the client to confirm that its socket is closed, or to go on sending a refused body,
   * before the connection is cut.
   */
  closing: 2_000,
  /** ms for running requests to end when the server is asked to stop … */
  finishing: 8_000,
  /**
   * … and for everything else with them. Process managers usually wait as long before they kill.
   */
  stopping: 10_000,
  /**
   * ms by which the clock of the machine may jump, or be behind the newest event, before it is in
   * doubt. Time servers correct less at a time.
   */
  clockJump: 10 * minute,
  /** ms between two sweeps of data that nobody will ask for any more. */
  sweepEvery: 60 * minute,
  /** ms between two times that SQLite's search index is written anew. */
  tidySearchEvery: 24 * hour,
  /** ms for the database and the file storage to answer a readiness probe. */
  probe: 3_000,
  /** ms between two looks of readiness probes at the file storage. */
  probeFilesEvery: 5_000,
  /**
   * ms until an idle connection is closed. Longer than proxies and browsers keep one: if the server
   * closes first, a request that was just sent is lost.
   */
  idleLine: 75_000,
  /**
   * Bytes reserved on the disk for ending sessions when it is full: each needs about ten thousand.
   */
  reserve: 4 * 1024 * 1024,
  /**
   * Of these, bytes that refreshing must leave for ending sessions: a refresh stores about 500 for
   * thirty days, so the rest is enough for thousands.
   */
  reserveForEnding: 2 * 1024 * 1024,
  /** A PostgreSQL that DATABASE_URL names. */
  database: {
    /** Connections of a process, beside the one on which it hears the others. */
    connections: 10,
    /** ms that a connection may take, or a wait for a free one. */
    connecting: 5_000,
    /** ms until a server that waits for it at its start tries again. */
    retrying: 3_000,
    /** ms without an answer after which the connection counts as dead. Migrations have no limit. */
    answering: 60_000,
    /** ms after which an unused connection is closed. */
    idle: 30_000,
    /**
     * ms between two looks at what other processes have written, because word of it may get lost.
     */
    catchingUp: 800,
    /**
     * ms in which what writes alone looks for a moment when nobody else writes. After that all who
     * come later wait with it, for what has been going on for so long.
     */
    findingQuiet: 3_000,
  },
  /**
   * A storage for photos and plans that FILES_URL names: see S3Limits. With these a request that
   * nobody answers is given up after a minute and a half; a part that comes slowly has seven
   * minutes.
   */
  files: {
    attempts: 3,
    part: 8 * 1024 * 1024,
    connections: 500,
    slowest: 20_000,
    connecting: 3_000,
    answering: 30_000,
    idle: 15_000,
    pause: 200,
  },
  report: {
    /**
     * Starts after which a report is given up: a server that ends each time it is made would never
     * come to another one.
     */
    attempts: 5,
    /** ms before a report is begun again after a fault of the server. */
    pause: minute,
    /** Times that the snags of a handover are read, if some are changed meanwhile. */
    stillAttempts: 5,
    /** ms between two looks whether somebody cancelled it. */
    lookEvery: 1_000,
    /** Percent between two notes of how far it is. */
    progressStep: 4,
    /** Snags read for a preview: more than fit on a page, with a line for each too. */
    previewSnags: 60,
    /** Of the longer side of its picture. */
    previewPixels: 1_400,
  },
  /**
   * Of a check of a project's journal and files: percent between two notes of how far it is, and
   * most faulty files that it names.
   */
  recordCheck: { progressStep: 2, fileFaults: 20 },
  /** ms between two looks whether another process has made the demo project. */
  demo: { waiting: 500 },
  /**
   * A download whose reader takes less than this, over so many ms of waiting for the reader, is cut.
   * In bytes a second: half of the slowest line. Up to about 800 kB come at once, which are 100 s of
   * such a line.
   */
  downloadSlowest: { bytesPerSecond: 4_000, windowMs: 5 * minute },
  /**
   * ms after which a download ends for which nothing can be read on: a storage that never answers
   * would keep its slot for good. The rows of a large project take seconds.
   */
  downloadStalled: 5 * minute,
  archive: {
    /**
     * Bytes of each request in which an archive is sent; the last may have fewer. One at a time is
     * in memory.
     */
    part: 8 * 1024 * 1024,
    /** ms until an archive of which nothing more comes, or what became of one, is forgotten. */
    kept: day,
    /** Starts after which one is given up: see `report.attempts`. */
    attempts: 5,
    /** Percent between two notes of how far it is. */
    progressStep: 2,
    /** Events or rows after which other work comes in between. */
    yieldEvery: 200,
  },
  planUpload: {
    /** Bytes of each request in which a plan is sent: a minute of a line of 8 kB/s. */
    part: 512 * 1024,
    /** ms until a plan of which nothing more comes is forgotten. */
    kept: day,
    /** Bytes of a project's unfinished plans after which no further one is begun. */
    unfinished: 1_000_000_000,
  },
  tableImport: {
    /**
     * Rows that are read and decided, or written, before other work comes in between: some
     * milliseconds.
     */
    rowsAtOnce: 40,
    /** Rows whose outcomes are read together to count them. */
    rowsCounted: 500,
    /**
     * Rows whose steps are noted together before they are written: a killed server does as many
     * again, each as what is done already.
     */
    rowsOfBatch: 25,
    /** Starts after which reading, checking or doing one is given up: see `report.attempts`. */
    attempts: 5,
    /** Bytes of a project's unfinished imports after which no further file is taken. */
    unfinished: 100_000_000,
    /** Rows in one answer. */
    rowsShown: 50,
    /** Tables in the list of a project. */
    shown: 20,
    /** ms until a table, and with it what undoing it needs, is forgotten. */
    kept: 90 * day,
  },
  /** Rows that are removed before other work comes in between: some milliseconds. */
  projectDeleting: { texts: { atOnce: 300, unsettled: 20_000 }, events: 100, rows: 50 },
  /** Events of merged snags that are written before other work comes in between: as long. */
  mergedAtOnce: 10,
  session: {
    /** ms. Short, because it lives in the memory of a page. */
    accessTokenLife: 10 * minute,
    /** ms; runs anew at each refresh. */
    refreshTokenLife: 30 * day,
    /**
     * ms after signing in when a session ends even if it is used every day, so that whoever took
     * over a device unnoticed loses it some day.
     */
    longest: 90 * day,
    /**
     * ms for which a refresh token is still accepted after its successor was first used: several
     * tabs share one cookie.
     */
    retiredGrace: 60_000,
    /** ms for which the row of an ended session is kept, to show who was signed in where. */
    keptAfter: 60 * day,
    /** Most sessions in a person's own list. */
    shown: 100,
    /** Characters of the User-Agent that are stored. */
    userAgent: 400,
    /** Random bits of a token. */
    tokenBits: 256,
    /** People that a shared device's cookie remembers, and ms after which it forgets them. */
    peopleOfDevice: 8,
    deviceLife: 365 * day,
    /** ms after an account was made in which a device is its first, and no news. */
    firstDevice: hour,
  },
  signIn: {
    /**
     * Failed tries that need no wait, and the ms after which one more is allowed. The account's
     * owner waits a minute at most after a mistake; against 100 guesses a day for ever only a good
     * password helps.
     */
    paces: {
      /** From a device that has signed in before, or with another secret of the person. */
      device: { free: 10, every: minute },
      /** From other devices: for one e-mail from one address … */
      accountAtAddress: { free: 10, every: minute },
      /** … for one e-mail from all addresses … */
      account: { free: 100, every: 20_000 },
      /**
       * … and when that is used up, from one of the `parts` of all networks: many machines together
       * get 8,640 guesses a day …
       */
      ownOfAccount: { free: 5, every: 320_000 },
      /** … from one address, which a whole site may share … */
      address: { free: 60, every: 10_000 },
      /**
       * … and when that is used up, for one e-mail from there: 72 guesses a day at each account.
       */
      ownOfAddress: { free: 3, every: 20 * minute },
      /**
       * All tries from one address, whatever the accounts: made-up e-mails get shares of their own,
       * but not beyond this one.
       */
      allOfAddress: { free: 300, every: 1_000 },
      /**
       * One-time and recovery codes, by somebody who knows the password: of a million codes three
       * are right at a time, so that a year of guessing finds one in a quarter of all cases.
       */
      code: { free: 5, every: 5 * minute },
      /**
       * People who come by one link for the first time: a company's whole staff opens it in one
       * morning …
       */
      link: { free: 100, every: 30_000 },
      /** … and when that is used up, from one address. */
      linkAtAddress: { free: 5, every: 10 * minute },
      /** Mails with a link for a new password, to one e-mail. */
      forgotten: { free: 3, every: 20 * minute },
    },
    /**
     * Number of parts into which all networks are divided, each with its own share of an account's
     * tries.
     */
    parts: 16,
    /** Counts that are kept in memory, of some 300 bytes each. */
    most: 20_000,
    /** Password hashes computed at the same time; each takes 19 MiB and about 30 ms of a core. */
    hashWidth: 2,
    /**
     * Password hashes that may wait, of known senders and of strangers each; the next one is told
     * that the server is busy.
     */
    hashQueue: 32,
    /** Of these, of one device or one address of new devices. */
    hashQueuePerSender: 16,
  },
  factors: factorSettings,
  invitation: { life: linkLimits.invitationDays * day },
  companyLink: {
    /** ms without use after which a link, or what was opened with it on a device, is over. */
    unused: linkLimits.companyDays * day,
    /** People who came by links that are over and did nothing, who are removed by one sweep. */
    sweptAtOnce: 500,
    /** Most people in the list of a link. */
    shown: 100,
    /** Links that a browser remembers beside the one in use. */
    perBrowser: 8,
  },
  /**
   * A link for a forgotten password, in ms. `sentAgain`: how long who asks again is mailed the same
   * link.
   */
  passwordLink: { life: linkLimits.resetHours * hour, sentAgain: 10 * minute },
  mail: {
    /** ms between two checks for due mails. */
    lookEvery: minute,
    /**
     * ms before a mail is sent about something: more may follow, or the person sees it in the app.
     */
    settle: 10 * minute,
    /** ms between two mails to one person about what waits for them. */
    gap: 60 * minute,
    /** The hour, by the site's clock, of the digest. */
    digestHour: 7,
    /** Snags listed in one mail; further ones are counted. */
    named: 20,
    /** Characters of a comment that are quoted. */
    quoted: 200,
    /** ms until the next try after a failure; doubles with each up to the second. */
    firstPause: minute,
    lastPause: 60 * minute,
    /** ms that a mail server may take for each step. */
    patience: 20_000,
  },
  push: {
    /** ms between two checks for due messages. */
    lookEvery: 30_000,
    /**
     * ms before a message is sent about something: more may follow, or the person sees it in the
     * app.
     */
    settle: minute,
    /** ms between two messages to one device. */
    gap: 10 * minute,
    /** The hours, by the site's clock, from and until which nothing is sent about it. */
    night: { from: 20, until: 7 },
    /** Snags named in one message; further ones are counted. */
    named: 3,
    /**
     * Characters of a location in a push message: all of a message is encrypted into 4,096 bytes at
     * most (RFC 8030, 7.2).
     */
    place: 100,
    /** Characters of an endpoint; those of the known services have some hundred. */
    endpoint: 2_000,
    /** ms that a push service may take. */
    patience: 10_000,
    /** ms until the next try after a failure; doubles with each up to the second. */
    firstPause: minute,
    lastPause: 60 * minute,
  },
  /**
   * ms within which the app on a home screen has to be opened for the first time to take the
   * session along.
   */
  startToken: { life: hour },
  jobs: {
    /** ms that a lease lasts without renewal; it is renewed three times as often. */
    lease: minute,
    /**
     * Times as long as a job was expected to take until its payer's turn is as if it had never been:
     * so "lately" is minutes after a picture, and an hour after the largest report.
     */
    remembered: 10,
    /** Most ms that is remembered of a payer: more than a hundred large reports. */
    longestUse: day,
    /** ms before a job is tried again after a fault of the server; the last repeats. */
    pauses: [1_000, 10_000, minute],
    /**
     * Most ms before a job is tried again, whatever the clock said when it failed. As long as the
     * last pause of mails.
     */
    longestRest: 60 * minute,
  },
  /** ms for which the sum of a project's photos and plans is not counted again, where it is limited. */
  roomKnown: minute,
  /**
   * What one payer may send in an hour, which is far more than work needs. An account: a change of
   * each snag of a project of 5,000 at once, with a day's work besides, and the photos of twelve
   * devices that come back with 200 each (160 MB). A company's link: 200 photos and as many other
   * entries of each of three such devices at the same time.
   */
  allowances: {
    USER: { EVENTS: 6_000, PHOTO_BYTES: 2_000_000_000 },
    LINK: { EVENTS: 1_200, PHOTO_BYTES: 500_000_000 },
    KEY: { EVENTS: 6_000, PHOTO_BYTES: 2_000_000_000 },
  },
  ...apiSettings,
  /** s in Retry-After when there was no room; our client waits as long. */
  busy: 2,
  /** What requests of this process hold at a time: see server/http/shares.ts. */
  shares: {
    /** ms that a request waits for its turn: a third of what our client waits for an answer. */
    waitMs: 5_000,
    /**
     * Most ms that an operation's place stays taken when it is over: after a minute in which the
     * database was away, nobody waits for two more.
     */
    restMs: 1_000,
    of: {
      /** Operations that are executed, without uploads: as many as a browser has connections. */
      requests: { each: 6 },
      /** Of these, with a text to look for. */
      searches: { each: 2 },
      /** Websockets: tabs and devices. */
      sockets: { each: 10 },
      /**
       * Bytes of JSON bodies beyond `body.small` of each: one of the largest, 2,000 locations with
       * names of some 100 characters. Counted as they arrive, and apart from photos: those that
       * arrive slowly for half an hour must not block everybody's queries.
       */
      jsonBytes: { each: 500_000, all: 32 * 1024 * 1024 },
      /**
       * Forms with files: a device sends two, the server may not have noticed yet that some were
       * aborted, and some people have two devices.
       */
      uploads: { each: 8 },
      /**
       * Bytes of photos, counted as they arrive: two of the largest. One that its device has scaled
       * is about a million.
       */
      photoBytes: { each: 64 * 1024 * 1024, all: 256 * 1024 * 1024 },
      /** Plan files being received. */
      plans: { each: 2, all: 8 },
      /** Previews of reports: they are drawn one after the other, for everybody. */
      previews: { each: 3 },
      /** Downloads of tables: each reads the database as fast as its line takes. */
      tables: { each: 3 },
      /** Downloads of whole projects: each reads all files of one. */
      archives: { each: 1 },
    },
  },
  body: {
    /** Bytes of a JSON body: see `shares.of.jsonBytes`. */
    json: 500_000,
    /**
     * Bytes of a JSON body before anybody signed in, of the operation of a form, and of what of
     * each JSON body counts for no share: the largest usual one is a description of 4,000
     * characters.
     */
    small: 16 * 1024,
    /**
     * Bytes of a form with a file: more than the photo's 25 MB, so that a photo of 26 MB is refused
     * with the sentence about photos.
     */
    upload: 32 * 1024 * 1024,
    /**
     * Bytes of a refused body that are still read and dropped, so that the client reads the
     * refusal; after more of them the connection is closed.
     */
    drain: 256 * 1024 * 1024,
    /** ms without a byte after which an incomplete body is given up; our client gives up sooner. */
    stall: 30_000,
    /**
     * A body slower than this, over a window of so many ms, is given up. In bytes a second: the
     * weakest connections on a site reach 1,000 to 2,000; files are promised to arrive over 8,000,
     * which stalls and slows down to half.
     */
    slowest: { bytesPerSecond: 500, fileBytesPerSecond: 4_000, windowMs: 30_000 },
    /**
     * Most ms from the first to the last byte of a body. JSON: twice what our client waits. Files:
     * the largest of their kind at 8 kB/s.
     */
    longest: {
      json: 30_000,
      photo: 60 * minute,
      plan: 120 * minute,
      drain: 10 * minute,
    },
    /** Bytes of one message on the socket. */
    socketMessage: 64 * 1024,
  },
  live: {
    /** Journals that one socket may follow; our client follows one, two while it changes. */
    perSocket: 4,
    /** Of the readers of a journal, the part that photos do not wait for … */
    stragglers: 0.1,
    /**
     * … and the ms that each waits for the others at most: while none of them gets any further, and
     * in all.
     */
    patience: { withoutProgress: 500, inAll: 3_000 },
  },
  query: {
    /** Largest `first` of a paged list. */
    first: 100,
    /** Largest depth of a query. */
    depth: 12,
    /**
     * Fields of one object in the variables, and their depth: several times what our inputs have.
     */
    fields: 100,
    levels: 12,
  },
  plan: {
    /** Percent between two progress messages about a revision that is being drawn. */
    progressStep: 5,
  },
  /** How long a project has to be archived before it may be deleted. */
  archivedBeforeDeleting: 30 * day,
  photo: {
    /** ms after which bytes without a row are swept. */
    sweepAfter: 6 * 60 * minute,
    /** s within which a download has to begin whose address was signed. */
    signedFor: 60,
  },
} as const;
