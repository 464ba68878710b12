import type { createContext } from '../context';
import type { Prefix } from '../ids';
import type { Services } from '../services';

/**
 * What the demo is made with: ids that are the same at every try, and a clock that stands where the
 * story is.
 */
export interface Story {
  services: Services;
  projectId: string;
  id(prefix: Prefix, name: string): string;
  /** Acts as one of the people at a moment of the story, in milliseconds. */
  as(person: string, at: number): ReturnType<typeof createContext>;
  /**
   * When the demo was begun, in milliseconds. Nothing of the story is later, at whichever try it is
   * told.
   */
  begunAt: number;
  /** Midnight before today, when the demo was begun. */
  today: number;
}

/** The events that are there already: an earlier start told them before it was interrupted. */
export async function toldEvents({ services, projectId }: Story): Promise<ReadonlySet<string>> {
  const rows = await services.db
    .selectFrom('event')
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
