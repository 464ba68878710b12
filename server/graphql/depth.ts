import { GraphQLError, Kind, type SelectionSetNode, type ValidationRule } from 'graphql';
import { settings } from '../settings';

/** Refuses documents that nest fields deeper than any screen needs. */
export const limitDepth: ValidationRule = (context) => ({
  OperationDefinition(operation) {
    const depthOf = (set: SelectionSetNode | undefined, above: number, seen: readonly string[]): number => {
      if (above > settings.query.depth) return above;
      let deepest = above;
      for (const selection of set?.selections ?? []) {
        if (selection.kind === Kind.FIELD) deepest = Math.max(deepest, depthOf(selection.selectionSet, above + 1, seen));
        else if (selection.kind === Kind.INLINE_FRAGMENT) deepest = Math.max(deepest, depthOf(selection.selectionSet, above, seen));
        else if (!seen.includes(selection.name.value)) {
          const fragment = context.getFragment(selection.name.value);
          deepest = Math.max(deepest, depthOf(fragment?.selectionSet, above, [...seen, selection.name.value]));
        }
      }
      return deepest;
    };
    if (depthOf(operation.selectionSet, 0, []) > settings.query.depth) {
      context.reportError(new GraphQLError(`A document can nest at most ${settings.query.depth} fields.`, { nodes: operation }));
    }
  },
});
