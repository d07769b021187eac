import type { KeyboardEvent } from "react";

/**
 * Submits the surrounding form on Enter, for controls from which the browser or React Aria withholds it. Call it only
 * while the field does not use Enter itself. Does nothing outside a form.
 */
export function saveByEnter(event: KeyboardEvent<HTMLElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  const form = event.currentTarget.closest("form");
  if (!form) return;
  event.preventDefault();
  form.requestSubmit();
}

const markedOption = (input: HTMLElement) => {
  const id = input.getAttribute("aria-activedescendant");
  return id === null ? null : document.getElementById(id);
};

/** Whether an option of the list is highlighted, which Enter would select or deselect. */
export const hasMarkedOption = (input: HTMLElement): boolean => markedOption(input) !== null;

/** Whether an option other than the selected one is highlighted. */
export const hasOtherMarked = (input: HTMLElement): boolean =>
  hasMarkedOption(input) && markedOption(input)?.getAttribute("aria-selected") !== "true";
