import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { Button } from "../../ui/buttons/button";
import { Skeleton } from "../../ui/feedback/skeleton";
import { Card } from "../../ui/layout/card";

/** Not `lazyComponent`, which also loads when idle: a map that nobody looks at is not worth its bytes. */
const LocationsPanel = lazy(async () => ({
  default: (await import("./locations-panel")).LocationsPanel,
}));

/** The map of locations, loaded when it scrolls into view or when asked for. */
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
      {isShown ? (
        <Suspense fallback={<Skeleton lines={1} height={420} label="Loading the map..." />}>
          <LocationsPanel />
        </Suspense>
      ) : (
        <div ref={place}>
          <Button icon="map" onPress={() => setShown(true)}>
            Show the map
          </Button>
        </div>
      )}
    </Card>
  );
};
