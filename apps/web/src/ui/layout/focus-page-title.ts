/** Whether the next page title to appear takes the focus. */
let isRequested = false;

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

/** The `ref` of a page title. */
export function focusIfRequested(title: HTMLElement | null): void {
  if (!title || !isRequested) return;
  isRequested = false;
  title.focus({ preventScroll: true });
}
