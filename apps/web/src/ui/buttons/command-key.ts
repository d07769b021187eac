/** Whether commands have the Cmd key here instead of Ctrl. */
const isMac = navigator.userAgent.includes("Mac");

/** Whether a person has pressed Ctrl, or Cmd on a Mac, with this lower-case letter. */
export const isCommand = (event: KeyboardEvent, letter: string): boolean =>
  event.key.toLowerCase() === letter &&
  (isMac ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey;

/** Returns how a button names its keys: to people, and in `aria-keyshortcuts`. */
export const commandKeys = (letter: string): { readonly text: string; readonly aria: string } => {
  const key = letter.toUpperCase();
  return isMac
    ? { text: `⌘${key}`, aria: `Meta+${key}` }
    : { text: `Ctrl ${key}`, aria: `Control+${key}` };
};
