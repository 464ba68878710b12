/** The bundler's information about a module. */
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
 * Few files, because on a slow connection each costs a round trip. The code of every start is in
 * three: the language, the libraries, and our own code.
 * The list is in one file, with what it shares with other screens. So are the frames of other
 * screens, what works behind the screens, and modules shared by other screens, unless they import a
 * library of their own.
 * Each file contains everything that its modules import, except for modules of earlier files, so
 * that no module runs before its imports.
 */
export const chunkGroups = [
  {
    name: 'language',
    priority: 6,
    holds: (id: string, modules: Modules) => reachedBy(id, modules).entry,
  },
  {
    name: 'libraries',
    priority: 5,
    holds: (id: string, modules: Modules) =>
      id.includes('node_modules') && reachedBy(id, modules).start,
  },
  {
    name: 'start',
    priority: 4,
    holds: (id: string, modules: Modules) => reachedBy(id, modules).start,
  },
  {
    name: 'list',
    priority: 3,
    holds: (id: string, modules: Modules) =>
      isFor('/screens/SnagList/SnagListScreen.tsx', reachedBy(id, modules)),
  },
  {
    name: 'frames',
    priority: 2,
    holds: (id: string, modules: Modules) =>
      isFor('/shell/routes/frames.ts', reachedBy(id, modules)),
  },
  {
    name: 'device',
    priority: 1,
    holds: (id: string, modules: Modules) => isOfDevice(reachedBy(id, modules)),
  },
  { name: 'shared', priority: 0, holds: isShared },
].map(({ name, priority, holds }) => ({
  name: (id: string, modules: Modules) => (holds(id, modules) ? name : null),
  debugName: name,
  priority,
}));

const isFor = (path: string, { late }: Reached): boolean =>
  [...late].some((each) => each.endsWith(path));

/**
 * What works behind the screens. A start without the server waits for the first of them, and each
 * screen loads both sooner or later.
 */
const engines = ['/src/sync/rows/deviceEngine.ts', '/src/shell/offlineEngine.ts'];

const isOfDevice = (reached: Reached): boolean =>
  !reached.entry &&
  !reached.start &&
  reached.late.size > 1 &&
  engines.some((engine) => isFor(engine, reached));

function isShared(id: string, modules: Modules): boolean {
  return isLight(id, modules) && reachedBy(id, modules).late.size > 1;
}

interface Reached {
  /** Reached from the page's entry, which finds out which language to load. */
  readonly entry: boolean;
  /** Reached from the app's start, which the entry always loads, after the language. */
  readonly start: boolean;
  /** The dynamically imported modules that import it statically. */
  readonly late: ReadonlySet<string>;
}

/** Follows the importers upwards. */
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

/** Whether it imports only our own modules and those that are loaded at the start. */
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
