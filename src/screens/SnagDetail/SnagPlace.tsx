import { graphql, useFragment } from 'react-relay/hooks';
import type { SnagPlace_snag$key } from '../../../__generated__/relay/SnagPlace_snag.graphql';
import { statusesOf } from '../../../rules/lists';
import { useOpenedPin } from '../../app/lastPin';
import { Link } from '../../router/components';
import { useParams } from '../../router/useRouter';
import { placeMessages, spotOnSheet } from './placeMessages';
import styles from './SnagPlace.module.css';
import { SpotPicture } from './SpotPicture';
import { useFreshPin } from './useFreshPin';

/** The snag's location: the spot on its plan, enlarged; a link to the plan. */
export function SnagPlace({ snag, code }: { snag: SnagPlace_snag$key; code: string }) {
  const data = useFragment(
    graphql`
      fragment SnagPlace_snag on Snag {
        id
        number
        reference
        status
        overdueDays
        pin {
          plan {
            code
          }
          revision {
            label
          }
          x
          y
          ...SpotPicture_pin
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
    <section aria-label={placeMessages.place}>
      <Link
        {...there}
        className={styles.link}
        aria-label={placeMessages.openSpot(plan.code, spotOnSheet(pin.x, pin.y))}
      >
        <SpotPicture pin={pin} status={data.status} late={data.overdueDays != null} />
        <span className={styles.caption}>{placeMessages.caption(plan.code, revision.label)}</span>
      </Link>
    </section>
  );
}
