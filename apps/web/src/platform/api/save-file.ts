import type { ReceivedFile } from "./call-endpoint";

/** Downloads a received file in the browser under its own name. */
export function saveFile({ blob, fileName }: ReceivedFile): void {
  const address = URL.createObjectURL(blob);
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  // Some browsers cancel the download if the blob is revoked in the same task.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
