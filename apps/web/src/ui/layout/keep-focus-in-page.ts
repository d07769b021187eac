/** How long a closed window needs to give the focus back, and a link to be gone (milliseconds). */
const UNTIL_SETTLED = 100;

/**
 * For when something closes or makes room: what held the focus may have gone with it, such as the button of
 * a deleted row, the first 'Add' of an empty list, or the link to the next page. Then the focus goes to the
 * page, not back to its very top.
 */
export function keepFocusInPage(): void {
  setTimeout(() => {
    if (document.activeElement !== document.body) return;
    document.querySelector("main")?.focus({ preventScroll: true });
  }, UNTIL_SETTLED);
}
