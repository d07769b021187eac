import { useContext, useState } from "react";
import { HasUnsavedContext } from "../../ui/overlays/unsaved-changes";

/**
 * Returns `found`, or the previous entry while the page has unsaved input and that entry is no longer listed. So a form
 * keeps its input if another person deletes the entry.
 */
export function useShownWhileUnsaved<Entry>(
  found: Entry | undefined,
  isListed: (entry: Entry) => boolean,
): Entry | undefined {
  const hasUnsaved = useContext(HasUnsavedContext);
  const [shown, setShown] = useState(found);
  const isKept = hasUnsaved && shown !== undefined && !isListed(shown);
  if (!isKept && shown !== found) setShown(found);
  return isKept ? shown : found;
}
