// GraphQL Yoga as its own quick start has it.
import { createServer } from 'node:http';
import { createSchema, createYoga } from 'graphql-yoga';
import { listen } from './listen.mjs';

const yoga = createYoga({
  schema: createSchema({
    typeDefs: 'type Query { greeting: String }',
    resolvers: { Query: { greeting: () => 'hello' } },
  }),
});

await listen(
  createServer((request, response) => void yoga(request, response)),
  { requests: 0 },
);
