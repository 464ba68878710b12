/**
 * The app declares its addresses here by `declare module` (src/shell/routes.tsx), so that this
 * folder does not import the app.
 */
// eslint-disable-next-line typescript/no-empty-object-type -- filled by whoever uses it
export interface Register {}

/** Each address with its search parameters. */
type Addresses = Register extends { addresses: infer Told } ? Told : Record<string, object>;
/** What a parent shows a route as. */
export type View = Register extends { view: infer Told } ? Told : string;
export type Context = Register extends { context: infer Told } ? Told : unknown;
export type Address = keyof Addresses & string;

/** `/p/$code/plans/$plan` has `code` and `plan`. */
export type ParamsOf<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? ParamsOf<First> & ParamsOf<Rest>
  : Path extends `$${infer Name}`
    ? { readonly [Key in Name]: string }
    : unknown;

type All<Union> = (Union extends unknown ? (each: Union) => void : never) extends (
  all: infer Both,
) => void
  ? Both
  : never;
/** All search parameters of all addresses. */
export type Search = Partial<All<Addresses[Address]>>;
/** All path parameters of all addresses. */
export type Params = Partial<
  All<{ [To in Address]: unknown extends ParamsOf<To> ? never : ParamsOf<To> }[Address]>
>;

export type RawSearch = Readonly<Record<string, unknown>>;
export type RawParams = Readonly<Record<string, string>>;

interface Behind<Wanted> {
  /** True: the current search. @default none */
  readonly search?: Wanted | true | ((before: Search) => Wanted);
  /** Without `#`. True: the current hash. @default none */
  readonly hash?: string | true;
}

/** An address to go to; `.` is the current one. */
export type Destination =
  | {
      [To in Address]: { readonly to: To } & Behind<Addresses[To]> &
        (unknown extends ParamsOf<To>
          ? { readonly params?: undefined }
          : { readonly params: ParamsOf<To> });
    }[Address]
  | ({ readonly to: '.'; readonly params?: undefined } & Behind<Search>);

/** The current position, as far as a destination can depend on it. */
export interface Here {
  readonly pathname: string;
  /** Without `#`. */
  readonly hash: string;
  /** The search parameters, as the routes have read them. */
  readonly search: RawSearch;
}

const partsOf = (path: string): readonly string[] => path.split('/').filter((part) => part !== '');

/**
 * The parameters of a path that starts with the pattern; null for other paths. `whole`: the path
 * has nothing after it.
 */
export function readPath(
  pattern: string,
  path: string,
): { readonly params: RawParams; readonly whole: boolean } | null {
  const wanted = partsOf(pattern);
  const given = partsOf(path);
  const params: Record<string, string> = {};
  for (const [index, part] of wanted.entries()) {
    const value = given[index];
    if (value === undefined) return null;
    if (part.startsWith('$')) params[part.slice(1)] = decoded(value);
    else if (part !== value.toLowerCase()) return null;
  }
  return { params, whole: given.length === wanted.length };
}

export function writePath(pattern: string, params: RawParams = {}): string {
  return pattern.replaceAll(/\$(\w+)/g, (_whole, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
}

/** Values stay text: `?q=42` is the text 42 and no number. */
export const readSearch = (text: string): RawSearch =>
  Object.fromEntries(new URLSearchParams(text));

export function writeSearch(search: RawSearch): string {
  const text = new URLSearchParams(
    Object.entries(search).flatMap(([key, value]) =>
      typeof value === 'string' ? [[key, value]] : [],
    ),
  )
    .toString()
    // A list of several values stays readable.
    .replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}

export function hrefOf({ to, params, search, hash }: Destination, here: Here): string {
  const path = to === '.' ? here.pathname : writePath(to, params);
  const behind = hash === true ? here.hash : hash;
  return (
    path +
    writeSearch(searchOf(search, here)) +
    (behind === undefined || behind === '' ? '' : `#${behind}`)
  );
}

function searchOf(search: Destination['search'], here: Here): RawSearch {
  if (search === true) return here.search;
  return { ...(typeof search === 'function' ? search(here.search) : search) };
}

/**
 * Whether the page is at this address, as {@link hrefOf} writes it; unless `exact`, also if it is
 * below it or has more search parameters.
 */
export function isAt(href: string, here: Here, exact: boolean): boolean {
  const [, pathname = '', search = '', hash = ''] = /^([^?#]*)([^#]*)#?(.*)$/.exec(href) ?? [];
  const [wantedPath, at] = [trimmed(pathname), trimmed(here.pathname)];
  // Each link of a list asks at every step, and most lead to another path: their parameters are not
  // read.
  if (at !== wantedPath && (exact || !at.startsWith(`${wantedPath}/`))) return false;
  const wanted = Object.entries(readSearch(search));
  if (!wanted.every(([key, value]) => here.search[key] === value)) return false;
  return !exact || (wanted.length === Object.keys(here.search).length && hash === here.hash);
}

const trimmed = (path: string): string => path.replace(/(.)\/$/, '$1');

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
