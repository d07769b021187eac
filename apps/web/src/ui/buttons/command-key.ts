/** Whether commands have the Cmd key here instead of Ctrl. */
const isMac = navigator.userAgent.includes("Mac");

/** Returns whether a person has pressed Ctrl, or Cmd on a Mac, with a key such as 'z'. */
export const isCommand = (event: KeyboardEvent, key: string): boolean =>
  event.key.toLowerCase() === key &&
  (isMac ? event.metaKey : event.ctrlKey) &&
  !event.shiftKey &&
  !event.altKey;

/** Returns how a button names the keys of a command: to people, and in `aria-keyshortcuts`. */
export const commandKeys = (key: string): { readonly text: string; readonly aria: string } => {
  const shown = key.toUpperCase();
  return isMac
    ? { text: `⌘${shown}`, aria: `Meta+${shown}` }
    : { text: `Ctrl ${shown}`, aria: `Control+${shown}` };
};
