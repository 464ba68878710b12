import { ROOT_ID } from 'relay-runtime';
import { isRecord } from '../../session/state';
import type { Records, StoredRecord } from '../beforePublish';
import type { DeviceRows, Embedded, ProjectRows, Row, Value } from '../rows/row';

/** Relay's store as the server has filled it. */
export type Stored = Pick<Records, 'get' | 'getRecordIDs'>;

/**
 * Projects as Relay's store has them, in the form of copies, for projects that are not on the
 * device. The store has only what screens have asked for, so of such a project it can be said what
 * unsent entries change in a list, and not what else belongs to it.
 */
export function storedProjects(stored: Stored, userId: string): DeviceRows {
  const projectAt = (key: string): ProjectRows | null => {
    const project = stored.get(refIn(stored.get(ROOT_ID)?.[key]) ?? '');
    return project?.['__typename'] === 'Project' && typeof project['journalCursor'] === 'string'
      ? rowsOf(stored, project, { code: codeIn(key), cursor: project['journalCursor'] })
      : null;
  };
  return {
    userId,
    project: (code) => Promise.resolve(projectAt(`project(code:${JSON.stringify(code)})`)),
    projectWith(id) {
      const key = Object.entries(stored.get(ROOT_ID) ?? {}).find(
        ([field, value]) => codeIn(field) !== null && refIn(value) === id,
      )?.[0];
      return Promise.resolve(key === undefined ? null : projectAt(key));
    },
    projects: () => Promise.resolve([]),
  };
}

/** Relay's name of the query's field has the code as it stands in the address. */
const codeIn = (key: string): string | null => /^project\(code:"(\w+)"\)$/.exec(key)?.[1] ?? null;

function rowsOf(
  stored: Stored,
  project: StoredRecord,
  { code, cursor }: { readonly code: string | null; readonly cursor: string },
): ProjectRows {
  const projectId = String(project['__id']);
  const rows = new Map<string, Row | undefined>();
  const ownCompany = refIn(stored.get(refIn(project['membership']) ?? '')?.['company']);

  function row(id: string): Row | undefined {
    if (!rows.has(id)) rows.set(id, makeRow(id));
    return rows.get(id);
  }

  function makeRow(id: string): Row | undefined {
    const record = stored.get(id);
    if (record == null) return undefined;
    const made: Row = { ...fieldsOf(record), __typename: String(record['__typename']), id };
    // A row of a list has only the title that it shows.
    return made.__typename === 'Snag'
      ? {
          ...made,
          title: made['title'] ?? made['displayTitle'],
          company: made['company'] === undefined ? companyOf(made) : made['company'],
        }
      : made;
  }

  /** It has the company only as the one that it waits for. One that is not known is not none. */
  function companyOf({ waitingFor }: Row): Value {
    const { kind, company } = isRecord(waitingFor) ? waitingFor : {};
    if (kind === 'ASSIGNMENT') return null;
    return isRecord(company) && typeof company['ref'] === 'string'
      ? { ref: company['ref'] }
      : { ref: ownCompany ?? 'unknown' };
  }

  function fieldsOf(record: StoredRecord): Embedded {
    return Object.fromEntries(
      Object.entries(record).flatMap(([key, value]) =>
        key.startsWith('__') || isList(value) ? [] : [[key, valueOf(value)]],
      ),
    );
  }

  /** Lists are worked out anew. */
  const isList = (value: unknown): boolean =>
    String(stored.get(refIn(value) ?? '')?.['__typename']).endsWith('Connection');

  function valueOf(value: unknown): Value {
    const one = (id: string): Value => {
      const inside = id.startsWith('client:') ? stored.get(id) : undefined;
      return inside == null ? { ref: id } : fieldsOf(inside);
    };
    const linked = refIn(value);
    if (linked !== null) return one(linked);
    if (isRecord(value) && Array.isArray(value['__refs']))
      return value['__refs'].map((id) => (id === null ? null : one(String(id))));
    // Plain values are those of the schema's scalars.
    return value as Value;
  }

  const reference = `${String(code).toUpperCase()}-`;
  return {
    projectId,
    freshAt: -Infinity,
    cursor,
    ofOtherBuild: true,
    row,
    snagIds: stored.getRecordIDs().filter((id) => {
      const { __typename, reference: own, displayTitle } = stored.get(id) ?? {};
      return (
        __typename === 'Snag' &&
        typeof own === 'string' &&
        own.startsWith(reference) &&
        typeof displayTitle === 'string'
      );
    }),
    details: () => Promise.resolve(null),
  };
}

const refIn = (value: unknown): string | null =>
  isRecord(value) && typeof value['__ref'] === 'string' ? value['__ref'] : null;
