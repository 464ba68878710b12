import type { RecordProxy, RecordSourceProxy } from 'relay-runtime';
import { sortedByName } from '../../../rules/sortKeys';

/** Inserts a plan in the order of codes. */
export function addToPlans(store: RecordSourceProxy, projectId: string, planId: string): void {
  const project = store.get(projectId);
  const plan = store.get(planId);
  const plans = project?.getLinkedRecords('plans');
  if (!project || !plan || !plans || plans.some((each) => each?.getDataID() === planId)) return;
  const all = [...plans, plan].filter((each) => each !== null);
  project.setLinkedRecords(sortedByName(all, codeOf), 'plans');
}

export function takeFromPlans(store: RecordSourceProxy, projectId: string, planId: string): void {
  const project = store.get(projectId);
  const plans = project?.getLinkedRecords('plans');
  if (project && plans)
    project.setLinkedRecords(
      plans.filter((each) => each?.getDataID() !== planId),
      'plans',
    );
}

function codeOf(plan: RecordProxy): string {
  const code = plan.getValue('code');
  return typeof code === 'string' ? code : '';
}
