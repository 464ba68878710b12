import { graphql, useFragment } from 'react-relay/hooks';
import type { NearLine_list$key } from '../../../__generated__/relay/NearLine_list.graphql';
import { useSnagFilters } from '../../domain/filters';
import { useLastPin } from '../../app/lastPin';
import { Button } from '../../ui/Button';
import styles from './NearLine.module.css';
import { nearMessages } from './nearMessages';

interface NearLineProps {
  list: NearLine_list$key;
  code: string;
}

/**
 * Above a list ordered by nearness: explains the order and offers to start at the person's last
 * pin.
 */
export function NearLine({ list, code }: NearLineProps) {
  const { near } = useFragment(
    graphql`
      fragment NearLine_list on SnagConnection {
        near {
          id
          reference
          pin {
            plan {
              code
            }
          }
        }
      }
    `,
    list,
  );
  const [filters, change] = useSnagFilters();
  const lastPin = useLastPin(code);
  const here = lastPin?.snagId === (near?.id ?? filters.near) ? null : lastPin;
  if (!near && here === null) return null;
  const reference = near?.reference ?? null;
  return (
    <div className={styles.line}>
      {near && (
        <p>
          {near.pin
            ? nearMessages.first(reference, near.pin.plan.code)
            : nearMessages.firstAtLocation(reference)}
        </p>
      )}
      {here && (
        <Button onClick={() => change({ sort: 'NEAR', near: here.snagId })}>
          {nearMessages.begin(here.reference ?? null, here.planCode)}
        </Button>
      )}
    </div>
  );
}
