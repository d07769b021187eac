import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Focuses an element whenever `key` changes, but not when it first appears: the focused element was just replaced
 * by the next form, and the keyboard should continue from that form's heading.
 */
export function useFocusOnChange<Element extends HTMLElement>(
  key: string,
): RefObject<Element | null> {
  const ref = useRef<Element>(null);
  const last = useRef(key);
  useEffect(() => {
    if (last.current === key) return;
    last.current = key;
    ref.current?.focus();
  }, [key]);
  return ref;
}
