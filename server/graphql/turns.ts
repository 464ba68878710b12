import type { Plugin } from 'graphql-yoga';
import { type ArgumentNode, type DocumentNode, Kind, type ObjectFieldNode, visit } from 'graphql';
import type { Context } from '../context';
import type { Held, Shares } from '../http/shares';
import { settings } from '../settings';

/**
 * Has the operations of one payer wait for each other when there are many, so that they do not keep
 * the database from others. Files have been counted in uploads.ts: a photo waits for its
 * validation here.
 */
export const takeTurns = ({
  requests,
  searches,
}: Shares): Plugin<Context & { hasFile: boolean }> => ({
  onExecute({ args, executeFn, setExecuteFn, context }) {
    const { viewer } = context;
    if (viewer === null || context.hasFile) return;
    setExecuteFn(async () => {
      const { signal } = context.request;
      // First: a search that waits for another one keeps no place from what is quick.
      const search = looksForText(args.document, args.variableValues, viewer.kind === 'KEY')
        ? await searches.turn(viewer.payer, signal)
        : null;
      const request = await requests.turn(viewer.payer, signal).catch((error: unknown) => {
        search?.end();
        throw error;
      });
      const began = performance.now();
      try {
        // Of a streamed answer the first part: what our documents defer is quick.
        return await executeFn(args);
      } finally {
        // Twice as long again, so that whoever asks without end leaves most of the time to others;
        // searches four times, because two of them at a time are all that the database does.
        const took = performance.now() - began;
        giveBack(request, 2 * took);
        if (search !== null) giveBack(search, 4 * took);
      }
    });
  },
});

function giveBack(held: Held, after: number): void {
  setTimeout(() => held.end(), Math.min(after, settings.shares.restMs)).unref();
}

/**
 * Whether it is a query with a text, alone or in a filter. `itself`: the text may stand in the
 * document too; ours have it in variables.
 */
function looksForText(
  document: DocumentNode,
  variables: Readonly<Record<string, unknown>> | null | undefined,
  itself: boolean,
): boolean {
  const isQuery = document.definitions.some(
    (definition) =>
      definition.kind === Kind.OPERATION_DEFINITION && definition.operation === 'query',
  );
  const isText = (value: unknown): boolean => typeof value === 'string' && value !== '';
  return (
    isQuery &&
    ((itself && namesText(document)) ||
      Object.entries(variables ?? {}).some(([name, value]) =>
        typeof value === 'object' && value !== null
          ? 'text' in value && isText(value.text)
          : name === 'text' && isText(value),
      ))
  );
}

function namesText(document: DocumentNode): boolean {
  const names: string[] = [];
  const note = ({ name }: ArgumentNode | ObjectFieldNode): void => void names.push(name.value);
  visit(document, { Argument: note, ObjectField: note });
  return names.includes('text');
}
