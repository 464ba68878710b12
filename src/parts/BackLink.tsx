import { Link } from '../router/components';
import type { Destination } from '../router/address';
import { iconButtonClass } from '../ui/Button';
import { BackIcon } from '../ui/icons';

/** The arrow at the start of a bar. `label`: where it leads. */
export function BackLink({ label, ...destination }: { label: string } & Destination) {
  return (
    <Link {...destination} className={iconButtonClass} aria-label={label} title={label}>
      <BackIcon />
    </Link>
  );
}
