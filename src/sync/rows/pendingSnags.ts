/* oxlint-disable relay/unused-fields, relay/must-colocate-fragment-spreads -- nothing here is read in place: it is put into the store for the screens */
import { graphql } from 'react-relay/hooks';
import {
  type ConcreteRequest,
  createOperationDescriptor,
  getRequest,
  type OperationDescriptor,
  type PayloadData,
  type Variables,
} from 'relay-runtime';
import { createAnswers, type Answers, type AnswersOptions } from '../answers/createAnswers';
import { embedded, link, pinOf } from '../answers/fields';
import type { Resolvers } from '../answers/executor';
import { type AnswerContext, resolvers } from '../answers/resolvers';
import type { OutboxEntry } from '../outbox/entry';
import { bySnag, isShown, showSame } from '../replica/pendingOf';
import { deviceRowsOf, type PageRows } from './pageRows';
import type { Embedded, Row } from './row';

/** Of one snag, for the store. */
export interface ShownSnag {
  readonly operation: OperationDescriptor;
  readonly data: PayloadData;
}

export interface PendingSnagsOptions extends Pick<AnswersOptions, 'clock' | 'outbox'> {
  readonly userId: string;
  readonly pageRows: PageRows;
  /**
   * The projects of which the device has all rows: their queries include what is pending, but nobody
   * may have asked for what was raised here.
   */
  readonly whole: {
    has(projectId: string): boolean;
    answer(
      request: ConcreteRequest,
      variables: Variables,
    ): Promise<{ readonly data: PayloadData } | null>;
  };
}

export interface PendingSnags {
  /** Those of which something has changed since. */
  work(): Promise<readonly ShownSnag[]>;
  /** Those with pending events that an answer names, as they were derived the last time. */
  last(answer: object): readonly ShownSnag[];
}

/**
 * Shows pending events in projects whose rows the device does not have: it does not know which lists
 * a snag belongs to, but what becomes of the snag itself, as far as screens have asked for it.
 */
export function createPendingSnags({
  userId,
  pageRows,
  clock,
  outbox,
  whole,
}: PendingSnagsOptions): PendingSnags {
  /** The projects of the snags that had pending events on this page. */
  const projectOf = new Map<string, string>();
  /** What each snag was shown with the last time. */
  const shownWith = new Map<
    string,
    {
      readonly entries: readonly OutboxEntry[];
      readonly of: number;
      readonly shown: readonly ShownSnag[];
    }
  >();
  const answersFrom = (mayLack: boolean): Answers =>
    createAnswers({
      device: deviceRowsOf(pageRows, userId, (id) => projectOf.get(id) ?? null, mayLack),
      clock,
      outbox,
      computed: computedFrom(pageRows),
    });
  const ofKnown = answersFrom(false);
  // Nobody knows more of what was raised here, or of the plan that a pin was moved to.
  const ofAll = answersFrom(true);

  /** Null: it is not to be asked for. */
  function answererOf(snagId: string, isRaised: boolean): Answerer | null {
    if (whole.has(projectOf.get(snagId) ?? ''))
      return isRaised ? async (...asked) => (await whole.answer(...asked))?.data : null;
    if (!isRaised && !pageRows.hasSnag(snagId)) return null;
    return async (request, variables) => {
      const answers = isRaised || request === detailRequest ? ofAll : ofKnown;
      return (await answers.answer(request, variables))?.response.data;
    };
  }

  async function workOut(id: string, isRaised: boolean): Promise<readonly ShownSnag[]> {
    const answer = answererOf(id, isRaised);
    const shown: ShownSnag[] = [];
    for (const request of answer === null ? [] : requests) {
      const data = await answer?.(request, { id });
      if (data?.['node'] != null)
        shown.push({ operation: createOperationDescriptor(request, { id }), data });
    }
    return shown;
  }

  return {
    async work() {
      const pending = bySnag((await outbox.entries()).filter(isShown));
      const overtaken = pageRows.overtaken();
      const of = pageRows.revision();
      const all: ShownSnag[] = [];
      // Those that are not pending any more once without any events.
      for (const id of new Set([...shownWith.keys(), ...overtaken, ...pending.keys()])) {
        const entries = pending.get(id) ?? [];
        const before = shownWith.get(id);
        // No answer has told more of it.
        if (before?.of === of && showSame(before.entries, entries)) continue;
        if (entries[0] !== undefined) projectOf.set(id, entries[0].projectId);
        const shown = await workOut(
          id,
          entries.some(({ kind }) => kind === 'raise'),
        );
        if (entries.length > 0) shownWith.set(id, { entries, of, shown });
        else shownWith.delete(id);
        all.push(...shown);
      }
      return all;
    },
    last(answer) {
      if (shownWith.size === 0) return [];
      const text = JSON.stringify(answer);
      return [...shownWith].flatMap(([id, { shown }]) => (text.includes(`"${id}"`) ? shown : []));
    },
  };
}

/** Where the server has computed something from more than this page knows, that stands. */
function computedFrom(pageRows: PageRows): Resolvers<AnswerContext> {
  return {
    ...resolvers,
    'Snag.displayTitle': (snag, args, asked, loaded) => {
      const { row } = asked.copyOf(snag).rows;
      const before = row(String(snag['id']));
      const title = before?.['displayTitle'];
      const trade = row(link(snag['trade']) ?? '');
      const isMadeOfUnknown =
        snag['title'] === '' && trade !== undefined && trade['name'] === undefined;
      return before !== undefined &&
        title !== undefined &&
        (isMadeOfUnknown || hasSameTitle(snag, before))
        ? title
        : resolvers['Snag.displayTitle']?.(snag, args, asked, loaded);
    },
    // Of companies a page does not know it.
    'Snag.afterAcceptance': (snag) => snag['afterAcceptance'] ?? null,
    'Location.shortPath': (location) => location['shortPath'] ?? location['path'],
    'Snag.pin': (snag, _args, asked) => {
      const [pin, its] = [embedded(snag['pin']), pinOf(snag)];
      if (pin === null || its === null) return null;
      const before = asked.copyOf(snag).rows.row(String(snag['id']));
      return before !== undefined && isSamePin(its, pinOf(before))
        ? before['pin']
        : { ...pin, revision: pin['setOn'] ?? null, x: its.x, y: its.y, extractUrl: null };
    },
    // The end of a history that has not been loaded is not shown before the rest.
    'Snag.history': (snag, args, asked, loaded) => {
      const snagId = String(snag['id']);
      if (pageRows.hasWholeHistory(snagId))
        return resolvers['Snag.history']?.(snag, args, asked, loaded);
      const { row } = asked.copyOf(snag).rows;
      return row(snagId)?.['history'];
    },
  };
}

const hasSameTitle = (one: Embedded, other: Row): boolean =>
  one['title'] === other['title'] &&
  one['type'] === other['type'] &&
  link(one['trade']) === link(other['trade']) &&
  link(one['location']) === link(other['location']);

const isSamePin = (
  one: NonNullable<ReturnType<typeof pinOf>>,
  other: ReturnType<typeof pinOf>,
): boolean => one.revisionId === other?.revisionId && one.x === other.x && one.y === other.y;

type Answerer = (
  request: ConcreteRequest,
  variables: Variables,
) => Promise<PayloadData | undefined>;

const detailRequest = getRequest(graphql`
  query pendingSnagsDetailQuery($id: ID!) {
    node(id: $id) {
      ... on Snag @alias(as: "snag") {
        number
        ...SnagDetail_snag
      }
    }
  }
`);

/** What screens show of one snag; of each what is known is shown. */
const requests = [
  getRequest(graphql`
    query pendingSnagsFactsQuery($id: ID!) {
      node(id: $id) {
        ... on Snag @alias(as: "snag") {
          displayTitle
          allowedActions
          overdueDays
          ...ruleFacts_snag
        }
      }
    }
  `),
  getRequest(graphql`
    query pendingSnagsRowQuery($id: ID!) {
      node(id: $id) {
        ... on Snag @alias(as: "snag") {
          ...SnagRow_snag
        }
      }
    }
  `),
  getRequest(graphql`
    query pendingSnagsCheckQuery($id: ID!) {
      node(id: $id) {
        ... on Snag @alias(as: "snag") {
          ...CheckOne_snag
        }
      }
    }
  `),
  detailRequest,
];
