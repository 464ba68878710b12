import { createContext, use } from 'react';

export interface ProjectHere {
  readonly id: string;
  readonly code: string;
  readonly timeZone: string;
}

export const ProjectContext = createContext<ProjectHere | null>(null);

/** The project of the current screen; null until its data has arrived. */
export function useProject(): ProjectHere | null {
  return use(ProjectContext);
}
