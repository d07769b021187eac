import { useEffect, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "../../ui/loading/when-idle";

/** Wait before a part that could not be loaded is tried again (ms). */
const RETRY = 10_000;

/**
 * Returns a component that is loaded and rendered once the browser is idle, and is `waiting` before. For parts of a
 * page that can appear late, such as its footer. While the server is away, it is tried again.
 */
export function idleComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  waiting: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  return function IdleComponent(props: Props) {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (loaded) return undefined;
      let isGone = false;
      let retry: ReturnType<typeof setTimeout> | undefined;
      const show = async () => {
        try {
          loaded = await load();
          if (!isGone) setPart(() => loaded);
        } catch {
          if (!isGone) retry = setTimeout(() => void show(), RETRY);
        }
      };
      whenIdle(show);
      return () => {
        isGone = true;
        clearTimeout(retry);
      };
    }, []);
    if (Part) return <Part {...props} />;
    // Its own placeholder must not count as content for which the idle moment waits.
    return waiting && <div data-unseen="">{waiting}</div>;
  };
}
