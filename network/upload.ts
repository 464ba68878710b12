import type { UploadableMap, Variables } from 'relay-runtime';

/** A file of React Native: its form data reads the bytes behind the address when it is sent. */
export interface NativeFile {
  readonly uri: string;
  readonly name: string;
  readonly type: string;
}

/** Each file once, with its paths in the operation. */
export type Files = Map<Blob | NativeFile, string[]>;

/**
 * The files in the variables and in Relay's `uploadables`, whose keys are paths into the variables (`input.photo`), with a copy of the
 * variables (Relay freezes the original) that has null instead of them. Undefined when there are none.
 */
export function findFiles(variables: Variables, uploadables?: UploadableMap | null): { copy: Variables; files: Files } | undefined {
  if (uploadables == null && !holdsFile(variables)) return undefined;
  const files: Files = new Map();
  const copy = withoutFiles(variables, 'variables', files) as Variables; // the copy of an object is an object
  for (const [path, file] of Object.entries(uploadables ?? {})) {
    remember(files, file, `variables.${path}`);
    const keys = path.split('.');
    const last = keys.pop() ?? '';
    const target = keys.reduce<Variables | undefined>((inner, key) => inner?.[key], copy);
    if (target !== undefined) target[last] = null;
  }
  return { copy, files };
}

/** The body of the GraphQL multipart request specification: operations, map, files, in this order. */
export function formData(operations: string, files: Files): FormData {
  const form = new FormData();
  form.append('operations', operations);
  form.append('map', JSON.stringify({ ...[...files.values()] }));
  // React Native's form data takes its own kind of file, which the types of browsers do not know.
  [...files.keys()].forEach((file, index) => form.append(`${index}`, file as Blob));
  return form;
}

/** Allocates nothing, because it runs for every request and few have files. */
function holdsFile(value: unknown): boolean {
  if (!isPlain(value)) return isFile(value);
  if (isNativeFile(value)) return true;
  for (const key in value) if (holdsFile(value[key])) return true;
  return false;
}

function withoutFiles(value: unknown, path: string, files: Files): unknown {
  if (isFile(value)) return remember(files, value, path);
  if (!isPlain(value)) return value;
  const copy: Variables = Array.isArray(value) ? [] : {};
  for (const key in value) copy[key] = withoutFiles(value[key], `${path}.${key}`, files);
  return copy;
}

/** Only plain objects and lists are searched; a Date or an instance of the caller's class serializes itself. */
function isPlain(value: unknown): value is Variables {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return Array.isArray(value) || prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** By its tag and not with `instanceof`, because a file may come from another window. */
function isFile(value: unknown): value is Blob | NativeFile {
  return typeof value === 'object' && value !== null && (isNativeFile(value) || /File|Blob/.test(Object.prototype.toString.call(value)));
}

/** Exactly these three keys and no web address: an object with a link, a name and a type is not a file. */
function isNativeFile(value: object): value is NativeFile {
  if (!('uri' in value && 'name' in value && 'type' in value) || Object.keys(value).length !== 3) return false;
  return typeof value.uri === 'string' && typeof value.name === 'string' && typeof value.type === 'string' && !/^https?:/i.test(value.uri);
}

function remember(files: Files, file: Blob | NativeFile, path: string): null {
  files.set(file, [...(files.get(file) ?? []), path]);
  return null;
}
