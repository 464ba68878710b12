import type { RecordSourceProxy } from 'relay-runtime';

export function takeFromPlans(store: RecordSourceProxy, projectId: string, planId: string): void {
  const project = store.get(projectId);
  const plans = project?.getLinkedRecords('plans');
  if (project && plans)
    project.setLinkedRecords(
      plans.filter((each) => each?.getDataID() !== planId),
      'plans',
    );
}
