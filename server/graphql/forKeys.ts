import { type GraphQLSchema, parse } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Language } from '../../rules/languages';
import { spendCost } from '../allowance';
import { type Context, createContext } from '../context';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import { settings } from '../settings';
import { measure } from './cost';
import { checkVariables, onlyOperations } from './documents';
import { type Caller, maskError, readableRequests, sayWhetherToRetry } from './execute';
import { takeTurns } from './turns';

interface Options {
  /** The published part: graphql/published.ts. */
  schema: GraphQLSchema;
  services: Services;
  language: Language;
}

/** Told what is left of the key's allowance, for the headers of the answer. */
export interface KeyCaller extends Caller {
  told: (headers: Record<string, string>) => void;
}

/**
 * GraphQL over HTTP for keys of the API: documents of their own, of the published schema, within
 * limits. A page of another site cannot send a key, so nothing else has to be asked of a request.
 */
export function createKeyGraphQL({ schema, services, language }: Options) {
  // Whoever writes a program wants to read what is wrong with a document.
  const masking = { log: services.log, language, development: true };
  return createYoga<KeyCaller, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    context: ({ signedIn, origin }) => createContext(services, signedIn, language, origin),
    maskedErrors: { maskError: (error) => maskError(error, masking) },
    graphiql: false,
    landingPage: false,
    logging: false,
    maxRequestBodySize: false,
    multipart: false,
    cors: false,
    // Documents of which hardly one comes twice are not worth the memory.
    parserAndValidationCache: false,
    plugins: [
      readableRequests,
      ownDocuments,
      paidFor(services),
      takeTurns(services.shares),
      sayWhetherToRetry(masking),
    ],
  });
}

const ownDocuments: Plugin<object, KeyCaller> = {
  onParams({ params, context }) {
    context.noted.name = 'api';
    if (typeof params.query !== 'string' || params.query === '') throw new Refusal('BAD_REQUEST');
    // Before it is read and validated, which takes longer with each token.
    parse(params.query, {
      noLocation: true,
      maxLexicalTokens: settings.api.tokens,
      maxSourceLength: settings.api.length,
    });
    checkVariables(params.variables);
  },
  onValidate({ addValidationRule }) {
    addValidationRule(onlyOperations('query', 'mutation'));
  },
};

/** Refuses what is too large, and counts the rest. */
const paidFor = ({ db, clock }: Services): Plugin<KeyCaller & Context> => ({
  async onExecute({ args: { schema, document, operationName, variableValues }, context }) {
    if (context.viewer === null) throw new Refusal('UNAUTHENTICATED');
    const measured = measure({
      schema,
      document,
      operationName,
      variables: variableValues ?? {},
    });
    // The answer says what is wrong with its variables.
    if (measured === null) return;
    const { depth, cost } = measured;
    if (!Number.isFinite(cost)) throw new Refusal('BAD_REQUEST');
    if (depth > settings.api.depth || cost > settings.api.cost)
      throw new Refusal('QUERY_TOO_LARGE', { depth, cost });
    context.told(await spendCost(db, context.viewer, clock(), cost));
  },
});
