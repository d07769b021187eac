import { useContext, useLayoutEffect, useRef } from "react";
import type { ReactNode } from "react";
import { OverlayTriggerStateContext } from "react-aria-components/Dialog";
import { Popover, PopoverContext } from "react-aria-components/Popover";
import { useSlottedContext } from "react-aria-components/slots";
import list from "../../layout/list-item.module.css";

const topOf = (element: Element | null | undefined) => element?.getBoundingClientRect().top ?? 0;

/**
 * The list of a field that opens it on focus. React Aria closes it when the page scrolls, because its position would be
 * wrong. If the page scrolled only to show the field that got the focus, the list remains open.
 */
export const ListPopover = ({ children }: { readonly children: ReactNode }) => {
  const state = useContext(OverlayTriggerStateContext);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const openedAt = useRef(0);
  const isScrolling = useRef(false);
  const isOpen = state?.isOpen === true;

  // A layout effect, so that this listener is called before React Aria's.
  useLayoutEffect(() => {
    if (!isOpen) return undefined;
    openedAt.current = topOf(trigger?.current);
    const notice = () => {
      isScrolling.current = true;
      requestAnimationFrame(() => {
        isScrolling.current = false;
      });
    };
    window.addEventListener("scroll", notice, true);
    return () => window.removeEventListener("scroll", notice, true);
  }, [isOpen, trigger]);

  const close = () => {
    const isInPlace = Math.abs(topOf(trigger?.current) - openedAt.current) < 1;
    if (!(isScrolling.current && isInPlace)) state?.close();
  };
  return (
    <OverlayTriggerStateContext value={state && { ...state, close }}>
      <Popover className={list.popover ?? ""}>{children}</Popover>
    </OverlayTriggerStateContext>
  );
};
