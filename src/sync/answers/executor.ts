import {
  type ConcreteRequest,
  getStorageKey,
  type GraphQLResponse,
  type NormalizationArgument,
  type NormalizationLinkedField,
  type NormalizationScalarField,
  type NormalizationSelection,
  type Variables,
  VIEWER_ID,
} from 'relay-runtime';
import { isRecord } from '../../session/state';
import { type Embedded, isRef, type Row, type Value } from '../rows/row';

/** The arguments of a field by name. */
export type Arguments = Readonly<Record<string, unknown>>;

/** The part of a list that a screen has loaded. */
export interface ListWindow {
  /** How many entries it has. */
  readonly count: number;
  /** It ends with the list, and is to go on doing so. */
  readonly isWhole: boolean;
  /** The cursor of the first one; null if the part begins with the list. */
  readonly start: string | null;
}

/** Entries that a list that is loaded to its end may get at once. */
const morePlaces = 100;

/** How many entries are to be answered: those that are loaded, but at least a first page. */
export const sizeOf = ({ count, isWhole }: ListWindow, first: number | null | undefined): number =>
  Math.max(first ?? 0, isWhole ? count + morePlaces : count);

/**
 * Computes a field; undefined if the device lacks the data for it. An object without an id is
 * returned as a `Value`. `loaded`: the part of the list that the screen has, which is to be answered
 * in place of the first page; null if it has none.
 */
export type Resolve<Context> = (
  source: Embedded,
  args: Arguments,
  context: Context,
  loaded: ListWindow | null,
) => Value | undefined;

/** By type and field, such as `Snag.pin`. */
export type Resolvers<Context> = Readonly<Record<string, Resolve<Context>>>;

export interface Rows {
  row(id: string): Row | undefined;
  /**
   * Whether the rows may be incomplete, as those that another build has filled. What is missing is
   * then answered as empty.
   */
  mayLack(): boolean;
  /** `key`: of the connection, `args`: those that tell its lists apart. */
  loaded(ownerId: string, key: string, args: Arguments): ListWindow | null;
}

/** A field that neither a resolver nor a row has. */
export class Unanswered extends Error {
  override readonly name = 'Unanswered';
  constructor(readonly field: string) {
    super(field);
  }
}

/** Something that the answer needs is on the disk and not in memory yet. */
export class Unread extends Error {
  override readonly name = 'Unread';
}

/** The abstract types of the schema. */
const isOfType: Readonly<Record<string, (type: string) => boolean>> = {
  __isNode: (type) => type !== 'NamedActor',
  __isActor: (type) => type === 'User' || type === 'NamedActor',
};

type Out = Record<string, unknown>;

/**
 * Executes any document of Relay's compiler and returns the response's data, including what the
 * server would send later (`@defer`). Throws `Unanswered` or `Unread`.
 */
export function execute<Context extends Rows>(
  { operation }: ConcreteRequest,
  variables: Variables,
  resolvers: Resolvers<Context>,
  context: Context,
): Out {
  /** A field that several fragments ask for is resolved once. */
  const known = new Map<Embedded, Map<string, Value | undefined>>();
  const data: Out = {};
  fill(operation.selections, {}, 'Query', data);
  return data;

  function fill(
    selections: readonly NormalizationSelection[],
    source: Embedded,
    type: string,
    out: Out,
  ): void {
    for (const selection of selections) {
      switch (selection.kind) {
        case 'ScalarField':
        case 'LinkedField':
          fillField(selection, source, type, out, selections);
          break;
        case 'InlineFragment':
          if (
            selection.abstractKey == null
              ? selection.type === type
              : isOfType[selection.abstractKey]?.(type)
          )
            fill(selection.selections, source, type, out);
          break;
        case 'Condition':
          if (Boolean(variables[selection.condition]) === selection.passingValue)
            fill(selection.selections, source, type, out);
          break;
        case 'Defer':
        case 'Stream':
          fill(selection.selections, source, type, out);
          break;
        case 'TypeDiscriminator':
          if (isOfType[selection.abstractKey]?.(type)) out[selection.abstractKey] = type;
          break;
        default:
      }
    }
  }

  function fillField(
    field: NormalizationScalarField | NormalizationLinkedField,
    source: Embedded,
    type: string,
    out: Out,
    beside: readonly NormalizationSelection[],
  ): void {
    const name = field.alias ?? field.name;
    if (field.name === '__typename') {
      out[name] = type;
      return;
    }
    const kept = valueOf(field, source, type, beside);
    const lacks =
      kept === undefined && resolvers[`${type}.${field.name}`] === undefined && context.mayLack();
    const value = lacks ? (field.kind === 'LinkedField' && field.plural ? [] : null) : kept;
    if (value === undefined) throw new Unanswered(`${type}.${field.name}`);
    out[name] = field.kind === 'ScalarField' ? value : complete(field, value, out[name]);
  }

  function valueOf(
    field: NormalizationScalarField | NormalizationLinkedField,
    source: Embedded,
    type: string,
    beside: readonly NormalizationSelection[],
  ): Value | undefined {
    const key = getStorageKey(field, variables);
    const resolve = resolvers[`${type}.${field.name}`];
    if (resolve === undefined) return source[key];
    const ofSource = known.get(source) ?? new Map<string, Value | undefined>();
    known.set(source, ofSource);
    if (!ofSource.has(key))
      ofSource.set(
        key,
        resolve(
          source,
          argumentsOf(field.args ?? [], variables),
          context,
          loadedOf(field, source, beside),
        ),
      );
    return ofSource.get(key);
  }

  /** Relay's compiler puts the name of a connection beside its field. */
  function loadedOf(
    field: NormalizationScalarField | NormalizationLinkedField,
    { id }: Embedded,
    beside: readonly NormalizationSelection[],
  ): ListWindow | null {
    for (const each of beside)
      if (
        each.kind === 'LinkedHandle' &&
        each.handle === 'connection' &&
        each.name === field.name
      ) {
        const args = argumentsOf(each.args ?? [], variables);
        const filters = each.filters ?? [];
        return context.loaded(
          typeof id === 'string' ? id : VIEWER_ID,
          each.key,
          Object.fromEntries(filters.map((name) => [name, args[name]])),
        );
      }
    return null;
  }

  /** `before`: the result so far, from another fragment on the same object. */
  function complete(field: NormalizationLinkedField, value: Value, before: unknown): unknown {
    if (value === null) return null;
    if (Array.isArray(value))
      return value.map((each: Value, index) =>
        complete(field, each, Array.isArray(before) ? before[index] : undefined),
      );
    if (typeof value !== 'object') throw new Unanswered(`${field.name}, which is no object`);
    // not null, a list or a scalar
    const source = isRef(value) ? context.row(value.ref) : (value as Embedded);
    if (source === undefined) {
      if (context.mayLack()) return null;
      throw new Unanswered(`the row of ${field.name}`);
    }
    const out = (before ?? {}) as Out; // made below
    const typename = source['__typename'];
    fill(field.selections, source, field.concreteType ?? String(typename), out);
    return out;
  }
}

function argumentsOf(args: readonly NormalizationArgument[], variables: Variables): Arguments {
  return Object.fromEntries(args.map((arg) => [arg.name, argumentOf(arg, variables)]));
}

function argumentOf(arg: NormalizationArgument, variables: Variables): unknown {
  switch (arg.kind) {
    case 'Literal':
      return arg.value as unknown;
    case 'Variable':
      return variables[arg.variableName] as unknown;
    case 'ObjectValue':
      return argumentsOf(arg.fields, variables);
    case 'ListValue':
      return arg.items.map((item) => item && argumentOf(item, variables));
  }
}

type Path = readonly (string | number)[];

/**
 * Converts complete data into the parts that Relay expects: first the data, then each fragment with
 * `@defer` again as a separate part, then the final part.
 */
export function inParts(
  { operation }: ConcreteRequest,
  variables: Variables,
  data: Readonly<Record<string, unknown>>,
): readonly GraphQLResponse[] {
  const parts: { label: string; path: Path; data: object }[] = [];
  find(operation.selections, data, []);
  // Relay's types do not include parts and the final payload.
  return [
    { data },
    ...parts,
    { data: null, extensions: { is_final: true } },
  ] as readonly unknown[] as readonly GraphQLResponse[];

  function find(selections: readonly NormalizationSelection[], data: unknown, path: Path): void {
    if (Array.isArray(data))
      data.forEach((each, index) => find(selections, each, [...path, index]));
    if (!isRecord(data) || Array.isArray(data)) return;
    for (const selection of selections) {
      if (selection.kind === 'LinkedField')
        find(selection.selections, data[selection.alias ?? selection.name], [
          ...path,
          selection.alias ?? selection.name,
        ]);
      if (
        selection.kind === 'InlineFragment' &&
        (selection.abstractKey == null
          ? data['__typename'] === undefined || data['__typename'] === selection.type
          : selection.abstractKey in data)
      )
        find(selection.selections, data, path);
      if (
        selection.kind === 'Condition' &&
        Boolean(variables[selection.condition]) === selection.passingValue
      )
        find(selection.selections, data, path);
      if (selection.kind !== 'Defer') continue;
      if (selection.if == null || variables[selection.if] === true)
        parts.push({ label: selection.label, path, data });
      find(selection.selections, data, path);
    }
  }
}
