import type { ConcreteRequest, GraphQLResponse, NormalizationSelection, Variables } from 'relay-runtime';
import { isRecord } from '../../session/state';

type Path = readonly (string | number)[];

/** An answer that has all its data at once as Relay takes it: each fragment with `@defer` again as a part of its own, and then the end. */
export function inParts({ operation }: ConcreteRequest, variables: Variables, data: Readonly<Record<string, unknown>>): readonly GraphQLResponse[] {
  const parts: { label: string; path: Path; data: object }[] = [];
  find(operation.selections, data, []);
  // Relay's types know no parts and no control payload.
  return [{ data }, ...parts, { data: null, extensions: { is_final: true } }] as readonly unknown[] as readonly GraphQLResponse[];

  function find(selections: readonly NormalizationSelection[], data: unknown, path: Path): void {
    if (Array.isArray(data)) data.forEach((each, index) => find(selections, each, [...path, index]));
    if (!isRecord(data) || Array.isArray(data)) return;
    for (const selection of selections) {
      if (selection.kind === 'LinkedField') find(selection.selections, data[selection.alias ?? selection.name], [...path, selection.alias ?? selection.name]);
      if (selection.kind === 'InlineFragment' && (selection.abstractKey == null ? data['__typename'] === undefined || data['__typename'] === selection.type : selection.abstractKey in data)) find(selection.selections, data, path);
      if (selection.kind === 'Condition' && Boolean(variables[selection.condition]) === selection.passingValue) find(selection.selections, data, path);
      if (selection.kind !== 'Defer') continue;
      if (selection.if == null || variables[selection.if] === true) parts.push({ label: selection.label, path, data });
      find(selection.selections, data, path);
    }
  }
}
