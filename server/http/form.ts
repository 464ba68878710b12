import type { Readable } from 'node:stream';
import { Busboy, type BusboyInstance } from '@fastify/busboy';
import { paceBytes } from '../features/journal/pacing';
import { Refusal } from '../refusal';
import { settings } from '../settings';
import type { Body } from './body';

/** What is accepted after the form's operation is known. */
export interface Admission {
  /** Bytes of the whole request. */
  limitBytes: number;
  /** ms that the rest of the request may take. */
  longestMs: number;
  /** The refusal of a larger form. */
  tooLarge(bytes: number): Refusal;
  /** Reads a file to its end; its result replaces the file in the variables. */
  keep(file: AsyncIterable<Uint8Array>, about: { name: string; type: string }): Promise<unknown>;
}

export interface FormOptions {
  contentType: string;
  body: Body;
  /** Bytes before the operation is known. */
  limitBytes: number;
  /** Called once, before the first file is read. Throws a Refusal if the form is not accepted. */
  admit(params: object): Promise<Admission>;
}

/** Largest number of files in a form. */
const FILES = 10;
const NAME_BYTES = 100;

/**
 * Reads a GraphQL request with files, in the order of the multipart specification: operations, map,
 * files. Only so is known what the files are for before they come, and how many bytes they may
 * have; a form in another order is refused. Whatever goes wrong, the files that were being kept
 * have been given up when this rejects, and the rest of the body is dropped.
 */
export async function readForm({
  contentType,
  body,
  limitBytes,
  admit,
}: FormOptions): Promise<object> {
  const form = open(contentType);
  const kept: Promise<void>[] = [];
  let underWay: Readable | null = null;
  let params: object | null = null;
  let map: FileMap | null = null;
  let admission: Admission | null = null;
  let failure: { why: unknown } | null = null;
  let endWait = (_why: unknown): void => undefined;
  const fail = (why: unknown): void => {
    failure ??= { why };
    endWait(failure.why);
  };
  /**
   * Waits for the promise unless the form fails before. A race with one shared promise would keep
   * every part in memory until the end.
   */
  const orFailed = <T>(work: Promise<T>): Promise<T> =>
    new Promise((resolve, reject) => {
      endWait = reject;
      if (failure !== null) reject(failure.why);
      work.then(resolve, reject);
    });

  const field = (name: string, value: string, nameCut: boolean, valueCut: boolean): void => {
    if (nameCut || valueCut)
      throw new Refusal('BODY_TOO_LARGE', {
        bytes: settings.body.small,
        limitBytes: settings.body.small,
      });
    if (name === 'operations' && params === null) params = readObject(value);
    else if (name === 'map' && params !== null && map === null) map = readMap(value, FILES);
    else throw new Refusal('BAD_REQUEST');
  };

  const keep = async (
    name: string,
    file: Readable,
    about: { name: string; type: string },
  ): Promise<void> => {
    const paths = map?.get(name);
    // No map yet, a file that is not in it, or one that came twice.
    if (
      params === null ||
      map === null ||
      paths === undefined ||
      !map.delete(name) ||
      !pathsAreEmpty(params, paths)
    )
      throw new Refusal('BAD_REQUEST');
    admission ??= await admit(params);
    body.expectFile(admission.longestMs);
    if (body.announced !== null && body.announced > admission.limitBytes)
      throw admission.tooLarge(body.announced);
    const value = await admission.keep(file, about);
    for (const path of paths) put(params, path, value);
  };

  form.on('field', (...all) => orFail(() => field(all[0], all[1], all[2], all[3])));
  form.on('file', (name, file, filename, _encoding, type) => {
    underWay = file;
    // A file that is given up before it is read has no other error handler.
    file.on('error', () => undefined);
    const keeping = keep(name, file, { name: String(filename), type });
    kept.push(keeping);
    keeping.catch(fail);
  });
  form.on('error', () => fail(new Refusal('BAD_REQUEST')));
  for (const limit of ['partsLimit', 'filesLimit', 'fieldsLimit'] as const)
    form.on(limit, () => fail(new Refusal('BAD_REQUEST')));
  function orFail(work: () => void): void {
    try {
      work();
    } catch (error) {
      fail(error);
    }
  }

  try {
    let bytes = 0;
    const parts = body.parts();
    for (;;) {
      // A refusal while no bytes arrive takes effect at once.
      const { done, value } = await orFailed(parts.next());
      if (done === true) break;
      bytes += value.byteLength;
      refuseBeyond(bytes, limitBytes, admission);
      await paceBytes(value.byteLength);
      await orFailed(write(form, value));
    }
    await orFailed(end(form));
    await orFailed(Promise.all(kept));
    return complete(params, map);
  } catch (error) {
    void body.drain();
    // Its type is lost between the callbacks.
    (underWay as Readable | null)?.destroy(new Error('The form was given up.'));
    form.destroy();
    await Promise.allSettled(kept);
    throw error;
  }
}

function open(contentType: string): BusboyInstance {
  try {
    return Busboy({
      headers: { 'content-type': contentType },
      limits: {
        fieldNameSize: NAME_BYTES,
        fieldSize: settings.body.small,
        fields: 2,
        files: FILES,
        parts: FILES + 2,
        headerPairs: 20,
      },
    });
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}

function refuseBeyond(bytes: number, limitBytes: number, admission: Admission | null): void {
  if (bytes <= (admission?.limitBytes ?? limitBytes)) return;
  throw admission?.tooLarge(bytes) ?? new Refusal('BODY_TOO_LARGE', { bytes, limitBytes });
}

/** Resolves when the parser and the reader of the current file want more. */
const write = (form: BusboyInstance, part: Uint8Array): Promise<void> =>
  new Promise((resolve) => form.write(part, () => resolve()));

const end = (form: BusboyInstance): Promise<void> =>
  new Promise((resolve) => {
    form.once('finish', resolve);
    form.end();
  });

function complete(params: object | null, map: FileMap | null): object {
  if (params === null || (map?.size ?? 0) > 0) throw new Refusal('BAD_REQUEST');
  return params;
}

/** For each file of a form, by its name in the form, its paths in the operation. */
type FileMap = Map<string, string[][]>;

/** One operation; a list of them is refused. */
function readObject(text: string): object {
  const value = parse(text);
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value;
  throw new Refusal('BAD_REQUEST');
}

function readMap(text: string, mostFiles: number): FileMap {
  const entries = Object.entries(readObject(text)).map(([name, paths]): [string, string[][]] => {
    if (!Array.isArray(paths) || paths.length === 0 || paths.length > mostFiles)
      throw new Refusal('BAD_REQUEST');
    return [name, paths.map(readPath)];
  });
  const all = entries.flatMap(([, paths]) => paths.map((path) => path.join('.')));
  if (entries.length > mostFiles || new Set(all).size !== all.length)
    throw new Refusal('BAD_REQUEST');
  return new Map(entries);
}

/** Whether the operation has null at each of the paths, as the specification requires. */
const pathsAreEmpty = (operation: object, paths: readonly string[][]): boolean =>
  paths.every((path) => holderOf(operation, path)?.at(-1) === null);

function put(operation: object, path: string[], value: unknown): void {
  const [holder] = holderOf(operation, path) ?? [];
  const last = path.at(-1);
  if (holder === undefined || holder === null || last === undefined)
    throw new Refusal('BAD_REQUEST');
  Object.defineProperty(holder, last, {
    value,
    enumerable: true,
    writable: true,
    configurable: true,
  });
}

/** The object with the last key of a path, and the value there. Only own properties count. */
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
  if (steps.length < 2 || steps.length > 8 || steps[0] !== 'variables')
    throw new Refusal('BAD_REQUEST');
  return steps;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('BAD_REQUEST');
  }
}
