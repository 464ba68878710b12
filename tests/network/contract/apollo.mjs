import { createServer } from 'node:http';
import { ApolloServer } from '@apollo/server';
import { expressMiddleware } from '@as-integrations/express5';
import { execute } from '@graphql-tools/executor';
import { makeExecutableSchema } from '@graphql-tools/schema';
import express from 'express';
import GraphQLUpload from 'graphql-upload/GraphQLUpload.mjs';
import graphqlUploadExpress from 'graphql-upload/graphqlUploadExpress.mjs';
import { useServer } from 'graphql-ws/use/ws';
import { WebSocketServer } from 'ws';
import { listen } from './listen.mjs';
import {
  bearerOf,
  createResolvers,
  expired,
  personOf,
  readStream,
  textOf,
  typeDefs,
} from './resolvers.mjs';

const counts = { requests: 0 };
const schema = makeExecutableSchema({
  typeDefs,
  resolvers: { ...createResolvers(counts, readStream), Upload: GraphQLUpload },
});

const apollo = new ApolloServer({
  schema,
  logger: { debug() {}, info() {}, warn() {}, error() {} },
  // Apollo brings no executor that defers under graphql 16; this one speaks the format of 2023.
  legacyExperimentalExecuteIncrementally: execute,
});
await apollo.start();

const app = express();
app.use(
  '/graphql',
  graphqlUploadExpress(),
  express.json(),
  (request, _response, next) => {
    request.body.query = textOf(request.body);
    next();
  },
  expressMiddleware(apollo, {
    async context({ req }) {
      const known = personOf(bearerOf(req.headers.authorization));
      if (known.expired) throw expired();
      return known;
    },
  }),
);

const server = createServer(app);

useServer(
  {
    schema,
    context: ({ extra }) => ({ person: extra.person }),
    onConnect({ connectionParams, extra }) {
      const known = personOf(connectionParams?.token);
      if (known.expired) extra.socket.close(4401, 'Unauthorized');
      extra.person = known.person;
      return true;
    },
  },
  new WebSocketServer({ server, path: '/graphql' }),
);

await listen(server, counts);
