import { useRef } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from '../../router/useRouter';
import { OpenIcon } from '../../ui/laterIcons';
import styles from './LinkMarks.module.css';
import { linkMessages as messages } from './linkMessages';
import marks from './Marks.module.css';
import type { Viewer } from './openViewer';
import { atSpot, useLaidMarks } from './useLaid';
import type { PlanLink } from './usePlanLinks';
import { showAt } from './useViewer';

interface LinkMarksProps {
  viewer: Viewer;
  code: string;
  links: readonly PlanLink[];
}

/** The marks on a sheet that open a place of another plan. */
export function LinkMarks({ viewer, code, links }: LinkMarksProps) {
  const layer = useRef<HTMLUListElement>(null);
  useLaidMarks(viewer, layer);
  const navigate = useNavigate();
  const open = ({ toCode, toRevisionId, to }: PlanLink) => {
    showAt(toRevisionId, to);
    void navigate({
      to: '/p/$code/plans/$plan',
      params: { code, plan: toCode },
      search: ({ rev: _rev, snag: _snag, ...others }) => others,
    });
  };
  return createPortal(
    <ul ref={layer} className={marks.layer} aria-label={messages.links}>
      {links.map((link) => (
        <li key={link.key} className={styles.place} {...atSpot(link)}>
          <button
            type="button"
            className={styles.mark}
            data-mark={link.key}
            aria-label={messages.open(link.toCode, link.toName)}
            // Keyboard clicks only: pointer presses come from the viewer, as for pins.
            onClick={({ detail }) => detail === 0 && open(link)}
          >
            <span className={styles.sign}>
              {link.toCode}
              <OpenIcon size={16} />
            </span>
          </button>
        </li>
      ))}
    </ul>,
    viewer.layer,
  );
}
