import { showToast } from "../../ui/feedback/toast-store";

/** Copies a key or code and says so with the given message. */
export async function copyText(text: string, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast({ variant: "done", title: copied });
  } catch {
    // A browser without permission for the clipboard, or a page without HTTPS.
    showToast({
      variant: "problem",
      title: "This browser did not allow copying.",
      text: `Select the text and copy it: ${text}`,
    });
  }
}
