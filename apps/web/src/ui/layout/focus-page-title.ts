/** Whether the next page title to appear takes the focus. */
let isRequested = false;

/** The same for a page that is loaded in full; stored in this tab. */
const KEY = "holdfast.focus_title";

/** Whether a control of the new page has taken the focus itself, such as the first field of a form. */
const hasFocusInPage = (page: Element): boolean => {
  const focused = document.activeElement;
  return focused !== null && focused !== page && page.contains(focused);
};

/**
 * Moves the focus to the page title after a navigation, so that screen readers announce the new page. Waits for the
 * title if the page is still loading.
 */
export function focusPageTitle(): void {
  const page = document.querySelector("main");
  if (!page || hasFocusInPage(page)) return;
  const title = page.querySelector<HTMLElement>("h1[tabindex]");
  isRequested = title === null;
  title?.focus({ preventScroll: true });
}

/** Moves the focus to the title of the page that is loaded in full next, such as after login. */
export const focusTitleAfterLoad = (): void => sessionStorage.setItem(KEY, "yes");

/** Whether that was asked for, and the person has not moved the focus while the page was loading. */
const isRequestedByLoad = (): boolean => {
  const isStored = sessionStorage.getItem(KEY) !== null;
  sessionStorage.removeItem(KEY);
  return isStored && document.activeElement === document.body;
};

/**
 * The `ref` of a page title. A title that is replaced while it has the focus, such as that of a loading page, passes it on.
 */
export function focusIfRequested(title: HTMLElement | null): (() => void) | undefined {
  if (!title) return undefined;
  if (isRequested || isRequestedByLoad()) title.focus({ preventScroll: true });
  isRequested = false;
  return () => {
    isRequested ||= document.activeElement === title;
  };
}
