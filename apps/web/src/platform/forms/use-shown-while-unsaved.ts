import { useContext, useState } from "react";
import { HasUnsavedContext } from "../../ui/overlays/unsaved-changes";

/**
 * Returns `found`; but what was shown before, while the page has unsaved input and what was shown is no longer
 * listed. A form about an entry that another person has deleted keeps its text that way.
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
