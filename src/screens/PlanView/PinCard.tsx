import { graphql, useFragment } from 'react-relay/hooks';
import type { PinCard_snag$key } from '../../../__generated__/relay/PinCard_snag.graphql';
import { usePhotoPicture } from '../../app/useOutbox';
import { useNow } from '../../domain/time';
import { RowDay } from '../../parts/list/RowDay';
import { Link } from '../../router/components';
import { buttonClass } from '../../ui/Button';
import { SentBackMark } from '../../ui/marks';
import { Picture } from '../../ui/pictures/Picture';
import { Spoken } from '../../ui/Spoken';
import { StatusMark, statusLabels } from '../../ui/StatusMark';
import { messages } from './messages';
import styles from './PinCard.module.css';
import { usePeek } from './usePeek';

interface PinCardProps {
  code: string;
  planCode: string;
  timeZone: string;
  /** The pin's snag. */
  number: number;
  onClose: () => void;
}

/** The snag of a pressed pin, in a card beside it, at a desk. */
export function PinCard({ code, planCode, timeZone, number, onClose }: PinCardProps) {
  const { facts, peek } = usePeek(code, number, onClose);
  return (
    <section ref={peek} className={styles.card} tabIndex={-1} aria-label={messages.snag}>
      {facts !== null && <Facts snag={facts} code={code} planCode={planCode} timeZone={timeZone} />}
    </section>
  );
}

interface FactsProps {
  snag: PinCard_snag$key;
  code: string;
  planCode: string;
  timeZone: string;
}

function Facts({ snag, code, planCode, timeZone }: FactsProps) {
  const data = useFragment(
    graphql`
      fragment PinCard_snag on Snag {
        number
        reference
        displayTitle
        status
        sentBackCount
        waitingFor {
          kind
        }
        company {
          name
        }
        location {
          shortPath
        }
        thumbnail {
          id
          thumbHash
          url(size: SMALL)
        }
        ...RowDay_snag
      }
    `,
    snag,
  );
  const now = useNow();
  const picture = usePhotoPicture(data.thumbnail?.id ?? '', data.thumbnail?.url);
  const place = [data.location?.shortPath, data.company?.name].filter((each) => each != null);
  return (
    <>
      <Picture
        className={styles.photo}
        {...picture}
        thumbHash={data.thumbnail?.thumbHash ?? null}
        alt=""
      />
      <div className={styles.facts}>
        <div className={styles.title}>
          <h2 className={styles.name}>
            {data.reference != null && <Spoken>{data.reference}</Spoken>}{' '}
            <bdi>{data.displayTitle}</bdi>
          </h2>
          <span className={styles.number} aria-hidden="true">
            {data.number}
          </span>
        </div>
        <p className={styles.place}>
          {place.map((each, index) => (
            <span key={each}>
              {index > 0 && ' · '}
              <bdi>{each}</bdi>
            </span>
          ))}
        </p>
        <div className={styles.foot}>
          <p className={styles.state}>
            <span>
              <StatusMark status={data.status} /> {statusLabels[data.status]}
            </span>
            {data.sentBackCount > 0 && data.waitingFor.kind !== 'NOBODY' && (
              <SentBackMark count={data.sentBackCount} />
            )}
            <span>
              <RowDay snag={data} now={now} timeZone={timeZone} />
            </span>
          </p>
          <Link
            to="/p/$code/plans/$plan"
            params={{ code, plan: planCode }}
            search={(before) => ({ ...before, snag: String(data.number) })}
            className={buttonClass()}
          >
            {messages.open}
          </Link>
        </div>
      </div>
    </>
  );
}
