import { sql } from 'kysely';
import type { Handle } from '../../database/engine';
import type { NamedActorTable } from '../../database/journalTables';

/** By a link of which project and of which company somebody came; null for everybody else. */
export interface CameBy {
  link_project_id: string | null;
  link_company_id: string | null;
  link_id: string | null;
  /** Of the client whose link it is; empty for a company's. */
  link_name: string | null;
  /** KEY for a key of the API; null for who has an account. */
  came_as: NamedActorTable['kind'] | null;
}

/** People with {@link CameBy}, also those of a project that was imported. */
export const peopleByLinks = (db: Handle) =>
  db
    .selectFrom('user')
    .leftJoin('named_actor as came', (join) =>
      join
        .onRef('came.id', '=', 'user.id')
        .on('came.kind', 'in', ['LINK', 'KEY'])
        // Whoever got an account since has an e-mail.
        .on('user.email', 'not like', '%@%'),
    )
    .leftJoin('link_person', 'link_person.user_id', 'came.id')
    .leftJoin('company_link', 'company_link.id', 'link_person.link_id')
    .leftJoin('imported_person', (join) =>
      join
        .onRef('imported_person.user_id', '=', 'came.id')
        .onRef('imported_person.project_id', '=', 'came.project_id'),
    )
    .select(({ case: when, fn, ref }) => [
      'came.kind as came_as',
      'link_person.link_id',
      'company_link.name as link_name',
      when()
        .when('came.kind', '=', 'LINK')
        .then(ref('came.project_id'))
        .else(null)
        .end()
        .as('link_project_id'),
      fn.coalesce('link_person.company_id', 'imported_person.company_id').as('link_company_id'),
    ]);

/** What their names are shown with. */
export const peopleNamed = (db: Handle, ids: readonly string[]) =>
  db
    .selectFrom(peopleByLinks(db).select(['user.id', 'user.name']).as('person'))
    .leftJoin('company', 'company.id', 'person.link_company_id')
    .selectAll('person')
    .select(sql<string | null>`coalesce(company.name, nullif(person.link_name, ''))`.as('company'))
    .where('person.id', 'in', ids)
    .execute();

/** Who acts or acted without an account, likewise. */
export const namedActors = (db: Handle, ids: readonly string[]) =>
  db
    .selectFrom('named_actor')
    .leftJoin('link_person', 'link_person.user_id', 'named_actor.id')
    .leftJoin('company_link', 'company_link.id', 'link_person.link_id')
    .leftJoin('imported_person', (join) =>
      join
        .onRef('imported_person.user_id', '=', 'named_actor.id')
        .onRef('imported_person.project_id', '=', 'named_actor.project_id'),
    )
    .selectAll('named_actor')
    .select((eb) => [
      'named_actor.kind as came_as',
      'link_person.link_id',
      'company_link.name as link_name',
      eb
        .case()
        .when('named_actor.kind', '=', 'LINK')
        .then(eb.ref('named_actor.project_id'))
        .else(null)
        .end()
        .as('link_project_id'),
      eb.fn.coalesce('link_person.company_id', 'imported_person.company_id').as('link_company_id'),
    ])
    .where('named_actor.id', 'in', ids)
    .execute();
