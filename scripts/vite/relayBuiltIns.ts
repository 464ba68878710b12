// Replacements for the Babel helpers in Relay's code, using what current browsers have built in,
// and for Relay's `invariant`. Named after the helpers.

/** The build removes the error messages. */
export function invariant_(holds: boolean): void {
  if (!holds)
    throw new Error(
      'Relay found a fault of its own or of its use; the build in development says which.',
    );
}

export const objectSpread2_ = (target: object, ...sources: object[]): object =>
  Object.assign(target, ...sources);
export const extends_ = objectSpread2_;
export const toConsumableArray_ = <T>(items: Iterable<T>): T[] => [...items];
export const defineProperty_ = (target: object, key: PropertyKey, value: unknown): object =>
  Object.assign(target, { [key]: value });
export const toPropertyKey_ = (key: unknown): PropertyKey =>
  typeof key === 'symbol' ? key : String(key);
export const assertThisInitialized_ = <T>(self: T): T => self;

export function objectWithoutPropertiesLoose_(
  source: object | null | undefined,
  left: readonly string[],
): object {
  return Object.fromEntries(Object.entries(source ?? {}).filter(([key]) => !left.includes(key)));
}

export function inheritsLoose_(child: Class, parent: Class): void {
  child.prototype = Object.create(parent.prototype, {
    constructor: { value: child, writable: true, configurable: true },
  }) as object;
  Object.setPrototypeOf(child, parent);
}

interface Class {
  prototype: object;
}
