import { useProject, useUserSession } from '../../app/context';

/**
 * Updates the views in the device's copy after one was changed here, because no event does that.
 */
export function useKeepViews(): () => void {
  const { keepProject } = useUserSession();
  const code = useProject()?.code;
  return () => void (code !== undefined && keepProject(code));
}
