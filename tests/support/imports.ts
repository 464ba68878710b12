import { type ImportMapping, type ImportTable, makesMissing } from '../../rules/imports';
import type { Questions } from '../../server/features/tablesIn/questions';
import type { Shown, ShownRow } from '../../server/features/tablesIn/shown';
import type { PersonKey, Site } from './site';
import { newId } from './wire';

/** A table that somebody brings in, by the addresses that the screen uses. */
export interface Imports {
  /** Sends a file or text, and waits until it is read. */
  send(
    table: ImportTable,
    content: string | Uint8Array,
    name?: string,
    id?: string,
  ): Promise<Shown>;
  /** As the server guessed, unless something else is said; waits for the dry run. */
  check(read: Shown, said?: Partial<ImportMapping>): Promise<Shown>;
  /** Waits until it has ended. */
  do(checked: Shown): Promise<Shown>;
  undo(done: Shown): Promise<Shown>;
  /** Read, checked and done. */
  all(
    table: ImportTable,
    content: string | Uint8Array,
    said?: Partial<ImportMapping>,
  ): Promise<Shown>;
  rows(shown: Shown, outcome?: string): Promise<ShownRow[]>;
  /** What the dry run asks. */
  questions(checked: Shown): Promise<Questions>;
  ask(path: string, init?: RequestInit): Promise<{ status: number; body: unknown }>;
}

export function importsOf(site: Site, person: PersonKey = 'admin'): Imports {
  const fetched = (path: string, init: RequestInit = {}) =>
    fetch(`${site.url}/files/imports${path}`, {
      ...init,
      headers: { authorization: `Bearer ${site.people[person].token}`, ...init.headers },
    });
  const ask: Imports['ask'] = async (path, init) => {
    const response = await fetched(path, init);
    const text = await response.text();
    return { status: response.status, body: text.startsWith('{') ? JSON.parse(text) : text };
  };
  /** The server's own sentence is what a failed test shows. */
  const shown = async (path: string, init?: RequestInit): Promise<Shown> => {
    const { status, body } = await ask(path, init);
    if (status !== 200) throw new Error(JSON.stringify(body));
    return body as Shown; // what the route answers
  };
  const settled = async (id: string): Promise<Shown> => {
    await site.server.app.rendered();
    return shown(`/${id}`);
  };
  const press = async ({ id }: Shown, way: string, body?: object): Promise<Shown> => {
    await shown(`/${id}/${way}`, {
      method: 'POST',
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    return settled(id);
  };
  const imports: Imports = {
    ask,
    async send(table, content, name = 'list.csv', id = newId('import')) {
      const body = typeof content === 'string' ? content : new Blob([new Uint8Array(content)]);
      await shown(
        `/${id}?project=${site.projectId}&table=${table}&name=${encodeURIComponent(name)}`,
        { method: 'PUT', body },
      );
      return settled(id);
    },
    check: (read, said = {}) =>
      press(read, 'check', {
        columns: read.facts?.columns.map(({ guess }) => guess),
        words: {},
        dayOrder: read.facts?.dayOrder ?? null,
        answers: makesMissing,
        place: '',
        ...said,
      }),
    do: (checked) => press(checked, 'do'),
    undo: (done) => press(done, 'undo'),
    all: async (table, content, said) =>
      imports.do(await imports.check(await imports.send(table, content), said)),
    // what the route answers
    questions: async ({ id }) => (await ask(`/${id}/questions`)).body as Questions,
    async rows({ id }, outcome) {
      const { body } = await ask(
        `/${id}/rows${outcome === undefined ? '' : `?outcome=${outcome}`}`,
      );
      return (body as { rows: ShownRow[] }).rows; // what the route answers
    },
  };
  return imports;
}
