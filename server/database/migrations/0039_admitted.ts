import { type Kysely, sql } from 'kysely';

/**
 * Members, and those who came by a link that is open. After the tables: PostgreSQL makes their
 * columns compare as bytes, which it may not once a view has them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql
    .raw(
      `create view admitted as select id, project_id, user_id, role, company_id from member
     union all select link_person.id, link_person.project_id, link_person.user_id, 'TRADE', link_person.company_id from link_person
     join company_link on company_link.id = link_person.link_id where company_link.ended_at is null`,
    )
    .execute(db);
}
