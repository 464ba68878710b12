import { Refusal } from '../refusal';

/** For each file of a form, by its name in the form, the places in the operation where it belongs. */
export type FileMap = Map<string, string[][]>;

/** One operation; a list of them is refused. */
export function readObject(text: string): object {
  const value = parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Refusal('BAD_REQUEST');
}

export function readMap(text: string, mostFiles: number): FileMap {
  const entries = Object.entries(readObject(text)).map(([name, paths]): [string, string[][]] => {
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > mostFiles) throw new Refusal('BAD_REQUEST');
    return [name, paths.map(readPath)];
  });
  const all = entries.flatMap(([, paths]) => paths.map((path) => path.join('.')));
  if (entries.length > mostFiles || new Set(all).size !== all.length) throw new Refusal('BAD_REQUEST');
  return new Map(entries);
}

/** Whether the operation says null at each of the places, as the specification asks: a file replaces nothing that was said. */
export const placesAreEmpty = (operation: object, paths: readonly string[][]): boolean => paths.every((path) => holderOf(operation, path)?.at(-1) === null);

export function put(operation: object, path: string[], value: unknown): void {
  const [holder] = holderOf(operation, path) ?? [];
  const last = path.at(-1);
  if (holder === undefined || holder === null || last === undefined) throw new Refusal('BAD_REQUEST');
  Object.defineProperty(holder, last, { value, enumerable: true, writable: true, configurable: true });
}

/** What holds the last step of a path, and what stands there. Only an object's own properties count. */
function holderOf(operation: object, path: readonly string[]): [object, unknown] | null {
  let holder: object = operation;
  for (const [index, step] of path.entries()) {
    const value: unknown = Object.getOwnPropertyDescriptor(holder, step)?.value;
    if (index === path.length - 1) return [holder, value];
    if (typeof value !== 'object' || value === null) return null;
    holder = value;
  }
  return null;
}

function readPath(path: unknown): string[] {
  const steps = typeof path === 'string' ? path.split('.') : [];
  if (steps.length < 2 || steps.length > 8 || steps[0] !== 'variables') throw new Refusal('BAD_REQUEST');
  return steps;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
