import { useCSRFPrevention } from '@graphql-yoga/plugin-csrf-prevention';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { GraphQLError, type GraphQLSchema } from 'graphql';
import { createYoga, type Plugin } from 'graphql-yoga';
import type { Language } from '../../rules/languages';
import { headersOfWait } from '../allowance';
import { createContext, type Context } from '../context';
import type { SignedIn } from '../features/auth/sessionStore';
import { tellFault, type Log } from '../monitoring/log';
import { noteErrors, type Noted } from '../monitoring/requests';
import { Refusal } from '../refusal';
import type { Services } from '../services';
import {
  checkVariables,
  limitDepth,
  onlyOperations,
  type Documents,
  type Known,
} from './documents';
import { takeTurns } from './turns';

/** Passed to Yoga with each request: the caller, authenticated before the body was read. */
export interface Caller {
  signedIn: SignedIn | null;
  /** The operation of a form, with its files in the variables; null if the body is JSON. */
  params: object | null;
  /** Whether a file has come with it. */
  hasFile: boolean;
  noted: Noted;
  /** Where the browser reaches the server. */
  origin: string;
}

export interface GraphQLOptions {
  schema: GraphQLSchema;
  documents: Documents;
  services: Services;
  /** Runs free documents and shows GraphiQL. */
  development: boolean;
  /** Language of all answers of this instance. */
  language: Language;
}

/** GraphQL over HTTP. */
export function createGraphQL({
  schema,
  documents,
  services,
  development,
  language,
}: GraphQLOptions) {
  const masking = { log: services.log, language, development };
  return createYoga<Caller, Context>({
    schema,
    graphqlEndpoint: '/graphql',
    // Yoga gives the caller to the context function under its own keys beside them.
    context: ({ signedIn, origin }) => createContext(services, signedIn, language, origin),
    // graphqlRoute.ts has read the body within its limits.
    maskedErrors: { maskError: (error) => maskError(error, masking) },
    graphiql: false,
    landingPage: false,
    logging: false,
    maxRequestBodySize: false,
    multipart: false,
    // The client comes from the same origin; pages of other origins cannot read answers.
    cors: false,
    extraParamNames: ['id'],
    plugins: [
      useDeferStream(),
      // Every request of our client has it; a form on another site cannot add it.
      useCSRFPrevention({ requestHeaders: ['x-snagbook'] }),
      readableRequests,
      knownDocuments(documents, development),
      limits,
      takeTurns(services.shares),
      sayWhetherToRetry(masking),
    ],
  });
}

const limits: Plugin = {
  onValidate({ addValidationRule }) {
    addValidationRule(limitDepth);
    // A subscription over HTTP would continue after its session has ended.
    addValidationRule(onlyOperations('query', 'mutation'));
  },
};

/** A body that cannot be read is a fault of the client. */
export const readableRequests: Plugin<object, Caller> = {
  onRequestParse({ request, requestParser, setRequestParser, serverContext }) {
    const { params: form } = serverContext;
    if (form !== null) return setRequestParser(() => form);
    if (
      requestParser === undefined ||
      !/^application\/json\b/i.test(request.headers.get('content-type') ?? '')
    )
      throw new Refusal('BAD_REQUEST');
    setRequestParser(async (sent) => {
      try {
        const params = await requestParser(sent);
        if (typeof params === 'object' && params !== null) return params;
      } catch (error) {
        if (error instanceof GraphQLError) throw error;
      }
      throw new Refusal('BAD_REQUEST');
    });
  },
};

/** Adds `retryable: false` to Yoga's own errors (invalid JSON, an unknown field). */
export const sayWhetherToRetry = (masking: Masking): Plugin<object, Caller> => ({
  onResultProcess({ result, setResult, serverContext }) {
    if (Array.isArray(result) || !('errors' in result) || result.errors === undefined) return;
    const errors = result.errors.map((error) =>
      'retryable' in (error.extensions ?? {}) ? error : maskError(error, masking),
    );
    noteErrors(serverContext.noted, errors);
    if (errors.some((error, index) => error !== result.errors?.[index]))
      setResult({ ...result, errors });
  },
});

/** Replaces the id of a known document by its text, before validation. */
const knownDocuments = (documents: Documents, development: boolean): Plugin<object, Caller> => ({
  async onParams({ params, setParams, context }) {
    // Yoga lets `id` pass because of `extraParamNames`; its type does not name it.
    const id = (params as { id?: unknown }).id;
    const { text, name } = await resolveDocument(
      documents,
      { id, query: params.query },
      development,
    );
    context.noted.name = name;
    checkVariables(params.variables);
    setParams({ ...params, query: text });
  },
});

/**
 * The text to run: a known id wins and the text beside it is ignored; a text with an unknown id
 * runs only in development.
 * On HTTP and on the socket alike.
 */
export async function resolveDocument(
  documents: Documents,
  asked: { id?: unknown; query?: unknown },
  development: boolean,
): Promise<Known> {
  const known = typeof asked.id === 'string' ? await documents.find(asked.id) : null;
  if (known !== null) return known;
  if (development && typeof asked.query === 'string' && asked.query !== '')
    return { text: asked.query, name: 'free' };
  throw new Refusal('UNKNOWN_DOCUMENT');
}

export interface Masking {
  log: Log;
  /** Language of the sentence. */
  language: Language;
  development: boolean;
}

/**
 * The error that is sent: a refusal as it is; a request that could not be read as BAD_REQUEST;
 * anything else as INTERNAL with a reference, under which the log has the details.
 */
export function maskError(error: unknown, { log, language, development }: Masking): GraphQLError {
  const cause = error instanceof GraphQLError ? (error.originalError ?? null) : error;
  const at = error instanceof GraphQLError && error.path !== undefined ? { path: error.path } : {};
  if (cause instanceof Refusal)
    return new GraphQLError(cause.in(language), {
      ...at,
      extensions: { ...cause.extensions, ...statusOf(cause) },
    });
  // Raised by the parser, the validator or a scalar: the request itself was wrong.
  if (error instanceof GraphQLError && (cause === null || cause instanceof GraphQLError))
    return badRequest(error, language, development);
  const internal = new Refusal('INTERNAL', { reference: tellFault(log, cause) });
  return new GraphQLError(internal.in(language), { ...at, extensions: { ...internal.extensions } });
}

function badRequest(error: GraphQLError, language: Language, development: boolean): GraphQLError {
  const refusal = new Refusal('BAD_REQUEST');
  const [message, extensions] = [refusal.in(language), refusal.extensions];
  return new GraphQLError(development ? `${message} ${error.message}` : message, {
    extensions: { ...extensions, http: { status: 400 } },
  });
}

/**
 * HTTP says 401 so that the client refreshes its token, 503 and 429 so that it waits, and 400 when the
 * request itself is wrong.
 */
function statusOf({ code, extensions }: Refusal): {
  http?: { status: number; headers?: Record<string, string> };
} {
  if (code === 'UNAUTHENTICATED') return { http: { status: 401 } };
  if (code === 'BAD_REQUEST' || code === 'UNKNOWN_DOCUMENT') return { http: { status: 400 } };
  const headers = headersOfWait(extensions);
  if (code === 'SERVER_BUSY') return { http: { status: 503, headers } };
  if (code === 'ALLOWANCE_USED') return { http: { status: 429, headers } };
  return {};
}
