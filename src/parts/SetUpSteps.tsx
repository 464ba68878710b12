import { useId, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { t } from '@lingui/core/macro';
import type { SetUpSteps_project$key } from '../../__generated__/relay/SetUpSteps_project.graphql';
import { useUserSession } from '../app/context';
import { useLocalStorage } from '../device/useLocalStorage';
import { Link } from '../router/components';
import { Button } from '../ui/Button';
import { CircleIcon, TickIcon } from '../ui/laterIcons';
import { Spoken } from '../ui/Spoken';
import styles from './SetUpSteps.module.css';

const messages = {
  title: t`Set up the project`,
  count: (done: number, of: number) => t`${done} of ${of} done`,
  done: t`done`,
  open: t`to do`,
  hide: t`Hide this list`,
  locations: { name: t`Locations`, what: t`Blocks, levels, flats and rooms: where snags are.` },
  trades: { name: t`Trades`, what: t`Kinds of work, with their common snags.` },
  companies: { name: t`Companies`, what: t`The companies that fix snags.` },
  people: {
    name: t`People`,
    what: t`Invite inspectors, the companies’ people, and people who only need to view.`,
  },
  plans: { name: t`Plans`, what: t`Upload drawings to drop pins on.` },
  snags: { name: t`First snag`, what: t`Raise it on site, with a photo.` },
};

/**
 * Remaining set-up steps of a new project, for its admins: hidden when all are done, or when
 * dismissed on this device.
 */
export function SetUpSteps({
  project,
  code,
  otherwise = null,
}: {
  project: SetUpSteps_project$key;
  code: string;
  /** In the place of the list once it is hidden or done. */
  otherwise?: ReactNode;
}) {
  const { setUpSteps } = useFragment(
    graphql`
      fragment SetUpSteps_project on Project {
        setUpSteps {
          locations
          trades
          companies
          people
          plans
          snags
        }
      }
    `,
    project,
  );
  const id = useId();
  const [hidden, keep] = useLocalStorage(
    `snagbook.setUpHidden.${useUserSession().person?.id ?? ''}.${code}`,
  );
  if (!setUpSteps || hidden !== null) return otherwise;
  const { locations, trades, companies, people, plans, snags } = setUpSteps;
  const isThere = { locations, trades, companies, people, plans, snags };
  const done = steps.filter(({ step }) => isThere[step]).length;
  if (done === steps.length) return otherwise;
  return (
    <section aria-labelledby={id} className={styles.steps}>
      <div className={styles.head}>
        <h2 id={id}>{messages.title}</h2>
        <p className={styles.fact}>{messages.count(done, steps.length)}</p>
      </div>
      <ul>
        {steps.map(({ step, to, hash }) => (
          <li key={step} className={styles.step} data-done={isThere[step] || undefined}>
            {isThere[step] ? <TickIcon /> : <CircleIcon />}
            <div>
              <Link to={to} params={{ code }} {...(hash && { hash })} exact className={styles.link}>
                {messages[step].name}
                <Spoken>{` (${isThere[step] ? messages.done : messages.open})`}</Spoken>
              </Link>
              <p className={styles.fact}>{messages[step].what}</p>
            </div>
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => keep('hidden')}>
        {messages.hide}
      </Button>
    </section>
  );
}

const steps = [
  { step: 'locations', to: '/p/$code/settings', hash: 'locations' },
  { step: 'trades', to: '/p/$code/settings', hash: 'trades' },
  { step: 'companies', to: '/p/$code/settings', hash: 'companies' },
  { step: 'people', to: '/p/$code/settings', hash: 'people' },
  { step: 'plans', to: '/p/$code/plans', hash: undefined },
  { step: 'snags', to: '/p/$code/new', hash: undefined },
] as const;
