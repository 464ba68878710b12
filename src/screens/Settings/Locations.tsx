import { useCallback, type RefCallback } from 'react';
import LocationListQuery from '../../../__generated__/relay/LocationListQuery$parameters';
import { ScreenRoute } from '../../app/loading/ScreenRoute';
import { usePanelQuery } from '../../parts/filter/usePanelQuery';
import { Box, Skeleton } from '../../ui/Skeleton';
import { LocationList } from './LocationList';
import { locationMessages } from './locationMessages';
import { Section } from '../../parts/subjects/Section';
import { messages } from './messages';

/**
 * The locations of the project. There may be thousands, so they are loaded when the section comes
 * near the viewport.
 */
export function Locations({ code }: { code: string }) {
  const { opened, open } = usePanelQuery(LocationListQuery);
  const watch = useFirstSight(useCallback(() => open({ code }), [open, code]));
  return (
    <Section id="locations" title={messages.locations}>
      {opened === null ? (
        <div ref={watch}>
          <LocationsSkeleton />
        </div>
      ) : (
        <ScreenRoute opened={opened} skeleton={<LocationsSkeleton />}>
          {(queryRef) => <LocationList code={code} queryRef={queryRef} />}
        </ScreenRoute>
      )}
    </Section>
  );
}

function LocationsSkeleton() {
  return (
    <Skeleton loading={locationMessages.loading}>
      <Box width="100%" height="48px" />
    </Skeleton>
  );
}

/**
 * Calls back when an element comes near the viewport for the first time; at once without
 * IntersectionObserver.
 */
function useFirstSight(onSight: () => void): RefCallback<Element> {
  return useCallback(
    (element: Element | null) => {
      if (element === null) return undefined;
      if (typeof IntersectionObserver === 'undefined') return onSight();
      const observer = new IntersectionObserver(
        (seen) => seen.some(({ isIntersecting }) => isIntersecting) && onSight(),
        { rootMargin: '400px' },
      );
      observer.observe(element);
      return () => observer.disconnect();
    },
    [onSight],
  );
}
