import { useLayoutEffect, useRef, useState, type FocusEvent, type KeyboardEvent } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import { pathSeparator } from '../../../rules/shown';
import type { WhereCard_plan$key } from '../../../__generated__/relay/WhereCard_plan.graphql';
import type { WhereCard_project$key } from '../../../__generated__/relay/WhereCard_project.graphql';
import type { Pin } from '../../../rules/snag';
import { LocationField } from '../../parts/LocationField';
import { Button } from '../../ui/Button';
import { useLayer } from '../../ui/overlays/layers';
import { PinnedPlace } from './PinnedPlace';
import { messages } from './messages';
import styles from './WhereCard.module.css';

interface WhereCardProps {
  project: WhereCard_project$key;
  /** The plan of the pin. */
  plan: WhereCard_plan$key | null | undefined;
  pin: Pin | null;
  value: string | null;
  onChange: (locationId: string | null) => void;
  /** Rooms that were chosen before, the last one first. */
  recent: readonly string[];
  /** It is that of the last snag. */
  carriedOver: boolean;
  error: string | null;
}

/** Where the snag is: its spot on the plan, its room and the path to it. */
export function WhereCard(props: WhereCardProps) {
  const { pin, value, onChange, recent, carriedOver, error } = props;
  const project = useFragment(
    graphql`
      fragment WhereCard_project on Project {
        locations {
          id
          path
          archived
        }
        ...LocationField_project
      }
    `,
    props.project,
  );
  const plan = useFragment(
    graphql`
      fragment WhereCard_plan on Plan {
        code
        name
        location {
          path
        }
        ...PinnedPlace_plan
      }
    `,
    props.plan,
  );
  const [changing, setChanging] = useState(false);
  useLayer(changing, () => setChanging(false));
  const choosing = changing || (value === null && (pin === null || !plan));
  const button = useRef<HTMLButtonElement>(null);
  const wasChoosing = useRef(choosing);
  useLayoutEffect(() => {
    // The field that had the focus is removed.
    if (wasChoosing.current && !choosing && document.activeElement === document.body)
      button.current?.focus();
    wasChoosing.current = choosing;
  }, [choosing]);

  const on = plan ? messages.pinnedOn(plan.code, plan.name) : null;
  const names = project.locations.find(({ id }) => id === value)?.path.split(pathSeparator) ?? [];
  const room = names.slice(-2).join(pathSeparator);
  const around = names.slice(0, -2).join(pathSeparator);
  const onPlan = plan?.location?.path;
  const below = project.locations.filter(
    ({ path, archived }) =>
      onPlan !== undefined && path.startsWith(onPlan + pathSeparator) && !archived,
  );
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and focus of the field inside
    <section
      className={styles.card}
      aria-label={messages.where}
      onKeyDown={(event: KeyboardEvent) => {
        if (event.key !== 'Escape' || !changing) return;
        event.stopPropagation();
        setChanging(false);
      }}
      onBlur={({ currentTarget, relatedTarget }: FocusEvent) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setChanging(false);
      }}
    >
      {pin !== null && plan && <PinnedPlace plan={plan} pin={pin} />}
      <div className={styles.facts}>
        <p className={styles.fact}>
          {messages.where}
          {carriedOver && value !== null && (
            <span className={styles.note}>{messages.fromLast}</span>
          )}
        </p>
        {choosing ? (
          <LocationField
            project={project}
            labelHidden
            opened={changing}
            value={value}
            onChange={(locationId) => {
              if (locationId !== value) onChange(locationId);
              if (locationId !== null) setChanging(false);
            }}
            error={error}
            first={[
              { heading: messages.recent, ids: recent },
              ...(plan ? [{ heading: on ?? '', ids: below.map(({ id }) => id) }] : []),
            ]}
          />
        ) : (
          <>
            <p className={styles.room}>
              <bdi>{room === '' ? on : room}</bdi>
            </p>
            <p className={styles.fact}>
              {room !== '' && plan ? messages.pinOn(around, plan.code) : around}
            </p>
          </>
        )}
      </div>
      {!choosing && (
        <Button
          ref={button}
          look="quiet"
          aria-label={value === null ? messages.chooseRoom : messages.changeRoom}
          onClick={() => setChanging(true)}
        >
          {value === null ? messages.chooseRoom : messages.change}
        </Button>
      )}
    </section>
  );
}
