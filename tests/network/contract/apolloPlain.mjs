// Apollo Server as its own quick start has it.
import { ApolloServer } from '@apollo/server';
import { startStandaloneServer } from '@apollo/server/standalone';

const server = new ApolloServer({
  typeDefs: 'type Query { greeting: String }',
  resolvers: { Query: { greeting: () => 'hello' } },
});
const { url } = await startStandaloneServer(server, { listen: { port: 0, host: '127.0.0.1' } });
console.log(JSON.stringify({ port: Number(new URL(url).port) }));
process.stdin.once('end', () => process.exit(0)).resume();
