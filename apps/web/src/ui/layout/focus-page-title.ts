/** Whether page titles that appear take the focus: from a navigation until the person presses something. */
let isRequested = false;

/** The same for a page that is loaded in full; stored in this tab. */
const KEY = "holdfast.focus_title";

const endRequest = (): void => {
  isRequested = false;
};

/** Lets the titles that appear from now on take the focus: that of a loading page, and the one that replaces it. */
function requestFocus(): void {
  isRequested = true;
  for (const type of ["keydown", "pointerdown"])
    addEventListener(type, endRequest, { capture: true, once: true });
}

/** Whether a control of the page has the focus, such as the first field of a form. */
const hasFocusInPage = (page: Element): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== page && page.contains(focused) && focused.tagName !== "H1";
};

/**
 * Moves the focus to the page title after a navigation, so that screen readers announce the new page. Waits for the
 * title if the page is still loading.
 */
export function focusPageTitle(): void {
  const page = document.querySelector("main");
  if (!page || hasFocusInPage(page)) return;
  requestFocus();
  page.querySelector<HTMLElement>("h1[tabindex]")?.focus({ preventScroll: true });
}

/** Moves the focus to the title of the page that is loaded in full next, such as after login. */
export const focusTitleAfterLoad = (): void => sessionStorage.setItem(KEY, "yes");

/** The `ref` of a page title. */
export function focusIfRequested(title: HTMLElement | null): void {
  if (!title) return;
  if (sessionStorage.getItem(KEY) !== null) {
    sessionStorage.removeItem(KEY);
    // Not if the person has moved the focus while the page was loading.
    if (document.activeElement === document.body) requestFocus();
  }
  const page = title.closest("main") ?? document.body;
  if (isRequested && !hasFocusInPage(page)) title.focus({ preventScroll: true });
}
