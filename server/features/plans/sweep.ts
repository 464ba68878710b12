import type { Services } from '../../services';

/** Which of these keys name a file or tiles that a row knows. */
export const knownPlanKeys =
  ({ db }: Pick<Services, 'db'>) =>
  async (keys: string[]): Promise<Set<string>> => {
    const files = await db.selectFrom('plan_file').select('file_key as key').where('file_key', 'in', keys).execute();
    const tiles = await db.selectFrom('plan_revision').select('tiles_key as key').where('tiles_key', 'in', keys).execute();
    return new Set([...files, ...tiles].map(({ key }) => key));
  };
