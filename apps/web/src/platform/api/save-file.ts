import type { ReceivedFile } from "./call-endpoint";

/** Hands a received file to the browser's downloads under its own name. */
export function saveFile({ blob, fileName }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // The browser has taken the blob by the next task; freeing it at once would cancel the download in some.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
