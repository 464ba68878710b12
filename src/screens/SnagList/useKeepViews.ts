import { useProject, useUserSession } from '../../app/context';

/** Brings the views in the copy of the project on this device up to date, after one was changed here: no event does. */
export function useKeepViews(): () => void {
  const { keepProject } = useUserSession();
  const code = useProject()?.code;
  return () => void (code !== undefined && keepProject(code));
}
