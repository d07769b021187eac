/**
 * As the `ref` of what takes the focus when a dialog or a step opens. It runs before the window's own
 * search for something to focus, which the kit's `autoFocus` does not always do.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
