import { useEffect, useRef } from "react";
import type { RefObject } from "react";

const FOCUSABLE = "input:not([type=hidden]), select, textarea, button, [tabindex='0']";

/**
 * Focuses the first invalid field inside the element each time a save is refused.
 * @param refusals number of refused saves so far
 */
export function useFirstBadField<Element extends HTMLElement>(
  refusals: number,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  useEffect(() => {
    if (refusals === 0) return;
    const field = ref.current?.querySelector("[data-field][data-invalid]");
    const target = field?.matches(FOCUSABLE) ? field : field?.querySelector(FOCUSABLE);
    if (target instanceof HTMLElement) target.focus();
  }, [refusals]);
  return ref;
}

/** Whether the form shows this field, so that a message at it is visible. */
export const isShown = (form: HTMLFormElement | null, name: string) =>
  name !== "" && form?.querySelector(`[data-field="${CSS.escape(name)}"]`) != null;
