import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagPlace_snag$key } from '../../../__generated__/relay/SnagPlace_snag.graphql';
import type { SnagPlace_pin$key } from '../../../__generated__/relay/SnagPlace_pin.graphql';
import { statusesOf } from '../../../rules/lists';
import { useOpenedPin } from '../../app/lastPin';
import { Link } from '../../router/components';
import { useParams } from '../../router/useRouter';
import { buttonClass } from '../../ui/Button';
import { classes } from '../../ui/classes';
import { placeMessages, spotOnSheet } from './placeMessages';
import styles from './SnagPlace.module.css';
import { SpotPicture } from './SpotPicture';
import { useFreshPin } from './useFreshPin';
import { usePictures } from './usePictures';

/** The snag's location: a picture of the spot, and one of the whole sheet with a dot. */
export function SnagPlace({ snag, code }: { snag: SnagPlace_snag$key; code: string }) {
  const data = useFragment(
    graphql`
      fragment SnagPlace_snag on Snag {
        id
        number
        reference
        status
        allowedActions
        pin {
          plan {
            code
            name
          }
          revision {
            label
            state
          }
          x
          y
          ...SpotPicture_pin
          ...SnagPlace_pin
        }
        ...useFreshPin_snag
      }
    `,
    snag,
  );
  useFreshPin(data);
  useOpenedPin(code, {
    snagId: data.id,
    reference: data.reference ?? null,
    planCode: data.pin?.plan.code ?? null,
  });
  const { plan: beside } = useParams();
  const { pin } = data;
  if (pin == null) return null;
  const { plan, revision } = pin;
  // Next to its plan the pin is visible already.
  if (beside?.toUpperCase() === plan.code.toUpperCase()) return null;
  const key = data.number == null ? data.id : String(data.number);
  // The plan shows open snags by default; for others the chip ALL is needed so that the pin is
  // shown.
  const open = statusesOf('OPEN').includes(data.status);
  const there = {
    to: '/p/$code/plans/$plan' as const, // the router's literal type of the path
    params: { code, plan: plan.code },
    search: { snag: key, ...(!open && { chip: 'ALL' as const }) }, // keeps the literal type
  };
  return (
    <section aria-label={placeMessages.place} className={styles.place}>
      <div className={styles.head}>
        <h2>
          <span className={styles.code}>{plan.code}</span> <bdi>{plan.name}</bdi>
        </h2>
        <span className={styles.revision}>{placeMessages.revision(revision.label)}</span>
      </div>
      <div className={styles.pictures}>
        <Link {...there} className={styles.link} aria-label={placeMessages.openSpot(plan.code)}>
          <SpotPicture pin={pin} status={data.status} />
        </Link>
        <div>
          <Link
            {...there}
            className={styles.link}
            aria-label={placeMessages.openSheet(plan.code, spotOnSheet(pin.x, pin.y))}
          >
            <SheetPicture pin={pin} />
          </Link>
          {data.allowedActions.includes('EDIT') && revision.state === 'READY' && (
            <Link
              {...there}
              search={{ ...there.search, move: '1' }}
              className={classes(buttonClass({ look: 'quiet' }), styles.move)}
            >
              {placeMessages.movePin}
            </Link>
          )}
        </div>
      </div>
    </section>
  );
}

/**
 * The whole sheet, small, with a dot at the pin. The aspect ratio is the paper's, so it is laid out
 * before it is loaded.
 */
function SheetPicture({ pin }: { pin: SnagPlace_pin$key }) {
  const { x, y, revision } = useFragment(
    graphql`
      fragment SnagPlace_pin on Pin {
        x
        y
        revision {
          pageWidthMm
          pageHeightMm
          small: overviewUrl(size: SMALL)
          medium: overviewUrl(size: MEDIUM)
        }
      }
    `,
    pin,
  );
  const { src, onError } = usePictures([revision.small, revision.medium]);
  const shape = revision.pageWidthMm / revision.pageHeightMm;
  return (
    <span
      className={styles.sheet}
      style={{ aspectRatio: shape, width: `min(100%, calc(var(--sheet) * ${shape}))` }}
    >
      {src !== null && (
        <img
          src={src}
          alt=""
          className={styles.extract}
          draggable={false}
          decoding="async"
          onError={onError}
        />
      )}
      <span className={styles.dot} style={{ left: `${x * 100}%`, top: `${y * 100}%` }} />
    </span>
  );
}
