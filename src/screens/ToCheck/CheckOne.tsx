import { useState, type ComponentProps, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckOne_project$key } from '../../../__generated__/relay/CheckOne_project.graphql';
import type { CheckOne_snag$key } from '../../../__generated__/relay/CheckOne_snag.graphql';
import { useRememberPin } from '../../app/lastPin';
import { useNow } from '../../domain/time';
import { MoveSheet } from '../../parts/moving/MoveSheet';
import { WaitingFor } from '../../parts/WaitingFor';
import { Link } from '../../router/components';
import { Button, buttonClass } from '../../ui/Button';
import { useFoot } from '../../ui/layout/foot';
import { ComparePhotos } from './ComparePhotos';
import styles from './ToCheck.module.css';
import { messages } from './messages';

interface CheckOneProps {
  snag: CheckOne_snag$key;
  project: CheckOne_project$key;
  code: string;
  /** The previous snag was closed just now: a second tap is ignored. */
  busy: boolean;
  /** Whether the person may check snags. */
  mayCheck: boolean;
  onClose: (reference: string) => void;
  /** Called when the snag was sent back, which can be undone for some seconds. */
  onSentBack: (
    reference: string,
    ...held: Parameters<ComponentProps<typeof MoveSheet>['onHeld']>
  ) => void;
  onLater: () => void;
  /** Result of the previous check: after the title in tab order, shown at the bottom. */
  children: ReactNode;
}

/** One fixed snag, with all that is needed to check it. */
export function CheckOne({
  snag,
  project,
  code,
  busy,
  mayCheck,
  onClose,
  onSentBack,
  onLater,
  children,
}: CheckOneProps) {
  const data = useFragment(
    graphql`
      fragment CheckOne_snag on Snag {
        id
        number
        reference
        displayTitle
        allowedActions
        # eslint-disable-next-line relay/must-colocate-fragment-spreads -- read by what shows events before the server has answered
        ...ruleFacts_snag
        location {
          path
        }
        pin {
          plan {
            code
          }
        }
        fixedBy {
          name
        }
        ...WaitingFor_snag
        ...ComparePhotos_snag
        ...MoveSheet_snag
      }
    `,
    snag,
  );
  const { timeZone, ...set } = useFragment(
    graphql`
      fragment CheckOne_project on Project {
        timeZone
        ...MoveSheet_project
      }
    `,
    project,
  );
  const now = useNow();
  // Its id, because the component is reused for the next snag.
  const [sendingBack, setSendingBack] = useState<string | null>(null);
  const reference = data.reference ?? '';
  // Why the person cannot close the snag; null if they can. Whoever checks may send back a fixed
  // snag, and close it unless it is their own work. An archived project has its own notice above
  // every screen.
  const whyNot = data.allowedActions.includes('CLOSE')
    ? null
    : !mayCheck
      ? messages.othersCheck
      : data.allowedActions.includes('SEND_BACK')
        ? messages.ownWork
        : null;
  const remember = useRememberPin(code);
  // Remembers the snag's pin as the person's position.
  const checked = () => {
    if (data.pin)
      remember({
        snagId: data.id,
        reference: data.reference ?? null,
        planCode: data.pin.plan.code,
      });
  };
  return (
    <article className={styles.one} aria-label={reference}>
      <h2 className={styles.heading} tabIndex={-1}>
        <span className={styles.reference}>{reference}</span> {data.displayTitle}
      </h2>
      {children}
      <p className={styles.fact}>
        {[data.location?.path ?? messages.noPlace, data.fixedBy?.name].filter(Boolean).join(' · ')}
      </p>
      <p className={styles.fact}>
        <WaitingFor snag={data} now={now} timeZone={timeZone} />
      </p>
      <ComparePhotos key={data.id} snag={data} />
      {whyNot !== null && <p className={styles.why}>{whyNot}</p>}
      <div ref={useFoot()} className={styles.foot}>
        <div className={styles.buttons}>
          {data.allowedActions.includes('SEND_BACK') && (
            <Button size="big" onClick={() => setSendingBack(data.id)}>
              {messages.sendBack}
            </Button>
          )}
          {data.allowedActions.includes('CLOSE') && (
            <Button
              look="ink"
              size="big"
              busy={busy}
              onClick={() => {
                checked();
                onClose(reference);
              }}
            >
              {messages.close}
            </Button>
          )}
          <Button look="quiet" onClick={onLater}>
            {messages.later}
          </Button>
          {data.number != null && (
            <Link
              to="/p/$code/snags/$number"
              params={{ code, number: String(data.number) }}
              search
              className={buttonClass({ look: 'quiet' })}
            >
              {messages.open}
            </Link>
          )}
        </div>
      </div>
      {sendingBack === data.id && (
        <MoveSheet
          move="SEND_BACK"
          snag={data}
          project={set}
          onClose={() => setSendingBack(null)}
          onHeld={(event, sayAgain) => {
            checked();
            onSentBack(reference, event, sayAgain);
          }}
        />
      )}
    </article>
  );
}
