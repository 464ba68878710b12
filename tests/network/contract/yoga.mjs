import { createServer } from 'node:http';
import { useDeferStream } from '@graphql-yoga/plugin-defer-stream';
import { useServer } from 'graphql-ws/use/ws';
import { createSchema, createYoga } from 'graphql-yoga';
import { WebSocketServer } from 'ws';
import { listen } from './listen.mjs';
import { bearerOf, createResolvers, expired, personOf, textOf, typeDefs } from './resolvers.mjs';

const counts = { requests: 0 };
const read = async (file) => ({ name: file.name, bytes: Buffer.from(await file.arrayBuffer()) });
const schema = createSchema({ typeDefs, resolvers: createResolvers(counts, read) });

/** Under websockets Yoga's context has what `onConnect` found out. */
function context({ request, person }) {
  const known =
    request === undefined ? { person } : personOf(bearerOf(request.headers.get('authorization')));
  if (known.expired) throw expired();
  return known;
}

const knownDocuments = {
  onParams({ params, setParams }) {
    setParams({ ...params, query: textOf(params) });
  },
};
const yoga = createYoga({
  schema,
  context,
  plugins: [useDeferStream(), knownDocuments],
  logging: false,
  extraParamNames: ['id'],
});

const server = createServer((request, response) => void yoga(request, response));

useServer(
  {
    execute: (args) => args.rootValue.execute(args),
    subscribe: (args) => args.rootValue.subscribe(args),
    // False is graphql-ws's own refusal: it closes with 4403.
    onConnect({ connectionParams, extra }) {
      const known = personOf(connectionParams?.token);
      extra.person = known.person;
      return known.expired !== true;
    },
    async onSubscribe(context, _id, { query, variables, operationName }) {
      const { schema, execute, subscribe, contextFactory, parse, validate } = yoga.getEnveloped({
        person: context.extra.person,
      });
      const document = parse(query);
      const errors = validate(schema, document);
      if (errors.length > 0) return errors;
      return {
        schema,
        operationName,
        document,
        variableValues: variables,
        contextValue: await contextFactory(),
        rootValue: { execute, subscribe },
      };
    },
  },
  new WebSocketServer({ server, path: '/graphql' }),
);

await listen(server, counts);
