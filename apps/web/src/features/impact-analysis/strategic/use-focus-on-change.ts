import { useEffect, useRef } from "react";
import type { RefObject } from "react";

/**
 * Gives the focus to an element whenever `key` changes, not when it first appears: what held the focus has
 * just made room for the next form, and the keyboard shall go on from its head.
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
