import { useEffect, useId, useRef, useState } from "react";
import type { KeyboardEvent, ReactNode, ToggleEvent } from "react";
import { Icon } from "../buttons/icon";
import styles from "./help-popover.module.css";

type HelpPopoverProps = {
  /** What it explains: 'Maximum Tolerable Period of Disruption'. */
  readonly about: string;
  /** Text, rendered while it is open. */
  readonly children: ReactNode;
};

/** Maximum width, a height that fits most explanations, and the distance from the button (CSS pixels). */
const [WIDTH, HEIGHT, GAP] = [360, 120, 4];

/** Places the popover below its button, or above it if there is no space below, always inside the window. */
const placeAt = (panel: HTMLElement, button: Element) => {
  const { left, top, bottom } = button.getBoundingClientRect();
  const isBelow = bottom + HEIGHT < window.innerHeight;
  const start = Math.max(GAP, Math.min(left - GAP, window.innerWidth - WIDTH - GAP));
  panel.style.left = `${start}px`;
  panel.style.top = isBelow ? `${bottom + GAP}px` : "auto";
  panel.style.bottom = isBelow ? "auto" : `${window.innerHeight - top + GAP}px`;
};

/**
 * A small 'i' button that opens an explanation by pointer, touch or keyboard. Escape, a click elsewhere and scrolling
 * close it. Uses the browser's own popover, because a page can have a hundred of them.
 */
export const HelpPopover = ({ about, children }: HelpPopoverProps) => {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => panel.current?.hidePopover();
    window.addEventListener("scroll", close, { capture: true, once: true });
    return () => window.removeEventListener("scroll", close, { capture: true });
  }, [isOpen]);

  const toggle = ({ newState }: ToggleEvent) => {
    setOpen(newState === "open");
    if (newState === "open" && panel.current && button.current) {
      placeAt(panel.current, button.current);
    }
  };

  /** Closes only this and not a dialog around it. */
  const closeByEscape = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== "Escape") return;
    event.stopPropagation();
    panel.current?.hidePopover();
  };

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-label={`About ${about}`}
        aria-expanded={isOpen}
        popoverTarget={id}
        onKeyDown={closeByEscape}
      >
        <Icon name="info" size={16} />
      </button>
      <span
        ref={panel}
        id={id}
        popover="auto"
        role="note"
        // Only while it is open: it would share its name with a field of the same label.
        aria-label={isOpen ? about : undefined}
        className={styles.panel}
        onBeforeToggle={toggle}
      >
        {isOpen && children}
      </span>
    </>
  );
};
