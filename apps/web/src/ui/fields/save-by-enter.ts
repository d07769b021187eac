import type { KeyboardEvent } from "react";

/**
 * For a field whose control the browser or the kit keeps Enter from: there too it saves the form around it,
 * while the field has no use for the key itself. Without a form, Enter stays what it was.
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

/** Whether an option of the list is marked, which Enter in its text chooses, or takes out again. */
export const hasMarkedOption = (input: HTMLElement): boolean => markedOption(input) !== null;

/** Whether an option is marked that is not the chosen one already. */
export const hasOtherMarked = (input: HTMLElement): boolean =>
  hasMarkedOption(input) && markedOption(input)?.getAttribute("aria-selected") !== "true";
