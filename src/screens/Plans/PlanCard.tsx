import { useState } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { PlanCard_plan$key } from '../../../__generated__/relay/PlanCard_plan.graphql';
import type { PlanCard_project$key } from '../../../__generated__/relay/PlanCard_project.graphql';
import { Link } from '../../router/components';
import { useNavigate } from '../../router/useRouter';
import { ActionMenu } from '../../ui/overlays/ActionMenu';
import { EditPlanSheet } from './EditPlanSheet';
import { PlanFace } from './PlanFace';
import styles from './Plans.module.css';
import { RemovePlanSheet } from './RemovePlanSheet';
import { messages } from './messages';

interface PlanCardProps {
  plan: PlanCard_plan$key;
  project: PlanCard_project$key;
  projectCode: string;
}

/** A plan in the index: picture, name, actions. */
export function PlanCard({ plan, project, projectCode }: PlanCardProps) {
  const data = useFragment(
    graphql`
      fragment PlanCard_plan on Plan {
        code
        name
        location {
          path
        }
        pinCount
        current {
          label
        }
        ...PlanFace_plan
        ...EditPlanSheet_plan
        ...RemovePlanSheet_plan
      }
    `,
    plan,
  );
  const of = useFragment(
    graphql`
      fragment PlanCard_project on Project {
        membership {
          may {
            setUp
            revisePlans
          }
        }
        ...EditPlanSheet_project
      }
    `,
    project,
  );
  const navigate = useNavigate();
  const [doing, setDoing] = useState<'edit' | 'remove' | null>(null);
  const stop = () => setDoing(null);
  const { setUp, revisePlans } = of.membership.may;
  const actions = [
    ...(revisePlans ? [{ id: 'revise' as const, label: messages.revise }] : []),
    ...(setUp
      ? ([
          { id: 'edit', label: messages.edit },
          { id: 'remove', label: messages.remove },
        ] as const)
      : []),
  ];
  const act = (action: 'revise' | 'edit' | 'remove') => {
    if (action !== 'revise') setDoing(action);
    else
      void navigate({
        to: '/p/$code/plans',
        params: { code: projectCode },
        search: { revise: data.code },
      });
  };
  const facts = [
    data.location?.path,
    messages.revision(data.current.label),
    messages.snags(data.pinCount),
  ].filter((fact) => fact !== undefined);
  return (
    <li className={styles.card}>
      <PlanFace plan={data} projectCode={projectCode} mayRevise={revisePlans} />
      <div className={styles.text}>
        <div>
          <h2 className={styles.title}>
            <Link to="/p/$code/plans/$plan" params={{ code: projectCode, plan: data.code }}>
              <span className={styles.code}>{data.code}</span> <bdi>{data.name}</bdi>
            </Link>
          </h2>
          <p className={styles.facts}>{facts.join(' · ')}</p>
        </div>
        <div className={styles.menu}>
          <ActionMenu label={messages.more(data.code)} actions={actions} onAction={act} />
        </div>
      </div>
      {doing === 'edit' && <EditPlanSheet plan={data} project={of} onClose={stop} />}
      {doing === 'remove' && <RemovePlanSheet plan={data} onClose={stop} />}
    </li>
  );
}
