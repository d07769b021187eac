import { lazy, Suspense } from "react";
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
  whenIdle(load);
  const Part = lazy(async () => ({ default: await load() }));
  return function LazyComponent(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
