import { connectChecked } from '../database/openPostgres';
import { coordinateInProcess, type Coordination, type CoordinationOptions } from './coordination';
import { coordinateOnPostgres } from './onPostgres';

interface Options extends CoordinationOptions {
  /** @default there is one process */
  databaseUrl: string | undefined;
  secret: Buffer;
  noteWritten: () => void;
}

/** The one that belongs to the database. */
export const openCoordination = ({ databaseUrl, ...options }: Options): Promise<Coordination> =>
  databaseUrl === undefined
    ? coordinateInProcess(options)
    : coordinateOnPostgres({ ...options, connect: () => connectChecked(databaseUrl) });
