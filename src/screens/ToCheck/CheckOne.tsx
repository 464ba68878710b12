import { useState, type ComponentProps, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { CheckOne_project$key } from '../../../__generated__/relay/CheckOne_project.graphql';
import type { CheckOne_snag$key } from '../../../__generated__/relay/CheckOne_snag.graphql';
import { pathSeparator } from '../../../rules/shown';
import { useRememberPin } from '../../app/lastPin';
import { dayAt, useNow } from '../../domain/time';
import { LastMessage } from '../../parts/LastMessage';
import { MoveSheet } from '../../parts/moving/MoveSheet';
import { Link } from '../../router/components';
import { Button } from '../../ui/Button';
import { TickIcon } from '../../ui/laterIcons';
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
        company {
          name
        }
        fixedAt
        ...LastMessage_snag
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
  const foot = useFoot();
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
  const facts = [
    data.location?.path.split(pathSeparator).slice(-2).join(pathSeparator) ?? messages.noPlace,
    data.company?.name,
    data.fixedAt == null ? undefined : messages.fixed(dayAt(data.fixedAt, now, timeZone)),
  ].filter((fact) => fact !== undefined);
  return (
    <article className={styles.one} aria-label={reference}>
      <div className={styles.words}>
        <h2 className={styles.heading} tabIndex={-1}>
          <bdi>{data.displayTitle}</bdi>{' '}
          {data.number == null ? (
            <span className={styles.reference}>{reference}</span>
          ) : (
            <Link
              to="/p/$code/snags/$number"
              params={{ code, number: String(data.number) }}
              search
              className={styles.reference}
              aria-label={messages.open(reference)}
            >
              {reference}
            </Link>
          )}
        </h2>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact}</span>
          ))}
        </p>
      </div>
      {children}
      <ComparePhotos key={data.id} snag={data} timeZone={timeZone} />
      <LastMessage snag={data} timeZone={timeZone} show="check" />
      {!mayCheck && <p className={styles.why}>{messages.othersCheck}</p>}
      {(data.allowedActions.includes('SEND_BACK') || data.allowedActions.includes('CLOSE')) && (
        <div ref={foot} className={styles.foot}>
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
              <TickIcon size={20} />
              {messages.close}
            </Button>
          )}
        </div>
      )}
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
