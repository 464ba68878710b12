import type { Plugin } from 'graphql-yoga';
import { type DocumentNode, Kind } from 'graphql';
import type { Context } from '../context';
import { isForm } from '../http/request';
import type { Shares } from '../http/shares';

/**
 * Has the operations of one payer wait for each other when there are many, so that they do not keep
 * the database from others. Forms have been counted in uploads.ts: a photo waits for its
 * validation here.
 */
export const takeTurns = ({ requests, searches }: Shares): Plugin<Context> => ({
  onExecute({ args, executeFn, setExecuteFn, context }) {
    const { viewer } = context;
    if (viewer === null || isForm(context.request)) return;
    setExecuteFn(async () => {
      const { signal } = context.request;
      // First: a search that waits for another one keeps no place from what is quick.
      const search = looksForText(args.document, args.variableValues)
        ? await searches.turn(viewer.payer, signal)
        : null;
      try {
        const request = await requests.turn(viewer.payer, signal);
        try {
          return await executeFn(args);
        } finally {
          // Of a streamed answer the first part: what our documents defer is quick.
          request.end();
        }
      } finally {
        search?.end();
      }
    });
  },
});

/** Whether it is a query with a text, alone or in a filter. */
function looksForText(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
): boolean {
  const isQuery = document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
  return (
    isQuery &&
    Object.entries(variables ?? {}).some(([name, value]) =>
      typeof value === 'object' && value !== null
        ? 'text' in value && isText(value.text)
        : name === 'text' && isText(value),
    )
  );
}
