import styles from './SkipLinks.module.css';
import { enter, useRegionKeys, useRegions } from './regions';

/**
 * Skip links at the top of the page, one to each region with a `skip` label; visible when focused.
 */
export function SkipLinks() {
  useRegionKeys();
  const regions = useRegions();
  return regions.map(({ id, element, skip }) =>
    skip === null ? null : (
      <a
        key={id}
        className={styles.skip}
        href="#content"
        onClick={(event) => {
          event.preventDefault();
          enter(element);
        }}
      >
        {skip}
      </a>
    ),
  );
}
