import styles from './SkipLinks.module.css';
import { enter, useRegionKeys, useRegions } from './regions';

/** The first thing on a page: for the Tab key, a link to each part of the screen that has one. */
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
