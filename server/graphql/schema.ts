import {
  defaultFieldResolver,
  GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  GraphQLScalarType,
  type GraphQLSchema,
  isObjectType,
  Kind,
} from 'graphql';
import { createSchema } from 'graphql-yoga';
import { isDay } from '../../rules/days';
import type { Context } from '../context';
import { acceptanceResolvers } from '../features/acceptances/acceptance';
import { defectNoticeResolvers } from '../features/defectNotices/resolvers';
import { companyResolvers } from '../features/companies/company';
import { recordCheckResolvers } from '../features/journal/checkRecord';
import { nodeResolvers } from './node';
import { journalResolvers } from '../features/journal/resolvers';
import { clientLinkResolvers } from '../features/links/clientLinks';
import { apiKeyResolvers } from '../features/api/keys';
import { webhookResolvers } from '../features/api/webhookResolvers';
import { linkResolvers } from '../features/links/links';
import { locationResolvers } from '../features/locations/resolvers';
import { notificationResolvers } from '../features/notify/resolvers';
import { oidcResolvers } from '../features/auth/oidcResolvers';
import { factorResolvers } from '../features/auth/factorResolvers';
import { peopleResolvers } from '../features/people/resolvers';
import { photoResolvers } from '../features/photos/resolvers';
import { planResolvers } from '../features/plans/resolvers';
import { portfolioResolvers } from '../features/portfolio/resolvers';
import { projectResolvers } from '../features/projects/resolvers';
import { handoverResolvers } from '../features/reports/handoverResolvers';
import { signingResolvers } from '../features/reports/signByLink';
import { pushResolvers } from '../features/notify/pushResolvers';
import { reportMailResolvers } from '../features/reports/mailResolvers';
import { reportResolvers } from '../features/reports/resolvers';
import { sessionResolvers } from '../features/auth/sessionResolvers';
import { snagResolvers } from '../features/snags/resolvers';
import { tradeResolvers } from '../features/trades/trade';
import { viewResolvers } from '../features/views/resolvers';
import { isIncoming } from '../files/incoming';
import { checkRoot, rootRules, typeRules } from '../permissions';
import { Refusal } from '../refusal';
import { erasingResolvers } from '../features/erasing/resolvers';

/** The scalars, which check their input, so that resolvers need not. */
const timestamp = new GraphQLScalarType({
  name: 'Timestamp',
  serialize: (value) => value,
  parseValue: (value) => {
    // Up to the year 5138: beyond it a Date of JavaScript would still work, but a device's clock
    // would not be meant.
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 1e14)
      return value;
    throw new GraphQLError('A Timestamp is a whole number of milliseconds since 1970.');
  },
  parseLiteral: (node) => {
    if (node.kind === Kind.INT) return Number(node.value);
    throw new GraphQLError('A Timestamp is a whole number of milliseconds since 1970.');
  },
});

const localDate = new GraphQLScalarType({
  name: 'LocalDate',
  serialize: (value) => value,
  parseValue: (value) => {
    if (typeof value === 'string' && isDay(value)) return value;
    throw new GraphQLError('A LocalDate is a day, such as 2026-11-20.');
  },
});

/** In memory or on disk, as the form reader decided by the operation. */
const upload = new GraphQLScalarType({
  name: 'Upload',
  parseValue: (value) => {
    if (value instanceof Blob || isIncoming(value)) return value;
    throw new GraphQLError('An Upload is a file of a multipart request.');
  },
  serialize: () => {
    throw new GraphQLError('An Upload is only ever sent to the server.');
  },
});

const scalars = { Timestamp: timestamp, LocalDate: localDate, Upload: upload };

/**
 * By the text they were made of: servers of one process share one, because making it takes longer
 * than all else at a start and it keeps nothing of a server.
 */
const schemas = new Map<string, GraphQLSchema>();

/**
 * The executable schema: schema.graphql or the published part of it, its resolvers, and before each
 * of them the rule of permissions.ts.
 */
export function createGuardedSchema(typeDefs: string): GraphQLSchema {
  const known = schemas.get(typeDefs);
  if (known !== undefined) return known;
  const schema = createSchema<Context>({
    typeDefs,
    // Of a part there are more of them.
    resolverValidationOptions: { requireResolversToMatchSchema: 'ignore' },
    resolvers: [
      scalars,
      projectResolvers,
      peopleResolvers,
      sessionResolvers,
      factorResolvers,
      oidcResolvers,
      notificationResolvers,
      pushResolvers,
      acceptanceResolvers,
      defectNoticeResolvers,
      companyResolvers,
      linkResolvers,
      clientLinkResolvers,
      apiKeyResolvers,
      webhookResolvers,
      tradeResolvers,
      locationResolvers,
      snagResolvers,
      photoResolvers,
      erasingResolvers,
      planResolvers,
      portfolioResolvers,
      viewResolvers,
      recordCheckResolvers,
      reportResolvers,
      reportMailResolvers,
      handoverResolvers,
      signingResolvers,
      journalResolvers,
      nodeResolvers,
    ],
  });
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isObjectType(type) || type.name.startsWith('__')) continue;
    if (type.name in rootRules) guardRoot(type);
    else guardType(type);
  }
  schemas.set(typeDefs, schema);
  return schema;
}

function guardRoot(type: GraphQLObjectType): void {
  const name = type.name as keyof typeof rootRules; // just looked up
  for (const field of Object.values(type.getFields())) {
    // A subscription is checked when it starts; the journal checks each of its events.
    const slot = field.subscribe === undefined ? 'resolve' : 'subscribe';
    const resolve = field[slot] ?? defaultFieldResolver;
    const guarded: GraphQLFieldResolver<unknown, Context> = (root, args, context, info) => {
      checkRoot(name, field.name, context);
      return resolve(root, args, context, info);
    };
    field[slot] = guarded;
  }
}

type AnyRule =
  | 'through its parent'
  | ((row: object, context: Context) => boolean | Promise<boolean>);

function guardType(type: GraphQLObjectType): void {
  // Each rule gets rows of its own type, because GraphQL calls the resolvers of a type with nothing
  // else.
  const rule = (typeRules as Record<string, AnyRule>)[type.name];
  if (rule === 'through its parent') return;
  const decided = new WeakMap<Context['loaders'], WeakMap<object, boolean | Promise<boolean>>>();
  const decide = (row: object, context: Context): boolean | Promise<boolean> => {
    // Decisions are cached as long as the rows they depend on.
    const known = decided.get(context.loaders) ?? new WeakMap<object, boolean | Promise<boolean>>();
    decided.set(context.loaders, known);
    const before = known.get(row);
    if (before !== undefined) return before;
    const answer = rule === undefined ? false : rule(row, context);
    known.set(row, answer);
    if (answer instanceof Promise)
      void answer.then(
        (value) => known.set(row, value),
        () => known.delete(row),
      );
    return answer;
  };
  for (const field of Object.values(type.getFields())) {
    const resolve = field.resolve ?? defaultFieldResolver;
    const guarded: GraphQLFieldResolver<object, Context> = (row, args, context, info) => {
      const may = decide(row, context);
      if (may === true) return resolve(row, args, context, info);
      return Promise.resolve(may).then((allowed) => {
        if (!allowed) throw new Refusal('NOT_FOUND');
        return resolve(row, args, context, info);
      });
    };
    field.resolve = guarded;
  }
}
