import { untakenListed } from '../rules/apiKeys';
import { dayMs, hourMs } from '../rules/days';

const minute = 60_000;

/** Of keys of the API, and of webhooks. */
export const apiSettings = {
  api: {
    /** Of a project, those that are not ended. */
    keys: 20,
    /** ms between two notes of when a key was last used. */
    useNoted: minute,
    /**
     * Of a document: characters, tokens, depth, and cost, which is about how many fields its answer
     * has (graphql/cost.ts).
     */
    length: 20_000,
    tokens: 2_000,
    depth: 10,
    cost: 20_000,
    /** Cost of all that a key asks for in an hour, and of a row of a table. */
    costAnHour: 1_000_000,
    costOfRow: 5,
    /**
     * What fields are counted as: lists without `first`, which are given whole, as so many elements,
     * and sums over a project as so many fields. Every other list is short.
     */
    weights: {
      'Project.locations': 500,
      'Project.companies': 100,
      'Project.trades': 50,
      'Project.overview': 500,
      'Project.snagCounts': 200,
    },
    shortList: 10,
  },
  webhooks: {
    /** Of a project, those that are not removed. */
    most: 10,
    lookEvery: 3_000,
    /** Receivers that are posted to at a time. */
    atOnce: 4,
    /** ms after which a webhook with more to send waits for its next turn. */
    turn: 20_000,
    /** ms in which a receiver has to answer. */
    patience: 10_000,
    /** Characters of the line for a chat, without its link. */
    longestText: 300,
    /** Signs in a row after which a receiver is taken to be away. */
    untilAway: 3,
    /** ms between the tries of an event, and before a receiver that is away; the last repeats. */
    pauses: [minute, 5 * minute, 15 * minute, hourMs],
    /** ms for which an event is tried again. */
    retriedFor: dayMs,
    /** Most events that were not taken, as they are listed. */
    listed: untakenListed,
  },
} as const;
