/**
 * The `ref` of the control that takes the focus when a dialog or a step opens. Runs before the dialog looks for
 * something to focus; React Aria's `autoFocus` does not always.
 */
export const focusOnMount = (element: HTMLElement | null): void => element?.focus();
