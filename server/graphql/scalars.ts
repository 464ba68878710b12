import { GraphQLError, GraphQLScalarType, Kind } from 'graphql';
import { isIncoming } from '../files/incoming';
import { isDay } from '../../rules/days';

/** The scalars of the contract: what is read is checked, so that resolvers need not. */
const timestamp = new GraphQLScalarType({
  name: 'Timestamp',
  serialize: (value) => value,
  parseValue: (value) => {
    // Up to the year 5138: beyond it a Date of JavaScript would still work, but a device's clock would not be meant.
    if (typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 && value < 1e14) return value;
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

/** In memory, or on disk: what reads forms has decided by the operation. */
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

export const scalars = { Timestamp: timestamp, LocalDate: localDate, Upload: upload };
