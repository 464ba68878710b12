import {
  type DocumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  getVariableValues,
  isCompositeType,
  isInterfaceType,
  isListType,
  isObjectType,
  Kind,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql';
import { settings } from '../settings';

export interface Measured {
  depth: number;
  /** About how many fields the answer has. */
  cost: number;
}

/** Of the description of the schema, and of a mutation beside its answer. */
const ofSchema = 500;
const ofMutation = 100;

const nothing: Measured = { depth: 0, cost: 0 };

interface Asked {
  schema: GraphQLSchema;
  document: DocumentNode;
  operationName?: string | null | undefined;
  /** As they were sent. */
  variables: Readonly<Record<string, unknown>>;
}

const weights: Readonly<Record<string, number>> = settings.api.weights;

/**
 * How deep and how costly an operation is, before it runs: a page counts as `first` of what it
 * lists, another list as `settings.api` says. Each fragment is looked at once, however often it is
 * spread. The document is valid. Null if its variables are not: then it will not run.
 */
export function measure({ schema, document, operationName, variables }: Asked): Measured | null {
  const operations = document.definitions.filter(
    (definition) => definition.kind === Kind.OPERATION_DEFINITION,
  );
  const operation = operations.find(({ name }) => name?.value === operationName) ?? operations[0];
  if (operation === undefined) return null;
  const { coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: 1,
  });
  if (coerced === undefined) return null;
  const values = coerced;
  const fragments = new Map<string, FragmentDefinitionNode>();
  for (const definition of document.definitions)
    if (definition.kind === Kind.FRAGMENT_DEFINITION)
      fragments.set(definition.name.value, definition);
  const known = new Map<string, Measured>();

  function ofSet(
    set: SelectionSetNode | undefined,
    type: GraphQLNamedType | undefined,
    isPage: boolean,
  ): Measured {
    let [depth, cost] = [0, 0];
    for (const selection of set?.selections ?? []) {
      const part =
        selection.kind === Kind.FIELD
          ? ofField(selection, type, isPage)
          : selection.kind === Kind.INLINE_FRAGMENT
            ? ofSet(
                selection.selectionSet,
                selection.typeCondition === undefined
                  ? type
                  : schema.getType(selection.typeCondition.name.value),
                isPage,
              )
            : ofFragment(selection.name.value, isPage);
      depth = Math.max(depth, part.depth);
      cost += part.cost;
    }
    return { depth, cost };
  }

  function ofFragment(name: string, isPage: boolean): Measured {
    const key = `${name} ${isPage}`;
    const before = known.get(key);
    if (before !== undefined) return before;
    const fragment = fragments.get(name);
    const found =
      fragment === undefined
        ? nothing
        : ofSet(fragment.selectionSet, schema.getType(fragment.typeCondition.name.value), isPage);
    known.set(key, found);
    return found;
  }

  function ofField(node: FieldNode, type: GraphQLNamedType | undefined, isPage: boolean): Measured {
    const name = node.name.value;
    if (name === '__schema' || name === '__type') return { depth: 1, cost: ofSchema };
    const field = isObjectType(type) || isInterfaceType(type) ? type.getFields()[name] : undefined;
    if (field === undefined) return { depth: 1, cost: 1 };
    const isList = isListType(getNullableType(field.type));
    const first = pageOf(node, field);
    const inner = getNamedType(field.type);
    const below = isCompositeType(inner)
      ? ofSet(node.selectionSet, inner, first !== null && !isList)
      : nothing;
    const weight = weights[`${type?.name}.${name}`];
    const times = first ?? (isList && !isPage ? (weight ?? settings.api.shortList) : 1);
    const extra = type === schema.getMutationType() ? ofMutation : isList ? 0 : (weight ?? 0);
    return { depth: 1 + below.depth, cost: 1 + extra + times * below.cost };
  }

  /** How many are asked for; null where that is no question. */
  function pageOf(node: FieldNode, field: GraphQLField<unknown, unknown>): number | null {
    if (!field.args.some((argument) => argument.name === 'first')) return null;
    const sizes = (node.arguments ?? []).flatMap(({ name, value }) => {
      if (name.value !== 'first' && name.value !== 'last') return [];
      const size = valueFromASTUntyped(value, values);
      // Null is no number of any.
      return [typeof size === 'number' ? size : settings.query.first];
    });
    // Of a list without either all is given.
    return sizes.length === 0 ? settings.query.first : Math.max(0, ...sizes);
  }

  return ofSet(operation.selectionSet, schema.getRootType(operation.operation) ?? undefined, false);
}
