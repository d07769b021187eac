import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Skeleton } from "../../../ui/feedback/skeleton";
import { Card } from "../../../ui/layout/card";

/** Not `lazyComponent`, which also loads when idle: most visits never scroll to the map. */
const LocationsPanel = lazy(async () => ({
  default: (await import("./locations-panel")).LocationsPanel,
}));

/** Reserves the space of the map until it is loaded. */
const UNSEEN = <Skeleton lines={1} height={420} label="The map appears when you scroll to it." />;
const LOADING = <Skeleton lines={1} height={420} label="Loading the map..." />;

/** The map of locations, loaded when it scrolls into view. */
export const LocationsCard = () => {
  const place = useRef<HTMLDivElement>(null);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (isShown || !place.current) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setShown(true);
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isShown]);
  return (
    <Card title="Business Locations">
      <div ref={place} data-unseen={isShown ? undefined : ""}>
        {isShown ? (
          <Suspense fallback={LOADING}>
            <LocationsPanel />
          </Suspense>
        ) : (
          UNSEEN
        )}
      </div>
    </Card>
  );
};
