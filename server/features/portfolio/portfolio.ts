import type { Context } from '../../context';
import type { ProjectTable } from '../../database/schema';
import type { SignedIn } from '../auth/sessionStore';
import { seesPart } from '../../permissions';
import { projectsOf } from '../projects/store';
import { readerOf } from '../snags/reader';
import { type Figures, figuresOf } from './figures';
import { groupsFor } from './store';

export interface ProjectFigures extends Figures {
  readonly project: ProjectTable;
}

/** Projects read at once. */
const page = 100;

/** The figures of the person's projects that are not archived, of what they see of each; by code. */
export async function portfolioOf(context: Context, viewer: SignedIn): Promise<ProjectFigures[]> {
  const { db } = context.services;
  const projects: ProjectTable[] = [];
  let afterCode: string | null = '';
  while (afterCode !== null) {
    const rows: ProjectTable[] = await projectsOf(db, viewer, { first: page, afterCode });
    projects.push(...rows.slice(0, page));
    afterCode = rows.length > page ? (rows[page - 1]?.code ?? null) : null;
  }
  const active = projects.filter(({ state }) => state !== 'ARCHIVED');
  for (const project of active) context.loaders.project.prime(project.id, project);
  const readers = await Promise.all(active.map(({ id }) => readerOf(context, id)));
  const figures: ProjectFigures[] = [];
  for (const reader of readers) {
    const { companies, ...sums } = figuresOf(await groupsFor(db, reader));
    figures.push({
      project: reader.project,
      ...sums,
      companies: seesPart(context) ? [] : companies,
    });
    // SQLite answers at once, so without this nothing else would run meanwhile.
    await new Promise((resolve) => setImmediate(resolve));
  }
  return figures;
}
