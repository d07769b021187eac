import { lazy, Suspense } from "react";
import type { ComponentType, ReactNode } from "react";
import { whenIdle } from "./when-idle";

/**
 * A part of a page that is not needed to draw it: a window over a list, the form inside. It is fetched when
 * the page has come to rest, or when it is first drawn, and then stands in for `meanwhile`. Keeps lists
 * within their budget of bytes.
 * @example const AddContactForm = lazyComponent(async () => (await import("./contact-form")).AddContactForm);
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  meanwhile: ReactNode = null,
): ComponentType<Props> {
  const Part = lazy(async () => ({ default: await load() }));
  whenIdle(() => void load());
  return function FetchedLater(props: Props) {
    return (
      <Suspense fallback={meanwhile}>
        <Part {...props} />
      </Suspense>
    );
  };
}
