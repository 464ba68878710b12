/** What is told of a module while chunks are made. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importedIds: readonly string[];
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}
interface Modules {
  getModuleInfo(id: string): ModuleInfo | null;
}

/**
 * Few files, for a line on which each costs a round trip: what every start needs is three, the language, what changes with a library and what changes with us;
 * what the list shares with other screens is one, and so is what others share, as far as it brings no library of its own. Each holds all that
 * it imports, unless one before it does, so that nothing runs before what it needs.
 */
export const chunkGroups = [
  { name: 'language', priority: 5, holds: (id: string, modules: Modules) => reachedBy(id, modules).entry },
  { name: 'libraries', priority: 4, holds: (id: string, modules: Modules) => id.includes('node_modules') && reachedBy(id, modules).start },
  { name: 'start', priority: 3, holds: (id: string, modules: Modules) => reachedBy(id, modules).start },
  { name: 'list', priority: 2, holds: (id: string, modules: Modules) => isShared(id, modules) && [...reachedBy(id, modules).late].some((screen) => screen.endsWith('/screens/SnagList/SnagListScreen.tsx')) },
  { name: 'shared', priority: 1, holds: isShared },
].map(({ name, priority, holds }) => ({ name: (id: string, modules: Modules) => (holds(id, modules) ? name : null), debugName: name, priority }));

function isShared(id: string, modules: Modules): boolean {
  return isLight(id, modules) && reachedBy(id, modules).late.size > 1;
}

interface Reached {
  /** Of the page's own file: what finds out which language to load. */
  readonly entry: boolean;
  /** Of the app, which that file loads in any case, but not before the language. */
  readonly start: boolean;
  /** The modules that are loaded later and need it at once. */
  readonly late: ReadonlySet<string>;
}

/** Upwards through everything that imports it. */
function reachedBy(id: string, modules: Modules): Reached {
  const seen = new Set<string>([id]);
  const late = new Set<string>();
  let entry = false;
  let start = false;
  for (const each of seen) {
    const info = modules.getModuleInfo(each);
    if (info === null) continue;
    if (info.isEntry) entry = true;
    if (each.endsWith('/src/shell/start.tsx')) start = true;
    else if (info.dynamicImporters.length > 0) late.add(each);
    for (const importer of info.importers) seen.add(importer);
  }
  return { entry, start, late };
}

/** Whether it needs nothing but ours and what is there from the start. */
function isLight(id: string, modules: Modules): boolean {
  const seen = new Set<string>([id]);
  for (const each of seen) {
    const reached = reachedBy(each, modules);
    if (reached.entry || reached.start) continue;
    if (each.includes('node_modules')) return false;
    for (const imported of modules.getModuleInfo(each)?.importedIds ?? []) seen.add(imported);
  }
  return true;
}
