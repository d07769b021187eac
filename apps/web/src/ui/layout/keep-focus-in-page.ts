/** How long a closed dialog needs to restore the focus, and a link to be removed (milliseconds). */
const UNTIL_SETTLED = 100;

/**
 * Moves the focus to the page if the focused element was removed, such as the button of a deleted row, the first 'Add'
 * of an empty list, or the link to the next page. Otherwise it would return to the start of the document.
 */
export function keepFocusInPage(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, UNTIL_SETTLED);
}
