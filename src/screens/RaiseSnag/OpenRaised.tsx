import { Link } from '@tanstack/react-router';
import { OpenSnag } from '../../parts/OpenSnag';
import { dismissAnnouncement } from '../../ui/announcements';
import { words } from './messages';

interface OpenRaisedProps {
  code: string;
  snagId: string;
  /** The plan next to which it is opened; null: on its own page. */
  planCode: string | null;
}

/** Link to the snag raised just now, also before the server has numbered it. */
export function OpenRaised({ code, snagId, planCode }: OpenRaisedProps) {
  return planCode === null ? (
    <OpenSnag code={code} number={snagId} onOpen={dismissAnnouncement} />
  ) : (
    <Link to="/p/$code/plans/$plan" params={{ code, plan: planCode }} search={(before) => ({ ...before, snag: snagId })} onClick={dismissAnnouncement}>
      {words.openRaised}
    </Link>
  );
}
