import type { IncomingMessage, Server } from 'node:http';
import {
  type ExecutionArgs,
  type FormattedExecutionResult,
  GraphQLError,
  type GraphQLFormattedError,
  type GraphQLSchema,
} from 'graphql';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocket, WebSocketServer } from 'ws';
import { type Context, createContext } from '../context';
import { subscribe } from './answerOnce';
import { checkOnce, checkVariables, type Documents } from './documents';
import type { SignedIn } from '../features/auth/sessionStore';
import type { Held } from '../http/shares';
import { maskError, resolveDocument, type Masking } from './execute';
import type { Language } from '../../rules/languages';
import { answeredIn } from '../messages';
import { serverBusy } from '../refusal';
import type { Services } from '../services';
import { settings } from '../settings';
import { answerWithoutUpgrade } from '../http/request';

/**
 * Close codes of the graphql-ws protocol: what the server says to a socket without a valid token.
 */
const forbidden = 4403;
const goingAway = 1001;
/** Our own: the person has as many sockets as they may. The network layer polls then. */
const tooMany = 4429;

interface LiveOptions {
  schema: GraphQLSchema;
  documents: Documents;
  services: Services;
  development: boolean;
}

export interface Live {
  /** Handles websocket upgrades of /graphql on this HTTP server. */
  attach(server: Server, isForUs: (request: IncomingMessage) => boolean): void;
  /** Closes the sockets of a session that has ended. */
  endSession(sessionId: string): void;
  /** Closes the sockets of sessions that have expired meanwhile: nothing else ends those. */
  endRunOut(): Promise<void>;
  /** The sessions that open sockets belong to. */
  sessions(): string[];
  /** Number of open sockets. */
  sockets(): number;
  close(): Promise<void>;
}

/**
 * Subscriptions over a websocket at /graphql, by the graphql-ws protocol. The token comes with the
 * first message.
 */
export function createLive({ schema, documents, services, development }: LiveOptions): Live {
  const sockets = new Map<WebSocket, { signedIn: SignedIn; place: Held }>();
  const checked = checkOnce(schema);
  let closed = false;
  const masking = (request: IncomingMessage): Masking => ({
    log: services.log,
    language: languageIn(request),
    development,
  });
  const wss = new WebSocketServer({ noServer: true, maxPayload: settings.body.socketMessage });
  const disposable = useServer(
    {
      schema,
      subscribe,
      connectionInitWaitTimeout: 10_000,
      async onConnect({ connectionParams, extra }) {
        const token = connectionParams?.token;
        const signedIn =
          typeof token === 'string' ? await services.sessions.byAccessToken(token) : null;
        // The library closes with 4403.
        if (signedIn === null) return false;
        const place = services.shares.sockets.of(signedIn.payer);
        try {
          place.take(1);
        } catch {
          extra.socket.close(tooMany, 'Too many sockets');
          return false;
        }
        sockets.set(extra.socket, { signedIn, place });
        // Closed during the lookup, so nothing else will free its place.
        if (extra.socket.readyState !== WebSocket.OPEN) {
          forget(extra.socket);
          return false;
        }
        // Checked again, now that ending the session would close this socket: it may have ended
        // during the lookup.
        return (await services.sessions.bySession(signedIn.sessionId)) !== null;
      },
      onDisconnect: ({ extra }) => forget(extra.socket),
      onClose: ({ extra }) => forget(extra.socket),
      async onSubscribe({ extra, subscriptions }, _id, payload) {
        const signedIn = sockets.get(extra.socket)?.signedIn ?? null;
        try {
          // Includes this one. Each of them gets every event.
          if (Object.keys(subscriptions).length > settings.live.perSocket) throw serverBusy();
          // graphql-ws lets other keys of the payload pass; its type does not name them.
          const asked = payload as { id?: unknown; query?: unknown };
          const { text } = await resolveDocument(documents, asked, development);
          checkVariables(payload.variables);
          const { document, errors } = checked(text);
          // Masked once, below.
          if (errors.length > 0) return errors;
          const args: ExecutionArgs = {
            schema,
            document,
            operationName: payload.operationName ?? null,
            variableValues: payload.variables ?? null,
            contextValue: createContext(
              services,
              signedIn,
              languageIn(extra.request),
            ) satisfies Context,
          };
          return args;
        } catch (error) {
          return [
            error instanceof GraphQLError
              ? error
              : new GraphQLError('', {
                  originalError: error instanceof Error ? error : new Error(String(error)),
                }),
          ];
        }
      },
      onError: ({ extra }, _id, _payload, errors) =>
        // An error caused by the closing of the socket is neither sent nor logged.
        errors.map((error) =>
          extra.socket.readyState === WebSocket.OPEN
            ? toWire(error, masking(extra.request))
            : { message: '' },
        ),
      onNext: ({ extra }, _id, _payload, _args, { errors, ...result }) =>
        // The same result with other errors; the two types differ only in how they say that a key
        // may be missing.
        errors === undefined
          ? undefined
          : ({
              ...result,
              errors: errors.map((error) => toWire(error, masking(extra.request))),
            } as FormattedExecutionResult),
    },
    wss,
    // Pings, to notice connections that died silently.
    12_000,
  );
  function forget(socket: WebSocket): void {
    sockets.get(socket)?.place.end();
    sockets.delete(socket);
  }

  function endSession(sessionId: string): void {
    for (const [socket, { signedIn }] of sockets) {
      if (signedIn.sessionId !== sessionId) continue;
      // Forgotten first: until the client confirms the closing it may still send operations, which
      // are then anonymous.
      forget(socket);
      closeSoon(socket, () => socket.close(forbidden, 'Forbidden'));
    }
  }

  const sessions = (): string[] => [
    ...new Set(Array.from(sockets.values(), ({ signedIn }) => signedIn.sessionId)),
  ];

  return {
    attach(server, isForUs) {
      server.on('upgrade', (request: IncomingMessage, socket, head) => {
        const isOurs =
          /^\/graphql(\?|$)/.test(request.url ?? '') &&
          request.headers.upgrade?.toLowerCase() === 'websocket' &&
          isForUs(request);
        if (closed || !isOurs) return answerWithoutUpgrade(server, request, socket, head);
        wss.handleUpgrade(request, socket, head, (client) => {
          wss.emit('connection', client, request);
          // A message too large or not of the protocol: ws closes the socket with its reason, and
          // it is no fault of ours.
          client.removeAllListeners('error').on('error', () => undefined);
        });
      });
    },
    endSession,
    async endRunOut() {
      for (const sessionId of sessions()) {
        if ((await services.sessions.bySession(sessionId)) === null) endSession(sessionId);
      }
    },
    sessions,
    sockets: () => wss.clients.size,
    async close() {
      closed = true;
      for (const socket of wss.clients)
        closeSoon(socket, () => socket.close(goingAway, 'Going away'));
      await disposable.dispose();
    },
  };
}

/** Closes with a handshake, and cuts connections that do not answer. */
function closeSoon(socket: WebSocket, close: () => void): void {
  const cut = setTimeout(() => socket.terminate(), settings.closing);
  socket.once('close', () => clearTimeout(cut));
  close();
}

const languageIn = (request: IncomingMessage): Language =>
  answeredIn(request.headers['accept-language']);

/** As on HTTP, without the status that only HTTP has. */
function toWire(error: unknown, masking: Masking): GraphQLFormattedError {
  const { message, path, extensions } = maskError(error, masking);
  const { http: _status, ...said } = extensions;
  return { message, ...(path === undefined ? {} : { path }), extensions: said };
}
