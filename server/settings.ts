/** Every number that the server alone goes by, with its unit and where it comes from. What a device must know too is in rules/limits.ts. */

import { dayMs as day, hourMs as hour } from '../rules/days';
import { linkLimits } from '../rules/limits';

const minute = 60_000;

export const settings = {
  /** ms that the other side has to answer that its socket is closed, or to go on with a refused body, before the line is cut. */
  closing: 2_000,
  /** ms that requests under way have to end when the server is asked to stop. What starts and stops servers waits for as long, mostly. */
  finishing: 10_000,
  /** ms between two times of clearing away what nobody will ask for any more. */
  sweepEvery: 60 * minute,
  /** ms that the database and the files have to answer whoever asks whether the server is ready. */
  probe: 3_000,
  /** ms an idle line stays open. Longer than proxies and browsers keep one: if the server closes first, a request that was just sent is lost. */
  idleLine: 75_000,
  /** Bytes of the disk that are kept for ending sessions when it is full: each takes some ten thousand. */
  reserve: 4 * 1024 * 1024,
  /** Of these, bytes that refreshing a session leaves to ending them: a refresh keeps some 500 for thirty days, so the rest is enough for thousands. */
  reserveForEnding: 2 * 1024 * 1024,
  /** A PostgreSQL that DATABASE_URL names. */
  database: {
    /** Connections of the server, beside the one that keeps other processes out. */
    connections: 10,
    /** ms that a connection may take, or a wait for a free one. */
    connecting: 5_000,
    /** ms without an answer after which the line is taken for dead. Migrations have as long as they need. */
    answering: 60_000,
    /** ms after which a connection that nobody uses is closed. */
    idle: 30_000,
    /** ms between two looks whether no other process can use it still. */
    looking: 3_000,
  },
  session: {
    /** ms. Short, because it lives in the memory of a page. */
    accessTokenLife: 10 * minute,
    /** ms; runs anew at each refresh. */
    refreshTokenLife: 30 * day,
    /** ms after signing in at which a session is over though it is in use every day: whoever took a device over unseen does not keep it for ever. */
    longest: 90 * day,
    /** ms a refresh token is still taken after its successor was first used: several tabs share one cookie. */
    retiredGrace: 60_000,
    /** ms that a session's row is kept after it has ended or run out, for whoever asks who was signed in where. */
    keptAfter: 60 * day,
    /** Most sessions that a person is shown of their own. */
    shown: 100,
    /** Characters that are kept of what a browser says of itself. */
    userAgent: 400,
    /** Random bits of a token. */
    tokenBits: 256,
    /** People whom a shared device is known to, and ms after which it forgets them. */
    peopleOfDevice: 8,
    deviceLife: 365 * day,
  },
  signIn: {
    /** Failed tries that are free, and the ms after which one more may come. A wrong try of the owner's waits a minute at most; 100 a day and more for ever need a password that is hard to guess. */
    paces: {
      /** By a device that has signed in before, or with another secret of one's own. */
      device: { free: 10, every: minute },
      /** The others, for one e-mail from one address … */
      accountAtAddress: { free: 10, every: minute },
      /** … for one e-mail from all addresses … */
      account: { free: 100, every: 20_000 },
      /** … and when others have used that up, from one of the `parts` of all networks: many machines together guess 8,640 times a day … */
      ownOfAccount: { free: 5, every: 320_000 },
      /** … from one address, behind which a whole site may sit … */
      address: { free: 60, every: 10_000 },
      /** … and when others have used that up, for one e-mail there: that guesses at each account 72 times a day. */
      ownOfAddress: { free: 3, every: 20 * minute },
      /** All tries from one address, whatever the accounts: made-up e-mails bring shares of their own, and none beside this one. */
      allOfAddress: { free: 300, every: 1_000 },
    },
    /** Into which all networks are divided, each with its own share of an account's tries. */
    parts: 16,
    /** Counts that are kept in memory, of some 300 bytes each. */
    most: 20_000,
    /** Password hashes at work at once; each takes 19 MiB and some 30 ms of a core. */
    hashWidth: 2,
    /** Waiting behind them; one more is told that the server is busy. */
    hashQueue: 32,
    /** Of these, of one device or one address of new devices. */
    hashQueuePerSender: 16,
  },
  invitation: { life: linkLimits.invitationDays * day },
  /** A link for a forgotten password, in ms. */
  passwordLink: { life: linkLimits.resetHours * hour },
  mail: {
    /** ms between two looks at who gets a mail. */
    lookEvery: minute,
    /** ms that something waits before it is written about: more may come with it, or it is seen in the app. */
    settle: 10 * minute,
    /** ms between two mails to one person about what waits for them. */
    gap: 60 * minute,
    /** The hour, by the site's clock, of the digest. */
    digestHour: 7,
    /** Snags that are named in one mail; of more it says how many. */
    named: 20,
    /** Characters of a comment that are quoted. */
    quoted: 200,
    /** ms until the next try after a failure; doubles with each up to the second. */
    firstPause: minute,
    lastPause: 60 * minute,
    /** ms that a mail server may take for each step. */
    patience: 20_000,
  },
  jobs: {
    /** ms that a process is believed to be at a job without a word of it; it says so three times as often. */
    lease: minute,
    /** ms that a job is left alone after a fault of ours; the last repeats. */
    pauses: [1_000, 10_000, minute],
    /** ms that a job is left alone at most, whatever the clock said when it failed. As long as the last pause of mails. */
    longestRest: 60 * minute,
  },
  /** s after which whoever found no room may ask again; a device of ours knows it and waits. */
  busy: 2,
  body: {
    /** Bytes of a JSON body; the largest honest one is a description of 4,000 characters. */
    json: 1_000_000,
    /** Bytes of a JSON body before anybody signed in. */
    anonymous: 20_000,
    /** Bytes of a form with a file: above the photo's 25 MB, so that a photo of 26 MB is refused with its own sentence. */
    upload: 32 * 1024 * 1024,
    /** Bytes of all photos under way together, counted as they come; one more is told that the server is busy. A photo scaled on its device has about a million. */
    photoMemory: 256 * 1024 * 1024,
    /** Of one person: two of the largest photos. */
    photoMemoryPerPerson: 64 * 1024 * 1024,
    /** Bytes of all JSON bodies under way together, counted by themselves: photos that come slowly for half an hour must not stop everybody's questions. */
    jsonMemory: 64 * 1024 * 1024,
    /** Of one person: eight of the largest. */
    jsonMemoryPerPerson: 8 * 1024 * 1024,
    /** Uploads of one person at a time: a device sends two, some it has given up may not have been noticed yet, and some people have two devices. */
    uploadsPerPerson: 8,
    /** Plan files on their way to the disk: of all, and of one person. */
    planUploads: 8,
    planUploadsPerPerson: 2,
    /** Bytes of a refused body that are still read and dropped, so that the client reads the refusal; after more of them the connection is closed. */
    drain: 256 * 1024 * 1024,
    /** ms without a byte after which a half-sent body is given up; a browser of ours gives up sooner. */
    stall: 30_000,
    /** A body that brings fewer bytes a second than this, over a window of so many ms, is given up: the weakest lines on a site bring 1,000 to 2,000. */
    slowest: { bytesPerSecond: 500, windowMs: 30_000 },
    /** ms from the first byte of a body to its last: for the largest of its kind on the slowest line on which devices wait for an upload (8 kB/s). */
    longest: { anonymous: 30_000, json: 3 * minute, photo: 60 * minute, plan: 120 * minute, drain: 10 * minute },
    /** Bytes of one message on the socket. */
    socketMessage: 64 * 1024,
  },
  /** Journals that one socket follows: a page of ours follows one. */
  live: { perSocket: 20 },
  query: {
    /** Most `first` of a connection. */
    first: 100,
    /** Most levels of fields below one another. */
    depth: 12,
    /** Fields of one object among the variables, and levels of them below one another: some times what our inputs have. */
    fields: 100,
    levels: 12,
  },
  plan: {
    /** Percent between two things that open screens are told of a revision that is being drawn. */
    progressStep: 5,
  },
  /** How long a project has to be archived before it may be deleted. */
  archivedBeforeDeleting: 30 * day,
  photo: {
    /** ms after which bytes without a row are swept. */
    sweepAfter: 6 * 60 * minute,
  },
} as const;
