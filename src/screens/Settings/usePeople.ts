import { useCallback, useEffect, useMemo, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, getRequest } from 'relay-runtime';
import type {
  usePeopleQuery,
  usePeopleQuery$data,
} from '../../../__generated__/relay/usePeopleQuery.graphql';
import { toProblem } from '../../domain/errors';
import { useStored } from '../../app/useStored';
import { rowsAtOnce } from './FoundRows';

/** Largest page of the server; others are found by search. */
const most = 100;
/** Pause in typing after which the search is sent, in ms. */
const typingPause = 250;

interface People {
  /** Result of a later query; null: the people of the screen's query. */
  found: usePeopleQuery$data['project'];
  /** The typed search text. */
  text: string;
  search: (text: string) => void;
  /** Loads more; null if no more can be shown. */
  more: (() => void) | null;
  /** Whether these are the people of the screen's query. */
  isFirstPage: boolean;
  /** Refetches the shown people. */
  again: () => void;
  busy: boolean;
  /** Failure message of the last query. */
  problem: string | null;
}

/**
 * The people of the project: the first pages, or the results of a search. The first page comes with
 * the screen's query; after a failure of a later query the shown people stay.
 */
export function usePeople(code: string): People {
  const environment = useRelayEnvironment();
  const [asked, ask] = useState({ first: rowsAtOnce, text: '', times: 0 });
  const [shown, show] = useState(asked);
  const [failed, fail] = useState<{ of: typeof asked; sentence: string } | null>(null);
  const { first, text, times } = shown;
  const variables = useMemo(() => variablesOf(code, { first, text }), [code, first, text]);
  const [data] = useStored<usePeopleQuery>(
    peopleQuery,
    useMemo(() => [variables], [variables]),
  );
  useEffect(() => {
    const kept = environment.retain(createOperationDescriptor(getRequest(peopleQuery), variables));
    return () => kept.dispose();
  }, [environment, variables]);
  useEffect(() => {
    if (asked === shown) return undefined;
    let request: { unsubscribe(): void } | undefined;
    const timer = setTimeout(
      () => {
        request = fetchQuery<usePeopleQuery>(
          environment,
          peopleQuery,
          variablesOf(code, asked),
        ).subscribe({
          complete: () => show(asked),
          error: (error: unknown) => fail({ of: asked, sentence: toProblem(error).sentence }),
        });
      },
      asked.text === shown.text ? 0 : typingPause,
    );
    return () => {
      clearTimeout(timer);
      request?.unsubscribe();
    };
  }, [environment, code, asked, shown]);
  const problem = failed !== null && failed.of === asked ? failed.sentence : null;
  return {
    found: data?.project ?? null,
    text: asked.text,
    search: (next) => ask({ first: rowsAtOnce, text: next, times }),
    more: first >= most ? null : () => ask({ ...asked, first: Math.min(most, first + rowsAtOnce) }),
    isFirstPage: asked.first === rowsAtOnce && asked.text.trim() === '',
    again: useCallback(() => ask((before) => ({ ...before, times: before.times + 1 })), []),
    busy: asked !== shown && problem === null,
    problem,
  };
}

const variablesOf = (code: string, { first, text }: { first: number; text: string }) => ({
  code,
  first,
  text: text.trim() === '' ? null : text.trim(),
});

const peopleQuery = graphql`
  query usePeopleQuery($code: String!, $first: Int!, $text: String) {
    project(code: $code) {
      # eslint-disable-next-line relay/must-colocate-fragment-spreads -- People shows it
      ...People_rows @arguments(first: $first, text: $text)
    }
  }
`;
