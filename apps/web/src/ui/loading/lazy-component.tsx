import { lazy, Suspense, useState } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "./when-idle";

/**
 * Returns a component that is loaded when the browser is idle or on first render; `meanwhile` is shown until then. For
 * the few parts that are large, and that a page does not need at first: everything else is imported.
 * @example const RiskDialog = lazyComponent(async () => (await import("./risk-dialog")).RiskDialog);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  let loaded: ComponentType<Props> | undefined;
  const loadPart = async () => {
    loaded = await load();
    return loaded;
  };
  whenIdle(loadPart);
  const Part = lazy(async () => ({ default: await loadPart() }));
  return function LazyComponent(props: Props) {
    // React would show `meanwhile` for a moment even if the part is loaded: a dialog would focus the next field.
    const [Shown] = useState(() => loaded ?? Part);
    return (
      <Suspense fallback={meanwhile}>
        <Shown {...props} />
      </Suspense>
    );
  };
}
