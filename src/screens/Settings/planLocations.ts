import { lengthOf, nameKey } from '../../../rules/text';
import { projectLimits, textLimits } from '../../../rules/limits';
import type { ListedLocation, LocationTree } from './locationTree';
import { locationMessages as messages } from './locationMessages';
import { nameOf, type WrittenLocation } from './readLocations';

/** A location of the preview. */
export interface PlannedLocation {
  readonly id: string;
  readonly name: string;
  readonly parentId: string | null;
  /** From 1, below the common parent. */
  readonly level: number;
  readonly isNew: boolean;
  /** Line of its first occurrence. */
  readonly line: number | null;
}

export interface LocationPlan {
  /** In tree order: parents before their children. */
  readonly planned: readonly PlannedLocation[];
  readonly added: readonly PlannedLocation[];
  /** Error messages, in the order of lines. */
  readonly problems: readonly string[];
}

interface Branch {
  readonly location: PlannedLocation;
  readonly inside: Branches;
}
type Branches = Map<string, Branch>;

/**
 * The locations to add for an input: existing ones, compared by normalised names, are not added
 * again.
 * `idOf` gives the same path the same new id, so that sending again repeats the same event.
 */
export function planLocations(
  written: readonly WrittenLocation[],
  base: ListedLocation | null,
  tree: LocationTree,
  idOf: (key: string) => string,
): LocationPlan {
  const known = new Map(
    tree.all.map((location) => [`${location.parentId ?? ''}\n${keyOf(location.name)}`, location]),
  );
  const top: Branches = new Map();
  const problems: string[] = [];
  for (const { path, line } of written) {
    let branches = top;
    let parent = base?.id ?? null;
    let key = parent ?? '';
    for (const [index, name] of path.entries()) {
      const its = keyOf(name);
      key = `${key}\n${its}`;
      let branch = branches.get(its);
      if (branch === undefined) {
        const there = known.get(`${parent ?? ''}\n${its}`);
        const location = {
          id: there?.id ?? idOf(key),
          name: there?.name ?? name,
          parentId: parent,
          level: index + 1,
          isNew: there === undefined,
          line,
        };
        const problem =
          there === undefined
            ? problemOf(location, (base?.depth ?? 0) + index + 1)
            : there.archived
              ? messages.isArchived(there.path)
              : null;
        if (problem !== null)
          problems.push(line === null ? problem : messages.atLine(line, problem));
        branch = { location, inside: new Map() };
        branches.set(its, branch);
      }
      branches = branch.inside;
      parent = branch.location.id;
    }
  }
  const planned = flat(top);
  const added = planned.filter(({ isNew }) => isNew);
  if (added.length > projectLimits.locationsAtOnce)
    problems.push(messages.tooMany(projectLimits.locationsAtOnce));
  else if (tree.all.length + added.length > projectLimits.locations)
    problems.push(messages.noRoom(projectLimits.locations, tree.all.length));
  return { planned, added, problems };
}

function problemOf({ name }: PlannedLocation, depth: number): string | null {
  if (lengthOf(name) > textLimits.name)
    return messages.tooLong(`${name.slice(0, 30)}…`, textLimits.name);
  return depth > projectLimits.locationDepth
    ? messages.tooDeep(name, projectLimits.locationDepth)
    : null;
}

/** The key that names are compared by; consecutive spaces count as one. */
const keyOf = (name: string): string => nameKey(nameOf(name));

const flat = (branches: Branches): PlannedLocation[] =>
  [...branches.values()].flatMap(({ location, inside }) => [location, ...flat(inside)]);
