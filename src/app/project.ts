import { createContext, use } from 'react';

export interface ProjectHere {
  readonly id: string;
  readonly code: string;
  readonly timeZone: string;
}

export const ProjectContext = createContext<ProjectHere | null>(null);

/** The project whose screens these are; null until any of its data arrived. */
export function useProject(): ProjectHere | null {
  return use(ProjectContext);
}
