import { lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "./when-idle";

/**
 * Returns a lazily loaded component, for parts that a page does not need at first, such as a dialog and its form. Loads
 * when the browser is idle or on first render; `meanwhile` is shown until then. Keeps lists within their byte budget.
 * @example const AddContactForm = lazyComponent(async () => (await import("./contact-form")).AddContactForm);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  whenIdle(load);
  return componentOnUse(load, meanwhile);
}

/** The same for a part that few visitors open, such as the confirmation of a deletion: loads on first render only. */
export function componentOnUse<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  return function FetchedLater(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
