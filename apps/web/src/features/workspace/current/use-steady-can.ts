import type { Can } from "@holdfast/contract/platform/list-page";
import { useMemo, useState } from "react";

type Subject = { readonly can: Can };

/**
 * Returns the organisation or plan with its previous permissions while the page has unsaved changes, so that a
 * form does not disappear with its input when the user's role is lowered. The server rejects the save, and the
 * form says why.
 * @param id of the subject; a different one gets its own permissions at once.
 */
export function useSteadyCan<One extends Subject>(
  id: string | undefined,
  subject: One | null,
  hasUnsaved: boolean,
): One | null {
  const [steady, setSteady] = useState({ id, can: subject?.can });
  const isSteady = hasUnsaved && steady.id === id;
  if (!isSteady && (steady.id !== id || steady.can !== subject?.can)) {
    setSteady({ id, can: subject?.can });
  }
  const can = isSteady ? steady.can : subject?.can;
  return useMemo(() => (subject && can ? { ...subject, can } : subject), [subject, can]);
}
