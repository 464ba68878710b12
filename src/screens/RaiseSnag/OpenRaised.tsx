import { Link } from '@tanstack/react-router';
import { OpenSnag } from '../../parts/OpenSnag';
import { dismissAnnouncement } from '../../ui/announcements';
import { words } from './messages';

interface OpenRaisedProps {
  code: string;
  snagId: string;
  /** It was raised on this plan and is opened beside it; null: it has a page of its own. */
  planCode: string | null;
}

/** The way to the snag that was just raised, also before the server has numbered it. */
export function OpenRaised({ code, snagId, planCode }: OpenRaisedProps) {
  return planCode === null ? (
    <OpenSnag code={code} number={snagId} onOpen={dismissAnnouncement} />
  ) : (
    <Link to="/p/$code/plans/$plan" params={{ code, plan: planCode }} search={(before) => ({ ...before, snag: snagId })} onClick={dismissAnnouncement}>
      {words.openRaised}
    </Link>
  );
}
