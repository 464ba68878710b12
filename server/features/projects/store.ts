import type { Handle } from '../../database/engine';

/** The project if the person is a member of it. */
export const projectByCode = (db: Handle, code: string, userId: string) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.project_id', 'project.id')
    .selectAll('project')
    .where('project.code', '=', code)
    .where('member.user_id', '=', userId)
    .executeTakeFirst();

/** A page of the person's projects by code; one row more than `first` if there is a next page. */
export const projectsOf = (db: Handle, userId: string, page: { first: number; afterCode: string }) =>
  db
    .selectFrom('project')
    .innerJoin('member', 'member.project_id', 'project.id')
    .selectAll('project')
    .where('member.user_id', '=', userId)
    .where('project.code', '>', page.afterCode)
    .orderBy('project.code')
    .limit(page.first + 1)
    .execute();
