import Fastify from 'fastify';
import { GraphQLUpload } from 'graphql-upload-minimal';
import mercurius from 'mercurius';
import mercuriusUpload from 'mercurius-upload';
import { listen } from './listen.mjs';
import { bearerOf, createResolvers, personOf, readStream, textOf, typeDefs } from './resolvers.mjs';

const counts = { requests: 0 };
const fastify = Fastify({ forceCloseConnections: true });

// Before the body: mercurius-upload holds every answer back until the files were read.
fastify.decorateRequest('person');
fastify.addHook('onRequest', async (request) => {
  const known = personOf(bearerOf(request.headers.authorization));
  if (known.expired)
    throw new mercurius.ErrorWithProps('The token has expired.', { code: 'UNAUTHENTICATED' }, 401);
  request.person = known.person;
});
fastify.register(mercuriusUpload);

fastify.register(async (scope) => {
  await scope.register(mercurius, {
    schema: typeDefs,
    resolvers: { ...createResolvers(counts, readStream), Upload: GraphQLUpload },
    context: ({ person }) => ({ person }),
    persistedQueryProvider: {
      isPersistedQuery: ({ id }) => id !== undefined,
      getHash: (body) => body,
      getQueryFromHash: async (body) => textOf(body),
      notFoundError: 'This document is not known.',
    },
    // Its own schema of an answer makes text of the numbers in an error's path.
    additionalRouteOptions: { schema: {} },
    // A refusal by `onConnect` would be a message that the protocol does not know; so the hook
    // below refuses.
    subscription: {
      context: (socket) => ({ socket }),
      onConnect: ({ payload }) => personOf(payload?.token),
    },
  });
  scope.graphql.addHook(
    'preSubscriptionExecution',
    async (_schema, _document, { expired, socket }) => {
      if (expired) socket.close(4403, 'Forbidden');
    },
  );
});

await fastify.ready();
await listen(fastify.server, counts);
