import type { createContext } from '../context';
import type { Prefix } from '../ids';
import type { Services } from '../services';
import type { site } from './site';

export type PhotoSubject =
  | 'crack'
  | 'socket'
  | 'paint'
  | 'tile'
  | 'window'
  | 'leak'
  | 'door'
  | 'pipe'
  | 'stain'
  | 'lamp'
  | 'floor';

export type Happening =
  | 'start'
  | 'fix'
  | 'close'
  | 'sendBack'
  | 'dispute'
  | 'answer'
  | 'void'
  | 'reopen'
  | 'comment';

type Trade = (typeof site.trades)[number]['name'];

export interface DemoSnag {
  /** Days before today it was raised; 0 is within the last hours. */
  ago: number;
  /** Null for nobody yet. */
  trade: Trade | null;
  /** The end of its location's path. */
  place: string;
  /** What its photos show; pictures/<number>-<shows>-<which photo>.jpg. */
  shows: PhotoSubject;
  /** Empty: the trade's first phrase is shown. */
  title: string;
  priority?: 'LOW' | 'HIGH' | 'CRITICAL';
  description?: string;
  /** What happened since, a day or two apart. */
  then?: readonly Happening[];
}

/**
 * What the demo is made with: ids that are the same at every try, and a clock that stands where the
 * story is.
 */
export interface Story {
  services: Services;
  projectId: string;
  /** Folder of the photos and of the drawing with the plans. */
  pictures: string;
  id(prefix: Prefix, name: string): string;
  /** Acts as one of the people at a moment of the story, in milliseconds. */
  as(person: string, at: number): ReturnType<typeof createContext>;
  /**
   * When the demo was begun, in milliseconds. Nothing of the story is later, whichever try makes
   * it.
   */
  begunAt: number;
  /** Midnight before today, when the demo was begun. */
  today: number;
}

/** The events that are there already: an earlier start made them before it was interrupted. */
export async function eventsMade({ services, projectId }: Story): Promise<ReadonlySet<string>> {
  const rows = await services.db
    .selectFrom('event')
    .select('id')
    .where('project_id', '=', projectId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
